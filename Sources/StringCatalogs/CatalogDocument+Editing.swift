import StringTables

// Edits of one key. Each answers a new document; nothing else in the file moves.
extension CatalogDocument {
  /// The document with one more key, where Xcode would put it.
  ///
  /// ```swift
  /// try document.adding("Cancel", comment: "A button")
  /// ```
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - comment: what tells the translator where the text is used.
  ///   - extractionState: `manual` keeps Xcode from removing a key that it does not find in the code; `nil` for one
  ///     that it will find.
  /// - Throws: ``CatalogEditError/keyExists(_:)`` for a key that is there, ``CatalogEditError/noStrings``.
  public func adding(
    _ key: String, comment: String? = nil, extractionState: String? = "manual"
  ) throws(CatalogEditError) -> CatalogDocument {
    guard let strings else { throw .noStrings }
    guard entry(key) == nil else { throw .keyExists(key) }
    var changes = CatalogChanges()
    changes.insert(key, .entry(comment: comment, extractionState: extractionState), into: strings)
    return changed(changes)
  }

  /// The document without a key.
  ///
  /// - Throws: ``CatalogEditError/unknownKey(_:)`` for a key that is not there.
  public func removing(_ key: String) throws(CatalogEditError) -> CatalogDocument { try removing([key]) }

  /// The document without some keys, written once.
  ///
  /// - Throws: ``CatalogEditError/unknownKey(_:)`` for the first that is not there.
  package func removing(_ keys: [String]) throws(CatalogEditError) -> CatalogDocument {
    guard let strings else { throw .noStrings }
    let unwanted = Set(keys.map(ExactText.init))
    let entries = entries.filter { unwanted.contains(ExactText($0.key)) }
    let found = Set(entries.map { ExactText($0.key) })
    if let key = keys.first(where: { !found.contains(ExactText($0)) }) { throw .unknownKey(key) }
    var changes = CatalogChanges()
    for entry in entries { changes.remove(entry.name, from: strings) }
    return changed(changes)
  }

  /// The document with a key under another name, in the place of that name; its texts are not touched.
  ///
  /// - Throws: ``CatalogEditError/unknownKey(_:)``, ``CatalogEditError/keyExists(_:)`` for a new name that is taken,
  ///   ``CatalogEditError/ambiguousKey(_:)`` for a key that is written twice.
  public func renaming(_ key: String, to newKey: String) throws(CatalogEditError) -> CatalogDocument {
    guard let strings else { throw .noStrings }
    let entries = entries(named: key)
    guard let entry = entries.first else { throw .unknownKey(key) }
    guard entries.count == 1 else { throw .ambiguousKey(key) }
    if key.isExactly(newKey) { return self }
    guard self.entry(newKey) == nil else { throw .keyExists(newKey) }
    var changes = CatalogChanges()
    changes.remove(entry.name, from: strings)
    changes.insert(newKey, .token(Array(tape.token(entry.node))), into: strings)
    return changed(changes)
  }

  /// The document with one text changed.
  ///
  /// ```swift
  /// try document.setting("Fertig", for: "Done", language: "de")
  /// try document.setting("1 Datei", for: "%lld files", language: "de", path: LeafPath("plural.one")!)
  /// ```
  ///
  /// A text that is there already, in that state, changes nothing.
  ///
  /// - Parameters:
  ///   - text: the new text.
  ///   - key: the key, which must be there.
  ///   - language: the language, as the file spells it.
  ///   - path: the variation; the plain text unless given.
  ///   - state: `translated`, `needs_review`, `new`.
  /// - Throws: ``CatalogEditError/unknownKey(_:)``, ``CatalogEditError/otherShape(_:)`` for a plain text where the
  ///   language has plural forms, and the other way round.
  public func setting(
    _ text: String, for key: String, language: String, path: LeafPath = LeafPath(), state: String = "translated"
  ) throws(CatalogEditError) -> CatalogDocument {
    guard strings != nil else { throw .noStrings }
    guard let entry = entry(key) else { throw .unknownKey(key) }
    var setter = LeafSetter(tape: tape, text: text, state: state, changes: CatalogChanges())
    try setter.set(in: entry, language: language, path: path)
    return changed(setter.changes)
  }

  func entries(named key: String) -> [CatalogEntry] {
    let name = Array(key.utf8)
    return entries.filter { tape.isNode($0.name, name) }
  }

  /// Applies changes whose values were made here, so that they are JSON.
  package func changed(_ changes: CatalogChanges) -> CatalogDocument {
    do { return try applying(changes) } catch { preconditionFailure("an edit made a file that is no JSON: \(error)") }
  }
}

extension CatalogValue {
  /// An entry without texts.
  static func entry(comment: String?, extractionState: String?) -> CatalogValue {
    var fields: [CatalogValue.Member] = []
    if let comment { fields.append(.init("comment", .text(comment))) }
    if let extractionState { fields.append(.init("extractionState", .text(extractionState))) }
    return .object(fields)
  }
}

extension CatalogValue.Member {
  init(_ name: String, _ value: CatalogValue) { self.init(name: JSONSpelling.token(of: name), value: value) }
}
