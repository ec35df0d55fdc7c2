#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The network address of a client.
///
/// ```swift
/// PeerAddress("203.0.113.7")?.description     // "203.0.113.7"
/// PeerAddress("2001:db8::1")?.network == PeerAddress("2001:db8::2")?.network    // true: one household
/// ```
///
/// IPv4 addresses are held as IPv6 maps them (RFC 4291, section 2.5.5.2).
public struct PeerAddress: Hashable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  init(_ bytes: [UInt8]) {
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.dropFirst(8).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// An address as it is written; nil where the text is none.
  public init?(_ text: String) {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET6, text, &bytes) != 1 {
      var four = [UInt8](repeating: 0, count: 4)
      guard inet_pton(AF_INET, text, &four) == 1 else { return nil }
      bytes.replaceSubrange(10..<16, with: [0xFF, 0xFF] + four)
    }
    self.init(bytes)
  }

  private var isMapped: Bool { high == 0 && low >> 32 == 0xFFFF }

  /// What requests are counted by: the address itself, of IPv6 the first 64 bits, since one line has all of the rest.
  public var network: PeerAddress { isMapped ? self : PeerAddress(high: high, low: 0) }

  /// Whether it is this machine's own.
  public var isLoopback: Bool { isMapped ? low >> 24 & 0xFF == 127 : high == 0 && low == 1 }

  /// The address as it is written.
  public var description: String {
    var bytes = [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
    if isMapped { bytes.removeFirst(12) }
    var text = [CChar](repeating: 0, count: 64)
    guard inet_ntop(isMapped ? AF_INET : AF_INET6, bytes, &text, 64) != nil else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}
