import Foundation

/// The order in which Xcode writes the members of every object: without regard to case, digits as numbers, by the root
/// collation of Unicode; case decides only between names that are otherwise equal.
///
/// ```swift
/// XcodeOrder.precedes("item 9", "Item 10")   // true
/// XcodeOrder.precedes("zh-Hans", "zh-HK")    // true
/// ```
public enum XcodeOrder {
  private static let root = Locale(identifier: "")

  /// Whether one name stands before another.
  public static func precedes(_ one: String, _ other: String) -> Bool {
    if let order = wordOrder(one.utf8, other.utf8) { return order < 0 }
    return collated(one, other) == .orderedAscending
  }

  /// The order of any names, by Foundation's collation.
  static func collated(_ one: String, _ other: String) -> ComparisonResult {
    one.compare(other, options: [.caseInsensitive, .numeric, .forcedOrdering], range: nil, locale: root)
  }

  /// The order of two names made of ASCII letters and spaces, which most are: below zero when the first goes first.
  /// Nil when other characters or only the case decide.
  static func wordOrder(_ one: String.UTF8View, _ other: String.UTF8View) -> Int? {
    var order = 0
    var (left, right) = (one.makeIterator(), other.makeIterator())
    while true {
      let pair = (left.next(), right.next())
      if pair.0 == nil, pair.1 == nil { return order == 0 ? nil : order }
      guard let first = weight(pair.0), let second = weight(pair.1) else { return nil }
      if order == 0 { order = first - second }
    }
  }

  /// The end of a name is before a space, and a space before letters. Nil for everything else.
  private static func weight(_ byte: UInt8?) -> Int? {
    guard let byte else { return 0 }
    if byte == 0x20 { return 1 }
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") ? Int(letter) : nil
  }
}
