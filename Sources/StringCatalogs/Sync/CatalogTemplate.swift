import StringTables

/// The catalog that an SDK hands to those who translate it: every key of its code, and nothing else.
///
/// Each entry is `manual`, so that Xcode keeps it in an app whose code does not have the key, and makes no Swift symbol,
/// since keys that differ only in case or punctuation would make the same one.
///
/// ```swift
/// let template = try CatalogTemplate.updated(nil, [CodeString("Loading"), CodeString("Loading…")])
/// template.entries.map(\.key)                 // ["Loading", "Loading…"]
/// template.entry("Loading")?.extractionState  // "manual"
/// ```
public enum CatalogTemplate {
  /// The template for these texts: keys that the code no longer has are gone, comments and translations of the others
  /// stay.
  ///
  /// - Parameters:
  ///   - document: the template as it is; nil for a new one.
  ///   - strings: the texts of the code, all of them, with the comments that translators are to read.
  /// - Throws: ``CatalogEditError/noStrings`` for a file without entries: `{}`.
  public static func updated(
    _ document: CatalogDocument?, _ strings: some Sequence<CodeString>
  ) throws(CatalogEditError) -> CatalogDocument {
    try updated(document, strings, keeping: { _ in false })
  }

  /// The template for these texts, where the code may have more of them than were found.
  ///
  /// - Parameters:
  ///   - document: the template as it is; nil for a new one.
  ///   - strings: the texts of the code that were found.
  ///   - mayBeInCode: whether a key stays with its translations although it was not found, since a source could not be
  ///     read or a value is of unknown type.
  /// - Throws: ``CatalogEditError/noStrings`` for a file without entries: `{}`.
  public static func updated(
    _ document: CatalogDocument?, _ strings: some Sequence<CodeString>, keeping mayBeInCode: (String) -> Bool
  ) throws(CatalogEditError) -> CatalogDocument {
    let document = document ?? .empty
    guard let node = document.strings else { throw .noStrings }
    var changes = CatalogChanges()
    var missing = CodeString.joined(strings)
    let wanted = Dictionary(missing.map { (Array($0.key.utf8), $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<[UInt8]> = []
    for entry in document.entries {
      let key = document.tape.text(entry.name)
      guard let string = wanted[key] else {
        if !mayBeInCode(entry.key) { changes.remove(entry.name, from: node) }
        continue
      }
      guard entry.isObject else {
        changes.remove(entry.name, from: node)
        continue
      }
      // One that is written twice may have translations in both: `lint` tells of it, `repair` joins them.
      seen.insert(key)
      update(entry, string, document, &changes)
    }
    missing.removeAll { seen.contains(Array($0.key.utf8)) }
    for string in missing { changes.insert(string.key, .object(fields(string)), into: node) }
    return document.changed(changes)
  }

  private static func fields(_ string: CodeString) -> [CatalogValue.Member] {
    var fields: [CatalogValue.Member] = []
    if let comment = string.comment, !comment.isEmpty { fields.append(.init("comment", .text(comment))) }
    fields.append(.init("extractionState", .text("manual")))
    fields.append(.init("generatesSymbol", .token(Array("false".utf8))))
    return fields
  }

  private static func update(
    _ entry: CatalogEntry, _ string: CodeString, _ document: CatalogDocument, _ changes: inout CatalogChanges
  ) {
    for field in fields(string) {
      let members = document.tape.members(entry.node).filter { document.tape.isNode($0.name, Array(field.text.utf8)) }
      guard let member = members.last else {
        changes.insert(field, into: entry.node)
        continue
      }
      if CatalogValue(document.tape, member.value).canonical != field.value {
        changes.replace(member.value, by: field.value)
      }
    }
  }
}

extension CatalogDocument {
  /// A catalog without entries, as Xcode makes it.
  public static var empty: CatalogDocument {
    do { return try CatalogDocument(empty(sourceLanguage: "en")) } catch {
      preconditionFailure("an empty catalog is no JSON: \(error)")
    }
  }
}
