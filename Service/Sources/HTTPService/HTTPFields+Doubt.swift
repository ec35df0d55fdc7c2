extension HTTPFields {
  /// How many bytes of a connection's memory they take: of each the name, the value and what finds it; of cookies also a
  /// copy, and what finds each of them.
  var keptBytes: Int {
    pairs.reduce(0) { sum, pair in
      let bytes = pair.value.utf8.count
      let cookies = pair.name == "cookie" ? bytes + 64 * (1 + pair.value.utf8.count { $0 == UInt8(ascii: ";") }) : 0
      return sum + pair.name.utf8.count + bytes + 64 + cookies
    }
  }

  /// The refusal of a head that two readers, say a proxy and this service, could read as two different requests: whom
  /// it is for (RFC 9112, section 3.2), what its fields are and where its body ends (section 6).
  func doubt(version: String) -> HTTPResponse? {
    guard pairs.allSatisfy({ !$0.name.isEmpty && $0.name.utf8.allSatisfy(Self.isTokenByte) }) else {
      return .failure(.badRequest, "bad_field", "The name of a header field has letters that no name has.")
    }
    let hosts = count(of: "host")
    guard hosts == 1 || (hosts == 0 && version == "HTTP/1.0") else {
      return .failure(.badRequest, "bad_host", "The request needs one Host field, and has \(hosts).")
    }
    guard count(of: "content-length") <= 1 else {
      return .failure(.badRequest, "bad_length", "The request has more than one Content-Length.")
    }
    guard let coding = self["transfer-encoding"] else { return nil }
    guard coding.lowercased() == "chunked" else {
      return .failure(.notImplemented, "unknown_coding", "Of transfer codings this service knows chunked alone.")
    }
    guard count(of: "content-length") == 0 else {
      return .failure(.badRequest, "bad_length", "The request has a Content-Length and a Transfer-Encoding.")
    }
    return nil
  }

  /// What a field's name is made of (RFC 9110, section 5.6.2). A blank in front of the colon is not (RFC 9112, section
  /// 5.1): it would hide a Content-Length from one of two readers.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+.^_`|~".utf8.contains(byte)
    }
  }

  private func count(of name: String) -> Int { pairs.count { $0.name == name } }
}
