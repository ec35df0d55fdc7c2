import Foundation
import LanguageNumbers
import LanguageTags
import StringTemplates
import TestGround
import Testing

@testable import StringTables

/// What Apple's own tools made of catalogs and property lists, against what ours make of them.
@Suite(.enabled(if: TestGround.hasShared, "the folder shared is not beside the checkout"))
struct OracleTests {
  private static let folder = "corpus/apple-oracle/"

  /// The records of compiled catalogs. Two records are of `.strings` files that are not there.
  private static let records = TestGround.sharedFiles(below: "corpus/apple-oracle", endingIn: ".compiled.json")
    .filter { !$0.contains("/source-skeleton.") }

  private static func json(_ path: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(try TestGround.sharedBytes(path)))
    return try #require(object as? [String: Any])
  }

  /// The compiler's output by path; one record is that of a single `.strings` file, without a path.
  private static func products(_ path: String) throws -> [String: Any] {
    let products = try json(path)
    return products.values.contains { $0 is String } ? ["en.lproj/catalog.strings": products] : products
  }

  private static func property(_ value: Any) -> PropertyValue {
    if let text = value as? String { return .text(text) }
    guard let members = value as? [String: Any] else { return .otherwise }
    return .dictionary(members.map { PropertyMember(key: $0.key, value: property($0.value), offset: 0) })
  }

  /// The forms that a compiled `.lproj` directory holds, by key.
  private static func forms(strings: [String: Any], stringsdict: [String: Any]) throws -> [String: TemplateForm] {
    var forms = strings.compactMapValues { ($0 as? String).map(TemplateForm.text) }
    for (key, value) in stringsdict {
      forms[key] = try StringsdictRule.form(of: property(value), otherwise: forms[key])
    }
    return forms
  }

  private static let argumentLists: [[TemplateArgument]] = [
    [], [.text("A")], [.integer(1)], [.integer(5)], [.text("A"), .integer(1)], [.integer(2), .text("B")],
    [.integer(1), .integer(2), .text("C")], [.integer(5), .integer(1), .text("C"), .text("D")],
    [.text("A"), .integer(21), .text("C"), .text("D")], [.text("A"), .text("B"), .text("C"), .text("D")],
  ]

  /// What a form says for a spread of devices and arguments; every refusal counts as one.
  private static func answers(_ form: TemplateForm?, _ language: LanguageTag) -> [String] {
    guard let form else { return [] }
    let template = StringTemplate(form)
    return [DeviceName.iphone, .mac, .other].flatMap { device in
      argumentLists.map { arguments in
        (try? template.text(arguments: arguments, in: TemplateContext(language: language, device: device)))
          ?? "(refused)"
      }
    }
  }

  /// The tables that may have become an `.lproj`: those of its name or of one that Apple's compiler takes for the
  /// same. Where a file has several of these, which one stays is chance.
  private static func candidates(for directory: String, in tables: CatalogTables) -> [StringTable] {
    let tag = LanguageTag(directory)?.bundleTag
    let all = tables.spellings.compactMap { tables.table(spelled: $0.spelling) }
    let same = all.filter { $0.spelling == directory || $0.language.bundleTag == tag }
    return same.isEmpty ? all : same
  }

  @Test func `what Apple's compiler makes of a catalog says what our tables say`() throws {
    var failures: [String] = []
    var compared = 0
    for path in Self.records {
      let catalog = path.replacing(".compiled.json", with: "").replacing(".xcstrings", with: "") + ".xcstrings"
      guard let bytes = try? TestGround.sharedBytes(catalog) else { continue }
      let tables = try CatalogTables(xcstrings: bytes, name: "catalog")
      let products = try Self.products(path)
      for directory in Set(products.keys.map { String($0.prefix { $0 != "/" }) }) {
        let spelling = directory.replacing(".lproj", with: "")
        let forms = try Self.forms(
          strings: products["\(directory)/catalog.strings"] as? [String: Any] ?? [:],
          stringsdict: products["\(directory)/catalog.stringsdict"] as? [String: Any] ?? [:])
        let candidates = Self.candidates(for: spelling, in: tables)
        for (key, form) in forms {
          let expected = Self.answers(form, LanguageTag(spelling) ?? .english)
          let found = candidates.map { Self.answers($0[key]?.form, $0.language) }
          if !found.contains(expected) { failures.append("\(catalog) \(spelling) \(key)\n\(expected)\n\(found)") }
          compared += 1
        }
      }
    }
    #expect(failures == [])
    #expect(compared > 500, "only \(compared) entries were compared")
  }

  @Test func `our tables have nothing that Apple's compiler leaves out but keys that are their own text`() throws {
    var failures: [String] = []
    for path in Self.records {
      let catalog = path.replacing(".compiled.json", with: "").replacing(".xcstrings", with: "") + ".xcstrings"
      guard let bytes = try? TestGround.sharedBytes(catalog) else { continue }
      let tables = try CatalogTables(xcstrings: bytes, name: "catalog")
      let compiled = Set(try Self.products(path).values.flatMap { ($0 as? [String: Any] ?? [:]).keys })
      for (spelling, _) in tables.spellings {
        for (key, template) in tables.table(spelled: spelling)?.entries.map({ ($0.key, $0.template) }) ?? []
        where template.form != .text(key) && !compiled.contains(key) {
          failures.append("\(catalog) \(spelling) \(key)")
        }
      }
    }
    #expect(failures == [])
  }

  @Test func `every catalog is read, also those that Apple's compiler rejects`() throws {
    let unread = TestGround.sharedFiles(below: "corpus/apple-oracle", endingIn: ".xcstrings").filter {
      (try? CatalogTables(xcstrings: TestGround.sharedBytes($0), name: "catalog")) == nil
    }
    #expect(unread == [])
  }

  @Test func `property lists read as Foundation reads them`() throws {
    var failures: [String] = []
    let files = [".strings", ".stringsdict"].flatMap {
      TestGround.sharedFiles(below: "corpus/apple-oracle", endingIn: $0)
    }
    for path in files {
      let expected = Self.property(try Self.json(path + ".compiled.json"))
      let found = try? PropertyList.read(try TestGround.sharedBytes(path)).root
      if found.map(sorted) != sorted(expected) { failures.append(path) }
    }
    // Declared as ASCII and written in UTF-8: Foundation shows mojibake, we show the text.
    let kinder = ["strings", "stringsdict"].map {
      "corpus/apple-oracle/xml-encoding-boundary-ascii-declaration-rejects-nonascii.\($0)"
    }
    #expect(failures == kinder)
    #expect(files.count == 300)
  }

  private func sorted(_ value: PropertyValue) -> PropertyValue {
    guard let members = value.members else { return value }
    let ordered = members.sorted { $0.key < $1.key }
    return .dictionary(ordered.map { PropertyMember(key: $0.key, value: sorted($0.value), offset: 0) })
  }
}
