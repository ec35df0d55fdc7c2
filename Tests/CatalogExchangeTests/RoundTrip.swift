import StringCatalogs
import StringTables

@testable import CatalogExchange

/// Out and back again: a language that is exported, removed and imported is what it was.
struct RoundTrip {
  enum Way: CaseIterable { case xliff, csv, spreadsheet, tables }

  /// What was lost, and what is new.
  private(set) var differences: [String] = []
  /// What the export said of the catalog.
  private(set) var named: [CatalogFinding] = []
  private(set) var reports: [ImportReport] = []
  let result: CatalogDocument

  init(_ document: CatalogDocument, _ language: String, by way: Way = .xliff) {
    var options = ImportOptions()
    options.takesUnfinished = true
    options.languages = [language: language]
    var catalogImport = CatalogImport(into: Self.removing(language, from: document), options: options)
    switch way {
    case .xliff:
      let file = document.translations(into: language, original: "T.xcstrings")
      named = file.findings
      reports = catalogImport.take(xliff: XLIFFWriter.bytes(of: [file]), named: "T.xcstrings")
    case .csv, .spreadsheet:
      let file = document.translations(into: language, original: "T.xcstrings")
      named = file.findings
      reports = [catalogImport.take(csv: CSVWriter.bytes(of: file, forSpreadsheets: way == .spreadsheet))]
    case .tables:
      let files = document.stringsFiles(in: language, withRules: true)
      named = files.findings
      reports = catalogImport.take(strings: files.strings, stringsdict: files.stringsdict, in: language)
    }
    result = catalogImport.document
    let (before, after) = (Self.texts(document, language, way), Self.texts(result, language, way))
    differences = before.subtracting(after).map { "lost \($0)" } + after.subtracting(before).map { "new \($0)" }
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
  /// are one: a file of exchange has only the second. Files of texts have no states.
  private static func texts(_ document: CatalogDocument, _ language: String, _ way: Way) -> Set<String> {
    var texts: Set<String> = []
    for entry in document.entries {
      guard let localization = entry.localization(language) else { continue }
      let tree = VariationTree(document.tape, localization.node)
      let references = SubstitutionReferences(tree.substitutions)
      for leaf in localization.leaves {
        let written = leaf.texts.map { references.exported($0, inside: leaf.path.substitution) }
        let state = way == .tables ? "" : leaf.state ?? "translated"
        texts.insert("\(entry.key)|\(leaf.path)|\(state)|\(written)")
      }
      for substitution in tree.substitutions {
        texts.insert(
          "\(entry.key)|\(substitution.name)|\(substitution.argument ?? 0)|\(substitution.specifier ?? "")")
      }
    }
    return texts
  }
}
