/// Writes the key of a literal.
struct KeyWriter {
  /// A key with what stands for its values.
  struct Written {
    var key: String
    var specifiers: [String]
  }

  let source: SwiftSource
  let style: KeyStyle
  /// Tells the types of values; not needed for the uniform style.
  let typer: ValueTyper?
  /// What somebody else knows of values, by their place.
  let known: [ValuePlace: String]
  let file: String

  /// The key of a literal, or why there is none.
  func key(of literal: Int) -> Result<Written, KeyProblem> {
    guard let pieces = LiteralReader.pieces(of: literal, in: source) else { return .failure(.unreadable) }
    let hasValues = pieces.contains { if case .value = $0 { true } else { false } }
    var written = Written(key: "", specifiers: [])
    for piece in pieces {
      switch piece {
      case .text(let text): written.key += hasValues ? Self.doublingPercents(text) : text
      case .value(let range):
        switch specifier(of: range) {
        case .success(let specifier):
          written.key += specifier
          written.specifiers.append(specifier)
        case .failure(let problem): return .failure(problem)
        }
      }
    }
    return .success(written)
  }

  /// What is known of the key of a literal with values.
  func pattern(of literal: Int) -> KeyPattern {
    var texts = [""]
    for piece in LiteralReader.pieces(of: literal, in: source) ?? [] {
      switch piece {
      case .text(let text): texts[texts.count - 1] += Self.doublingPercents(text)
      case .value: texts.append("")
      }
    }
    return KeyPattern(texts: texts)
  }

  /// A percent sign is doubled only where the text is a format.
  private static func doublingPercents(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }

  private func specifier(of range: Range<Int>) -> Result<String, KeyProblem> {
    if style == .uniform { return .success("%@") }
    let arguments = CallArguments(source, in: range)
    guard let value = arguments.all.first else { return .failure(.unreadable) }
    for argument in arguments.all.dropFirst() {
      switch argument.label.map({ source.text($0) }) {
      case "specifier":
        guard let literal = source.onlyLiteral(argument.value),
          let text = LiteralReader.plainText(of: literal, in: source)
        else { return .failure(.unknownSpecifier(source.text(argument.value))) }
        return .success(text)
      // What a format or a style writes is a text.
      case "format", "style", "formatter": return .success("%@")
      default: continue
      }
    }
    if value.label.map({ source.isToken($0, "placeholder") }) == true { return placeholder(value.value) }
    if let specifier = typer?.specifier(of: value.value) { return .success(specifier) }
    let place = place(of: value.value)
    if let specifier = known[place] { return .success(specifier) }
    return .failure(.unknownType(source.text(value.value), place))
  }

  private func place(of range: Range<Int>) -> ValuePlace {
    let last = source.tokens[range.upperBound - 1]
    // A literal's place is that of its first sign.
    let start = last.kind == .literalClose && last.partner >= 0 ? source.tokens[Int(last.partner)].start : last.start
    return ValuePlace(file: file, start: Int(source.tokens[range.lowerBound].start), end: Int(start))
  }

  /// `placeholder: .int`
  private func placeholder(_ range: Range<Int>) -> Result<String, KeyProblem> {
    switch source.text(range.upperBound - 1) {
    case "int": .success("%lld")
    case "uint": .success("%llu")
    case "float": .success("%f")
    case "double": .success("%lf")
    case "object": .success("%@")
    default: .failure(.unreadable)
    }
  }
}

/// Where a value stands in a source: the offsets of its first and of its last token, as the compiler tells a range.
///
/// ```swift
/// let source = SourceFile(name: "Tides.swift", text: #"Text("\(name) today")"#)
/// StringExtractor().extract([source]).unknownValues.first?.start  // Optional(8)
/// ```
public struct ValuePlace: Hashable, Sendable {
  /// The file, as it was named.
  public var file: String
  /// The offset in bytes of the first token, and of the last.
  public var start: Int, end: Int

  /// A place.
  public init(file: String, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }
}

/// Why a literal has no key.
enum KeyProblem: Error {
  case unreadable
  case unknownType(String, ValuePlace)
  case unknownSpecifier(String)
}
