/// Who looks at the page: a number that nobody guesses, in a cookie.
///
/// RFC 6265bis: `HttpOnly` keeps it from scripts, `SameSite=Strict` from requests that another site makes.
struct Visitor: Hashable, Sendable {
  private static let name = "dragoman-device"

  /// 32 hexadecimal digits.
  let number: String

  /// A number of 128 random bits.
  static func random() -> Visitor {
    let digits = (0..<4).map { _ in
      let part = String(UInt32.random(in: 0...UInt32.max), radix: 16)
      return String(repeating: "0", count: 8 - part.count) + part
    }
    return Visitor(number: digits.joined())
  }

  /// A visitor who is known by a number.
  init(number: String) { self.number = number }

  /// The visitor of a `Cookie` field; nil for everything that is not as ``cookie`` writes it.
  init?(cookies: String?) {
    let pairs = (cookies ?? "").prefix(4_096).split(separator: ";").map { $0.drop { $0 == " " } }
    guard let value = pairs.first(where: { $0.hasPrefix(Self.name + "=") })?.dropFirst(Self.name.count + 1),
      value.utf8.count == 32, value.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    number = String(value)
  }

  /// As `Set-Cookie` says it. It ends with the browser's session, and its device before.
  var cookie: String { "\(Self.name)=\(number); Path=/live/device; HttpOnly; SameSite=Strict" }
}
