/// Why a text is no language tag: which subtag, and at which byte it begins.
///
/// ```swift
/// do { _ = try LanguageTag(parsing: "de-12") } catch {
///   error.description  // "“12” at byte 3 is no subtag that may stand there"
/// }
/// ```
public enum LanguageTagError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no text: `""`.
  case empty
  /// A subtag that cannot stand where it stands: `12` in `de-12`, the empty one in `de--CH`, `日本` in `日本`.
  case malformed(subtag: String, at: Int)
  /// A variant that stands twice: `de-1901-1901`.
  case duplicateVariant(subtag: String, at: Int)
  /// An extension that begins twice: `en-a-bb-a-cc`.
  case duplicateExtension(subtag: String, at: Int)
  /// An extension or a private use with nothing in it: `de-u`, `en-x`.
  case incomplete(subtag: String, at: Int)

  /// One sentence that names the subtag and its place.
  public var description: String {
    switch self {
    case .empty: "an empty text is no language tag"
    case .malformed(let subtag, let place): "“\(subtag)” at byte \(place) is no subtag that may stand there"
    case .duplicateVariant(let subtag, let place): "the variant “\(subtag)” at byte \(place) stands a second time"
    case .duplicateExtension(let subtag, let place): "the extension “\(subtag)” at byte \(place) begins a second time"
    case .incomplete(let subtag, let place): "“\(subtag)” at byte \(place) announces subtags, and none follow"
    }
  }
}
