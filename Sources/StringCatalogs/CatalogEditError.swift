/// Why an edit cannot be made.
///
/// ```swift
/// do { _ = try document.removing("Nowhere") } catch { print(error) }  // "there is no key \"Nowhere\""
/// ```
public enum CatalogEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file has no object `strings`: `{"version":"1.0"}`.
  case noStrings
  /// The key is not in the catalog.
  case unknownKey(String)
  /// Nothing that was named has a text in the language.
  case unknownLanguage(String)
  /// The key to be added, or the new name, is there already.
  case keyExists(String)
  /// The key is written several times, with different values: which one is meant?
  case ambiguousKey(String)
  /// The text cannot stand beside what the language has: a plain text beside plural forms.
  case otherShape(String)
  /// What stands in the file there is no object.
  case notAnObject(String)

  /// The reason in words.
  public var description: String {
    switch self {
    case .noStrings: "the file has no object \"strings\""
    case .unknownKey(let key): "there is no key \"\(key)\""
    case .unknownLanguage(let language): "there is no text in \(language)"
    case .keyExists(let key): "the key \"\(key)\" is there already"
    case .ambiguousKey(let key): "the key \"\(key)\" is written twice with different values"
    case .otherShape(let what): what
    case .notAnObject(let what): "\(what) is not an object"
    }
  }
}
