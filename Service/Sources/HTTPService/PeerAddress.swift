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

  /// An address as the network writes it, sixteen bytes in their order; nil where `write` answers 0.
  init?(writtenBy write: (UnsafeMutablePointer<UInt8>) -> Int32) {
    var halves: (UInt64, UInt64) = (0, 0)
    let isWritten = withUnsafeMutableBytes(of: &halves) { bytes in
      bytes.baseAddress.map { write($0.assumingMemoryBound(to: UInt8.self)) != 0 } ?? false
    }
    guard isWritten else { return nil }
    (high, low) = (UInt64(bigEndian: halves.0), UInt64(bigEndian: halves.1))
  }

  /// An address as it is written; nil where the text is none.
  public init?(_ text: String) {
    self.init(writtenBy: { bytes in
      if inet_pton(AF_INET6, text, bytes) == 1 { return 1 }
      bytes.initialize(repeating: 0, count: 10)
      (bytes + 10).initialize(repeating: 0xFF, count: 2)
      return inet_pton(AF_INET, text, bytes + 12) == 1 ? 1 : 0
    })
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
