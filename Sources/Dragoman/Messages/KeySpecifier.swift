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

  private init(_ known: StaticString) { self = known.withUTF8Buffer { KeySpecifier(packing: $0) } }

  static let object = KeySpecifier("%@" as StaticString)
  static let long = KeySpecifier("%lld" as StaticString)
  static let unsignedLong = KeySpecifier("%llu" as StaticString)
  static let whole = KeySpecifier("%d" as StaticString)
  static let unsigned = KeySpecifier("%u" as StaticString)
  static let double = KeySpecifier("%lf" as StaticString)
  static let float = KeySpecifier("%f" as StaticString)

  var count: Int { Int(truncatingIfNeeded: packed >> 56) }

  var text: String {
    String(decoding: (0..<count).map { UInt8(truncatingIfNeeded: packed >> UInt64($0 * 8)) }, as: UTF8.self)
  }

  /// Writes the bytes, and what else is in the word: there must be room for eight.
  @inline(__always)
  func write(to place: UnsafeMutableRawPointer) {
    place.storeBytes(of: packed.littleEndian, as: UInt64.self)
  }
}
