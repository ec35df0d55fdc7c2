import CatalogProducts
public import StringCatalogs
import StringTables

/// The texts of one language as the pair of files that an `.lproj` folder has for a table.
///
/// ```swift
/// let german = document.stringsFiles(in: "de", withRules: true)
/// german.strings      // /* A button */ "Done" = "Fertig";
/// german.stringsdict  // the plural forms and devices, an XML property list
/// ```
public struct StringsFiles: Sendable {
  /// The `.strings` file; `nil` when no key has a text for it.
  public var strings: [UInt8]?
  /// The `.stringsdict` file; `nil` when nothing varies, or it was not asked for.
  public var stringsdict: [UInt8]?
  /// How many keys are in one of the files.
  public var count = 0
  /// How many keys are in the `.strings` file.
  public var stringsCount = 0
  /// How many keys are in the `.stringsdict` file.
  public var stringsdictCount = 0
  /// What is in the catalog and not in the files.
  public var findings: [CatalogFinding] = []
}

extension CatalogDocument {
  /// The texts of a language as `.strings` and `.stringsdict` files, in Xcode's order, comments above their keys.
  ///
  /// In the source language a key without a text stands for itself. What the files cannot carry is named: the states,
  /// phrases of App Shortcuts, and without rules everything that varies; no key ever has an empty text instead.
  ///
  /// - Parameters:
  ///   - language: the language, as the catalog spells it.
  ///   - withRules: whether what varies is written to a `.stringsdict`, as it is compiled.
  public func stringsFiles(in language: String, withRules: Bool) -> StringsFiles {
    var export = StringsExport(of: self, language, withRules: withRules)
    export.run()
    return export.files
  }
}

/// Collects the entries of the two files.
private struct StringsExport {
  let document: CatalogDocument
  let tape: JSONTape
  let language: String
  let source: String
  let withRules: Bool
  let lines: LineMap
  private(set) var files = StringsFiles()
  private var texts: [PropertyListNode.Member] = []
  private var rules: [PropertyListNode.Member] = []
  private var unfinished: [(key: String, state: String, offset: Int)] = []

  init(of document: CatalogDocument, _ language: String, withRules: Bool) {
    self.document = document
    tape = document.tape
    self.language = language
    source = document.sourceLanguage ?? "en"
    self.withRules = withRules
    lines = LineMap(tape.bytes)
  }

  mutating func run() {
    for (key, entry) in document.sortedEntries { add(key, entry) }
    (files.stringsCount, files.stringsdictCount) = (texts.count, rules.count)
    files.count = Set((texts + rules).map { ExactText($0.key) }).count
    if !texts.isEmpty { files.strings = PropertyListNode.dictionary(texts).bytes(.text) }
    if !rules.isEmpty { files.stringsdict = PropertyListNode.dictionary(rules).bytes(.xml) }
    nameStates()
  }

  private mutating func add(_ key: String, _ entry: CatalogEntry) {
    let localization = entry.localization(language)
    guard let localization, !localization.leaves.isEmpty else {
      if language == source { texts.append(.init(key, .text(key), comment: entry.comment)) }
      return
    }
    if let set = localization.leaves.first(where: \.isSet) {
      return report(at: set.offset, key, "a set of phrases is not exported")
    }
    do throws(LocalizationFiles.Fault) {
      let made = try LocalizationFiles(
        of: localization.node, key: key, source: entry.localization(source)?.node, in: tape)
      add(made, key, entry, localization)
    } catch {
      report(at: tape.offset(error.node), key, "not exported: \(error.message)")
    }
  }

  private mutating func add(
    _ made: LocalizationFiles, _ key: String, _ entry: CatalogEntry, _ localization: CatalogLocalization
  ) {
    if let text = made.text { texts.append(.init(key, .text(text), comment: entry.comment)) }
    if let rule = made.rule {
      if withRules {
        rules.append(.init(key, rule, comment: made.text == nil ? entry.comment : nil))
      } else {
        let what = made.text == nil ? "not exported" : "only the text for other devices is exported"
        return report(at: localization.offset, key, "\(what): .strings has no \(Self.axis(of: localization))")
      }
    }
    nameSubstitutions(of: localization, key)
    guard language != source else { return }
    for leaf in localization.leaves where !leaf.isTranslated {
      unfinished.append((key, leaf.state ?? "none", leaf.offset))
    }
  }

  private static func axis(of localization: CatalogLocalization) -> String {
    localization.leaves.contains { $0.path.steps.first?.axis == "device" } ? "devices" : "plural forms"
  }

  /// Names the substitutions that are called otherwise in the file: old systems know no names but in ASCII.
  private mutating func nameSubstitutions(of localization: CatalogLocalization, _ key: String) {
    for (name, node) in localization.substitutions where !name.utf8.allSatisfy({ $0 < 0x80 }) {
      report(at: tape.offset(node), key, "the substitution \(name) has another name in the file")
    }
  }

  /// Names the states that are lost: in a file of texts all are alike.
  private mutating func nameStates() {
    guard let first = unfinished.first else { return }
    let named = unfinished.prefix(3).map { "\"\($0.key)\" (\($0.state))" }.joined(separator: ", ")
    let more = unfinished.count > 3 ? " and \(unfinished.count - 3) more" : ""
    report(at: first.offset, nil, "exported without their state: \(named)\(more)")
  }

  private mutating func report(at offset: Int, _ key: String?, _ message: String) {
    let place = lines.place(of: offset)
    var finding = CatalogFinding(
      rule: "FormatCarriesAll", severity: .warning, line: place.line, column: place.column, message: message)
    finding.key = key
    finding.language = language
    files.findings.append(finding)
  }
}
