import StringTables

/// Collects what ``CatalogSync`` changes in a document.
struct SyncWriter {
  /// The entries by their keys, and the keys in the order of the file. Keys are told apart by their bytes: `é` in one
  /// character and in two are two keys.
  private let entries: [[UInt8]: [CatalogEntry]]
  private let keys: [[UInt8]]
  private let tape: JSONTape
  private let strings: Int
  private let sourceLanguage: String
  private let updatesComments: Bool
  private var changes = CatalogChanges()
  private var result: SyncedCatalog

  init(_ document: CatalogDocument, _ strings: Int, updatesComments: Bool) {
    tape = document.tape
    self.strings = strings
    self.updatesComments = updatesComments
    sourceLanguage = document.sourceLanguage ?? "en"
    var (entries, keys): ([[UInt8]: [CatalogEntry]], [[UInt8]]) = ([:], [])
    for entry in document.entries {
      let key = document.tape.text(entry.name)
      if entries[key] == nil { keys.append(key) }
      entries[key, default: []].append(entry)
    }
    (self.entries, self.keys) = (entries, keys)
    result = SyncedCatalog(document: document)
  }

  func synced(_ document: CatalogDocument) -> SyncedCatalog {
    var result = result
    result.document = document.changed(changes)
    return result
  }

  /// The code has this text.
  mutating func take(_ string: CodeString) {
    guard let entry = entries[Array(string.key.utf8)]?.last else { return add(string) }
    guard entry.isObject, entry.extractionState != "manual" else { return }
    revive(entry, string)
    setText(string, in: entry)
    setComment(string, in: entry)
  }

  /// The code has only what was taken.
  mutating func leaveRest(_ taken: [CodeString], prunes: Bool, unless mayBeInCode: (String) -> Bool) {
    let known = Set(taken.map { Array($0.key.utf8) })
    for bytes in keys where !known.contains(bytes) {
      guard let same = entries[bytes], let entry = same.last, entry.isObject else { continue }
      let state = entry.extractionState
      guard state != "manual", state != "migrated", !mayBeInCode(entry.key) else { continue }
      if prunes {
        for entry in same { changes.remove(entry.name, from: strings) }
        result.removed.append(entry.key)
      } else if state != "stale" {
        setField("extractionState", "stale", of: entry)
        result.stale.append(entry.key)
      }
    }
  }

  private mutating func add(_ string: CodeString) {
    var fields: [CatalogValue.Member] = []
    if let comment = string.comment, !comment.isEmpty { fields.append(.init("comment", .text(comment))) }
    if string.text != nil { fields.append(.init("extractionState", .text("extracted_with_value"))) }
    if let text = string.text ?? string.numberedKey {
      let unit = CatalogValue.object([.init(sourceLanguage, .unit(state: "new", text: text))])
      fields.append(.init("localizations", unit))
    }
    changes.insert(string.key, .object(fields), into: strings)
    result.added.append(string.key)
  }

  private mutating func revive(_ entry: CatalogEntry, _ string: CodeString) {
    let state = entry.extractionState
    if state == "stale" { result.revived.append(string.key) }
    if string.text != nil {
      if state == nil || state == "stale" { setField("extractionState", "extracted_with_value", of: entry) }
    } else if state == "stale", let member = member("extractionState", of: entry) {
      changes.remove(member.name, from: entry.node)
    }
  }

  // MARK: English

  /// Sets the English that the code gives. Where it changed, translations of the old one are to be reviewed.
  private mutating func setText(_ string: CodeString, in entry: CatalogEntry) {
    guard let text = string.text else { return }
    let source = entry.localization(sourceLanguage)
    // English in several forms was written by hand; the code has only one.
    guard let leaves = source?.leaves, !leaves.isEmpty else { return insertText(string, text, in: entry) }
    guard leaves.count == 1, let leaf = leaves.first, leaf.path == LeafPath(), !leaf.isSet, let node = leaf.valueNode,
      let old = leaf.text, !Self.unnumbered(old).isExactly(Self.unnumbered(text))
    else { return }
    changes.replace(node, by: .text(text))
    review(string.key, entry)
  }

  /// The key was its own text so far, or only a name.
  private mutating func insertText(_ string: CodeString, _ text: String, in entry: CatalogEntry) {
    let unit = CatalogValue.unit(state: "new", text: text)
    if let localizations = tape.lastMember("localizations", of: entry.node), tape.kind(localizations) == .object {
      if let node = tape.lastMember(sourceLanguage, of: localizations) {
        changes.replace(node, by: unit)
      } else {
        changes.insert(sourceLanguage, unit, into: localizations)
      }
    } else if let node = tape.lastMember("localizations", of: entry.node) {
      changes.replace(node, by: .object([.init(sourceLanguage, unit)]))
    } else {
      changes.insert("localizations", .object([.init(sourceLanguage, unit)]), into: entry.node)
    }
    if !text.isExactly(string.key) { review(string.key, entry) }
  }

  private mutating func review(_ key: String, _ entry: CatalogEntry) {
    var languages: [String] = []
    for localization in entry.localizations where localization.language != sourceLanguage {
      let translated = localization.leaves.filter(\.isTranslated)
      for leaf in translated {
        if let state = tape.lastMember("state", of: leaf.node) { changes.replace(state, by: .text("needs_review")) }
      }
      if !translated.isEmpty { languages.append(localization.language) }
    }
    result.reworded.append((key, languages))
  }

  /// A text whose values are numbered in their order says the same as one where they are not.
  static func unnumbered(_ text: String) -> String {
    var result: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    var position = 0
    while let byte = bytes.popFirst() {
      result.append(byte)
      guard byte == UInt8(ascii: "%") else { continue }
      if bytes.first == UInt8(ascii: "%") {
        result.append(bytes.removeFirst())
        continue
      }
      position += 1
      let number = Array("\(position)$".utf8)
      if bytes.starts(with: number) { bytes = bytes.dropFirst(number.count) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Fields

  /// The code's comment. One that the entry has stays where the code says nothing, and where only a part of it was read.
  private mutating func setComment(_ string: CodeString, in entry: CatalogEntry) {
    guard let comment = string.comment, !comment.isEmpty, entry.comment?.isExactly(comment) != true else { return }
    let isGenerated = member("isCommentAutoGenerated", of: entry)
    guard updatesComments || entry.comment == nil || isGenerated != nil else { return }
    setField("comment", comment, of: entry)
    if let isGenerated { changes.remove(isGenerated.name, from: entry.node) }
    result.recommented.append(string.key)
  }

  private mutating func setField(_ name: String, _ text: String, of entry: CatalogEntry) {
    if let member = member(name, of: entry) {
      changes.replace(member.value, by: .text(text))
    } else {
      changes.insert(name, .text(text), into: entry.node)
    }
  }

  private func member(_ name: String, of entry: CatalogEntry) -> (name: Int, value: Int)? {
    let bytes = Array(name.utf8)
    var found: (name: Int, value: Int)?
    for member in tape.members(entry.node) where tape.isNode(member.name, bytes) { found = member }
    return found
  }
}
