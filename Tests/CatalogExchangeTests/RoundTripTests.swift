import StringCatalogs
import StringTables
import TestGround
import Testing

@testable import CatalogExchange

/// Out and back again: a language that is exported, removed and imported is what it was.
struct RoundTrip {
  let document: CatalogDocument
  let language: String
  private(set) var differences: [String] = []
  /// What the export said of the catalog.
  private(set) var named: [CatalogFinding] = []
  private(set) var reports: [ImportReport] = []
  private(set) var result: CatalogDocument

  init(_ document: CatalogDocument, _ language: String) {
    self.document = document
    self.language = language
    let file = document.translations(into: language, original: "Localizable.xcstrings")
    var options = ImportOptions()
    options.takesUnfinished = true
    options.languages = [language: language]
    var catalogImport = CatalogImport(into: Self.removing(language, from: document), options: options)
    reports = catalogImport.take(xliff: XLIFFWriter.bytes(of: [file]), named: "Localizable.xcstrings")
    result = catalogImport.document
    let (before, after) = (Self.texts(document, language), Self.texts(result, language))
    differences = before.filter { !after.contains($0) }.map { "lost \($0)" }
    differences += after.filter { !before.contains($0) }.map { "new \($0)" }
    named = file.findings
  }

  /// The catalog without the texts of a language that translators get.
  static func removing(_ language: String, from document: CatalogDocument) -> CatalogDocument {
    let tape = document.tape
    var changes = CatalogChanges()
    for entry in document.entries where entry.isObject && entry.shouldTranslate {
      guard let object = tape.member("localizations", of: entry.node), tape.kind(object) == .object else { continue }
      for (name, value) in tape.members(object) where tape.isNode(name, Array(language.utf8)) && !tape.isNull(value) {
        changes.remove(name, from: object)
      }
    }
    return document.changed(changes)
  }

  /// Every text of a language, with state, argument and conversion, a line each. `%arg` and the number that it stands for
  /// are one: a file of exchange has only the second.
  static func texts(_ document: CatalogDocument, _ language: String) -> Set<String> {
    var texts: Set<String> = []
    for entry in document.entries {
      guard let localization = entry.localization(language) else { continue }
      let tree = VariationTree(document.tape, localization.node)
      let references = SubstitutionReferences(tree.substitutions)
      for leaf in localization.leaves {
        let written = leaf.texts.map { references.exported($0, inside: leaf.path.substitution) }
        texts.insert("\(entry.key)|\(leaf.path)|\(leaf.state ?? "translated")|\(written)")
      }
      for substitution in tree.substitutions {
        texts.insert(
          "\(entry.key)|\(substitution.name)|\(substitution.argument ?? 0)|\(substitution.specifier ?? "")")
      }
    }
    return texts
  }
}

@Suite(.enabled(if: TestGround.hasShared, "the folder shared is not beside the checkout"))
struct RoundTripTests {
  @Test
  func `every language of every catalog comes back from XLIFF as it went, or the export named what it could not carry`()
    throws
  {
    var failures: [String] = []
    var (languages, same, identical, named) = (0, 0, 0, 0)
    for path in TestGround.sharedFiles(below: "corpus", endingIn: ".xcstrings") {
      guard let document = try? CatalogDocument(TestGround.sharedBytes(path)) else { continue }
      for language in document.languages where language != document.sourceLanguage {
        let trip = RoundTrip(document, language)
        let lost = trip.named.count { $0.rule == "FormatCarriesAll" }
        languages += 1
        if trip.differences.isEmpty { same += 1 } else if lost > 0 { named += 1 }
        if trip.result.bytes == document.bytes { identical += 1 }
        if trip.differences.count != lost { failures.append("\(path) \(language): \(trip.differences.prefix(3))") }
      }
    }
    print(
      "\(languages) languages went out and back: \(same) with every text, \(identical) of these byte for byte; of \(named) the export named what it cannot carry"
    )
    #expect(failures == [])
    #expect(languages > 800)
    // Phrases of App Shortcuts, in the 17 languages of one catalog.
    #expect(named == 17)
  }
}
