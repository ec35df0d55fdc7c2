import LanguageTags
import StringTemplates

/// Reads a String Catalog into tables.
///
/// What is not JSON, or has no `strings`, is refused whole. Inside `strings` the reader takes what has a text and
/// lists the rest: an ill-shaped localization costs one key in one language, never the file.
struct CatalogReader {
  let tape: JSONTape
  let name: String
  private var builder: TableBuilder
  private var columns: [Column] = []
  private var columnsByName: [[UInt8]: Int?] = [:]
  private var sourceColumn = 0
  /// The columns of the source language under all its spellings.
  private var sourceSpellings: [Int] = []
  private var expectedColumn = 1
  private var sourceBundleTag = LanguageTag.english
  private(set) var refusals: [Refusal] = []

  /// A refused entry before its line and column are counted.
  struct Refusal {
    /// The node of its key, which a thousand may have in common.
    var key: Int
    var language: String?
    var offset: Int
    var reason: String
  }

  /// A language of the file, as it is spelled there.
  private struct Column {
    var spelling: String
    /// A node that spells it; nil where none does.
    var node: Int?
    var language: LanguageTag
    /// Whether it is the source language, be it under a deprecated name: `iw` in a file that says `he`.
    var isSource: Bool
  }

  /// The texts that the code gives itself gather in front of the languages.
  private static let defaultTextsColumn = 0

  /// Each language costs twelve bytes a key while it is read, so a file with more languages than the world has writing
  /// systems for is read up to here; and one with very many keys up to fewer, since both together need few bytes.
  private static let languageLimit = 1000
  private static let placeLimit = 1 << 24
  private var languageLimit: Int { max(1, min(Self.languageLimit, Self.placeLimit / max(1, builder.keyCount))) }

  init(bytes: [UInt8], name: String) throws(TableReadError) {
    tape = try JSONTape(try FileText.unchecked(bytes))
    builder = TableBuilder(file: tape.bytes)
    self.name = name
  }

  private func error(_ message: String, at node: Int) -> TableReadError {
    TableReadError(at: tape.offset(node), of: tape.bytes, message)
  }

  /// Reads the whole file.
  mutating func tables() throws(TableReadError) -> CatalogTables {
    guard tape.kind(0) == .object else { throw error("a String Catalog is an object", at: 0) }
    guard let strings = tape.member("strings", of: 0) else { throw error("the catalog has no strings", at: 0) }
    guard tape.kind(strings) == .object else { throw error("strings is not an object", at: strings) }
    let sourceLanguage = try sourceLanguage()
    let spelling = try sourceSpelling()
    sourceBundleTag = sourceLanguage.bundleTag
    let name = String(decoding: spelling, as: UTF8.self)
    // The default texts stand in a column of their own in front of all languages.
    columns.append(Column(spelling: name, language: sourceLanguage, isSource: true))
    sourceColumn = column(spelled: spelling, at: tape.member("sourceLanguage", of: 0)) ?? 0
    for (ordinal, entry) in lastEntries(in: strings).enumerated() {
      read(key: entry.name, ordinal, entry: entry.value)
    }
    return frozen(sourceLanguage)
  }

  /// The entry of each key, by the key's ordinal. Of a key that is written twice the last one counts.
  private mutating func lastEntries(in strings: Int) -> [(name: Int, value: Int)] {
    var entries: [(name: Int, value: Int)] = []
    for entry in tape.members(strings) {
      let (ordinal, isNew) = builder.ordinal(of: tape.text(entry.name))
      if isNew {
        entries.append(entry)
      } else {
        refuse(entries[ordinal].name, at: entries[ordinal].name, "the key is written twice: the last one counts")
        entries[ordinal] = entry
      }
    }
    return entries
  }

  private func sourceSpelling() throws(TableReadError) -> [UInt8] {
    guard let node = tape.member("sourceLanguage", of: 0) else { return Array("en".utf8) }
    guard tape.isString(node) else { throw error("sourceLanguage is not a text", at: node) }
    let spelling = tape.text(node)
    return spelling.isEmpty ? Array("en".utf8) : spelling
  }

  private func sourceLanguage() throws(TableReadError) -> LanguageTag {
    let spelling = String(decoding: try sourceSpelling(), as: UTF8.self)
    if let language = LanguageTag(spelling) { return language }
    throw error("sourceLanguage \"\(spelling)\" is not a language tag", at: tape.member("sourceLanguage", of: 0) ?? 0)
  }

  /// The column of a language's node. Entries list their languages in the same order, so that the next one is mostly
  /// the one that stood behind the last.
  private mutating func column(at language: Int) -> Int? {
    if isColumn(expectedColumn, at: language) {
      expectedColumn += 1
      return expectedColumn - 1
    }
    // The source language was there before all others, wherever it stands among them.
    if isColumn(sourceColumn, at: language) { return sourceColumn }
    let column = column(spelled: tape.text(language), at: language)
    expectedColumn = (column ?? expectedColumn) + 1
    return column
  }

  /// Whether a language's node spells a column as another node did before.
  @inline(__always)
  private func isColumn(_ column: Int, at language: Int) -> Bool {
    guard column < columns.count, let node = columns[column].node else { return false }
    return tape.isSame(language, node)
  }

  /// The column of a language that a node spells; `nil` when its name is no language tag.
  private mutating func column(spelled spelling: [UInt8], at node: Int?) -> Int? {
    if let known = columnsByName[spelling] { return known }
    let text = String(decoding: spelling, as: UTF8.self)
    let language = columns.count <= languageLimit ? LanguageTag(text) : nil
    if let language {
      let isSource = language.bundleTag == sourceBundleTag
      columns.append(Column(spelling: text, node: node, language: language, isSource: isSource))
      if isSource { sourceSpellings.append(columns.count - 1) }
    }
    columnsByName[spelling] = .some(language == nil ? nil : columns.count - 1)
    return language == nil ? nil : columns.count - 1
  }

  private mutating func refuse(_ key: Int, language: Int? = nil, at node: Int, _ reason: String) {
    refusals.append(
      Refusal(
        key: key, language: language.map(tape.string), offset: tape.offset(node), reason: reason))
  }

  private func frozen(_ sourceLanguage: LanguageTag) -> CatalogTables {
    let slots = columns.indices.dropFirst().map(slot)
    let defaults = slot(Self.defaultTextsColumn)
    return CatalogTables(
      name: name, sourceLanguage: sourceLanguage, sourceSpelling: columns[sourceColumn].spelling,
      keyIndex: builder.keyIndex(), slots: slots.filter { !$0.isEmpty },
      defaultTextsSlot: defaults.isEmpty ? nil : defaults, refusedEntries: placed(refusals))
  }

  private func slot(_ column: Int) -> TableSlot {
    TableSlot(
      language: columns[column].language, spelling: columns[column].spelling, section: builder.section(column))
  }

  private func placed(_ refusals: [Refusal]) -> [RefusedEntry] {
    var place = TextPlace(of: 0, in: tape.bytes)
    // In the order of the file those of one key stand together: they share its text.
    var last: (node: Int, text: String)?
    return refusals.sorted { $0.offset < $1.offset }.map { refusal in
      place.move(to: refusal.offset, in: tape.bytes)
      let key = last.flatMap { $0.node == refusal.key ? $0.text : nil } ?? tape.string(refusal.key)
      last = (refusal.key, key)
      return RefusedEntry(
        key: key, language: refusal.language, line: place.line, column: place.column,
        reason: refusal.reason)
    }
  }
}

// Entries and their localizations.
extension CatalogReader {
  private mutating func read(key: Int, _ ordinal: Int, entry: Int) {
    var extractionState = WhichUnitsCount.ExtractionState.otherwise
    var localizations: Int?
    if tape.kind(entry) == .object {
      extractionState = self.extractionState(of: entry)
      localizations = tape.member("localizations", of: entry)
    } else if !tape.isNull(entry) {
      refuse(key, at: entry, "the entry is not an object")
    }
    if let localizations, tape.kind(localizations) != .object {
      refuse(key, at: localizations, "localizations is not an object")
    } else if let localizations {
      expectedColumn = 2
      for localization in tape.members(localizations) {
        read(localization.value, of: key, ordinal, language: localization.name, extractionState)
      }
    }
    setSourceText(of: ordinal)
  }

  /// Gives the source language a text where its own spelling has none: that of another spelling, else the key.
  private mutating func setSourceText(of ordinal: Int) {
    if builder.hasEntry(ordinal, in: sourceColumn) { return }
    if builder.hasEntry(ordinal, in: Self.defaultTextsColumn) { return }
    if let alias = sourceSpellings.first(where: { builder.hasEntry(ordinal, in: $0) }) {
      builder.copy(ordinal, from: alias, to: sourceColumn)
    } else {
      builder.setKeyAsText(for: ordinal, in: sourceColumn)
    }
  }

  private func extractionState(of entry: Int) -> WhichUnitsCount.ExtractionState {
    guard let node = tape.member("extractionState", of: entry), tape.isString(node) else { return .otherwise }
    if tape.isNode(node, "manual") { return .manual }
    return tape.isNode(node, "extracted_with_value") ? .extractedWithValue : .otherwise
  }

  private mutating func read(
    _ localization: Int, of key: Int, _ ordinal: Int, language: Int,
    _ extractionState: WhichUnitsCount.ExtractionState
  ) {
    if tape.isNull(localization) { return }
    guard let column = column(at: language) else {
      let reason =
        columns.count > languageLimit
        ? "the catalog has more than \(languageLimit) languages" : "the language is not a language tag"
      return refuse(key, language: language, at: language, reason)
    }
    if builder.hasEntry(ordinal, in: column) {
      refuse(key, language: language, at: language, "the language is written twice: the last one counts")
    }
    if tape.isUsualUnit(localization), !columns[column].isSource {
      return builder.set(inFile: tape.range(localization + 6), for: ordinal, in: column)
    }
    var reader = LocalizationReader(tape: tape)
    do throws(LocalizationReader.Fault) {
      guard let content = try reader.read(localization) else { return }
      var target = column
      if columns[column].isSource {
        switch WhichUnitsCount.sourceText(isNew: content.isNew, extractionState: extractionState) {
        case .unit: break
        case .key: return
        case .defaultText: target = Self.defaultTextsColumn
        }
      }
      switch content.form {
      case .plain(let node) where tape.kind(node) == .string:
        builder.set(inFile: tape.range(node), for: ordinal, in: target)
      case .plain(let node): builder.set(text: tape.text(node), for: ordinal, in: target)
      case .varied(let form): builder.set(form, for: ordinal, in: target)
      }
    } catch {
      refuse(key, language: language, at: error.node, error.reason)
    }
  }
}
