internal import HTTPService

/// How much may be asked at once. A key may name a value as often as it likes, so what is answered grows with the product
/// of their lengths: 64 KiB of body could demand 250 MB.
enum QuestionBounds {
  /// The longest key and the longest value, in bytes.
  static let length = 1_024
  /// The most values.
  static let values = 32

  /// Whether a key and its values stay inside the bounds.
  static func hold(key: String, values: [String]) -> Bool {
    values.count <= Self.values && key.utf8.count <= length && values.allSatisfy { $0.utf8.count <= length }
  }

  /// The answer to a question that does not.
  static let refusal = HTTPResponse.failure(
    .badRequest, "question_too_large", "A key has up to \(length) bytes and \(values) values of as many.")
}
