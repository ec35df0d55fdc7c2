/// A small JSON value for the tool's lines: members keep their order, numbers keep their spelling (`5.0` is not `5`).
///
/// ```swift
/// let value = try JSONValue(parsing: #"{"key": "Done", "arguments": [5, 5.0]}"#)
/// value["key"]            // .string("Done")
/// value.description       // {"key":"Done","arguments":[5,5.0]}
/// ```
public indirect enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as it is spelled.
  case number(String)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in order; a name may occur twice.
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable, Hashable {
    /// The member's name.
    public var name: String
    /// The member's value.
    public var value: JSONValue
  }

  /// An object of the members that have a value, in this order.
  public static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The last member of an object by that name; nil for everything else.
  public subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members.last { $0.name == name }?.value } else { nil }
  }

  /// The text of a string; nil for everything else.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value on one line, without spaces.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let spelling): text += spelling
    case .string(let value): Self.quote(value, to: &text)
    case .array(let items): Self.list(items, "[", "]", to: &text) { item, text in item.write(to: &text) }
    case .object(let members):
      Self.list(members, "{", "}", to: &text) { member, text in
        Self.quote(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
    }
  }

  private static func list<Item>(
    _ items: [Item], _ opening: String, _ closing: String, to text: inout String,
    write: (Item, inout String) -> Void
  ) {
    text += opening
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      write(item, &text)
    }
    text += closing
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}": text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
