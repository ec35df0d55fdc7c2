extension HTTPFields {
  /// The refusal of a head that two readers, say a proxy and this service, could read as two different requests: whom
  /// it is for (RFC 9112, section 3.2) and where its body ends (section 6).
  func doubt(version: String) -> HTTPResponse? {
    let hosts = count(of: "host")
    guard hosts == 1 || (hosts == 0 && version == "HTTP/1.0") else {
      return .failure(.badRequest, "bad_host", "The request needs one Host field, and has \(hosts).")
    }
    guard count(of: "content-length") <= 1 else {
      return .failure(.badRequest, "bad_length", "The request has more than one Content-Length.")
    }
    guard let coding = self["Transfer-Encoding"] else { return nil }
    guard coding.lowercased() == "chunked" else {
      return .failure(.notImplemented, "unknown_coding", "Of transfer codings this service knows chunked alone.")
    }
    guard count(of: "content-length") == 0 else {
      return .failure(.badRequest, "bad_length", "The request has a Content-Length and a Transfer-Encoding.")
    }
    return nil
  }

  private func count(of name: String) -> Int { pairs.count { $0.name == name } }
}
