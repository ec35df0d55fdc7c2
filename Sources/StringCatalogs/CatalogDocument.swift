public import StringTables

/// A String Catalog as a document: every byte of the file is kept, whatever its author meant by it.
///
/// Reading makes a flat list of nodes over the bytes and no `String`. Writing copies what was not changed, so that a
/// document without changes is the file, byte for byte, and a change touches only its own lines.
///
/// ```swift
/// let document = try CatalogDocument(Array(#"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0"}"#.utf8))
/// document.sourceLanguage    // "en"
/// document.entries.map(\.key)  // ["Done"]
/// document.bytes             // the file's bytes
/// ```
///
/// For what the runtime needs of a catalog, its texts, see `CatalogTables`.
public struct CatalogDocument: Sendable {
  package let tape: JSONTape
  /// How the file stores its text.
  public let encoding: FileEncoding

  /// Reads a document.
  ///
  /// - Parameter bytes: the file: UTF-8 with or without a byte order mark, or UTF-16 with one.
  /// - Throws: `TableReadError` with the place, for what is not JSON (`{"strings":`), not valid in its encoding
  ///   (`"\xFF"`), nested deeper than 256 levels, or no object (`[]`).
  public init(_ bytes: [UInt8]) throws(TableReadError) {
    encoding = FileEncoding(of: bytes)
    tape = try JSONTape(try FileText.unchecked(bytes))
    guard tape.kind(0) == .object else {
      throw TableReadError(at: tape.offset(0), of: tape.bytes, "a String Catalog is an object")
    }
  }

  /// The file: what was read, unless it was changed.
  public var bytes: [UInt8] { encoding.encoded(tape.bytes) }

  /// The language of the keys, as the file spells it; `nil` when it does not say.
  public var sourceLanguage: String? { text(of: tape.member("sourceLanguage", of: 0)) }

  /// The format's version, as the file spells it; `nil` when it does not say.
  public var version: String? {
    tape.member("version", of: 0).map { String(decoding: tape.slice($0), as: UTF8.self) }
  }

  /// The object that holds the entries; `nil` when there is none. Of several, the last counts.
  package var strings: Int? {
    tape.member("strings", of: 0).flatMap { tape.kind($0) == .object ? $0 : nil }
  }

  /// The entries, in the order of the file. A key that is written twice is there twice.
  public var entries: [CatalogEntry] {
    guard let strings else { return [] }
    return tape.members(strings).map { CatalogEntry(tape: tape, name: $0.name, node: $0.value) }
  }

  /// The last entry of a key; `nil` when there is none.
  public func entry(_ key: String) -> CatalogEntry? {
    guard let strings else { return nil }
    let name = Array(key.utf8)
    var found: CatalogEntry?
    for member in tape.members(strings) where tape.isNode(member.name, name) {
      found = CatalogEntry(tape: tape, name: member.name, node: member.value)
    }
    return found
  }

  private func text(of node: Int?) -> String? {
    guard let node, tape.isString(node) else { return nil }
    return tape.string(node)
  }
}
