/// The path and the query of a request, decoded.
///
/// ```swift
/// let target = try RequestTarget(parsing: "/live?language=tr&argument=4%2C5&argument=%25")
/// target.path                           // "/live"
/// target.first("language")              // "tr"
/// target.all("argument")                // ["4,5", "%"]
/// ```
///
/// RFC 3986, section 3; the query as HTML forms write it (`+` is a space).
public struct RequestTarget: Hashable, Sendable {
  /// The longest target that is read, in bytes.
  public static let maximumLength = 8_192
  /// The most query items that are read.
  public static let maximumItems = 100

  /// The decoded path. It begins with `/`.
  public let path: String
  /// The decoded query, in order.
  public let query: [QueryItem]

  /// One `name=value` of a query.
  public struct QueryItem: Hashable, Sendable {
    /// Left of the `=`.
    public var name: String
    /// Right of the `=`; empty without one.
    public var value: String
  }

  /// Reads a target as it stands in the request line.
  ///
  /// - Throws: `.tooLong` above ``maximumLength`` bytes, `.tooManyItems` above ``maximumItems``, `.notAPath` for `live`,
  ///   `.brokenEscape` for `/%4`, `.notText` for `/%FF` and `/%00`.
  public init(parsing text: String) throws(RequestTargetError) {
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong }
    if Self.isPlain(text) {
      (path, query) = (text, [])
      return
    }
    // By bytes: a mark that combines with the sign before it makes one character of both.
    let parts = text.utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let rawPath = parts.first, rawPath.first == UInt8(ascii: "/") else { throw .notAPath }
    path = try Self.decoded(rawPath, plusIsSpace: false)
    query = parts.count > 1 ? try QueryItem.items(parts[1], most: Self.maximumItems) : []
  }

  /// What can be said of a target that cannot be read: its path, as it is written where it is no text, and no query.
  init(unreadable text: String) {
    let raw = text.utf8.prefix { $0 != UInt8(ascii: "?") }
    let path = (try? Self.decoded(raw, plusIsSpace: false)) ?? String(decoding: raw, as: UTF8.self)
    self.path = path.utf8.first == UInt8(ascii: "/") ? path : "/"
    query = []
  }

  /// The first value of a query item of this name.
  public func first(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// Every value of the query items of this name, in order.
  public func all(_ name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }

  /// Whether it is a path as it stands: without a query or an escape, which is what most are.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "/")
      && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "%") }
  }

  static func decoded(_ text: Substring.UTF8View, plusIsSpace: Bool) throws(RequestTargetError) -> String {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
          throw .brokenEscape
        }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    guard !bytes.contains(0), let decoded = String(validating: bytes, as: UTF8.self) else { throw .notText }
    return decoded
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension RequestTarget.QueryItem {
  /// The items of a query or of a form, in order.
  static func items(_ text: Substring.UTF8View, most: Int) throws(RequestTargetError) -> [RequestTarget.QueryItem] {
    let pieces = text.split(separator: UInt8(ascii: "&"))
    guard pieces.count <= most else { throw .tooManyItems }
    var items: [RequestTarget.QueryItem] = []
    for piece in pieces {
      let sides = piece.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let value = sides.count > 1 ? try RequestTarget.decoded(sides[1], plusIsSpace: true) : ""
      items.append(
        RequestTarget.QueryItem(name: try RequestTarget.decoded(sides[0], plusIsSpace: true), value: value))
    }
    return items
  }
}

/// Why a request target cannot be read.
public enum RequestTargetError: Error, Hashable, Sendable {
  /// Longer than ``RequestTarget/maximumLength`` bytes.
  case tooLong
  /// More than ``RequestTarget/maximumItems`` query items.
  case tooManyItems
  /// It does not begin with `/`, as in `GET live HTTP/1.1`.
  case notAPath
  /// A `%` without two hexadecimal digits, as in `/%4`.
  case brokenEscape
  /// The escapes spell no UTF-8 text, or a NUL, as in `/%FF`.
  case notText

  /// The answer to a program whose request has such a target.
  public var response: HTTPResponse {
    switch self {
    case .tooLong:
      .failure(.targetTooLong, "target_too_long", "The address is longer than \(RequestTarget.maximumLength) bytes.")
    case .tooManyItems:
      .failure(.badRequest, "bad_query", "The query has more than \(RequestTarget.maximumItems) items.")
    case .notAPath: .failure(.badRequest, "bad_target", "The address must begin with “/”.")
    case .brokenEscape:
      .failure(.badRequest, "bad_target", "A “%” in the address needs two hexadecimal digits after it.")
    case .notText: .failure(.badRequest, "bad_target", "The escapes in the address spell no UTF-8 text.")
    }
  }
}
