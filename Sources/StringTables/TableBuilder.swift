import LanguageTags
import StringTemplates

/// Collects the texts of a file, in any order of keys and languages, and freezes them into tables.
///
/// A text that is set twice replaces the first one: in a file that has a key twice the last one counts, as in Apple's
/// readers.
struct TableBuilder {
  private var ordinals: [[UInt8]: Int] = [:]
  private var keyBytes: [UInt8] = []
  private var keyStarts: [UInt32] = [0]
  private var columns: [Column] = []

  /// One language's entries: where each lies in `bytes`. A replaced entry leaves its bytes behind until freezing.
  private struct Column {
    var bytes: [UInt8] = []
    var entries: [(start: UInt32, end: UInt32)] = []
  }

  var keyCount: Int { keyStarts.count - 1 }

  /// The ordinal of a key, new or known.
  mutating func ordinal(of key: String) -> Int { ordinal(of: Array(key.utf8)).ordinal }

  /// The ordinal of a key given by its UTF-8, and whether it is a new one.
  mutating func ordinal(of key: [UInt8]) -> (ordinal: Int, isNew: Bool) {
    if let known = ordinals[key] { return (known, false) }
    let ordinal = keyCount
    ordinals[key] = ordinal
    keyBytes.append(contentsOf: key)
    keyStarts.append(UInt32(keyBytes.count))
    return (ordinal, true)
  }

  /// The ordinal of a key given by its UTF-8, if it has one.
  func knownOrdinal(of key: [UInt8]) -> Int? { ordinals[key] }

  /// Sets the text of a key in a column.
  mutating func set(_ form: TemplateForm, for ordinal: Int, in column: Int) {
    append(for: ordinal, in: column) { EntryCoder.append(form, to: &$0) }
  }

  /// Says that in a column the key is the text.
  mutating func setKeyAsText(for ordinal: Int, in column: Int) {
    append(for: ordinal, in: column) { $0.append(EntryCoder.keyIsText) }
  }

  /// Sets a plain text by its bytes, which makes no `String` of them.
  mutating func set(text: some Sequence<UInt8>, for ordinal: Int, in column: Int) {
    append(for: ordinal, in: column) {
      $0.append(EntryCoder.text)
      $0.append(contentsOf: text)
    }
  }

  /// Gives a column the text that another one has.
  mutating func copy(_ ordinal: Int, from source: Int, to column: Int) {
    let entry = columns[source].entries[ordinal]
    let bytes = columns[source].bytes[Int(entry.start)..<Int(entry.end)]
    append(for: ordinal, in: column) { $0.append(contentsOf: bytes) }
  }

  func hasEntry(_ ordinal: Int, in column: Int) -> Bool {
    guard column < columns.count, ordinal < columns[column].entries.count else { return false }
    return columns[column].entries[ordinal].end > 0
  }

  private mutating func append(for ordinal: Int, in column: Int, _ write: (inout [UInt8]) -> Void) {
    while columns.count <= column { columns.append(Column()) }
    while columns[column].entries.count <= ordinal { columns[column].entries.append((0, 0)) }
    let start = UInt32(columns[column].bytes.count)
    write(&columns[column].bytes)
    columns[column].entries[ordinal] = (start, UInt32(columns[column].bytes.count))
  }

  /// The index of all keys so far.
  func keyIndex() -> KeyIndex { KeyIndex(bytes: keyBytes, starts: keyStarts) }

  /// One column, frozen.
  func section(_ column: Int) -> TableSection {
    guard column < columns.count else {
      return TableSection(bytes: [], starts: [UInt32](repeating: 0, count: keyCount + 1))
    }
    let source = columns[column]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    var starts: [UInt32] = []
    starts.reserveCapacity(keyCount + 1)
    for ordinal in 0..<keyCount {
      starts.append(UInt32(bytes.count))
      guard ordinal < source.entries.count else { continue }
      let entry = source.entries[ordinal]
      bytes.append(contentsOf: source.bytes[Int(entry.start)..<Int(entry.end)])
    }
    starts.append(UInt32(bytes.count))
    return TableSection(bytes: bytes, starts: starts)
  }

  /// One column as a table with an index of its own.
  func table(_ column: Int, language: LanguageTag, spelling: String) -> StringTable {
    StringTable(language: language, spelling: spelling, keyIndex: keyIndex(), section: section(column))
  }
}
