public import LanguageTags

/// A language for testing: the source text made conspicuous, so that a screen shows what was never localized, what is
/// too narrow and what does not mirror, before the first translator has started.
///
/// ```swift
/// PseudoLanguage.accented.text(of: "%lld seats for {app}")   // "%lld šéåţš ƒöŕ {app}"
/// PseudoLanguage.bracketed.text(of: "Card number")           // "[Card number]"
/// ```
///
/// What stands for a value (`%lld`, `%1$@`, `%#@files@`, `%arg`, `{app}`) is left untouched.
public enum PseudoLanguage: String, CaseIterable, Sendable, Codable {
  /// Every Latin letter with a mark: `Çåŕð ñûmƀéŕ`. Text in plain letters was never localized.
  case accented
  /// Every word written from right to left. It shows what takes no notice of direction.
  case mirrored
  /// Two fifths longer, as translations often are.
  case expanded
  /// In square brackets: where one is missing, the text is cut off or put together from pieces.
  case bracketed

  /// The tag by which it is asked for: en-XA, en-XB, en-XC, en-XD.
  public var tag: LanguageTag {
    let region =
      switch self {
      case .accented: "XA"
      case .mirrored: "XB"
      case .expanded: "XC"
      case .bracketed: "XD"
      }
    return LanguageTag("en-" + region) ?? .english
  }

  /// A catalog's text in the pseudo-language.
  public func text(of raw: String) -> String { text(of: raw, isPart: false) }

  /// A text, or a part that is put into another one: only the whole is bracketed and lengthened.
  func text(of raw: String, isPart: Bool) -> String {
    let pieces = PlaceholderPiece.pieces(of: raw)
    switch self {
    case .accented: return joined(pieces) { String($0.map { Self.accents[$0] ?? $0 }) }
    case .mirrored: return joined(pieces, Self.mirrored)
    case .expanded: return isPart ? raw : raw + Self.padding(for: raw)
    case .bracketed: return isPart ? raw : "[" + raw + "]"
    }
  }

  private func joined(_ pieces: [PlaceholderPiece], _ change: (Substring) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .placeholder(let text): String(text)
      case .words(let text): change(text)
      }
    }.joined()
  }

  /// Each word between U+202E RIGHT-TO-LEFT OVERRIDE and U+202C POP DIRECTIONAL FORMATTING; spaces stay outside.
  private static func mirrored(_ text: Substring) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{202E}\($0)\u{202C}" }.joined(separator: " ")
  }

  private static func padding(for text: String) -> String {
    text.isEmpty ? "" : " " + String(repeating: "~", count: max(1, text.count * 2 / 5))
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçðéƒĝĥîĵķļmñöþqŕšţûvŵxýžÅƁÇÐÉƑĜĤÎĴĶĻMÑÖÞQŔŠŢÛVŴXÝŽ"))
}
