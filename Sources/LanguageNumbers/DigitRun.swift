/// A run of decimal digits as far as plural rules can tell numbers apart.
///
/// Rules look at remainders up to 1,000,000 and compare with values below that. So a run that outgrows 19 digits is
/// kept as a number with the same last twelve digits that is still large: a megabyte of digits is read in one pass.
struct DigitRun: Equatable, Sendable {
  private(set) var value: UInt64 = 0

  /// Puts one more digit, 0 to 9, at the end.
  @inline(__always)
  mutating func append(_ digit: UInt8) {
    if value >= Self.limit { value = Self.kept + value % Self.kept }
    value = value &* 10 &+ UInt64(digit)
  }

  /// Puts zeros at the end. After many of them, six more change nothing: the value has gone round.
  mutating func append(zeros count: Int) {
    guard value != 0, count > 0 else { return }
    for _ in 0..<(count < 60 ? count : 60 + count % 6) { append(0) }
  }

  private static let limit: UInt64 = 1_000_000_000_000_000_000
  private static let kept: UInt64 = 1_000_000_000_000
}
