/// What is to be said of a well-formed tag.
///
/// ```swift
/// if case .outdated(let canonical) = tag.validity { print("write \(canonical)") }
/// ```
public enum LanguageTagValidity: Hashable, Sendable {
  /// Every subtag is registered and the tag is the one to use.
  case canonical
  /// Every subtag is registered, and another tag means the same and is the one to use: `iw` → `he`.
  case outdated(canonical: LanguageTag)
  /// The first subtag that no registry knows: `German` in `German`, `Xxxx` in `de-Xxxx`.
  case unknown(subtag: String)
}

extension LanguageTag {
  /// Whether the tag's subtags are registered, and whether it is the tag to use.
  ///
  /// Languages are looked for in IANA's registry and among CLDR's aliases (`deu` is in the second only).
  ///
  /// ```swift
  /// LanguageTag("iw")?.validity      // .outdated(canonical: he)
  /// LanguageTag("German")?.validity  // .unknown(subtag: "german")
  /// ```
  public var validity: LanguageTagValidity {
    if let unknown = unknownSubtag { return .unknown(subtag: unknown) }
    let canonical = canonicalized()
    return canonical == self ? .canonical : .outdated(canonical: canonical)
  }

  /// Whether the primary language is in IANA's registry, as it stands.
  public var hasRegisteredLanguage: Bool {
    guard let tail else { return LanguageWord(subtags.language).own.isRegistered }
    return tail.parts.longLanguage == nil && !tail.parts.isPrivate && LanguageWord(subtags.language).own.isRegistered
  }

  private var unknownSubtag: String? {
    let parts = tail?.parts ?? LanguageTagTail.Parts()
    if parts.isPrivate || parts.grandfathered != nil
      || tail != nil && Self.isListed(description, in: LanguageData.grandfathered)
    {
      return nil
    }
    let word = LanguageWord(subtags.language)
    if parts.longLanguage != nil || !(word.isReplaced || word.isRegistered) { return language }
    if let unknown = parts.extendedLanguages.first(where: { !Self.isListed($0, in: LanguageData.extlangs) }) {
      return unknown
    }
    if subtags.script != 0, ScriptRow(subtags.script)?.isRegistered != true { return script }
    let place = RegionWord(subtags.region)
    if subtags.region != 0, !place.isRegistered, !place.isReplaced { return region }
    if let unknown = parts.variants.first(where: { !Self.isListed($0, in: LanguageData.variants) }) { return unknown }
    let known = [UInt8(ascii: "t"), UInt8(ascii: "u")]
    return parts.extensions.first { !known.contains($0.singleton) }.map { String(UnicodeScalar($0.singleton)) }
  }

  private static func isListed(_ subtag: String, in table: StaticString) -> Bool {
    LineTable(table).value(of: subtag.utf8) != nil
  }
}
