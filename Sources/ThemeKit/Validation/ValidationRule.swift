/// What a field asks of its text, and what it says when it does not get it.
///
/// ```swift
/// ValidationRule.required().problem(in: "")?.string  // "This field is required"
/// ValidationRule.required("Your name, please").problem(in: "")?.string  // "Your name, please", in every language
/// ```
///
/// An empty text satisfies every rule but ``required(_:)``, so that an optional field can have rules too.
public struct ValidationRule: Sendable {
  /// What is said when a text does not satisfy the rule.
  public let message: ThemeText
  private let accepts: @Sendable (String) -> Bool

  /// A rule of the app's own.
  ///
  /// - Parameters:
  ///   - message: what is said when a text does not satisfy the rule.
  ///   - accepts: whether a text does.
  public init(message: String, accepts: @escaping @Sendable (String) -> Bool) {
    self.init(.verbatim(message), accepts)
  }

  init(_ message: ThemeText, _ accepts: @escaping @Sendable (String) -> Bool) {
    self.message = message
    self.accepts = accepts
  }

  /// Whether a text satisfies the rule.
  public func isSatisfied(by text: String) -> Bool { accepts(text) }

  /// What to say of a text; nothing when it satisfies the rule.
  public func problem(in text: String) -> ThemeText? { accepts(text) ? nil : message }
}
