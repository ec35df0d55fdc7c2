public import LanguageTags

/// One of the 48 languages that support speaks: its tag and the name that a menu shows.
///
/// Device, server and tool read the same list, so that they never disagree.
///
/// ```swift
/// ReceptionLanguage.all.count             // 48
/// ReceptionLanguage.all[3].name           // "Français canadien"
/// ReceptionLanguage.matched(appTag).identifier
/// ```
public struct ReceptionLanguage: Hashable, Sendable, Identifiable {
  /// The tag, such as `zh-Hant`.
  public let tag: LanguageTag

  private init(_ tag: LanguageTag) { self.tag = tag }

  /// The supported language of this identifier, in any casing; nil for every other, a region of a supported language too.
  ///
  /// ```swift
  /// ReceptionLanguage(identifier: "zh-hant")?.name  // "繁體中文"
  /// ReceptionLanguage(identifier: "de-CH")          // nil
  /// ```
  public init?(identifier: String) {
    guard let tag = LanguageTag(identifier), let known = Self.all.first(where: { $0.tag == tag }) else { return nil }
    self = known
  }

  /// The tag as text, for code and for the wire.
  public var identifier: String { tag.description }
  /// The identifier.
  public var id: String { identifier }
  /// The language's own name, as menus write it: `Deutsch`, `Français canadien`, `العربية`.
  public var name: String { tag.menuName ?? identifier }
  /// The direction of its lines, and so of the chat.
  public var writingDirection: WritingDirection { tag.writingDirection }

  /// English, which answers whatever is not supported.
  public static let english = ReceptionLanguage(.english)

  /// The 48 languages, in the documentation's order.
  public static let all: [ReceptionLanguage] = identifiers.split(separator: " ").compactMap { identifier in
    LanguageTag(String(identifier)).map(ReceptionLanguage.init)
  }

  private static let identifiers = """
    en de fr fr-CA es es-419 it pt-BR pt-PT ca ro nl sv da nb fi pl cs sk hu sl hr el uk ru tr ja ko \
    zh-Hans zh-Hant zh-HK th vi id ms hi bn gu kn ml mr or pa ta te ur ar he
    """
}

extension ReceptionLanguage {
  /// The supported language whose texts a tag's readers are shown: a supported tag itself, else by ``regionalRules``, else
  /// the bare language, else English.
  ///
  /// ```swift
  /// ReceptionLanguage.matched(try LanguageTag(parsing: "es-MX")).identifier  // "es-419"
  /// ReceptionLanguage.matched(try LanguageTag(parsing: "is-IS")).identifier  // "en"
  /// ```
  public static func matched(_ tag: LanguageTag) -> ReceptionLanguage { ReceptionLanguage(matcher.match(tag).tag) }

  /// The matcher behind ``matched(_:)``; its answers say which rule decided.
  public static let matcher = LanguageMatcher(
    supported: all.map(\.tag), default: .english, rules: .regional(regionalRules))
}
