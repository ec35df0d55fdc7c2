/// What an agent's browser proves a session with: 256 random bits in its cookie.
///
/// ```swift
/// let secret = AgentSecret()
/// secret.text                        // "9f86d0…", for the cookie
/// secret.hash                        // what is stored
/// secret.formToken                   // what each form carries beside the cookie
/// ```
public struct AgentSecret: Sendable {
  private let bytes: [UInt8]

  private static let size = 32

  /// A new secret from the system's generator of random numbers.
  public init() { bytes = Sodium.randomBytes(Self.size) }

  /// A secret as a cookie brings it; nil where the text cannot be one.
  public init?(parsing text: some StringProtocol) {
    guard let bytes = Sodium.bytes(hexadecimal: text, count: Self.size) else { return nil }
    self.bytes = bytes
  }

  /// The secret as it travels in the cookie. Never log it.
  public var text: String { Sodium.hexadecimal(bytes) }

  /// What is stored of it.
  public var hash: SecretHash { SecretHash(of: bytes) }

  /// What the session's forms carry, so that a page elsewhere, which can send the cookie but not read it, cannot fill
  /// them in. It does not tell the secret.
  public var formToken: String { Sodium.hexadecimal(SecretHash(of: bytes + Array("form".utf8)).bytes) }

  /// Whether a form carried the token of this session, in a time that does not tell where two differ.
  public func isFormToken(_ text: String) -> Bool { Sodium.areEqual(Array(text.utf8), Array(formToken.utf8)) }

  /// A password for people to type: twenty letters and digits in four groups, none that looks like another; 100 bits.
  public static func newPassword() -> String {
    let signs = Array("abcdefghjkmnpqrstuvwxyz23456789x")
    let letters = Sodium.randomBytes(20).map { signs[Int($0 & 31)] }
    return stride(from: 0, to: 20, by: 5).map { String(letters[$0..<$0 + 5]) }.joined(separator: "-")
  }
}
