/// The body of `POST /v1/devices`: a description, and the key under which the device registers.
///
/// An answer may be lost, and then nobody knows whether the device is registered. So it makes a key before it asks for the
/// first time, keeps it, and asks under the same key until it has heard the answer: the service makes the device's number
/// and secrets from the key, and answers the same ones each time.
///
/// ```swift
/// let registration = DeviceRegistration(device, key: RegistrationKey(), sequence: 1)
/// ```
public struct DeviceRegistration: Hashable, Sendable, Codable {
  /// The device as it is now.
  public var device: DeviceDescription
  /// Who asks; absent, each request registers another device.
  public var key: RegistrationKey?
  /// As in ``DeviceUpdate/sequence``: of two registrations under one key the greater one's description stays.
  public var sequence: Int?

  /// A registration.
  public init(_ device: DeviceDescription, key: RegistrationKey? = nil, sequence: Int? = nil) {
    self.device = device
    self.key = key
    self.sequence = sequence
  }

  private enum CodingKeys: String, CodingKey { case registrationKey, sequence }

  /// Writes the members of the description with `registrationKey` and `sequence` beside them.
  public func encode(to encoder: any Encoder) throws {
    try device.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(key, forKey: .registrationKey)
    try container.encodeIfPresent(sequence, forKey: .sequence)
  }

  /// Reads what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    device = try DeviceDescription(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = try container.decodeIfPresent(RegistrationKey.self, forKey: .registrationKey)
    sequence = try container.decodeIfPresent(Int.self, forKey: .sequence)
  }
}

/// A secret of 256 random bits that a device makes for one registration, and forgets once that has been answered.
///
/// ```swift
/// let key = RegistrationKey()
/// key.text                              // "5b0c…": 64 hexadecimal digits
/// RegistrationKey(key.text) == key      // true
/// ```
public struct RegistrationKey: Hashable, Sendable, Codable {
  /// How many bytes it has.
  public static let size = 32

  /// The bytes.
  public let bytes: [UInt8]

  /// A new key from the system's generator of random numbers.
  public init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  /// A new key from a generator, for a test that wants the same one again.
  public init(using generator: inout some RandomNumberGenerator) {
    bytes = (0..<Self.size).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// A key as it travels; nil where the text is not 64 hexadecimal digits.
  public init?(_ text: some StringProtocol) {
    let digits = text.utf8.compactMap(Self.value(ofDigit:))
    guard digits.count == 2 * Self.size, text.utf8.count == digits.count else { return nil }
    bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// The key as it travels. Never log it.
  public var text: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// Reads the text.
  ///
  /// - Throws: `DecodingError` for a text that is no key, such as `"key"`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let key = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a registration key has \(2 * Self.size) hexadecimal digits")
    }
    self = key
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
