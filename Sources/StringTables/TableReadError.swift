/// Why a file of texts cannot be read: where, and what was expected there.
///
/// It prints as compilers do, so that an editor finds the place: `12:5: expected a colon behind the member's name`.
///
/// ```swift
/// do { _ = try CatalogTables(xcstrings: Array("{".utf8), name: "Localizable") }
/// catch { print(error) }  // "1:2: expected a member's name or }, found the end of the file"
/// ```
public struct TableReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// The offset in bytes, from 0, in the file's UTF-8 form.
  public var offset: Int
  /// What was expected, and what was found.
  public var message: String

  /// The error as `line:column: message`.
  public var description: String { "\(line):\(column): \(message)" }

  /// An error at a place.
  public init(line: Int, column: Int, offset: Int, message: String) {
    self.line = line
    self.column = column
    self.offset = offset
    self.message = message
  }

  /// An error at an offset of some UTF-8 bytes: the line and column are counted.
  package init(at offset: Int, of bytes: [UInt8], _ message: String) {
    let place = TextPlace(of: min(offset, bytes.count), in: bytes)
    self.init(line: place.line, column: place.column, offset: offset, message: message)
  }
}

/// An entry of a readable file that has no usable text. The other entries are not harmed: a reader always gets text.
///
/// ```swift
/// let tables = try CatalogTables(xcstrings: bytes, name: "Localizable")
/// for entry in tables.refusedEntries { print("Localizable.xcstrings:\(entry)") }
/// ```
public struct RefusedEntry: Hashable, Sendable, CustomStringConvertible {
  /// The key.
  public var key: String
  /// The language as the file spells it; `nil` when the whole key is meant.
  public var language: String?
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// What is wrong with it.
  public var reason: String

  /// The entry as `line:column: "key" (language): reason`.
  public var description: String {
    "\(line):\(column): \"\(key)\"\(language.map { " (\($0))" } ?? ""): \(reason)"
  }
}

/// A line and a column, from 1. Columns count characters' first bytes, so that they agree with an editor's.
package struct TextPlace: Hashable, Sendable {
  /// The line.
  package private(set) var line = 1
  /// The column.
  package private(set) var column = 1
  private var offset = 0

  /// The place of an offset.
  package init(of offset: Int, in bytes: [UInt8]) { move(to: offset, in: bytes) }

  /// Goes to another offset: counting on where it lies behind, from the beginning where it does not.
  package mutating func move(to target: Int, in bytes: [UInt8]) {
    if target < offset { (line, column, offset) = (1, 1, 0) }
    let end = min(target, bytes.count)
    while offset < end {
      if bytes[offset] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
  }
}
