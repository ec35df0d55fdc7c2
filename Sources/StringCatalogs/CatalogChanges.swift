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
  /// New members that have a place beside another one, by the node of their object.
  private(set) var placed: [Int: [PlacedMember]] = [:]
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

  /// Puts a member into an object, directly before or behind another one. Several keep their order.
  mutating func insert(_ member: PlacedMember, into object: Int) {
    placed[object, default: []].append(member)
    changedObjects.insert(object)
  }

  /// Takes over changes of other nodes.
  mutating func add(_ other: CatalogChanges) {
    replaced.merge(other.replaced) { _, new in new }
    removed.formUnion(other.removed)
    inserted.merge(other.inserted) { $0 + $1 }
    placed.merge(other.placed) { $0 + $1 }
    changedObjects.formUnion(other.changedObjects)
  }

  /// Puts a member into an object, or lays it over the one that is to be put there already.
  ///
  /// - Throws: ``CatalogEditError/otherShape(_:)`` when it does not go with that one.
  mutating func overlay(_ name: String, _ value: CatalogValue, into object: Int) throws(CatalogEditError) {
    let token = JSONSpelling.token(of: name)
    guard let index = inserted[object]?.firstIndex(where: { $0.name == token }) else {
      _ = try CatalogValue.object((inserted[object] ?? []) + [.init(name: token, value: .object([]))]).checked()
      return insert(CatalogValue.Member(name: token, value: value), into: object)
    }
    let whole = try inserted[object]?[index].value.overlaid(by: value).checked()
    if let whole { inserted[object]?[index].value = whole }
  }

  /// Gives a node another value, or lays it over the one that it is to have already.
  ///
  /// - Throws: ``CatalogEditError/otherShape(_:)`` when it does not go with that one.
  mutating func overlay(_ node: Int, by value: CatalogValue) throws(CatalogEditError) {
    replaced[node] = try replaced[node]?.overlaid(by: value).checked() ?? value
  }
}

/// A new member whose place in its object is known.
struct PlacedMember: Sendable {
  let member: CatalogValue.Member
  /// The node of the name of the member that it goes to.
  let neighbour: Int
  /// Whether it goes before that one, rather than behind it.
  let isBefore: Bool
}

extension CatalogValue {
  /// The value, unless a language would have a plain text and several forms at once.
  fileprivate func checked() throws(CatalogEditError) -> CatalogValue {
    guard !hasTwoShapes else { throw .otherShape("the language gets a plain text and several forms at once") }
    return self
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
