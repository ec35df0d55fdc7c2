/// How the language tables write subtags as numbers. `LanguageTags` packs its tags the same way.
///
/// Letters take five bits each, first letter highest, absent letters as zero; a region is an index: 0 for none, then the
/// thousand numeric areas, then the 676 pairs of letters.
enum LanguageSubtagCode {
  /// The number of region codes, none included.
  static let regionCount = 1 + 1000 + 26 * 26
  /// The number of pairs of letters that a language can begin with.
  static let blockCount = 26 * 26
  /// The code of the language `und`, for which the rules write none.
  static let undetermined = language("und")

  /// 15 bits for a language of two or three letters, 0 for none.
  static func language(_ text: some StringProtocol) -> Int { letters(text, room: 3) }

  /// 20 bits for a script, 0 for none.
  static func script(_ text: some StringProtocol) -> Int { letters(text, room: 4) }

  /// 11 bits for a region, 0 for none.
  static func region(_ text: some StringProtocol) -> Int {
    if text.isEmpty { return 0 }
    if let number = Int(text) { return 1 + number }
    let pair = letters(text, room: 2)
    return 1001 + (pair >> 5 - 1) * 26 + (pair & 31 - 1)
  }

  /// Whether a text is a language that the tables can hold: two or three letters.
  static func isShortLanguage(_ text: some StringProtocol) -> Bool {
    (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  /// The first slot that a key may lie in, in a table of open addressing; `count` is a power of two.
  static func slot(of key: Int, among count: Int) -> Int {
    Int((UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 40) & (count - 1)
  }

  private static func letters(_ text: some StringProtocol, room: Int) -> Int {
    var code = 0
    for byte in text.lowercased().utf8 { code = code << 5 | (Int(byte) - 0x60) }
    return code << (5 * (room - text.utf8.count))
  }
}
