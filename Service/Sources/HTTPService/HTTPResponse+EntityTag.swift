extension HTTPResponse {
  /// The same answer with an entity tag made from its body, or a 304 without a body when the client already holds it.
  ///
  /// The tag is a checksum against accidents (FNV-1a, 64 bits), not against an attacker: what it guards is a cache.
  public func revalidated(for request: HTTPRequest) -> HTTPResponse {
    var answer = self
    let tag = "\"\(String(Self.checksum(body), radix: 16))\""
    answer.fields["ETag"] = tag
    answer.fields["Cache-Control"] = "no-cache"
    return answer.unlessHeld(by: request, entityTag: tag)
  }

  /// The same answer, or a 304 without a body when the client already holds what the tag stands for.
  public func unlessHeld(by request: HTTPRequest, entityTag: String) -> HTTPResponse {
    Self.holds(request, entityTag) ? notModified : self
  }

  /// Whether a request says that its client holds what the tag stands for.
  public static func holds(_ request: HTTPRequest, _ entityTag: String) -> Bool {
    request.fields["if-none-match"].map { names($0, entityTag) } ?? false
  }

  /// The same answer for a client that holds it: 304, without a body.
  public var notModified: HTTPResponse {
    var answer = self
    answer.status = .notModified
    answer.body = []
    return answer
  }

  /// Whether an `If-None-Match` list holds the tag; weak tags compare equal to strong ones there.
  private static func names(_ list: String, _ tag: String) -> Bool {
    if list == tag { return true }
    return list.split(separator: ",").contains { item in
      let item = item.drop { $0 == " " }
      return item == "*" || (item.hasPrefix("W/") ? item.dropFirst(2) : item) == tag
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
