import StringTables

// A language as a whole.
extension CatalogDocument {
  /// The document without the texts of one language.
  ///
  /// ```swift
  /// try document.removing(language: "pt")                   // Portuguese was a mistake
  /// try document.removing(language: "pt", of: ["Done"])     // one text is to be translated anew
  /// ```
  ///
  /// Only the language's own lines go; an entry that is left without any localization has no such member, as in Xcode.
  ///
  /// - Parameters:
  ///   - language: the language, as the file spells it.
  ///   - keys: the keys whose texts go; all unless given.
  /// - Throws: ``CatalogEditError/unknownKey(_:)``; ``CatalogEditError/unknownLanguage(_:)`` where nothing that was named
  ///   has a text in it; ``CatalogEditError/noStrings``.
  public func removing(language: String, of keys: [String]? = nil) throws(CatalogEditError) -> CatalogDocument {
    guard strings != nil else { throw .noStrings }
    var changes = CatalogChanges()
    for entry in try chosen(keys) { entry.remove(language, &changes) }
    guard !changes.isEmpty else { throw .unknownLanguage(language) }
    return changed(changes)
  }

  private func chosen(_ keys: [String]?) throws(CatalogEditError) -> [CatalogEntry] {
    guard let keys else { return entries }
    var chosen: [CatalogEntry] = []
    for key in keys {
      let found = entries(named: key)
      guard !found.isEmpty else { throw .unknownKey(key) }
      chosen += found
    }
    return chosen
  }
}

extension CatalogEntry {
  fileprivate func remove(_ language: String, _ changes: inout CatalogChanges) {
    guard isObject else { return }
    let spelling = Array(language.utf8)
    for field in tape.members(node) where tape.isNode(field.name, "localizations") {
      guard tape.kind(field.value) == .object else { continue }
      let members = Array(tape.members(field.value))
      let gone = members.filter { tape.isNode($0.name, spelling) }
      if gone.isEmpty { continue }
      if gone.count == members.count {
        changes.remove(field.name, from: node)
      } else {
        for member in gone { changes.remove(member.name, from: field.value) }
      }
    }
  }
}
