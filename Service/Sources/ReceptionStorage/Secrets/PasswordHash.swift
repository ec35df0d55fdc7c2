internal import CSodium

/// What is stored of the agents' password: its salted Argon2id hash, slow on purpose, as libsodium writes it.
///
/// ```swift
/// let hash = PasswordHash(of: "correct horse battery staple")
/// hash.text                          // "$argon2id$v=19$m=65536,t=2,p=1$…"
/// hash?.matches("correct horse")     // false
/// ```
///
/// Making and comparing take about a tenth of a second and 64 MiB: never on a thread that others wait for. RFC 9106.
public struct PasswordHash: Hashable, Sendable {
  /// How slow a hash is.
  public enum Strength: Sendable {
    /// For people: 64 MiB, two passes.
    case usual
    /// For tests, which make many.
    case least

    var passes: UInt64 { self == .usual ? UInt64(crypto_pwhash_opslimit_interactive()) : 1 }
    var bytes: Int { self == .usual ? crypto_pwhash_memlimit_interactive() : crypto_pwhash_memlimit_min() }
  }

  /// The hash with its salt and its parameters, in ASCII.
  public let text: String

  /// A hash as it was stored.
  public init(stored text: String) { self.text = text }

  /// The hash of a password, with a new salt; nil where the system has no memory for it.
  public init?(of password: String, strength: Strength = .usual) {
    Sodium.prepare()
    var hash = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
    let status = crypto_pwhash_str(
      &hash, password, UInt64(password.utf8.count), strength.passes, strength.bytes)
    guard status == 0 else { return nil }
    text = String(decoding: hash.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether a password is the one that was hashed. A hash that is damaged matches nothing.
  public func matches(_ password: String) -> Bool {
    Sodium.prepare()
    guard text.utf8.count < crypto_pwhash_strbytes() else { return false }
    return crypto_pwhash_str_verify(text, password, UInt64(password.utf8.count)) == 0
  }
}
