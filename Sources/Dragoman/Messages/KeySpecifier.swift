/// A conversion as a typed key writes it, percent sign included: up to seven bytes in one word, so that it needs no
/// memory and is written in one go.
struct KeySpecifier: Sendable {
  /// The bytes, the first one lowest; the highest byte counts them.
  private let packed: UInt64

  /// A conversion; nil where it has more than seven bytes.
  init?(_ text: String) {
    guard text.utf8.count <= 7 else { return nil }
    self.init(packing: text.utf8)
  }

  private init(packing bytes: some BidirectionalCollection<UInt8>) {
    packed = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) } | UInt64(bytes.count) << 56
  }

  /// A known conversion: a constant once it is compiled, which a stored one would not be.
  @inline(__always)
  private init(
    _ one: Unicode.Scalar, _ two: Unicode.Scalar, _ three: Unicode.Scalar = "\0", _ four: Unicode.Scalar = "\0"
  ) {
    let count: UInt64 = three == "\0" ? 2 : four == "\0" ? 3 : 4
    packed =
      UInt64(one.value) | UInt64(two.value) << 8 | UInt64(three.value) << 16 | UInt64(four.value) << 24 | count << 56
  }

  static var object: KeySpecifier { KeySpecifier("%", "@") }
  static var long: KeySpecifier { KeySpecifier("%", "l", "l", "d") }
  static var unsignedLong: KeySpecifier { KeySpecifier("%", "l", "l", "u") }
  static var whole: KeySpecifier { KeySpecifier("%", "d") }
  static var unsigned: KeySpecifier { KeySpecifier("%", "u") }
  static var double: KeySpecifier { KeySpecifier("%", "l", "f") }
  static var float: KeySpecifier { KeySpecifier("%", "f") }

  var count: Int { Int(truncatingIfNeeded: packed >> 56) }

  var text: String {
    String(decoding: (0..<count).map { UInt8(truncatingIfNeeded: packed >> UInt64($0 * 8)) }, as: UTF8.self)
  }

  /// The bytes, the first one lowest, and what else is in the word.
  var word: UInt64 { packed }
}
