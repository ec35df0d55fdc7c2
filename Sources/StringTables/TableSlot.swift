import LanguageTags

/// One language of a file: its table, or where in a compiled form its table lies until somebody asks.
final class TableSlot: Sendable {
  let language: LanguageTag
  /// The language as the file spells it.
  let spelling: String
  private let loaded: Guarded<Result<TableSection, CompiledFormError>?>
  private let source: CompiledSection?

  init(language: LanguageTag, spelling: String, section: TableSection) {
    self.language = language
    self.spelling = spelling
    loaded = Guarded(.success(section))
    source = nil
  }

  init(language: LanguageTag, spelling: String, source: CompiledSection) {
    self.language = language
    self.spelling = spelling
    loaded = Guarded(nil)
    self.source = source
  }

  /// Whether the table is loaded and has no text.
  var isEmpty: Bool { loaded.withLock { (try? $0?.get())?.count == 0 } }

  /// The table, loaded and checked at the first call.
  func table(keyIndex: KeyIndex) throws(CompiledFormError) -> StringTable {
    let result = loaded.withLock { loaded in
      if let loaded { return loaded }
      let result = source?.load(spelling: spelling, keyIndex: keyIndex) ?? .failure(.damagedLanguage(spelling))
      loaded = result
      return result
    }
    return StringTable(
      language: language, spelling: spelling, keyIndex: keyIndex, section: try result.get())
  }
}

extension TableSlot {
  /// Why the table cannot be loaded.
  func damage(keyIndex: KeyIndex) -> CompiledFormError? {
    do throws(CompiledFormError) {
      _ = try table(keyIndex: keyIndex)
      return nil
    } catch {
      return error
    }
  }
}

/// Where the texts of a language lie in a compiled form.
struct CompiledSection: Sendable {
  let carrier: CompiledCarrier
  let range: Range<Int>
  let checksum: UInt64

  /// Checks the section, the checksum first, then that every entry is one, and copies its entries.
  func load(spelling: String, keyIndex: KeyIndex) -> Result<TableSection, CompiledFormError> {
    let bytes = carrier.bytes(range)
    guard CompiledForm.checksum(bytes) == checksum,
      let section = try? Self.section(of: bytes, keyIndex: keyIndex)
    else { return .failure(.damagedLanguage(spelling)) }
    return .success(section)
  }

  private static func section(
    of bytes: ArraySlice<UInt8>, keyIndex: KeyIndex
  ) throws(EntryDecoder.Damage) -> TableSection {
    var decoder = EntryDecoder(bytes)
    var starts: [UInt32] = [0]
    starts.reserveCapacity(keyIndex.count + 1)
    var end = 0
    for _ in 0..<keyIndex.count {
      end += try decoder.number()
      guard end <= bytes.count else { throw EntryDecoder.Damage(offset: 0) }
      starts.append(UInt32(end))
    }
    let entries = decoder.rest
    guard entries.count == end else { throw EntryDecoder.Damage(offset: bytes.count) }
    let section = TableSection(bytes: Array(entries), starts: starts)
    try section.check(keyIndex: keyIndex)
    return section
  }
}

/// What a compiled form lives in: one for all of its languages.
indirect enum CompiledCarrier: Sendable {
  case literal(StaticString)
  case array([UInt8])
  case file(any RangedBytes)

  var count: Int {
    switch self {
    case .literal(let text): text.utf8CodeUnitCount
    case .array(let bytes): bytes.count
    case .file(let file): file.count
    }
  }

  /// Some of the bytes, which should be there: a file that was cut short meanwhile has fewer, which no checksum lets pass.
  /// Those of an array are not copied.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    switch self {
    case .literal(let text): text.withUTF8Buffer { Array($0[range])[...] }
    case .array(let bytes): bytes[range]
    case .file(let file): file.bytes(range)[...]
    }
  }
}

/// Bytes that are read in parts, as those of an open file.
package protocol RangedBytes: Sendable {
  /// How many there were when it was opened.
  var count: Int { get }

  /// A copy of some of them, or of so many as are still there.
  func bytes(_ range: Range<Int>) -> [UInt8]
}
