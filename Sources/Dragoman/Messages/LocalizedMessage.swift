public import StringTemplates

/// What to say, without saying it yet: a key, typed values and the text the code itself gives, all from one literal.
///
/// A message is a value to store and to hand on; it becomes text when a resolver is asked, in the language of that
/// moment.
///
/// ```swift
/// let message: LocalizedMessage = "\(4.5) out of \(5)"
/// message.key                // "%lf out of %lld"
/// message.key(in: .uniform)  // "%@ out of %@"
/// message.defaultText        // "4.5 out of 5"
/// ```
///
/// A literal `%` becomes `%%` in the key of a message with values, and only there, as `String(localized:)` does.
public struct LocalizedMessage: Sendable, ExpressibleByStringInterpolation {
  enum Content: Sendable {
    case literal(StaticString)
    case interpolated(StringInterpolation)
    case keyed(String, arguments: [TemplateArgument], defaultText: String?)
  }

  let content: Content

  /// The message of a literal without values: the literal is the key.
  public init(stringLiteral value: StaticString) { content = .literal(value) }

  /// The message of a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    content = .interpolated(stringInterpolation)
  }

  /// A message whose key is only known at run time.
  ///
  /// - Parameters:
  ///   - key: the key as the catalog has it.
  ///   - arguments: the values, in the order of the key's places.
  ///   - defaultText: what to say when no source knows the key, in the grammar of a catalog's text (`"%lld files"`);
  ///     nil says the key.
  public init(key: String, arguments: [TemplateArgument] = [], defaultText: String? = nil) {
    content = .keyed(key, arguments: arguments, defaultText: defaultText)
  }

  /// The key in the style of `String(localized:)`.
  public var key: String { key(in: .typed) }

  /// The key in a style. A key given at run time is the same in both.
  public func key(in style: KeyStyle) -> String {
    switch content {
    case .literal(let literal): "\(literal)"
    case .interpolated(let captured): captured.key(in: style)
    case .keyed(let key, _, _): key
    }
  }

  /// The values in order. A message among them is its own default text here; a resolver resolves it instead.
  public var arguments: [TemplateArgument] {
    captured.map { captured in
      switch captured.value {
      case .argument(let argument): argument
      case .message(let message): .text(message.defaultText)
      }
    }
  }

  /// What the code itself says: the literal with each value's plain Swift description in place. For a key given at run
  /// time, the default text that came with it, else the key.
  public var defaultText: String {
    switch content {
    case .literal(let literal): "\(literal)"
    case .interpolated(let captured): captured.plainText
    case .keyed(let key, _, let text): text ?? key
    }
  }

  /// The values as they were captured.
  var captured: [CapturedArgument] {
    switch content {
    case .literal: []
    case .interpolated(let captured): captured.arguments
    case .keyed(_, let arguments, _): arguments.map { CapturedArgument(value: .argument($0), specifier: "%@") }
    }
  }

  /// Whether there are values to put in.
  var hasArguments: Bool {
    switch content {
    case .literal: false
    case .interpolated(let captured): captured.hasValues
    case .keyed(_, let arguments, _): !arguments.isEmpty
    }
  }
}

extension LocalizedMessage: CustomStringConvertible {
  /// What the code itself says, for logs. A resolver makes the text for readers.
  public var description: String { defaultText }
}
