import StringTables

/// How far the translation of a catalog is.
///
/// Texts are counted as leaves: a plural with one form translated and one new is one text of two, and its key is not
/// translated. Keys that translators are not asked for (`shouldTranslate` is false) are left out of every count but
/// their own.
///
/// ```swift
/// let status = CatalogStatus(of: document)
/// status.languages.first { $0.language == "de" }?.translatedKeys
/// status.unfinished(in: "de").map(\.description)  // ["%lld files, plural.other: new"]
/// ```
public struct CatalogStatus: Sendable {
  /// The language of the keys, as the file spells it.
  public let sourceLanguage: String
  /// All keys; one that is written twice counts once.
  public let keys: Int
  /// The keys that translators are asked for.
  public let translatableKeys: Int
  /// The keys that the code does not have any more, by the catalog's own word.
  public let staleKeys: Int
  /// The keys that are not to be translated.
  public let untranslatableKeys: Int
  /// Every language of the catalog, the source language too, sorted by name.
  public var languages: [LanguageStatus]

  let counted: CountedTexts
  private let refused: [RefusedText]

  /// Counts a document.
  public init(of document: CatalogDocument) {
    let catalog = CheckedCatalog(document)
    let counted = CountedTexts(of: catalog.model)
    sourceLanguage = counted.sourceLanguage
    keys = counted.entries.count + counted.untranslatable
    translatableKeys = counted.entries.count
    staleKeys = counted.stale
    untranslatableKeys = counted.untranslatable
    refused = RefusedText.texts(of: counted, in: catalog)
    var languages = counted.languages()
    for text in refused { languages[text.language, default: LanguageStatus(language: text.language)].refusedTexts += 1 }
    self.languages = languages.values.sorted { $0.language < $1.language }
    self.counted = counted
  }

  /// Every text of a language that is not translated, in the order of the file.
  public func unfinished(in language: String) -> [UnfinishedText] { counted.unfinished(in: language) }

  /// Every text of a language that counts as translated and is not what a reader gets, in the order of the file: with
  /// the values that the key takes it is refused, and the next language or the key is shown.
  public func refused(in language: String) -> [RefusedText] { refused.filter { $0.language == language } }
}

/// How far one language of a catalog is.
///
/// ```swift
/// "\(german.translatedKeys) of \(german.keys)"   // "98 of 100"
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
  /// The translated texts that no reader gets, because the values of their key do not fit them.
  public var refusedTexts = 0

  init(language: String) { self.language = language }

  /// The share of keys that are translated, in whole percent: 100 only when all are.
  public var percent: Int { keys == 0 ? 100 : translatedKeys * 100 / keys }
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
