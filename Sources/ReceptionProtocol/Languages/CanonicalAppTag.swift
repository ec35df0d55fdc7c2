public import LanguageTags

/// The app language as it is reported: one canonical tag, whatever a host or a device wrote.
///
/// ```swift
/// CanonicalAppTag(" fr_CA ").tag.description               // "fr-CA"
/// CanonicalAppTag("en-US-u-ca-gregory").tag.description    // "en-US"
/// CanonicalAppTag("German").tag.description                // "en"
/// ```
public struct CanonicalAppTag: Hashable, Sendable, CustomStringConvertible {
  /// The longest tag that is reported, in UTF-16 units.
  public static let longestTag = 35

  /// The tag, without extensions and private use; English where the text was none, or of no registered language.
  public let tag: LanguageTag
  /// What was wrong with the text, nil where nothing was.
  public let fault: Fault?

  /// Why a text is reported as English.
  public enum Fault: Error, Hashable, Sendable {
    /// No tag at all: `""`, `invalid!`, `de-12`.
    case malformed(LanguageTagError)
    /// A well-formed tag whose primary language nobody registered: `German`, `x-klingon`.
    case unregistered(language: String)
    /// More than 35 UTF-16 units.
    case tooLong
  }

  /// Makes the tag of what a host or a device wrote. White space around it does not count.
  public init(_ text: some StringProtocol) {
    let fault: Fault
    do throws(Fault) {
      tag = try Self.canonical(text)
      self.fault = nil
      return
    } catch { fault = error }
    tag = .english
    self.fault = fault
  }

  /// The tag as text.
  public var description: String { tag.description }

  private static func canonical(_ text: some StringProtocol) throws(Fault) -> LanguageTag {
    let parsed: LanguageTag
    do throws(LanguageTagError) { parsed = try LanguageTag(parsing: trimmed(text)) } catch { throw .malformed(error) }
    let canonical = parsed.canonicalized().withoutExtensions
    guard canonical.hasRegisteredLanguage else { throw .unregistered(language: canonical.language) }
    guard canonical.description.utf16.count <= longestTag else { throw .tooLong }
    return canonical
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    // In ASCII alone nothing but a blank or a control character is white space.
    if text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) { return String(text) }
    let start = text.drop(while: \.isWhitespace)
    return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }
}
