/// A cookie of this service: no script reads it, and no other site has it sent.
///
/// ```swift
/// var cookie = HTTPCookie("session", "9f86d0")
/// cookie.path = "/dashboard"
/// cookie.field      // "session=9f86d0; Path=/dashboard; HttpOnly; SameSite=Strict"
/// ```
///
/// RFC 6265; `SameSite` as in its revision, section 5.4.7. Names and values are letters, digits, `-` and `_`.
public struct HTTPCookie: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// What it says; empty to have it forgotten.
  public var value: String
  /// Below which path it is sent.
  public var path = "/"
  /// Whether it is sent over TLS alone.
  public var isSecure = false
  /// For how many seconds it is kept; nil is until the browser ends.
  public var seconds: Int?

  /// A cookie until the browser ends, for every path.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The value of a `Set-Cookie` field.
  public var field: String {
    var parts = ["\(name)=\(value.filter(Self.isPlain))", "Path=\(path)"]
    if value.isEmpty { parts.append("Max-Age=0") } else if let seconds { parts.append("Max-Age=\(seconds)") }
    return (parts + ["HttpOnly", "SameSite=Strict"] + (isSecure ? ["Secure"] : [])).joined(separator: "; ")
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
  }
}

extension HTTPRequest {
  /// The value of a cookie that the request brings; nil without it. Of several of one name, the first, which the browser
  /// holds to be the closest.
  public func cookie(_ name: String) -> String? {
    for pair in (fields["Cookie"] ?? "").split(separator: ";") {
      let sides = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if sides.count == 2, sides[0] == name { return String(sides[1]) }
    }
    return nil
  }
}
