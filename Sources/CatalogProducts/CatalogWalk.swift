import StringTables

/// One key of a catalog, with its localizations read.
struct CompilableEntry {
  var name: Int
  var key: String
  var comment: String?
  /// Whether the source text counts although it is in state `new`: somebody wrote the key down by hand.
  var isManual = false
  /// Whether Xcode makes a symbol of the key.
  var generatesSymbol = true
  var localizations: [(language: Int, form: LocalizationForm)] = []
}

/// Reads the entries of a catalog one by one, and collects what is wrong with them.
struct CatalogWalk {
  private let catalog: CompilableCatalog
  private let reader: FormReader
  private(set) var faults: [PendingFault] = []
  private(set) var warnings: [PendingFault] = []

  init(_ catalog: CompilableCatalog) {
    self.catalog = catalog
    reader = FormReader(tape: catalog.tape)
  }

  /// Calls the body with every entry, in the order of the file; of a key that stands twice with the last.
  mutating func forEach(_ body: (inout CatalogWalk, CompilableEntry) -> Void) {
    for member in reader.members(catalog.strings) { body(&self, entry(member.name, member.value)) }
  }

  mutating func add(_ fault: FormFault, language: Int?, key: String) {
    faults.append(PendingFault(node: fault.node, message: fault.message, language: language, key: key))
  }

  private mutating func entry(_ name: Int, _ node: Int) -> CompilableEntry {
    let tape = catalog.tape
    var entry = CompilableEntry(name: name, key: tape.string(name))
    if tape.isNull(node) { return entry }
    do throws(FormFault) {
      try reader.expectObject(node, "the entry")
      try readFields(of: node, into: &entry)
      guard let localizations = tape.member("localizations", of: node) else { return entry }
      try reader.expectObject(localizations, "localizations")
      for member in reader.members(localizations) where !tape.isNull(member.value) {
        read(member.value, language: member.name, into: &entry)
      }
    } catch {
      add(error, language: nil, key: entry.key)
    }
    return entry
  }

  private func readFields(of node: Int, into entry: inout CompilableEntry) throws(FormFault) {
    let tape = catalog.tape
    entry.comment = try text("comment", of: node).map(tape.string)
    entry.isManual = try text("extractionState", of: node).map { tape.isNode($0, "manual") } ?? false
    if let node = tape.member("shouldTranslate", of: node), tape.kind(node) != .literal {
      throw FormFault(node: node, message: "shouldTranslate is neither true nor false")
    }
    if let node = tape.member("generatesSymbol", of: node) {
      entry.generatesSymbol = tape.slice(node).first != UInt8(ascii: "f")
    }
  }

  private func text(_ name: StaticString, of entry: Int) throws(FormFault) -> Int? {
    guard let node = catalog.tape.member(name, of: entry) else { return nil }
    guard catalog.tape.isString(node) else { throw FormFault(node: node, message: "\(name) is not a text") }
    return node
  }

  private mutating func read(_ node: Int, language: Int, into entry: inout CompilableEntry) {
    do throws(FormFault) {
      let form = try reader.form(of: node)
      if form.isEmpty, catalog.tape.member("stringSet", of: node) != nil {
        let message = "a stringSet has several texts, for App Shortcuts: it is left out"
        warnings.append(
          PendingFault(severity: .warning, node: node, message: message, language: language, key: entry.key))
      }
      entry.localizations.append((language, form))
    } catch {
      add(error, language: language, key: entry.key)
    }
  }
}
