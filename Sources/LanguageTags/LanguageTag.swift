/// The identifier of a language as BCP 47 writes it: language, script, region and what else tells one from another.
///
/// Every well-formed tag can be held, known or not; ``canonicalized()`` replaces what is outdated. Equality is of the tag
/// as ``description`` writes it: casing and the kind of separator do not count.
///
/// ```swift
/// let tag = try LanguageTag(parsing: "zh_hant_hk")
/// tag.description  // "zh-Hant-HK"
/// tag.region       // "HK"
/// ```
///
/// See [RFC 5646](https://www.rfc-editor.org/rfc/rfc5646) and [UTS #35](https://www.unicode.org/reports/tr35/).
public struct LanguageTag: Sendable {
  /// Language, script and region.
  @usableFromInline let subtags: PackedSubtags
  /// The rest, nil for most tags.
  @usableFromInline let tail: LanguageTagTail?

  @inline(__always)
  init(subtags: PackedSubtags, tail: LanguageTagTail? = nil) {
    self.subtags = subtags
    self.tail = tail
  }

  /// English, `en`.
  public static var english: LanguageTag { LanguageTag(subtags: PackedSubtags(language: 5 << 10 | 14 << 5)) }

  /// The tag that names no language, `und`.
  public static var undetermined: LanguageTag {
    LanguageTag(subtags: PackedSubtags(language: PackedSubtags.undetermined))
  }

  /// The language subtag in lower case, such as `en`; `und` where the tag has none.
  public var language: String {
    tail?.parts.longLanguage ?? PackedSubtags.text(letters: subtags.language, room: 3)
  }

  /// The script subtag, such as `Hant`, or nil.
  public var script: String? {
    subtags.script == 0 ? nil : PackedSubtags.text(letters: subtags.script, room: 4, capitalized: true)
  }

  /// The region subtag, such as `HK` or `419`, or nil.
  public var region: String? { subtags.region == 0 ? nil : PackedSubtags.text(region: subtags.region) }

  /// The variants in lower case, in the order in which they stand.
  public var variants: [String] { tail?.parts.variants ?? [] }

  /// The same tag without extensions and private use: `en-US` for `en-US-u-ca-gregory`.
  ///
  /// A tag that is private use and nothing else stays as it is.
  public var withoutExtensions: LanguageTag {
    guard let tail, !tail.parts.isPrivate, tail.parts.grandfathered == nil else { return self }
    var parts = tail.parts
    parts.extensions = []
    parts.privateUse = []
    return LanguageTag(subtags: subtags, parts: parts)
  }

  /// Language, script and region alone.
  var withoutTail: LanguageTag { tail?.parts.longLanguage == nil ? LanguageTag(subtags: subtags) : withoutVariants }

  private var withoutVariants: LanguageTag {
    LanguageTag(subtags: subtags, parts: LanguageTagTail.Parts(longLanguage: tail?.parts.longLanguage))
  }
}

extension LanguageTag: Hashable {
  /// Whether both tags have the same ``description``.
  @inlinable
  public static func == (one: LanguageTag, other: LanguageTag) -> Bool {
    guard one.subtags.bits == other.subtags.bits else { return false }
    return switch (one.tail, other.tail) {
    case (nil, nil): true
    case (let one?, let other?): one.text == other.text
    default: false
    }
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(subtags.bits)
    if let tail { hasher.combine(tail.text) }
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag in canonical casing with `-`: `zh-Hant-HK`.
  public var description: String { tail?.text ?? subtags.text }
}

extension LanguageTag: Codable {
  /// Decodes a text as ``init(parsing:)`` reads it.
  ///
  /// - Throws: a `DecodingError` where the value is no text or no tag, such as `12` or `"de-12"`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(LanguageTagError) { try self.init(parsing: text) } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Encodes ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
