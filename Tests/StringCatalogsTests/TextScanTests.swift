import TestGround
import Testing

@testable import StringCatalogs

@Suite struct TextScanTests {
  private static func scan(_ text: String) -> TextScan {
    var text = text
    return text.withUTF8 { TextScan(UnsafeRawBufferPointer($0)) }
  }

  /// The same by the standard library, character by character.
  private static func isRight(_ text: String) -> Bool {
    let traits = scan(text).traits
    let scalars = text.unicodeScalars
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || [0xFEFF, 0xFFFD, 0x202E, 0x2067].contains(scalar.value)
    }
    return traits.contains(.percent) == scalars.contains("%")
      && traits.contains(.invisible) == scalars.contains(where: isControl)
      && traits.contains(.spaceAtBeginning) == (scalars.first?.properties.isWhitespace ?? false)
      && traits.contains(.spaceAtEnd) == (scalars.last?.properties.isWhitespace ?? false)
      && traits.contains(.empty) == text.isEmpty
  }

  @Test func `a text is seen as it is, wherever in it something stands`() {
    let pieces = [
      "a", "%", "$", "&", "\u{7F}", "~", "\u{1F}", " ", "!", "é", "\u{9F}", "\u{A0}", "語", "\u{3000}", "🙂", "\u{202E}",
      "’",
      "\u{2028}", "\u{FEFF}", "\u{FFFD}", "д", "\t", "ordinary words ",
    ]
    var random = SeededGenerator(seed: 5)
    var failures: [String] = pieces.filter { !Self.isRight($0) }
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<20, using: &random) {
        text += Int.random(in: 0..<3, using: &random) == 0 ? pieces.randomElement(using: &random) ?? "" : "x"
      }
      if !Self.isRight(text) { failures.append(text) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3).map { Array($0.utf8) })")
  }

  @Test func `letters are in their scripts, and all others in none`() {
    let rows: [(String, LetterScripts)] = [
      ("abc é ß 1 %", []), ("Ω", .greek), ("д", .cyrillic), ("שלום", .hebrew), ("مرحبا", .arabic), ("नमस्ते", .devanagari),
      ("ไทย", .thai), ("ქარ", .georgian), ("Հայ", .armenian), ("한국어", .hangul), ("かな カナ", .kana), ("漢字", .han),
      ("漢字かな", [.han, .kana]), ("long enough: д", .cyrillic), ("🙂…’", []),
    ]
    for (text, scripts) in rows { #expect(Self.scan(text).scripts == scripts, "\(text)") }
  }
}
