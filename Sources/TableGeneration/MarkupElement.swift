/// An element of an XML file, as far as CLDR's supplemental files use XML: elements, attributes, text, character
/// references and the five named entities; comments, declarations and CDATA marks are passed over.
///
/// ```swift
/// let root = try MarkupElement(parsing: Array("<a><b c='1'>n = 1</b></a>".utf8))
/// root.all("b").first?["c"]  // "1"
/// ```
public struct MarkupElement: Sendable, Equatable {
  /// The element's name, such as `pluralRule`.
  public var name: String
  /// The attributes' values, entities undone.
  public var attributes: [String: String] = [:]
  /// The elements directly inside, in order.
  public var children: [MarkupElement] = []
  /// All text directly inside, entities undone.
  public var text = ""

  /// An element with nothing inside.
  public init(name: String) { self.name = name }

  /// The value of an attribute, or nil where it is absent.
  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// The elements directly inside that bear a name.
  public func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// The elements of a name at any depth below this one, in the file's order.
  public func descendants(_ name: String) -> [MarkupElement] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(name) }
  }

  /// Reads a whole file.
  ///
  /// - Throws: ``MarkupError`` where an element is not closed (`<a>`), is closed by another name (`<a></b>`), or an
  ///   attribute has no quoted value (`<a b=1/>`).
  public init(parsing bytes: [UInt8]) throws(MarkupError) {
    var reader = MarkupReader(bytes: bytes)
    self = try reader.root()
  }
}

/// Where and why a file is not XML.
public struct MarkupError: Error, Equatable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// What was expected.
  public var reason: String

  /// An error at a line counted from 1.
  public init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
