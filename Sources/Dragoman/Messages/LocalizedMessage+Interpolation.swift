import LanguageNumbers
import StringTables
import StringTemplates

extension LocalizedMessage {
  /// Captures the pieces of a literal without joining them: key and texts are only made when asked for.
  ///
  /// A bridge of an SDK uses it as its own `StringInterpolation`, so that every value is captured the same way. Up to
  /// three values lie in line, so that a message asks the allocator for nothing.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var pieces = InlinePieces()
    private(set) var values = TemplateArguments()
    private var rare: RarePieces?

    /// Makes a capture. Nothing is reserved: what few values need is there.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// What a literal without values captures.
    init(literal: StaticString) { pieces.literals.0 = literal }

    /// A piece of the literal.
    public mutating func appendLiteral(_ literal: StaticString) {
      guard literal.utf8CodeUnitCount > 0 else { return }
      if !pieces.setLiteral(literal, at: values.count) { addRare { $0.literals.append(($1, literal)) } }
    }

    /// A text: `%@`.
    public mutating func appendInterpolation(_ text: String) { append(.text(text), .object) }

    /// A part of a text: `%@`.
    public mutating func appendInterpolation(_ text: Substring) { append(.text(String(text)), .object) }

    /// A whole number: `%lld`.
    public mutating func appendInterpolation(_ number: Int) { append(.integer(Int64(number)), .long) }

    /// A whole number: `%lld`, `%llu` without a sign, `%d` and `%u` below 64 bits.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(_ number: Number) {
      append(TemplateArgument(number), Self.specifier(for: Number.self))
    }

    /// A number with a fraction: `%lf`.
    public mutating func appendInterpolation(_ number: Double) { append(.real(number), .double) }

    /// A number with a fraction: `%f`. It keeps its own shortest digits: 0.1 stays 0.1.
    public mutating func appendInterpolation(_ number: Float) { append(Self.real(number), .float) }

    /// A message in a message: `%@`. It is resolved late, in the language of the text around it.
    public mutating func appendInterpolation(_ message: LocalizedMessage) {
      addRare { $0.messages[$1] = message }
      append(.text(""), .object)
    }

    /// A whole number with a conversion of its own: `specifier: "%03lld"`.
    public mutating func appendInterpolation(_ number: some FixedWidthInteger, specifier: String) {
      append(TemplateArgument(number), written: specifier)
    }

    /// A number with a fraction and a conversion of its own: `specifier: "%.2f"`.
    public mutating func appendInterpolation(_ number: Double, specifier: String) {
      append(.real(number), written: specifier)
    }

    /// A number with a fraction and a conversion of its own.
    public mutating func appendInterpolation(_ number: Float, specifier: String) {
      append(Self.real(number), written: specifier)
    }

    /// Anything else: its plain Swift description, `%@`. A number behind a generic or an `Any` is still a number.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      switch value {
      case let text as String: append(.text(text), .object)
      case let number as any FixedWidthInteger: appendInterpolation(number)
      case let number as Double: append(.real(number), .double)
      case let number as Float: append(Self.real(number), .float)
      case let message as LocalizedMessage: appendInterpolation(message)
      default: append(.text(String(describing: value)), .object)
      }
    }

    /// A value, and the conversion that a typed key writes in its place.
    mutating func append(_ argument: TemplateArgument, _ specifier: KeySpecifier) {
      if !pieces.setSpecifier(specifier, at: values.count) {
        addRare { $0.specifiers[$1] = specifier.text }
      }
      values.append(argument)
    }

    private mutating func append(_ argument: TemplateArgument, written specifier: String) {
      if let short = KeySpecifier(specifier) { return append(argument, short) }
      addRare { $0.specifiers[$1] = specifier }
      values.append(argument)
    }

    /// Adds to what does not fit in line, at the place of the next value.
    private mutating func addRare(_ add: (_ content: inout RarePieces.Content, _ place: Int) -> Void) {
      var content = rare?.content ?? RarePieces.Content()
      add(&content, values.count)
      rare = RarePieces(content)
    }

    private static func specifier<Number: FixedWidthInteger>(for type: Number.Type) -> KeySpecifier {
      switch (Number.bitWidth >= 64, Number.isSigned) {
      case (true, true): .long
      case (true, false): .unsignedLong
      case (false, true): .whole
      case (false, false): .unsigned
      }
    }

    private static func real(_ number: Float) -> TemplateArgument { .real(Double("\(number)") ?? Double(number)) }
  }
}

extension LocalizedMessage.StringInterpolation {
  /// Whether there are values.
  var hasValues: Bool { !values.isEmpty }

  /// Whether a value is a message, which needs a resolver.
  var hasMessages: Bool { rare.map { !$0.content.messages.isEmpty } ?? false }

  /// The literal, where there is nothing else.
  var onlyLiteral: StaticString? { hasValues || rare != nil ? nil : pieces.literals.0 }

  /// The values in order, each with its conversion.
  var arguments: [CapturedArgument] {
    (0..<values.count).map { place in
      let message = rare?.content.messages[place]
      return CapturedArgument(
        value: message.map { .message($0) } ?? .argument(values[place]), specifier: specifier(at: place))
    }
  }

  private func specifier(at place: Int) -> String {
    rare?.content.specifiers[place] ?? pieces.specifier(at: place)?.text ?? "%@"
  }

  /// The pieces of the literal in front of a value, or behind the last.
  private func literals(at place: Int) -> [StaticString] {
    let inline = pieces.literal(at: place).map { [$0] } ?? []
    return inline + (rare?.content.literals.filter { $0.place == place }.map(\.literal) ?? [])
  }

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
    var text = ""
    for (place, value) in arguments.enumerated() {
      for piece in literals(at: place) { text += literal(piece) }
      text += argument(value)
    }
    for piece in literals(at: values.count) { text += literal(piece) }
    return text
  }
}

// The key without a String of its own, for look-ups.
extension LocalizedMessage.StringInterpolation {
  /// Calls the body with the bytes of the key, which lie on the stack; nil for a key that is too long for that, and for a
  /// message without values.
  @inline(__always)
  func withKey<Answer>(in style: KeyStyle, _ body: (KeyBytes) -> Answer?) -> Answer? {
    guard hasValues else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: ByteRoom.memory, alignment: 8) { memory in
      guard let start = memory.baseAddress else { return nil }
      var writer = KeyWriter(start)
      return write(in: style, to: &writer) ? body(writer.key) : nil
    }
  }

  /// Writes the key; false where the room does not suffice.
  @inline(__always)
  private func write(in style: KeyStyle, to writer: inout KeyWriter) -> Bool {
    guard rare == nil, values.count <= InlinePieces.valueCount else { return writeSlowly(in: style, to: &writer) }
    let isUniform = style == .uniform
    guard writer.write(pieces.literals.0), writer.write(isUniform ? .object : pieces.specifiers.0),
      writer.write(pieces.literals.1)
    else { return false }
    if values.count == 1 { return true }
    guard writer.write(isUniform ? .object : pieces.specifiers.1), writer.write(pieces.literals.2) else { return false }
    if values.count == 2 { return true }
    return writer.write(isUniform ? .object : pieces.specifiers.2) && writer.write(pieces.literals.3)
  }

  @inline(never)
  private func writeSlowly(in style: KeyStyle, to writer: inout KeyWriter) -> Bool {
    var key = key(in: style)
    return key.withUTF8 { writer.write($0) }
  }
}

/// A text with every percent sign written twice, as a key with conversions has it.
package func doublingPercents(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
}
