/// A locale's name as the number that the tables of `LanguageNumbers` are searched for: 15 bits of language,
/// 20 of script and 16 of region, absent parts zero. `LanguageNumbers` packs what it looks for in the same way.
struct LocaleKey: Comparable, Hashable {
  /// The 51 bits.
  let bits: UInt64
  /// The name with hyphens, for the comment beside.
  let name: String

  /// Nil for a name with other parts, or a language of more than three letters.
  init?(_ name: String) {
    var (language, script, region): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for (index, part) in name.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated() {
      switch (index, part.count) {
      case (0, 2...3): language = Self.letters(part)
      case (1, 4) where part.allSatisfy(\.isLetter): script = Self.letters(part)
      case (1..., 2...3): region = Self.region(part)
      default: return nil
      }
    }
    guard language != 0 else { return nil }
    bits = language << 36 | script << 16 | region
    self.name = String(name.map { $0 == "_" ? "-" : $0 })
  }

  static func < (left: Self, right: Self) -> Bool { left.bits < right.bits }

  /// The number as a Swift literal.
  var literal: String { "0x" + String(bits, radix: 16) }

  private static func letters(_ part: Substring) -> UInt64 {
    part.lowercased().utf8.reduce(0) { $0 << 5 | UInt64($1 & 31) }
  }

  /// Two letters count in base 32 above 1,023; three digits are themselves.
  private static func region(_ part: Substring) -> UInt64 {
    UInt64(part) ?? (1024 + letters(part))
  }
}
