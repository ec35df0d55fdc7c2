/// What a form sends in a body, decoded.
///
/// ```swift
/// let form = try FormBody(parsing: Array("text=100+%25&language=de".utf8))
/// form.first("text")                    // "100 %"
/// ```
///
/// `application/x-www-form-urlencoded`, URL Standard, section 5. How long a body may be is the server's limit.
public struct FormBody: Hashable, Sendable {
  /// The most fields that are read.
  public static let maximumItems = 1_000

  /// The fields, in order.
  public let items: [RequestTarget.QueryItem]

  /// Reads a body.
  ///
  /// - Throws: `.tooManyItems` above ``maximumItems``, `.brokenEscape` for `a=%4`, `.notText` for `a=%FF` and `a=%00`.
  public init(parsing body: [UInt8]) throws(RequestTargetError) {
    guard let text = String(validating: body, as: UTF8.self) else { throw .notText }
    items = try RequestTarget.QueryItem.items(text.utf8[...], most: Self.maximumItems)
  }

  /// The first value of a field; nil where the form does not have it.
  public func first(_ name: String) -> String? { items.first { $0.name == name }?.value }
}
