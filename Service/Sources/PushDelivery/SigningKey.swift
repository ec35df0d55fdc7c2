internal import CCrypto

/// A private key on the curve P-256, as Apple's developer site hands it out (`AuthKey_ABC123DEFG.p8`), which signs by ES256
/// (RFC 7518, section 3.4).
///
/// Unchecked: the key is never changed once it is read, and OpenSSL lets many threads sign with one.
final class SigningKey: @unchecked Sendable {
  private let key: OpaquePointer

  /// Reads a key in PEM; nil for what is none, or one of another kind.
  init?(pem text: String) {
    let read = Array(text.utf8).withUnsafeBytes { bytes -> OpaquePointer? in
      // It reads where the bytes lie, and only as long as they lie there.
      guard let memory = BIO_new_mem_buf(bytes.baseAddress, Int32(clamping: bytes.count)) else { return nil }
      defer { BIO_free(memory) }
      // Without a callback OpenSSL would ask the terminal for the passphrase of a key that has one.
      return PEM_read_bio_PrivateKey(memory, nil, { _, _, _, _ in 0 }, nil)
    }
    guard let key = read else { return nil }
    self.key = key
    var name = [CChar](repeating: 0, count: 64)
    guard EVP_PKEY_get_group_name(key, &name, name.count, nil) == 1,
      String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self) == "prime256v1"
    else { return nil }
  }

  deinit { EVP_PKEY_free(key) }

  /// The signature of some bytes: the two numbers of ECDSA with SHA-256, 32 bytes each.
  func signature(of bytes: [UInt8]) -> [UInt8]? {
    guard let context = EVP_MD_CTX_new() else { return nil }
    defer { EVP_MD_CTX_free(context) }
    guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1 else { return nil }
    var size = 0
    guard EVP_DigestSign(context, nil, &size, bytes, bytes.count) == 1 else { return nil }
    var der = [UInt8](repeating: 0, count: size)
    guard EVP_DigestSign(context, &der, &size, bytes, bytes.count) == 1 else { return nil }
    return Self.plain(Array(der.prefix(size)))
  }

  /// OpenSSL signs in ASN.1, ES256 wants the two numbers side by side.
  private static func plain(_ der: [UInt8]) -> [UInt8]? {
    der.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      guard let signature = d2i_ECDSA_SIG(nil, &start, buffer.count) else { return nil }
      defer { ECDSA_SIG_free(signature) }
      var bytes = [UInt8](repeating: 0, count: 64)
      let isWhole = bytes.withUnsafeMutableBufferPointer { bytes in
        BN_bn2binpad(ECDSA_SIG_get0_r(signature), bytes.baseAddress, 32) == 32
          && BN_bn2binpad(ECDSA_SIG_get0_s(signature), bytes.baseAddress?.advanced(by: 32), 32) == 32
      }
      return isWhole ? bytes : nil
    }
  }
}
