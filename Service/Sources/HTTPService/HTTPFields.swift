/// The header fields of a request or an answer, in order, found by name whatever its case.
///
/// ```swift
/// var fields = HTTPFields()
/// fields["Content-Type"] = "text/plain"
/// fields["content-type"]                // "text/plain"
/// ```
///
/// RFC 9110, section 5.
public struct HTTPFields: Hashable, Sendable {
  /// Name and value of each field, names in lower case.
  public private(set) var pairs: [(name: String, value: String)] = []

  /// No fields.
  public init() {}

  /// The value of a field. Several fields of one name are joined by a comma, as the standard reads them; setting replaces
  /// all of them, and setting nil removes them.
  ///
  /// A value cannot smuggle a second field in: line breaks and other control characters become spaces.
  public subscript(name: String) -> String? {
    get {
      let name = name.lowercased()
      let values = pairs.filter { $0.name == name }.map(\.value)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      let name = name.lowercased()
      pairs.removeAll { $0.name == name }
      if let newValue { append(newValue, to: name) }
    }
  }

  /// Adds a field and keeps those of the same name.
  public mutating func append(_ value: String, to name: String) {
    let bytes = value.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
    pairs.append((name.lowercased(), String(decoding: bytes, as: UTF8.self)))
  }

  /// Two lists are equal when they hold the same fields in the same order.
  public static func == (first: HTTPFields, second: HTTPFields) -> Bool {
    first.pairs.elementsEqual(second.pairs) { $0 == $1 }
  }

  /// Feeds every field to the hasher.
  public func hash(into hasher: inout Hasher) {
    for pair in pairs {
      hasher.combine(pair.name)
      hasher.combine(pair.value)
    }
  }
}
