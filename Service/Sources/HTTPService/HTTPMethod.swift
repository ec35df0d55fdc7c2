/// What a request asks to be done: `GET`, `POST`, …
///
/// ```swift
/// HTTPMethod.get.description            // "GET"
/// HTTPMethod("get") == .get             // false: methods are case-sensitive
/// ```
///
/// RFC 9110, section 9.
public struct HTTPMethod: Hashable, Sendable, CustomStringConvertible {
  /// The method as it stands on the wire.
  public let description: String

  /// A method from the word on the wire, unchanged.
  public init(_ word: String) { description = word }

  /// Read something.
  public static let get = HTTPMethod("GET")
  /// Read only the head of the answer.
  public static let head = HTTPMethod("HEAD")
  /// Hand something over.
  public static let post = HTTPMethod("POST")
  /// Replace something.
  public static let put = HTTPMethod("PUT")
  /// Change a part of something.
  public static let patch = HTTPMethod("PATCH")
  /// Remove something.
  public static let delete = HTTPMethod("DELETE")
}
