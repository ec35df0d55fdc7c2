import StringTables

/// Many edits of one document, written once: what takes a file apart a thousand times less than edits one by one.
///
/// ```swift
/// var editor = CatalogEditor(document)
/// for (key, text) in texts { try editor.set(text, for: key, language: "de") }
/// let bytes = editor.bytes  // everything else is where and as it was
/// ```
///
/// Each edit is what it is on the document itself: see ``CatalogDocument/adding(_:comment:extractionState:)`` and
/// ``CatalogDocument/setting(_:for:language:path:state:)``.
public struct CatalogEditor: Sendable {
  private let original: CatalogDocument
  private var changes = CatalogChanges()
  /// The entries by their keys' UTF-8, since keys that only look alike are two; of a key that is written twice the last.
  private let entries: [[UInt8]: CatalogEntry]
  /// The keys that are to be inserted.
  private var added: Set<[UInt8]> = []

  /// Begins to edit a document.
  public init(_ document: CatalogDocument) {
    original = document
    entries = Dictionary(document.entries.map { (Array($0.key.utf8), $0) }, uniquingKeysWith: { $1 })
  }

  /// The file with the edits.
  public var bytes: [UInt8] {
    if changes.isEmpty { return original.bytes }
    var writer = ChangeWriter(of: original, changes)
    return original.encoding.encoded(writer.written())
  }

  /// The document with the edits.
  public var document: CatalogDocument { original.changed(changes) }

  /// Adds a key, where Xcode would put it.
  ///
  /// - Throws: ``CatalogEditError/keyExists(_:)``, ``CatalogEditError/noStrings``.
  public mutating func add(
    _ key: String, comment: String? = nil, extractionState: String? = "manual"
  ) throws(CatalogEditError) {
    guard let strings = original.strings else { throw .noStrings }
    guard entries[Array(key.utf8)] == nil, added.insert(Array(key.utf8)).inserted else { throw .keyExists(key) }
    changes.insert(key, .entry(comment: comment, extractionState: extractionState), into: strings)
  }

  /// Changes one text, or makes it.
  ///
  /// - Throws: ``CatalogEditError/unknownKey(_:)``, ``CatalogEditError/otherShape(_:)`` for a plain text where the
  ///   language has plural forms, and the other way round.
  public mutating func set(
    _ text: String, for key: String, language: String, path: LeafPath = LeafPath(), state: String = "translated"
  ) throws(CatalogEditError) {
    guard let strings = original.strings else { throw .noStrings }
    var setter = LeafSetter(tape: original.tape, text: text, state: state, changes: changes)
    // One owner at a time: what is shared would be copied for every edit. An edit that throws has changed nothing.
    changes = CatalogChanges()
    defer { changes = setter.changes }
    if let entry = entries[Array(key.utf8)] {
      try setter.set(in: entry, language: language, path: path)
    } else if added.contains(Array(key.utf8)) {
      try setter.setInNewEntry(key, of: strings, language: language, path: path)
    } else {
      throw .unknownKey(key)
    }
  }
}
