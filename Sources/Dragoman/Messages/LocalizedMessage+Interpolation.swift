import StringTemplates

extension LocalizedMessage {
  /// Captures the pieces of a literal without joining them: key and texts are only made when asked for.
  ///
  /// A bridge of an SDK uses it as its own `StringInterpolation`, so that every value is captured the same way.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    enum Piece: Sendable {
      case literal(StaticString)
      case argument(Int)
    }

    private var pieces: [Piece] = []
    private(set) var arguments: [CapturedArgument] = []

    /// Makes room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
      arguments.reserveCapacity(interpolationCount)
    }

    /// A piece of the literal.
    public mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount > 0 { pieces.append(.literal(literal)) }
    }

    /// A text: `%@`.
    public mutating func appendInterpolation(_ text: String) { append(.text(text), "%@") }

    /// A part of a text: `%@`.
    public mutating func appendInterpolation(_ text: Substring) { append(.text(String(text)), "%@") }

    /// A whole number: `%lld`, `%llu` without a sign, `%d` and `%u` below 64 bits.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
      append(TemplateArgument(number), Self.specifier(for: Number.self))
    }

    /// A number with a fraction: `%lf`.
    public mutating func appendInterpolation(_ number: Double) { append(.real(number), "%lf") }

    /// A number with a fraction: `%f`. It keeps its own shortest digits: 0.1 stays 0.1.
    public mutating func appendInterpolation(_ number: Float) { append(Self.real(number), "%f") }

    /// A message in a message: `%@`. It is resolved late, in the language of the text around it.
    public mutating func appendInterpolation(_ message: LocalizedMessage) {
      append(CapturedArgument(value: .message(message), specifier: "%@"))
    }

    /// A whole number with a conversion of its own: `specifier: "%03lld"`.
    public mutating func appendInterpolation(_ number: some FixedWidthInteger, specifier: String) {
      append(TemplateArgument(number), specifier)
    }

    /// A number with a fraction and a conversion of its own: `specifier: "%.2f"`.
    public mutating func appendInterpolation(_ number: Double, specifier: String) {
      append(.real(number), specifier)
    }

    /// A number with a fraction and a conversion of its own.
    public mutating func appendInterpolation(_ number: Float, specifier: String) {
      append(Self.real(number), specifier)
    }

    /// Anything else: its plain Swift description, `%@`. A number behind a generic or an `Any` is still a number.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case let text as String: append(.text(text), "%@")
      case let number as any FixedWidthInteger: appendInterpolation(number)
      case let number as Double: append(.real(number), "%lf")
      case let number as Float: append(Self.real(number), "%f")
      case let message as LocalizedMessage: appendInterpolation(message)
      default: append(.text(String(describing: value)), "%@")
      }
    }

    /// A value that is made in the language of the text around it, `%@`.
    mutating func append(_ argument: TemplateArgument, _ specifier: String) {
      append(CapturedArgument(value: .argument(argument), specifier: specifier))
    }

    private mutating func append(_ argument: CapturedArgument) {
      pieces.append(.argument(arguments.count))
      arguments.append(argument)
    }

    private static func specifier<Number: FixedWidthInteger>(for type: Number.Type) -> String {
      switch (Number.bitWidth >= 64, Number.isSigned) {
      case (true, true): "%lld"
      case (true, false): "%llu"
      case (false, true): "%d"
      case (false, false): "%u"
      }
    }

    private static func real(_ number: Float) -> TemplateArgument { .real(Double("\(number)") ?? Double(number)) }
  }
}

extension LocalizedMessage.StringInterpolation {
  /// The key: literal pieces and conversions. A percent sign is doubled, since there are conversions beside it.
  func key(in style: KeyStyle) -> String {
    joined { literal in
      arguments.isEmpty ? "\(literal)" : doublingPercents("\(literal)")
    } argument: { argument in
      style == .typed ? argument.specifier : "%@"
    }
  }

  /// Literal pieces and plain descriptions.
  var plainText: String {
    joined {
      "\($0)"
    } argument: {
      $0.plainText
    }
  }

  private func joined(literal: (StaticString) -> String, argument: (CapturedArgument) -> String) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let value): text += literal(value)
      case .argument(let index): text += argument(arguments[index])
      }
    }
    return text
  }
}

/// A text with every percent sign written twice, as a key with conversions has it.
package func doublingPercents(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
}
