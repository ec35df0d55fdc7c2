import StringTemplates

extension LocalizedMessage {
  /// Captures the pieces of a literal without joining them: key and texts are only made when asked for.
  ///
  /// A bridge of an SDK uses it as its own `StringInterpolation`, so that every value is captured the same way.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private enum Piece: Sendable {
      case literal(StaticString)
      /// The place of the next value, and the conversion that a typed key writes there, percent sign included.
      case value(specifier: String)
    }

    /// A message in the place of a value.
    private struct Nested: Sendable {
      var index: Int
      var message: LocalizedMessage
    }

    private var pieces: [Piece] = []
    private var values: [TemplateArgument] = []
    private var nested: [Nested] = []

    /// Makes room for the pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
      values.reserveCapacity(interpolationCount)
    }

    /// A piece of the literal.
    public mutating func appendLiteral(_ literal: StaticString) {
      if literal.utf8CodeUnitCount > 0 { pieces.append(.literal(literal)) }
    }

    /// A text: `%@`.
    public mutating func appendInterpolation(_ text: String) { append(.text(text), "%@") }

    /// A part of a text: `%@`.
    public mutating func appendInterpolation(_ text: Substring) { append(.text(String(text)), "%@") }

    /// A whole number: `%lld`.
    public mutating func appendInterpolation(_ number: Int) { append(.integer(Int64(number)), "%lld") }

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
      nested.append(Nested(index: values.count, message: message))
      append(.text(""), "%@")
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
      pieces.append(.value(specifier: specifier))
      values.append(argument)
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
  /// The values in order, each with its conversion.
  var arguments: [CapturedArgument] {
    var arguments: [CapturedArgument] = []
    for case .value(let specifier) in pieces {
      arguments.append(CapturedArgument(value: .argument(values[arguments.count]), specifier: specifier))
    }
    for one in nested { arguments[one.index].value = .message(one.message) }
    return arguments
  }

  /// Whether there are values.
  var hasValues: Bool { !values.isEmpty }

  /// The values as the engine takes them; nil where one of them is a message, which needs a resolver.
  var plainValues: [TemplateArgument]? { nested.isEmpty ? values : nil }

  /// The key: literal pieces and conversions. A percent sign is doubled, since there are conversions beside it.
  func key(in style: KeyStyle) -> String {
    joined { literal in
      values.isEmpty ? "\(literal)" : doublingPercents("\(literal)")
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
    var (text, rest) = ("", arguments[...])
    for piece in pieces {
      switch piece {
      case .literal(let value): text += literal(value)
      case .value: text += rest.popFirst().map(argument) ?? ""
      }
    }
    return text
  }
}

// The key without a String of its own, for look-ups.
extension LocalizedMessage.StringInterpolation {
  private static var keyRoom: Int { 256 }

  /// Calls the body with the bytes of the key, which lie on the stack; nil for a key that is too long for that, and for a
  /// message without values.
  @inline(__always)
  func withKey<Answer>(in style: KeyStyle, _ body: (KeyBytes) -> Answer?) -> Answer? {
    guard !values.isEmpty else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: Self.keyRoom, alignment: 8) { room in
      guard let start = room.baseAddress else { return nil }
      return writeKey(in: style, to: start).flatMap { body(KeyBytes(start, count: $0)) }
    }
  }

  /// Writes the key and answers how long it is; nil where the room does not suffice.
  private func writeKey(in style: KeyStyle, to start: UnsafeMutableRawPointer) -> Int? {
    var end = 0
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        guard literal.hasPointerRepresentation, end + 2 * literal.utf8CodeUnitCount <= Self.keyRoom else { return nil }
        Self.write(literal, to: start, &end)
      case .value(var specifier):
        guard end + specifier.utf8.count <= Self.keyRoom, end + 2 <= Self.keyRoom else { return nil }
        if style == .uniform { specifier = "%@" }
        for byte in specifier.utf8 {
          start.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
          end &+= 1
        }
      }
    }
    return end
  }

  /// Writes a piece, its percent signs doubled.
  private static func write(_ literal: StaticString, to start: UnsafeMutableRawPointer, _ end: inout Int) {
    let percent = UInt8(ascii: "%")
    for offset in 0..<literal.utf8CodeUnitCount {
      let byte = literal.utf8Start[offset]
      start.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
      end &+= 1
      guard byte == percent else { continue }
      start.storeBytes(of: percent, toByteOffset: end, as: UInt8.self)
      end &+= 1
    }
  }
}

/// A text with every percent sign written twice, as a key with conversions has it.
package func doublingPercents(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
}
