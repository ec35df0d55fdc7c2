internal import CSodium
internal import ReceptionProtocol

/// What a device proves itself with: its token, or the secret that renews the token. 256 random bits, under the device's
/// number, so that it is found without searching for the secret itself.
///
/// ```swift
/// let token = DeviceSecret(.token, of: device.id)
/// token.text                        // "dt_00000000000004d2_9f86d0…", sent to the device and then forgotten
/// token.hash                        // what is stored
/// DeviceSecret(parsing: token.text) // the same again
/// ```
public struct DeviceSecret: Sendable {
  /// What it opens.
  public enum Kind: String, Sendable, CaseIterable {
    /// Every request of the device, until it expires.
    case token = "dt"
    /// Only the renewal of the token.
    case session = "ds"
  }

  /// What it opens.
  public let kind: Kind
  /// Whose it is, if it is genuine.
  public let device: DeviceID
  private let bytes: [UInt8]

  private static let size = 32

  /// A new secret from the system's generator of random numbers.
  public init(_ kind: Kind, of device: DeviceID) {
    self.kind = kind
    self.device = device
    bytes = Sodium.randomBytes(Self.size)
  }

  /// The secret that a registration key stands for: the same one each time, of one device in one app.
  init(_ kind: Kind, of device: DeviceID, madeFrom key: RegistrationKey, app: String) {
    self.kind = kind
    self.device = device
    bytes = Sodium.hash(Array("\(kind.rawValue) \(app)".utf8), key: key.bytes)
  }

  /// A secret as a request brings it; nil where the text cannot be one.
  public init?(parsing text: some StringProtocol) { self.init(parsing: Array(text.utf8)[...]) }

  /// The same for the bytes of a text.
  public init?(parsing text: ArraySlice<UInt8>) {
    // `dt_`, 16 digits of the number, `_`, 64 digits of the secret.
    let begin = text.startIndex
    let underscore = UInt8(ascii: "_")
    guard text.count == 84, text[begin + 2] == underscore, text[begin + 19] == underscore,
      let kind = Kind(rawValue: String(decoding: text[..<(begin + 2)], as: UTF8.self)),
      let number = Hexadecimal.bytes(text[(begin + 3)..<(begin + 19)]),
      let bytes = Hexadecimal.bytes(text[(begin + 20)...])
    else { return nil }
    self.kind = kind
    device = DeviceID(rawValue: number.reduce(0) { $0 << 8 | Int64($1) })
    self.bytes = bytes
  }

  /// The secret as it travels. Never log it.
  public var text: String {
    let number = String(UInt64(bitPattern: device.rawValue), radix: 16)
    let padding = String(repeating: "0", count: 16 - number.count)
    return "\(kind.rawValue)_\(padding)\(number)_\(Sodium.hexadecimal(bytes))"
  }

  /// What is stored of it.
  public var hash: SecretHash { SecretHash(of: bytes) }
}

/// What is stored of a secret: its BLAKE2b hash, from which it cannot be had back.
///
/// A fast hash will do, since there are 256 random bits in the secret, and nobody can try them.
public struct SecretHash: Sendable, Hashable {
  /// The 32 bytes.
  public let bytes: [UInt8]

  init(of secret: [UInt8]) { bytes = Sodium.hash(secret) }

  /// A hash as it was stored.
  public init(stored bytes: [UInt8]) { self.bytes = bytes }

  /// Compares in a time that does not tell where two hashes differ.
  public static func == (first: SecretHash, second: SecretHash) -> Bool { Sodium.areEqual(first.bytes, second.bytes) }

  /// Feeds the bytes to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
