internal import StringTemplates

/// A value for a text as it travels in JSON: a number without a fraction, a number with one, or a text.
enum TextArgument: Hashable, Sendable {
  case text(String)
  case integer(Int64)
  case real(Double)

  /// A value as it stands in a query: a whole number, a number with a point or an exponent, else a text.
  /// `text:5` is the text “5”.
  init(query: String) {
    if query.hasPrefix("text:") {
      self = .text(String(query.dropFirst(5)))
    } else if let whole = Int64(query), String(whole) == query {
      self = .integer(whole)
    } else if query.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let real = Double(query) {
      self = .real(real)
    } else {
      self = .text(query)
    }
  }

  /// The value as the engine takes it; nil for one that is made anew in each language.
  init?(_ argument: TemplateArgument) {
    switch argument {
    case .text(let text): self = .text(text)
    case .integer(let number): self = .integer(number)
    case .unsigned(let number): self = Int64(exactly: number).map { .integer($0) } ?? .text(String(number))
    case .real(let number): self = .real(number)
    case .deferred: return nil
    }
  }

  /// The text of a text; of a number nothing, since numbers are short.
  var text: String {
    if case .text(let text) = self { text } else { "" }
  }

  /// The value as the engine takes it.
  var templateArgument: TemplateArgument {
    switch self {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    }
  }
}

extension TextArgument: Codable {
  /// Reads a JSON number or string. Whatever else stands there is refused: `true`, `null`, `[1]`.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let whole = try? container.decode(Int64.self) {
      self = .integer(whole)
    } else if let real = try? container.decode(Double.self) {
      self = .real(real)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes a JSON number or string.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .integer(let number): try container.encode(number)
    case .real(let number): number.isFinite ? try container.encode(number) : try container.encode("\(number)")
    }
  }
}
