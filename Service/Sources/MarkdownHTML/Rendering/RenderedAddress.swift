/// An address as it stands in an attribute: whatever is not of an address's alphabet is percent-encoded.
///
/// The alphabet is the one of CommonMark's own programs, so that `%20` stays `%20` and `é` becomes `%C3%A9`.
enum RenderedAddress {
  private static let isKept: [Bool] = {
    var kept = Array(repeating: false, count: 256)
    for byte in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.+!*'(),%#@?=;:/&$~".utf8 {
      kept[Int(byte)] = true
    }
    return kept
  }()

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  /// The address of a node.
  static func text(of address: UnsafePointer<CChar>?) -> String {
    SyntaxNode.withBytes(of: address) { bytes in
      if bytes.allSatisfy({ isKept[Int($0)] }) { return String(decoding: bytes, as: UTF8.self) }
      var encoded: [UInt8] = []
      for byte in bytes {
        if isKept[Int(byte)] {
          encoded.append(byte)
        } else {
          encoded += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
        }
      }
      return String(decoding: encoded, as: UTF8.self)
    }
  }
}
