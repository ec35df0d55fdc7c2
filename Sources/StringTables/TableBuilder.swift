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
  /// The bytes of the file that is read, out of which plain texts are copied once, when a column is frozen.
  private let file: [UInt8]

  /// One language's entries. A replaced entry leaves its bytes behind until freezing.
  private struct Column {
    var bytes: [UInt8] = []
    var entries: [Entry] = []
  }

  /// Where an entry lies: coded in its column's bytes, or as a plain text in the file. Nothing is there where it ends
  /// at 0.
  private struct Entry {
    var start: UInt32 = 0
    var end: UInt32 = 0
    var isInFile = false

    /// How many bytes it takes, the one that says what it is included.
    var count: Int { Int(end - start) + (isInFile ? 1 : 0) }
  }

  /// A builder for texts that may lie in a file.
  init(file: [UInt8] = []) { self.file = file }

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

  /// Sets a plain text that lies in the file as it reads.
  mutating func set(inFile range: Range<Int>, for ordinal: Int, in column: Int) {
    makeRoom(for: ordinal, in: column)
    columns[column].entries[ordinal] = Entry(
      start: UInt32(range.lowerBound), end: UInt32(range.upperBound), isInFile: true)
  }

  /// Gives a column the text that another one has.
  mutating func copy(_ ordinal: Int, from source: Int, to column: Int) {
    let entry = columns[source].entries[ordinal]
    let range = Int(entry.start)..<Int(entry.end)
    if entry.isInFile { return set(inFile: range, for: ordinal, in: column) }
    let bytes = columns[source].bytes[range]
    append(for: ordinal, in: column) { $0.append(contentsOf: bytes) }
  }

  func hasEntry(_ ordinal: Int, in column: Int) -> Bool {
    guard column < columns.count, ordinal < columns[column].entries.count else { return false }
    return columns[column].entries[ordinal].end > 0
  }

  private mutating func append(for ordinal: Int, in column: Int, _ write: (inout [UInt8]) -> Void) {
    makeRoom(for: ordinal, in: column)
    let start = UInt32(columns[column].bytes.count)
    write(&columns[column].bytes)
    columns[column].entries[ordinal] = Entry(start: start, end: UInt32(columns[column].bytes.count))
  }

  private mutating func makeRoom(for ordinal: Int, in column: Int) {
    while columns.count <= column { columns.append(Column()) }
    while columns[column].entries.count <= ordinal { columns[column].entries.append(Entry()) }
  }

  /// The index of all keys so far.
  func keyIndex() -> KeyIndex { KeyIndex(bytes: keyBytes, starts: keyStarts) }

  /// One column, frozen.
  func section(_ column: Int) -> TableSection {
    guard column < columns.count else {
      return TableSection(bytes: [], starts: [UInt32](repeating: 0, count: keyCount + 1))
    }
    let source = columns[column]
    var starts: [UInt32] = []
    starts.reserveCapacity(keyCount + 1)
    var end = 0
    for ordinal in 0..<keyCount {
      starts.append(UInt32(end))
      if ordinal < source.entries.count { end += source.entries[ordinal].count }
    }
    starts.append(UInt32(end))
    return TableSection(bytes: frozen(source, count: end), starts: starts)
  }

  /// The entries of a column, one behind the other.
  private func frozen(_ column: Column, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      let room = UnsafeMutableRawBufferPointer(buffer)
      file.withUnsafeBytes { file in
        column.bytes.withUnsafeBytes { own in
          for entry in column.entries {
            if entry.isInFile {
              room[written] = EntryCoder.text
              written += 1
            }
            let bytes = entry.isInFile ? file : own
            let range = Int(entry.start)..<Int(entry.end)
            UnsafeMutableRawBufferPointer(rebasing: room[written...]).copyMemory(
              from: UnsafeRawBufferPointer(rebasing: bytes[range]))
            written += range.count
          }
        }
      }
    }
  }

  /// One column as a table with an index of its own.
  func table(_ column: Int, language: LanguageTag, spelling: String) -> StringTable {
    StringTable(language: language, spelling: spelling, keyIndex: keyIndex(), section: section(column))
  }
}
