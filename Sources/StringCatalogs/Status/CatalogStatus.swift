/// How far the translation of a catalog is.
///
/// Texts are counted as leaves: a plural with one form translated and one new is one text of two, and its key is not
/// translated. Keys that translators are not asked for (`shouldTranslate` is false) are left out of every count but
/// their own.
///
/// ```swift
/// let status = CatalogStatus(of: document)
/// status.languages.first { $0.language == "de" }?.translatedKeys
/// ```
public struct CatalogStatus: Hashable, Sendable {
  /// The language of the keys, as the file spells it.
  public var sourceLanguage: String
  /// All keys; one that is written twice counts once.
  public var keys = 0
  /// The keys that translators are asked for.
  public var translatableKeys = 0
  /// The keys that the code does not have any more, by the catalog's own word.
  public var staleKeys = 0
  /// The keys that are not to be translated.
  public var untranslatableKeys = 0
  /// Every language of the catalog, the source language too, sorted by name.
  public var languages: [LanguageStatus] = []

  /// Counts a document.
  public init(of document: CatalogDocument) {
    sourceLanguage = document.sourceLanguage ?? "en"
    let entries = document.lastEntries
    let read = entries.map { entry in (entry: entry, localizations: entry.localizations) }
    var names: Set<String> = [sourceLanguage]
    for (_, localizations) in read { names.formUnion(localizations.map(\.language)) }
    var byName = Dictionary(uniqueKeysWithValues: names.map { ($0, LanguageStatus(language: $0)) })
    for (entry, localizations) in read {
      keys += 1
      if entry.extractionState == "stale" { staleKeys += 1 }
      guard entry.shouldTranslate else {
        untranslatableKeys += 1
        continue
      }
      translatableKeys += 1
      let present = Dictionary(localizations.map { ($0.language, $0) }, uniquingKeysWith: { $1 })
      for name in names { byName[name]?.count(entry, present[name], isSource: name == sourceLanguage) }
    }
    languages = byName.values.sorted { $0.language < $1.language }
  }
}

/// How far one language of a catalog is.
///
/// ```swift
/// "\(german.translatedKeys) of \(german.keys)"   // "98 of 100"
/// german.unfinished.map(\.description)           // ["%lld files, plural.other: new"]
/// ```
public struct LanguageStatus: Hashable, Sendable {
  /// The language, as the file spells it.
  public var language: String
  /// The keys that are to be translated.
  public var keys = 0
  /// The keys whose every text is translated.
  public var translatedKeys = 0
  /// The keys without any text in the language.
  public var missingKeys = 0
  /// The texts that are to be translated; a key without any counts as one.
  public var texts = 0
  /// The texts in state `translated`.
  public var translatedTexts = 0
  /// The texts in state `needs_review`.
  public var textsToReview = 0
  /// The texts in state `new`.
  public var newTexts = 0
  /// Every text that is not translated.
  public var unfinished: [UnfinishedText] = []

  init(language: String) { self.language = language }

  /// The share of keys that are translated, in whole percent: 100 only when all are.
  public var percent: Int { keys == 0 ? 100 : translatedKeys * 100 / keys }

  mutating func count(_ entry: CatalogEntry, _ localization: CatalogLocalization?, isSource: Bool) {
    keys += 1
    let leaves = localization?.leaves ?? []
    guard !leaves.isEmpty else { return countAbsent(entry, isSource: isSource) }
    var isWhole = true
    for leaf in leaves {
      texts += 1
      let state = leaf.state ?? ""
      // In the source language a new text is the one that the code has: nobody needs to translate it.
      if leaf.isTranslated || isSource && state == "new" {
        translatedTexts += 1
        continue
      }
      isWhole = false
      if state == "needs_review" { textsToReview += 1 } else if state == "new" { newTexts += 1 }
      unfinished.append(UnfinishedText(key: entry.key, path: leaf.path, state: state))
    }
    if isWhole { translatedKeys += 1 }
  }

  /// In the source language the key is the text; everywhere else one text is wanting.
  private mutating func countAbsent(_ entry: CatalogEntry, isSource: Bool) {
    texts += 1
    if isSource {
      translatedKeys += 1
      translatedTexts += 1
    } else {
      missingKeys += 1
      unfinished.append(UnfinishedText(key: entry.key, path: LeafPath(), state: "missing"))
    }
  }
}

/// A text that is not translated yet.
///
/// ```swift
/// UnfinishedText(key: "%lld files", path: LeafPath("plural.other")!, state: "new").description
/// // "%lld files, plural.other: new"
/// ```
public struct UnfinishedText: Hashable, Sendable, CustomStringConvertible {
  /// The key.
  public var key: String
  /// The variation; empty for a plain text.
  public var path: LeafPath
  /// The state, as the file spells it; `missing` when there is no text.
  public var state: String

  /// A text from its parts.
  public init(key: String, path: LeafPath, state: String) {
    self.key = key
    self.path = path
    self.state = state
  }

  /// Key, variation and state in one line.
  public var description: String { "\(key)\(path.steps.isEmpty ? "" : ", \(path)"): \(state)" }
}

extension CatalogDocument {
  /// The entries; of a key that is written several times the last, which is what readers take.
  var lastEntries: [CatalogEntry] {
    let entries = entries
    var lastIndex: [String: Int] = [:]
    for (index, entry) in entries.enumerated() { lastIndex[entry.key] = index }
    return entries.enumerated().filter { lastIndex[$0.element.key] == $0.offset }.map(\.element)
  }
}
