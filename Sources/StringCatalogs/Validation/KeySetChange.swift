import StringTemplates

/// What changed in the keys of a catalog, for those who publish it as part of a library.
///
/// ```swift
/// KeySetChange.changes(from: old, to: new).filter(\.isBreaking).map(\.description)
/// // ["the key \"Done\" is gone"]
/// ```
public struct KeySetChange: Hashable, Sendable, CustomStringConvertible {
  /// Whether a client that used the old catalog can be broken by it.
  public var isBreaking: Bool
  /// What changed, in words.
  public var description: String

  /// Compares two catalogs: keys that are gone, arguments that became others, languages that are gone, and what is new.
  public static func changes(from old: CatalogDocument, to new: CatalogDocument) -> [KeySetChange] {
    let (before, after) = (KeySet(old), KeySet(new))
    var changes: [KeySetChange] = []
    if before.sourceLanguage != after.sourceLanguage {
      changes.append(.breaking("the source language was \(before.sourceLanguage) and is \(after.sourceLanguage)"))
    }
    for language in before.languages.subtracting(after.languages).sorted() {
      changes.append(.breaking("the language \(language) is gone"))
    }
    for key in before.keys {
      guard let arguments = after.arguments[ExactText(key)] else {
        changes.append(.breaking("the key \"\(key)\" is gone"))
        continue
      }
      if let was = before.arguments[ExactText(key)], was != arguments {
        changes.append(.breaking("the key \"\(key)\" took (\(was)) and takes (\(arguments))"))
      }
    }
    for key in after.keys where before.arguments[ExactText(key)] == nil {
      changes.append(.addition("the key \"\(key)\" is new"))
    }
    for language in after.languages.subtracting(before.languages).sorted() {
      changes.append(.addition("the language \(language) is new"))
    }
    return changes
  }

  private static func breaking(_ description: String) -> KeySetChange {
    KeySetChange(isBreaking: true, description: description)
  }

  private static func addition(_ description: String) -> KeySetChange {
    KeySetChange(isBreaking: false, description: description)
  }
}

/// The keys of a catalog and what each takes.
private struct KeySet {
  let sourceLanguage: String
  let keys: [String]
  /// The kinds of arguments by position, in words.
  let arguments: [ExactText: String]
  let languages: Set<String>

  init(_ document: CatalogDocument) {
    let catalog = CheckedCatalog(document)
    sourceLanguage = document.sourceLanguage ?? "en"
    keys = catalog.model.lastEntries.map { catalog.entries[$0].key }
    arguments = Dictionary(
      catalog.entries.map { entry in
        let kinds = entry.arguments.kinds.sorted { $0.key < $1.key }
        return (ExactText(entry.key), kinds.map { "\($0.key): \($0.value.rawValue)" }.joined(separator: ", "))
      }, uniquingKeysWith: { $1 })
    languages = Set(catalog.model.languages)
  }
}
