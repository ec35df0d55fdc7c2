import StringTables

/// How a file is laid out: what its own author's tool puts between the tokens.
///
/// ```swift
/// LayoutStyle.xcode.separator  // " : "
/// ```
public struct LayoutStyle: Hashable, Sendable {
  /// What stands between a name and its value: `" : "`.
  public var separator: String
  /// What ends a line; empty where everything stands on one.
  public var lineEnd: String
  /// What one level of nesting is indented by.
  public var indent: String
  /// Whether an object without members takes three lines, as Xcode writes it.
  public var spreadsEmptyObjects: Bool

  /// What Xcode writes.
  public static let xcode = LayoutStyle(separator: " : ", lineEnd: "\n", indent: "  ", spreadsEmptyObjects: true)

  init(separator: String, lineEnd: String, indent: String, spreadsEmptyObjects: Bool) {
    self.separator = separator
    self.lineEnd = lineEnd
    self.indent = indent
    self.spreadsEmptyObjects = spreadsEmptyObjects
  }

  /// The style of a document, told from its first member and its first empty object.
  public init(of document: CatalogDocument) {
    let tape = document.tape
    self = .xcode
    guard tape.nodes.count > 1 else { return }
    let gap = tape.bytes[tape.offset(0) + 1..<tape.tokenStart(1)]
    lineEnd = !gap.contains(0x0A) ? "" : gap.contains(0x0D) ? "\r\n" : "\n"
    indent = String(decoding: gap.suffix(while: { $0 == 0x20 || $0 == 0x09 }), as: UTF8.self)
    separator = String(decoding: tape.bytes[tape.tokenEnd(1)..<tape.tokenStart(2)], as: UTF8.self)
    spreadsEmptyObjects = Self.firstEmptyObject(of: tape).map { $0.contains(0x0A) } ?? (separator == " : ")
    if lineEnd.isEmpty { spreadsEmptyObjects = false }
  }

  private static func firstEmptyObject(of tape: JSONTape) -> ArraySlice<UInt8>? {
    tape.nodes.indices.first { tape.kind($0) == .object && tape.next($0) == $0 + 1 }.map(tape.slice)
  }
}

extension ArraySlice<UInt8> {
  /// The longest end whose bytes all satisfy a condition.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, condition(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
