import StringTables

extension CatalogDocument {
  /// The catalog with a pseudo-language made anew from its source texts; where the source language has none, from the
  /// keys. Keys that are not to be translated are left out.
  ///
  /// ```swift
  /// document.pseudolocalized(as: .accented).entry("Done")?.localization("en-XA")?.leaves[0].text  // "Ðöñé"
  /// ```
  public func pseudolocalized(as kind: PseudoLanguage) -> CatalogDocument {
    let source = sourceLanguage ?? "en"
    var changes = CatalogChanges()
    for entry in entries where entry.shouldTranslate && entry.isObject {
      let localization = entry.localization(source)
      let value =
        localization.flatMap { $0.leaves.isEmpty ? nil : CatalogValue(tape, $0.node).pseudolocalized(as: kind) }
        ?? .unit(state: "translated", text: kind.text(entry.key))
      put(value, kind.tag, in: entry, &changes)
    }
    return changed(changes)
  }

  private func put(_ value: CatalogValue, _ tag: String, in entry: CatalogEntry, _ changes: inout CatalogChanges) {
    guard let localizations = tape.lastMember("localizations", of: entry.node), tape.kind(localizations) == .object
    else {
      let made = CatalogValue.object([.init(tag, value)])
      if let old = tape.lastMember("localizations", of: entry.node) { return changes.replace(old, by: made) }
      return changes.insert("localizations", made, into: entry.node)
    }
    if let old = tape.lastMember(tag, of: localizations) {
      changes.replace(old, by: value)
    } else {
      changes.insert(tag, value, into: localizations)
    }
  }
}

extension CatalogValue {
  /// A localization with its texts in a pseudo-language, and translated.
  fileprivate func pseudolocalized(as kind: PseudoLanguage) -> CatalogValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        CatalogValue.Member(name: member.name, value: Self.changed(member, kind))
      })
  }

  private static func changed(_ member: Member, _ kind: PseudoLanguage) -> CatalogValue {
    switch (member.text, member.value) {
    case ("value", .token(let token)): .text(kind.text(JSONSpelling.text(of: token)))
    case ("values", .array(let elements)):
      .array(
        elements.map { if case .token(let token) = $0 { .text(kind.text(JSONSpelling.text(of: token))) } else { $0 } })
    case ("state", .token): .text("translated")
    default: member.value.pseudolocalized(as: kind)
    }
  }
}
