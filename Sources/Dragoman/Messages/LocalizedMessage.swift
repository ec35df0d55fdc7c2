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
  /// What the literal says; nothing, where the key came at run time.
  @usableFromInline let captured: StringInterpolation
  /// A key that came at run time, with what belongs to it.
  @usableFromInline let keyed: Keyed?

  @usableFromInline
  final class Keyed: Sendable {
    let key: String
    let arguments: TemplateArguments
    let defaultText: String?

    init(key: String, arguments: TemplateArguments, defaultText: String?) {
      (self.key, self.arguments, self.defaultText) = (key, arguments, defaultText)
    }
  }

  /// The message of a literal without values: the literal is the key.
  public init(stringLiteral value: StaticString) {
    captured = StringInterpolation(literal: value)
    keyed = nil
  }

  /// The message of a literal with values.
  @inlinable
  public init(stringInterpolation: StringInterpolation) {
    captured = stringInterpolation
    keyed = nil
  }

  /// A message whose key is only known at run time.
  ///
  /// - Parameters:
  ///   - key: the key as the catalog has it.
  ///   - arguments: the values, in the order of the key's places.
  ///   - defaultText: what to say when no source knows the key, in the grammar of a catalog's text (`"%lld files"`);
  ///     nil says the key.
  public init(key: String, arguments: [TemplateArgument] = [], defaultText: String? = nil) {
    captured = StringInterpolation(literal: "")
    keyed = Keyed(key: key, arguments: TemplateArguments(arguments), defaultText: defaultText)
  }

  /// The key in the style of `String(localized:)`.
  public var key: String { key(in: .typed) }

  /// The key in a style. A key given at run time is the same in both.
  public func key(in style: KeyStyle) -> String { keyed?.key ?? captured.key(in: style) }

  /// The values in order. A message among them is its own default text here; a resolver resolves it instead.
  public var arguments: [TemplateArgument] { arguments { $0.defaultText } }

  /// The values in order, with what somebody makes of a message among them: for who hands them on to a place that knows
  /// no messages, a page or a tool.
  ///
  /// ```swift
  /// let summary: LocalizedMessage = "\(adults), \(children)"  // two messages
  /// summary.arguments { resolver.text($0) }                    // [.text("2 yetişkin"), .text("1 çocuk")]
  /// ```
  public func arguments(resolving text: (LocalizedMessage) -> String) -> [TemplateArgument] {
    capturedArguments.map { captured in
      switch captured.value {
      case .argument(let argument): argument
      case .message(let message): .text(text(message))
      }
    }
  }

  /// What the code itself says: the literal with each value's plain Swift description in place. For a key given at run
  /// time, the default text that came with it, else the key.
  public var defaultText: String {
    guard let keyed else { return captured.plainText }
    return keyed.defaultText ?? keyed.key
  }

  /// The values as they were captured.
  var capturedArguments: [CapturedArgument] {
    guard let keyed else { return captured.arguments }
    return keyed.arguments.list.map { CapturedArgument(value: .argument($0), specifier: "%@") }
  }

  /// Whether there are values to put in.
  var hasArguments: Bool { keyed.map { !$0.arguments.isEmpty } ?? captured.hasValues }

  /// The literal of a message without values.
  var literal: StaticString? { keyed == nil ? captured.onlyLiteral : nil }
}

extension LocalizedMessage: CustomStringConvertible {
  /// What the code itself says, for logs. A resolver makes the text for readers.
  public var description: String { defaultText }
}
