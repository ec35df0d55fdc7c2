package import StringTables

/// What is to become of a document: values replaced, members removed and inserted. Collected first, written once.
///
/// ```swift
/// var changes = CatalogChanges()
/// changes.insert("Cancel", .object([]), into: strings)
/// let changed = try document.applying(changes)
/// ```
package struct CatalogChanges: Sendable {
  /// New values, by the node of the old one.
  private(set) var replaced: [Int: CatalogValue] = [:]
  /// The nodes of the names of removed members.
  private(set) var removed: Set<Int> = []
  /// New members, by the node of their object.
  private(set) var inserted: [Int: [CatalogValue.Member]] = [:]
  /// Objects whose members change.
  private(set) var changedObjects: Set<Int> = []

  package init() {}

  /// Whether nothing is to change.
  package var isEmpty: Bool { replaced.isEmpty && changedObjects.isEmpty }

  /// Gives a node another value.
  package mutating func replace(_ node: Int, by value: CatalogValue) { replaced[node] = value }

  /// Takes a member out of its object.
  package mutating func remove(_ name: Int, from object: Int) {
    removed.insert(name)
    changedObjects.insert(object)
  }

  /// Puts a member into an object, where Xcode would.
  package mutating func insert(_ name: String, _ value: CatalogValue, into object: Int) {
    insert(CatalogValue.Member(name: JSONSpelling.token(of: name), value: value), into: object)
  }

  /// Puts a member into an object, where Xcode would.
  package mutating func insert(_ member: CatalogValue.Member, into object: Int) {
    inserted[object, default: []].append(member)
    changedObjects.insert(object)
  }
}

extension CatalogDocument {
  /// The document with changes: everything else keeps its bytes, its place and its encoding.
  ///
  /// - Throws: `TableReadError` when what was inserted is no JSON.
  package func applying(_ changes: CatalogChanges) throws(TableReadError) -> CatalogDocument {
    if changes.isEmpty { return self }
    var writer = ChangeWriter(of: self, changes)
    return try CatalogDocument(encoding.encoded(writer.written()))
  }
}
