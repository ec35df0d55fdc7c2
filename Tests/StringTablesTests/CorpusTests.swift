import Foundation
import LanguageNumbers
import LanguageTags
import StringTables
import StringTemplates
import TestGround
import Testing

/// Real catalogs, read a second time with `JSONSerialization`.
@Suite(.enabled(if: TestGround.hasShared, "the folder shared is not beside the checkout"))
struct CorpusTests {
  private static let catalogs = TestGround.sharedFiles(below: "corpus", endingIn: ".xcstrings")

  private func tables(_ path: String) -> CatalogTables? {
    try? CatalogTables(xcstrings: TestGround.sharedBytes(path), name: "Localizable")
  }

  /// The raw texts of a localization with the path to each, in the words of the JSON.
  private func texts(_ node: Any, _ path: String = "") -> [String: String] {
    guard let object = node as? [String: Any] else { return [:] }
    if let value = object["value"] as? String { return [path: value] }
    var found: [String: String] = [:]
    for (name, child) in object where name != "stringSet" {
      let isStep = ["stringUnit", "variations"].contains(name)
      found.merge(texts(child, isStep ? path : path + "/" + name)) { one, _ in one }
    }
    return found
  }

  /// The raw texts of a form with the path to each, in the same words.
  private func texts(_ form: TemplateForm, _ path: String = "") -> [String: String] {
    switch form {
    case .text(let text): return [path: text]
    case .plural(let forms):
      return Dictionary(uniqueKeysWithValues: forms.texts.map { ("\(path)/plural/\($0.key.rawValue)", $0.value) })
    case .substituted(let text, let substitutions):
      var found = [path: text]
      for (name, substitution) in substitutions {
        for (category, text) in substitution.forms.texts {
          found["/substitutions/\(name)/plural/\(category.rawValue)"] = text
        }
      }
      return found
    case .devices(let branches, let otherwise):
      var found = otherwise.map { texts($0, path + "/device/other") } ?? [:]
      for (name, branch) in branches { found.merge(texts(branch, "\(path)/device/\(name)")) { one, _ in one } }
      return found
    }
  }

  @Test func `every text of every catalog stands in its table`() throws {
    var failures: [String] = []
    var compared = 0
    for path in Self.catalogs {
      guard let tables = tables(path), let bytes = try? TestGround.sharedBytes(path),
        let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
        let strings = root["strings"] as? [String: Any]
      else { continue }
      let refused = Set(tables.refusedEntries.map(\.key))
      let source = root["sourceLanguage"] as? String
      for (key, entry) in strings {
        let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
        for (language, localization) in localizations where language != source && !refused.contains(key) {
          let expected = texts(localization)
          let found = (tables.table(spelled: language)?[key]?.form).map { texts($0) } ?? [:]
          if found != expected { failures.append("\(path) \(language) \(key): \(expected) \(found)") }
          compared += expected.count
        }
      }
    }
    #expect(failures == [])
    #expect(compared > 15_000, "only \(compared) texts were compared")
  }

  @Test func `every catalog is read and compiles to the same`() throws {
    var failures: [String] = []
    for path in Self.catalogs {
      guard let raw = tables(path) else {
        failures.append("\(path) is not read")
        continue
      }
      let compiled = try CatalogTables(compiled: try raw.compiled())
      failures += differences(raw, compiled).map { "\(path): \($0)" }
    }
    #expect(failures == [])
    #expect(Self.catalogs.count > 250)
  }

  @Test func `what is refused in real catalogs is known`() {
    let refused = Self.catalogs.filter { !$0.contains("/catalog-") }.flatMap { path in
      (tables(path)?.refusedEntries ?? []).map(\.reason)
    }
    #expect(Set(refused).subtracting(["a stringSet has several texts: it is for App Shortcuts"]) == [])
  }

  @Test func `real strings files read as property lists of Foundation's`() throws {
    var failures: [String] = []
    let files = [".strings", ".stringsdict"].flatMap { TestGround.sharedFiles(below: "corpus/other", endingIn: $0) }
    for path in files {
      let bytes = try TestGround.sharedBytes(path)
      let isRules = path.hasSuffix("dict")
      let expected = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
      let found = try? CatalogTables(
        strings: isRules ? nil : bytes, stringsdict: isRules ? bytes : nil, language: .english, name: "T")
      let keys = found.map { Set($0.table(for: .english)?.keys ?? []).union($0.refusedEntries.map(\.key)) }
      if keys != expected.map({ Set($0.keys) }) { failures.append("\(path): keys") }
      for (key, value) in expected ?? [:] {
        guard let text = value as? String else { continue }
        if found?.table(for: .english)?[key]?.form != .text(text) { failures.append("\(path): \(key)") }
      }
    }
    #expect(failures == [])
    #expect(files.count > 40)
  }
}
