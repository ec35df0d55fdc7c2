import Dragoman

extension ThemeKitLocalizationValue: ExpressibleByStringInterpolation {
  /// A text without values. The literal is the key.
  public init(stringLiteral literal: StaticString) { message = LocalizedMessage(stringLiteral: literal) }

  /// A text with values.
  public init(stringInterpolation capture: StringInterpolation) {
    message = LocalizedMessage(stringInterpolation: capture.capture)
  }

  /// Collects the pieces of a literal and the values between them.
  ///
  /// The engine does the work. The type stands here so that whoever imports ThemeKit need not import the engine.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var capture: LocalizedMessage.StringInterpolation

    /// Makes room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      capture = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: StaticString) { capture.appendLiteral(literal) }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: String) { capture.appendInterpolation(text) }

    /// Adds a part of a text.
    public mutating func appendInterpolation(_ text: Substring) { capture.appendInterpolation(text) }

    /// Adds a whole number, by which a translation may choose a plural form.
    public mutating func appendInterpolation(_ number: some FixedWidthInteger) {
      capture.appendInterpolation(number)
    }

    /// Adds a number with a fraction, by which a translation may choose a plural form.
    public mutating func appendInterpolation(_ number: Double) { capture.appendInterpolation(number) }

    /// Adds a number with a fraction, by which a translation may choose a plural form.
    public mutating func appendInterpolation(_ number: Float) { capture.appendInterpolation(number) }

    /// Adds another of ThemeKit's texts, which is resolved in the language of the text it stands in.
    public mutating func appendInterpolation(_ value: ThemeKitLocalizationValue) {
      capture.appendInterpolation(value.message)
    }

    /// Adds a component's text: a parameter as it stands, one of ThemeKit's own in the language around it.
    public mutating func appendInterpolation(_ text: ThemeText) {
      switch text {
      case .verbatim(let text): capture.appendInterpolation(text)
      case .bridged(let value): capture.appendInterpolation(value.message)
      }
    }

    /// Adds anything else as Swift describes it. A number behind a generic or an `Any` is still a number.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case let value as ThemeKitLocalizationValue: appendInterpolation(value)
      case let text as ThemeText: appendInterpolation(text)
      default: capture.appendInterpolation(value)
      }
    }
  }
}
