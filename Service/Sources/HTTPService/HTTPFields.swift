#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

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
      var found: String?
      for pair in pairs where Self.isSame(pair.name, name) {
        found = found.map { $0 + ", " + pair.value } ?? pair.value
      }
      return found
    }
    set {
      let name = name.lowercased()
      pairs.removeAll { $0.name == name }
      if let newValue { append(newValue, to: name) }
    }
  }

  /// Adds a field and keeps those of the same name.
  public mutating func append(_ value: String, to name: String) {
    pairs.append((Self.lowercased(name), value.utf8.contains(where: Self.isControl) ? Self.cleaned(value) : value))
  }

  /// The same for a field as the library holds it, which every request brings several of.
  mutating func append(_ value: UnsafePointer<CChar>?, to name: UnsafePointer<CChar>) {
    // As many as most requests have, so that the list is not moved with each of the first.
    if pairs.isEmpty { pairs.reserveCapacity(12) }
    let name = Self.text(of: name) { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    let value = value.map { Self.text(of: $0) { Self.isControl($0) ? UInt8(ascii: " ") : $0 } }
    pairs.append((name, value ?? ""))
  }

  private static func text(of string: UnsafePointer<CChar>, _ change: (UInt8) -> UInt8) -> String {
    let count = strlen(string)
    return String(unsafeUninitializedCapacity: count) { buffer in
      for place in 0..<count { buffer[place] = change(UInt8(bitPattern: string[place])) }
      return count
    }
  }

  /// What they take in an answer, in bytes.
  var sentBytes: Int { pairs.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }

  /// Sets fields whose names are in lower case and whose values are clean.
  mutating func replace(_ others: [(name: String, value: String)]) {
    pairs.removeAll { pair in others.contains { $0.name == pair.name } }
    pairs += others
  }

  /// Whether a name that is in lower case is this one, whatever its case.
  private static func isSame(_ lower: String, _ name: String) -> Bool {
    if lower == name { return true }
    guard lower.utf8.count == name.utf8.count else { return false }
    for (one, other) in zip(lower.utf8, name.utf8) where one != other {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(other), one == other | 0x20 else { return false }
    }
    return true
  }

  /// Names are ASCII (RFC 9110, section 5.6.2), and most are in lower case already.
  private static func lowercased(_ name: String) -> String {
    name.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ? name.lowercased() : name
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  private static func cleaned(_ value: String) -> String {
    String(decoding: value.utf8.map { isControl($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
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
