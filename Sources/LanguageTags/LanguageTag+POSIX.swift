extension LanguageTag {
  /// Reads the name of a locale as POSIX systems write it in `LANG`: `en_US.UTF-8`, `de@euro`, `sr_RS@latin`, `C`.
  ///
  /// The encoding is dropped; of the modifiers those that name a script or a variant stay. `C` and `POSIX` are
  /// `en-US-u-va-posix`, as in CLDR.
  ///
  /// ```swift
  /// try LanguageTag(posix: "sr_RS.UTF-8@latin").description  // "sr-Latn-RS"
  /// ```
  ///
  /// - Throws: a ``LanguageTagError`` as ``init(parsing:)``: `.empty` for `""` and `.UTF-8`, `.malformed` for `/etc`.
  public init(posix text: some StringProtocol) throws(LanguageTagError) {
    let name = text.prefix { $0 != "." && $0 != "@" }
    if name == "C" || name == "POSIX" {
      try self.init(parsing: "en-US-u-va-posix")
      return
    }
    let tag = try LanguageTag(parsing: name)
    let modifier = text.firstIndex(of: "@").map { text[text.index(after: $0)...].lowercased() }
    self = modifier.map { tag.applying(modifier: $0) } ?? tag
  }

  /// The tag with what a modifier adds; most add nothing to the language.
  private func applying(modifier: String) -> LanguageTag {
    var (subtags, parts) = (subtags, tail?.parts ?? LanguageTagTail.Parts())
    switch modifier {
    case "latin": subtags.script = PackedSubtags.letters(Array("Latn".utf8), room: 4)
    case "cyrillic": subtags.script = PackedSubtags.letters(Array("Cyrl".utf8), room: 4)
    case "devanagari": subtags.script = PackedSubtags.letters(Array("Deva".utf8), room: 4)
    case "arabic": subtags.script = PackedSubtags.letters(Array("Arab".utf8), room: 4)
    case "valencia", "tarask": if !parts.variants.contains(modifier) { parts.variants.append(modifier) }
    default: return self
    }
    return LanguageTag(subtags: subtags, parts: parts)
  }
}
