import LanguageTags
import StringTables
import StringTemplates

/// A catalog as the rules look at it: read once for all of them.
public struct CheckedCatalog: Sendable {
  /// The document.
  public let document: CatalogDocument
  /// The entries, in the order of the file.
  let entries: [CheckedEntry]
  let lines: LineMap

  /// Reads a document.
  public init(_ document: CatalogDocument) {
    self.document = document
    lines = LineMap(document.tape.bytes)
    let source = document.sourceLanguage ?? "en"
    var tags: [String: LanguageTag?] = [:]
    entries = document.entries.map { CheckedEntry($0, source: source, &tags) }
  }

  var tape: JSONTape { document.tape }

  /// The texts of every language, the source language too.
  var texts: some Sequence<CheckedText> { entries.lazy.flatMap(\.texts) }
}

/// One key, with its languages and texts.
struct CheckedEntry: Sendable {
  let entry: CatalogEntry
  let key: String
  let localizations: [CheckedLocalization]
  /// What the code gives to the texts of the key.
  let arguments: GivenArguments

  init(_ entry: CatalogEntry, source: String, _ tags: inout [String: LanguageTag?]) {
    self.entry = entry
    key = entry.key
    var localizations: [CheckedLocalization] = []
    for localization in entry.localizations {
      localizations.append(CheckedLocalization(localization, key: key, source: source, &tags))
    }
    self.localizations = localizations
    arguments = GivenArguments(key: key, source: localizations.first(where: \.isSource))
  }

  var source: CheckedLocalization? { localizations.first(where: \.isSource) }

  var texts: [CheckedText] { localizations.flatMap(\.texts) }

  /// What the source language's reader sees where there is one plain text: that, else the key.
  var sourceText: String? {
    guard let source, !source.texts.isEmpty else { return key }
    return source.texts.count == 1 && source.texts[0].path.steps.isEmpty ? source.texts[0].text : nil
  }
}

/// One language of one key.
struct CheckedLocalization: Sendable {
  let localization: CatalogLocalization
  let language: String
  let tag: LanguageTag?
  let isSource: Bool
  let texts: [CheckedText]
  let substitutions: [CheckedSubstitution]

  init(_ localization: CatalogLocalization, key: String, source: String, _ tags: inout [String: LanguageTag?]) {
    self.localization = localization
    let language = localization.language
    self.language = language
    if let known = tags[language] {
      tag = known
    } else {
      tag = LanguageTag(language)
      tags[language] = .some(tag)
    }
    isSource = language == source
    let substitutions = localization.substitutions.map { CheckedSubstitution($0.name, localization.tape, $0.node) }
    self.substitutions = substitutions
    texts = localization.leaves.flatMap { leaf in
      let substitution = leaf.path.substitution.flatMap { name in substitutions.first { $0.name == name } }
      return leaf.texts.map {
        CheckedText(
          key: key, language: language, path: leaf.path, text: $0, offset: leaf.offset, isSet: leaf.isSet,
          substitution: substitution, positions: CheckedSubstitution.positions(substitutions))
      }
    }
  }
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
    argument = tape.member("argNum", of: node).flatMap(tape.integer).flatMap { $0 > 0 ? $0 : nil }
    specifier = tape.member("formatSpecifier", of: node).flatMap { tape.isString($0) ? tape.string($0) : nil }
  }

  static func positions(_ substitutions: [CheckedSubstitution]) -> [String: Int] {
    var positions: [String: Int] = [:]
    for substitution in substitutions { positions[substitution.name] = substitution.argument }
    return positions
  }
}

/// One text of a catalog, with what it belongs to.
struct CheckedText: Sendable {
  let key: String
  let language: String
  let path: LeafPath
  let text: String
  let offset: Int
  /// Whether it is a phrase of a set, whose `${names}` are not printf's.
  let isSet: Bool
  /// The substitution whose text it is.
  let substitution: CheckedSubstitution?
  /// The positions of the language's substitutions.
  let positions: [String: Int]

  /// What the text asks of its arguments.
  var outline: TextOutline {
    TextOutline(
      text, specifier: substitution.map { $0.specifier ?? "lld" }, argument: substitution?.argument ?? 1,
      positions: positions)
  }

  var hasPercent: Bool { text.utf8.contains(UInt8(ascii: "%")) }
}
