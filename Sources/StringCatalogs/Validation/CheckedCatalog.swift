import LanguageTags
import StringTables
import StringTemplates

/// A catalog as the rules look at it: read once for all of them, and each text looked through once.
///
/// ```swift
/// let catalog = CheckedCatalog(document)
/// catalog.document.entries.map(\.key)  // ["DONE"]
/// ```
public struct CheckedCatalog: Sendable {
  /// The document.
  public let document: CatalogDocument
  /// Its keys, languages and leaves.
  let model: CatalogModel
  /// The languages, in the order of the model's.
  let languages: [CheckedLanguage]
  /// The entries, in the order of the file.
  private(set) var entries: [CheckedEntry]
  /// The texts of every language, the source language too; a set has one for each phrase.
  let texts: [CheckedText]
  /// What the texts with a percent sign ask of their arguments.
  private let outlines: TextOutlines
  /// The substitutions of the localizations that have some, by the localization's index.
  private let substitutions: [Int: [CheckedSubstitution]]
  /// Where the texts of each localization begin, and behind the last where they end; empty where they are its leaves.
  private let starts: [UInt32]
  /// The localizations that are more than one plain text without a percent sign, by index.
  private let intricate: [UInt32]

  /// Reads a document.
  public init(_ document: CatalogDocument) {
    self.document = document
    model = CatalogModel(document)
    let source = document.sourceLanguage ?? "en"
    languages = model.languages.map { CheckedLanguage(spelling: $0, isSource: $0 == source) }
    var texts = CheckedTexts()
    texts.read(model)
    self.texts = texts.texts
    outlines = texts.outlines
    substitutions = texts.substitutions
    starts = texts.starts
    intricate = texts.intricate
    entries = []
    entries = model.entries.map { CheckedEntry($0, in: self) }
  }

  var tape: JSONTape { document.tape }
}

// What belongs to what.
extension CheckedCatalog {
  func language(of localization: CheckedLocalization) -> CheckedLanguage { languages[localization.language] }

  /// The localization of an index, which is that of the model's.
  func localization(_ index: Int) -> CheckedLocalization {
    CheckedLocalization(model.localizations[index], index: index, texts: texts(of: index..<index + 1))
  }

  /// The localizations that are more than one plain text without a percent sign: those with variations, substitutions,
  /// phrases or arguments.
  var intricateLocalizations: some Sequence<CheckedLocalization> { intricate.lazy.map { localization(Int($0)) } }

  func substitutions(of localization: CheckedLocalization) -> [CheckedSubstitution] {
    substitutions.isEmpty ? [] : substitutions[localization.index] ?? []
  }

  func hasSubstitutions(_ localization: CheckedLocalization) -> Bool { substitutions[localization.index] != nil }

  func localization(of text: CheckedText) -> CheckedLocalization {
    localization(model.leaves[text.leaf].localizationIndex)
  }

  /// The texts of an entry in all languages, as indices of ``texts``.
  func texts(of entry: CheckedEntry) -> Range<Int> {
    texts(of: entry.localizations)
  }

  /// The texts of some localizations that follow each other.
  func texts(of localizations: Range<Int>) -> Range<Int> {
    if localizations.isEmpty { return 0..<0 }
    guard starts.isEmpty else {
      return Int(starts[localizations.lowerBound])..<Int(starts[localizations.upperBound])
    }
    let (first, last) = (localizations.lowerBound, localizations.upperBound - 1)
    return Int(model.localizations[first].start)..<Int(model.localizations[last].end)
  }

  /// The index of the variation that leads to a text; zero for none.
  func path(of text: CheckedText) -> Int { model.leaves[text.leaf].pathIndex }

  /// Whether a text is a phrase of a set, whose `${names}` are not printf's.
  func isPhrase(_ text: CheckedText) -> Bool { model.leaves[text.leaf].isSet }

  /// Whether a text is no form for a device or a number, and no phrase.
  func isUnvaried(_ text: CheckedText) -> Bool { path(of: text) == 0 && !isPhrase(text) }

  /// The variation that leads to a text.
  func variation(of text: CheckedText) -> VariationPath { model.paths[path(of: text)] }

  /// The text itself.
  func string(of text: CheckedText) -> String { tape.string(text.node) }

  /// What a text asks of its arguments; `nil` when it has no percent sign.
  func outline(of text: CheckedText) -> TextOutline? {
    text.scan.traits.contains(.percent) ? outlines.outline(of: text.node) : nil
  }

  /// The source language's localization of an entry.
  func source(of entry: CheckedEntry) -> CheckedLocalization? { entry.source.map { localization($0) } }

  /// What the source language's reader sees where there is one plain text: that, else the key.
  func sourceText(of entry: CheckedEntry) -> SourceText? {
    guard let source = source(of: entry), !source.texts.isEmpty else { return .key }
    guard source.texts.count == 1, path(of: texts[source.texts.lowerBound]) == 0 else { return nil }
    return .text(texts[source.texts.lowerBound])
  }

  /// Where the one plain text of a key stands.
  enum SourceText {
    case key
    case text(CheckedText)
  }
}

/// A language of a catalog.
struct CheckedLanguage: Sendable {
  let spelling: String
  /// `nil` when the spelling is no language tag.
  let tag: LanguageTag?
  let isSource: Bool

  init(spelling: String, isSource: Bool) {
    self.spelling = spelling
    self.isSource = isSource
    tag = LanguageTag(spelling)
  }
}

/// One key.
struct CheckedEntry: Sendable {
  let key: String
  /// What its own bytes tell.
  let scan: TextScan
  /// Its name's node, and that of its value.
  let name: Int
  let value: Int
  /// Its localizations, by index.
  let localizations: Range<Int>
  /// The index of the source language's.
  let source: Int?
  /// What the code gives to the texts of the key.
  let arguments: GivenArguments

  init(_ entry: CatalogModel.Entry, in catalog: CheckedCatalog) {
    name = entry.nameNode
    value = entry.valueNode
    key = catalog.tape.string(name)
    var text = key
    scan = text.withUTF8 { TextScan(UnsafeRawBufferPointer($0)) }
    localizations = entry.localizations
    source = localizations.first { catalog.languages[catalog.model.localizations[$0].languageIndex].isSource }
    arguments = GivenArguments(
      key: key, hasPercent: scan.traits.contains(.percent), source: source.map { catalog.localization($0) }, catalog)
  }
}

/// One language of one key.
struct CheckedLocalization {
  /// Its index, and that of its key and its language.
  let index: Int
  let entry: Int
  let language: Int
  /// The node of the language's name.
  let name: Int
  /// Its texts, by index.
  let texts: Range<Int>

  fileprivate init(_ localization: CatalogModel.Localization, index: Int, texts: Range<Int>) {
    self.index = index
    self.texts = texts
    (entry, language) = (localization.entryIndex, localization.languageIndex)
    name = localization.nameNode
  }
}

/// One text of a catalog. There are as many as the file has texts: what can be looked up is not stored.
struct CheckedText: Sendable {
  private let nodeIndex: UInt32
  private let leafIndex: UInt32
  let scan: TextScan

  init(node: Int, leaf: Int, scan: TextScan) {
    nodeIndex = UInt32(truncatingIfNeeded: node)
    leafIndex = UInt32(truncatingIfNeeded: leaf)
    self.scan = scan
  }

  /// The node of the text, and the index of the leaf that it belongs to.
  var node: Int { Int(nodeIndex) }
  var leaf: Int { Int(leafIndex) }
}

/// A substitution as a catalog defines it.
struct CheckedSubstitution: Sendable {
  let name: String
  let node: Int
  /// The argument's position; `nil` when the catalog does not say.
  let argument: Int?
  /// The conversion of the number: `lld`; `nil` when the catalog does not say.
  let specifier: String?

  init(_ name: String, _ tape: JSONTape, _ node: Int) {
    self.name = name
    self.node = node
    guard tape.kind(node) == .object else {
      (argument, specifier) = (nil, nil)
      return
    }
    argument = tape.member("argNum", of: node).flatMap(tape.integer).flatMap {
      // What is above is refused where texts are read, and would be as many arguments here.
      1...Substitution.argumentLimit ~= $0 ? $0 : nil
    }
    specifier = tape.member("formatSpecifier", of: node).flatMap { tape.isString($0) ? tape.string($0) : nil }
  }
}
