public import LanguageTags

/// A language that an app offers in a menu.
///
/// ```swift
/// AppLanguage(code: "tr").name  // "Türkçe"
/// AppLanguage(code: "de", name: "German").name  // "German"
/// ```
public struct AppLanguage: Sendable, Hashable, Identifiable {
  /// The language tag (BCP 47) that is handed to ``Theme/setLanguage(_:)``, as it was given.
  public let code: String
  /// What the menu shows.
  public let name: String

  /// A language.
  ///
  /// - Parameters:
  ///   - code: the language tag (BCP 47).
  ///   - name: what the menu shows; by default the language's own name for itself, or the code where none is known.
  public init(code: String, name: String? = nil) {
    self.code = code
    self.name = name ?? LanguageTag(code)?.menuName ?? code
  }

  /// The code.
  public var id: String { code }

  /// The direction in which the language is written, for the menu's entry; left to right when the code is no tag.
  public var writingDirection: WritingDirection { LanguageTag(code)?.writingDirection ?? .leftToRight }
}
