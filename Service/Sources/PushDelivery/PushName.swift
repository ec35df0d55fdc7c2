internal import CCrypto
internal import ReceptionStorage

/// The name under which a push goes to the gateway: a UUID of its number and of the life of the data, so that it is the same
/// at each attempt, in each process, and never that of another push (RFC 9562, version 8).
enum PushName {
  static func text(of push: PushID, in epoch: String) -> String {
    let said = Array("\(epoch)/\(push.rawValue)".utf8)
    var digest = [UInt8](repeating: 0, count: 32)
    var size: UInt32 = 0
    EVP_Digest(said, said.count, &digest, &size, EVP_sha256(), nil)
    digest[6] = digest[6] & 0x0F | 0x80
    digest[8] = digest[8] & 0x3F | 0x80
    let signs = digest.prefix(16).map { byte in
      String(repeating: "0", count: byte < 16 ? 1 : 0) + String(byte, radix: 16)
    }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { signs[$0].joined() }.joined(separator: "-")
  }
}
