internal import Foundation

/// The body of `POST /live/resolve`.
struct ResolveRequest: Decodable {
  /// A language tag; absent follows `Accept-Language`.
  var language: String?
  /// The key as the catalogs have it.
  var key: String
  /// The values, in the order of the key.
  var arguments: [TextArgument]?
  /// Whose words: ThemeKit's unless it is said.
  var table: TextTable?

  /// Reads a body.
  ///
  /// - Throws: `.notJSON` for `{"key":`, `.notThis` for `[]`, `{}` and `{"key": 5}`.
  init(parsing body: [UInt8]) throws(ResolveRequestError) {
    let data = Data(body)
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let error as DecodingError {
      throw ResolveRequestError(error, body: data)
    } catch {
      throw .notJSON("it cannot be read")
    }
  }
}

/// Why a body is not what is read here.
enum ResolveRequestError: Error, Hashable, Sendable {
  /// No JSON at all.
  case notJSON(String)
  /// JSON, but of another shape: where, and what was expected.
  case notThis(at: String, expected: String)

  init(_ error: DecodingError, body: Data) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .notThis(at: Self.path(context), expected: "a member “\(key.stringValue)”")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self = .notThis(at: Self.path(context), expected: Self.words(for: type, in: context))
    case .dataCorrupted(let context) where context.codingPath.isEmpty: self = .notJSON(Self.reason(body))
    case .dataCorrupted(let context):
      let tables = TextTable.allCases.map { "“\($0.rawValue)”" }.joined(separator: " or ")
      self = .notThis(
        at: Self.path(context), expected: context.codingPath.last?.stringValue == "table" ? tables : "another value")
    @unknown default: self = .notJSON("it cannot be read")
    }
  }

  /// For programs.
  var code: String {
    switch self {
    case .notJSON: "not_json"
    case .notThis: "unexpected_body"
    }
  }

  /// For people.
  var message: String {
    switch self {
    case .notJSON(let reason): "The body is not JSON: \(reason)."
    case .notThis(let place, let expected):
      "The body is JSON, but \(place) should be \(expected); an example: "
        + #"{"language":"tr","key":"%@ out of %@","arguments":[4.5,5]}."#
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    guard !context.codingPath.isEmpty else { return "its top level" }
    return "“" + context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? "." + $0.stringValue }.joined() + "”"
  }

  private static func words(for type: any Any.Type, in context: DecodingError.Context) -> String {
    switch type {
    case is String.Type: context.codingPath.last?.intValue == nil ? "a text" : "a text or a number"
    case is [TextArgument].Type, is [Any].Type: "an array"
    default: "an object"
    }
  }

  /// What is wrong and where: the other reader of JSON says it, the decoder does not.
  private static func reason(_ body: Data) -> String {
    guard !body.isEmpty else { return "it is empty" }
    do {
      _ = try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
      return "it cannot be read"
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it cannot be read"
      return words.hasSuffix(".") ? String(words.dropLast()) : words
    }
  }
}
