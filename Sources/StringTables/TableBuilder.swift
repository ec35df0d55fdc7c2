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
  private var columns: [TableColumn] = []
  /// The bytes of the file that is read.
  private let file: [UInt8]

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

  /// Sets a plain text that lies in the file as it reads, with a quote in front of it.
  mutating func set(inFile range: Range<Int>, for ordinal: Int, in column: Int) {
    makeRoom(for: column)
    file.withUnsafeBytes { file in
      columns[column].append(for: ordinal) {
        // One append for both: where the quote stood, it says that a text follows.
        let start = $0.count
        $0.append(contentsOf: UnsafeRawBufferPointer(rebasing: file[range.lowerBound - 1..<range.upperBound]))
        $0[start] = EntryCoder.text
      }
    }
  }

  /// Gives a column the text that another one has.
  mutating func copy(_ ordinal: Int, from source: Int, to column: Int) {
    let bytes = columns[source].bytes[columns[source].range(ordinal)]
    append(for: ordinal, in: column) { $0.append(contentsOf: bytes) }
  }

  func hasEntry(_ ordinal: Int, in column: Int) -> Bool {
    column < columns.count && columns[column].hasEntry(ordinal)
  }

  private mutating func append(for ordinal: Int, in column: Int, _ write: (inout [UInt8]) -> Void) {
    makeRoom(for: column)
    columns[column].append(for: ordinal, write)
  }

  @inline(__always)
  private mutating func makeRoom(for column: Int) {
    while columns.count <= column { columns.append(TableColumn()) }
  }

  /// The index of all keys so far.
  func keyIndex() -> KeyIndex { KeyIndex(bytes: keyBytes, starts: keyStarts) }

  /// One column, frozen.
  func section(_ column: Int) -> TableSection {
    (column < columns.count ? columns[column] : TableColumn()).section(keyCount: keyCount)
  }

  /// One column as a table with an index of its own.
  func table(_ column: Int, language: LanguageTag, spelling: String) -> StringTable {
    StringTable(language: language, spelling: spelling, keyIndex: keyIndex(), section: section(column))
  }
}
