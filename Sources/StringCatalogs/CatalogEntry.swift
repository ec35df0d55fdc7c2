package import StringTables

/// One key of a catalog with its fields, read from the document when asked for.
///
/// ```swift
/// let entry = document.entry("Done")
/// entry?.comment                          // "A button"
/// entry?.localizations.map(\.language)    // ["de", "fr"]
/// ```
public struct CatalogEntry: Sendable {
  package let tape: JSONTape
  /// The node of the key, and that of the entry's value.
  package let name: Int
  package let node: Int

  /// The key, its escapes undone.
  public var key: String { tape.string(name) }

  /// Where the key stands, as an offset in bytes of the text in UTF-8.
  public var offset: Int { tape.offset(name) }

  /// Whether the value is an object, as it must be.
  public var isObject: Bool { tape.kind(node) == .object }

  /// What tells the translator where the text is used.
  public var comment: String? { text("comment") }

  /// Where the key comes from: `manual`, `stale`, `extracted_with_value`, `migrated`; `nil` when found in the code.
  public var extractionState: String? { text("extractionState") }

  /// Whether translators are asked for the key: true unless the entry says `false`.
  public var shouldTranslate: Bool { !isFalse("shouldTranslate") }

  /// Whether Xcode makes a Swift symbol of the key: true unless the entry says `false`.
  public var generatesSymbol: Bool { !isFalse("generatesSymbol") }

  /// The localizations in the order of the file; a `null` is none.
  public var localizations: [CatalogLocalization] {
    guard isObject, let object = tape.member("localizations", of: node), tape.kind(object) == .object else {
      return []
    }
    return tape.members(object).compactMap { member in
      guard !tape.isNull(member.value) else { return nil }
      return CatalogLocalization(tape: tape, name: member.name, node: member.value)
    }
  }

  /// The last localization of a language, as it is spelled; `nil` when there is none.
  public func localization(_ language: String) -> CatalogLocalization? {
    localizations.last { tape.isNode($0.name, Array(language.utf8)) }
  }

  private func text(_ field: StaticString) -> String? {
    guard isObject, let value = tape.member(field, of: node), tape.isString(value) else { return nil }
    return tape.string(value)
  }

  private func isFalse(_ field: StaticString) -> Bool {
    guard isObject, let value = tape.member(field, of: node), tape.kind(value) == .literal else { return false }
    return tape.bytes[tape.offset(value)] == UInt8(ascii: "f")
  }
}
