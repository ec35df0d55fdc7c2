internal import CSodium

/// The little that is needed of libsodium.
enum Sodium {
  /// Chooses the library's implementations once. It can only fail where the system has no random numbers at all.
  private static let isReady = sodium_init() >= 0

  /// Before the library is first used.
  static func prepare() { precondition(isReady, "The system gives no random numbers: no secret can be made.") }

  static func randomBytes(_ count: Int) -> [UInt8] {
    prepare()
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
  }

  /// BLAKE2b; with a key nobody without it can say what comes out.
  static func hash(_ bytes: [UInt8], key: [UInt8] = []) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: 32)
    crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), key, key.count)
    return hash
  }

  static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first.count == second.count && sodium_memcmp(first, second, first.count) == 0
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    var text = [CChar](repeating: 0, count: bytes.count * 2 + 1)
    sodium_bin2hex(&text, text.count, bytes, bytes.count)
    return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func bytes(hexadecimal text: some StringProtocol, count: Int) -> [UInt8]? { decoded(String(text), count) }

  private static func decoded(_ text: String, _ count: Int) -> [UInt8]? {
    guard text.utf8.count == count * 2 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    var written = 0
    let status = sodium_hex2bin(&bytes, count, text, text.utf8.count, nil, &written, nil)
    return status == 0 && written == count ? bytes : nil
  }
}
