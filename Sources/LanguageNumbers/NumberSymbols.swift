/// How a language writes numbers: its digits, signs and grouping, from CLDR 48 for each of CLDR's 895 locales.
///
/// ```swift
/// let german = NumberSymbols.for(LanguageTag("de")!)
/// german.string(-1234567)                        // "-1.234.567"
/// german.string(1234.5, fractionDigits: 2)       // "1.234,50"
/// german.localized(ascii: "0.25")                // "0,25"
/// NumberSymbols.for(LanguageTag("es")!).string(1234)  // "1234": Spanish groups from five digits on
/// ```
///
/// Standard: UTS #35, part 3, "Number Symbols" and "Minimum Grouping Digits".
public struct NumberSymbols: Hashable, Sendable {
  /// The digit of value 0. The nine others follow it in Unicode.
  public let zeroDigit: Unicode.Scalar
  /// How many digits stand after the last group sign; 0 where the language does not group.
  public let primaryGroup: Int
  /// How many digits stand between two group signs: 2 in Hindi, where 1234567 is 12,34,567.
  public let secondaryGroup: Int
  /// How many digits must stand before the first group sign for numbers to be grouped: 2 in Spanish and Polish.
  public let minimumGroupingDigits: Int

  let zeroText: SignText
  let decimalText: SignText
  let groupText: SignText
  let minusText: SignText
  let plusText: SignText

  /// The ten digits in order.
  public var digits: [Character] {
    (0..<10).compactMap { Unicode.Scalar(zeroDigit.value + $0) }.map { Character($0) }
  }

  /// The sign between whole and fraction.
  public var decimal: String { decimalText.text }
  /// The sign between groups of digits.
  public var group: String { groupText.text }
  /// The sign before a negative number, with the marks that keep it on the digits' side in Arabic, Hebrew and Persian.
  public var minus: String { minusText.text }
  /// The sign before a number that is shown as positive, with the same marks.
  public var plus: String { plusText.text }

  init(
    zero: Unicode.Scalar, decimal: String, group: String, minus: String, plus: String, groups: (Int, Int), minimum: Int
  ) {
    zeroDigit = zero
    primaryGroup = groups.0
    secondaryGroup = groups.1
    minimumGroupingDigits = minimum
    zeroText = SignText(String(Character(zero)))
    decimalText = SignText(decimal)
    groupText = SignText(group)
    minusText = SignText(minus)
    plusText = SignText(plus)
  }

  /// How many group signs a number with this many digits before the point gets.
  @inline(__always)
  func groupCount(ofDigits count: Int) -> Int {
    guard primaryGroup > 0, count >= primaryGroup + minimumGroupingDigits else { return 0 }
    return 1 + (count - primaryGroup - 1) / secondaryGroup
  }

  /// Whether a group sign follows the digit that has this many digits behind it, in a number that is grouped.
  @inline(__always)
  func isGroupEnd(digitsBehind: Int) -> Bool {
    digitsBehind == primaryGroup
      || (digitsBehind > primaryGroup && (digitsBehind - primaryGroup) % secondaryGroup == 0)
  }
}
