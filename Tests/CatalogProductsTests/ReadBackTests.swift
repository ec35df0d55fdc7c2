import LanguageTags
import StringTables
import StringTemplates
import TestGround
import Testing

@testable import CatalogProducts

/// Real catalogs: what is made of them says what they say.
@Suite(.enabled(if: TestGround.hasShared, "the folder shared is not beside the checkout"))
struct ReadBackTests {
  private static let catalogs = TestGround.sharedFiles(below: "corpus", endingIn: ".xcstrings")
    .filter { !$0.contains("/apple-oracle/") }

  private static let argumentLists: [[TemplateArgument]] = [
    [], [.text("A")], [.integer(1)], [.integer(5)], [.real(2.5)], [.text("A"), .integer(1)], [.integer(2), .text("B")],
    [.integer(21), .integer(1)], [.integer(1), .integer(2), .text("C")],
    [.text("A"), .text("B"), .text("C"), .text("D")],
    [.integer(1), .integer(2), .integer(5), .integer(1)], [.text("A"), .text("B"), .integer(3)],
  ]

  /// What a form says for a spread of devices and arguments; every refusal counts as one.
  private static func answers(_ form: TemplateForm?, _ language: LanguageTag) -> [String] {
    guard let form else { return ["(absent)"] }
    let template = StringTemplate(form)
    return [DeviceName.iphone, .mac, .other].flatMap { device in
      argumentLists.map { arguments in
        (try? template.text(arguments: arguments, in: TemplateContext(language: language, device: device)))
          ?? "(refused)"
      }
    }
  }

  private func tables(_ products: [CatalogProduct]) throws -> [String: StringTable] {
    var tables: [String: StringTable] = [:]
    let files = Dictionary(uniqueKeysWithValues: products.map { ($0.path, $0.bytes) })
    for directory in Set(products.map { String($0.path.prefix { $0 != "/" }) }) {
      let spelling = directory.replacing(".lproj", with: "")
      tables[spelling] = try StringTable(
        language: #require(LanguageTag(spelling)), strings: files["\(directory)/T.strings"],
        stringsdict: files["\(directory)/T.stringsdict"])
    }
    return tables
  }

  /// Where the files cannot say what the catalog says, each with the reason.
  private static let disagreements = [
    "ko store_ratings":
      "no Korean form has a number, so that the catalog goes by whichever argument is one, and the rule by the first"
  ]

  @Test func `every text of a real catalog is read back from its lproj files`() throws {
    var failures: [String] = []
    var compared = 0
    for path in Self.catalogs {
      let bytes = try TestGround.sharedBytes(path)
      // Three fixtures have no version, which Apple's compiler asks for.
      guard let catalog = try? CompilableCatalog(xcstrings: bytes, name: "T") else { continue }
      let raw = try CatalogTables(xcstrings: bytes, name: "T")
      let made = try tables(catalog.lproj().products)
      for (spelling, language) in raw.spellings {
        guard let directory = BundleDirectory.name(of: spelling), let table = raw.table(spelled: spelling) else {
          continue
        }
        for (key, template) in table.entries {
          // The source language's files leave out what repeats the key.
          let found = made[directory]?[key]?.form ?? (language == raw.sourceLanguage ? .text(key) : nil)
          compared += 1
          if found == template.form || Self.answers(found, language) == Self.answers(template.form, language) {
            continue
          }
          if Self.disagreements["\(spelling) \(key)"] == nil { failures.append("\(path) \(spelling) \(key)") }
        }
      }
    }
    #expect(failures == [])
    #expect(compared > 10_000, "only \(compared) texts were compared")
  }

  @Test func `every real catalog compiles to one file that says the same`() throws {
    var failures: [String] = []
    for path in Self.catalogs {
      let bytes = try TestGround.sharedBytes(path)
      guard let catalog = try? CompilableCatalog(xcstrings: bytes, name: "T") else { continue }
      let products = try catalog.compiled().products
      let raw = try CatalogTables(xcstrings: bytes, name: "T")
      let compiled = try CatalogTables(compiled: products[0].bytes)
      let isSame = raw.spellings.allSatisfy { spelling, _ in
        let one = raw.table(spelled: spelling), other = compiled.table(spelled: spelling)
        return one?.keys == other?.keys && one?.keys.allSatisfy { one?[$0]?.form == other?[$0]?.form } == true
      }
      if !isSame || products.map(\.path) != ["T.dragoman"] { failures.append(path) }
    }
    #expect(failures == [])
    #expect(Self.catalogs.count > 80)
  }
}
