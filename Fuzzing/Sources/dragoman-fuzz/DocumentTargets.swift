import StringCatalogs

extension FuzzTarget {
  /// The catalog as a document: read, edited, written, merged. Its bytes decide on the edits too.
  static let document = FuzzTarget(
    name: "document", files: catalog.files, words: catalog.words,
    read: { bytes in
      guard let document = try? CatalogDocument(bytes) else { return }
      require(document.bytes == bytes && document.reserializedBytes == bytes, "reading and writing changes the file")
      let canonical = reread(document.canonicalBytes)
      require(canonical.canonicalBytes == canonical.bytes, "the canonical form has another canonical form")
      let edited = edit(document, by: bytes)
      check(edited, from: document)
      checkMerging(document, edited)
      _ = CatalogRepair(of: document)
      _ = document.pseudolocalized(as: .accented)
    })

  /// Every rule, the status and all ways to write them down.
  static let lint = FuzzTarget(
    name: "lint", files: catalog.files, words: catalog.words + ["|==|device.x", "limit: 1", "%1$@ %lld", "\\u202e"],
    read: { bytes in
      guard let document = try? CatalogDocument(bytes) else { return }
      let findings = document.findings()
      require(findings.allSatisfy { $0.line > 0 && $0.column > 0 }, "a place counts from 1")
      for reporter in FindingReporter.allCases {
        let lines = reporter.lines(of: findings, in: "a:b,c.xcstrings")
        require(lines.allSatisfy { !$0.contains("\n") }, "a finding takes several lines")
      }
      check(CatalogStatus(of: document))
      require(CatalogRatchet.findings(from: document, to: document).isEmpty, "a catalog got worse than itself")
    })

  private static func reread(_ bytes: [UInt8]) -> CatalogDocument {
    do { return try CatalogDocument(bytes) } catch { fatalError("what was written cannot be read: \(error)") }
  }

  private static func edit(_ document: CatalogDocument, by bytes: [UInt8]) -> CatalogDocument {
    var choices = ByteReader(Array(bytes.reversed()))
    var editor = CatalogEditor(document)
    let keys = document.entries.map(\.key) + ["new", ""]
    for _ in 0..<choices.byte() % 6 {
      let key = keys[Int(choices.byte()) % keys.count]
      let path = LeafPath(["", "plural.one", "device.mac", "substitutions.n.plural.other"][Int(choices.byte()) % 4])
      if choices.byte() % 4 == 0 { try? editor.add(key) }
      try? editor.set(
        "\u{1}\"\\%@", for: key, language: ["de", "en"][Int(choices.byte()) % 2], path: path ?? LeafPath())
    }
    require(reread(editor.bytes).bytes == editor.document.bytes, "many edits at once are not those one by one")
    return editor.document
  }

  private static func check(_ edited: CatalogDocument, from document: CatalogDocument) {
    let keys = Set(document.entries.map(\.key))
    require(keys.isSubset(of: edited.entries.map(\.key)), "an edit lost a key")
    require(edited.encoding == document.encoding, "an edit changed the encoding")
    guard document.entry("fuzz") == nil, let added = try? document.adding("fuzz") else { return }
    require((try? added.removing("fuzz"))?.bytes == document.bytes, "adding and removing a key changes the file")
  }

  private static func checkMerging(_ base: CatalogDocument, _ edited: CatalogDocument) {
    let taken = CatalogMerge(base: base, ours: base, theirs: edited)
    require(taken.conflicts.isEmpty && taken.document.bytes == edited.bytes, "a side that changed nothing has a say")
    let kept = CatalogMerge(base: base, ours: edited, theirs: base)
    require(kept.conflicts.isEmpty && kept.document.bytes == edited.bytes, "a side that changed nothing takes away")
    let both = CatalogMerge(base: nil, ours: base, theirs: edited)
    _ = reread(both.document.bytes)
  }

  private static func check(_ status: CatalogStatus) {
    for language in status.languages {
      let unfinished = status.unfinished(in: language.language).count
      require(language.translatedTexts + unfinished == language.texts, "texts are neither translated nor unfinished")
      require(language.refusedTexts <= language.translatedTexts, "more is refused than translated")
      require(language.keys == status.translatableKeys && language.translatedKeys <= language.keys, "keys are lost")
    }
  }
}
