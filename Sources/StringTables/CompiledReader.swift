import LanguageTags

extension CatalogTables {
  /// Opens a compiled catalog that lives in the program as a literal: nothing is read until a language is asked for.
  ///
  /// - Parameter literal: what ``compiled()`` wrote, as a string literal.
  /// - Throws: ``CompiledFormError``, for a literal that is no compiled catalog, of another version, or damaged in its
  ///   head. A damaged language is found when it is first asked for, see ``damage(of:)``.
  public init(compiled literal: StaticString) throws(CompiledFormError) {
    try self.init(carrier: .literal(literal))
  }

  /// Opens a compiled catalog that was read from a file.
  ///
  /// - Parameter bytes: what ``compiled()`` wrote.
  /// - Throws: ``CompiledFormError``, for bytes that are no compiled catalog, of another version, cut short, or
  ///   damaged in their head. A damaged language is found when it is first asked for, see ``damage(of:)``.
  public init(compiled bytes: [UInt8]) throws(CompiledFormError) {
    try self.init(carrier: .array(bytes))
  }

  /// Opens a compiled catalog in an open file: its head is read now, a language when it is first asked for.
  package init(compiled file: any RangedBytes) throws(CompiledFormError) {
    try self.init(carrier: .file(file))
  }

  private init(carrier: CompiledCarrier) throws(CompiledFormError) {
    guard carrier.count < Int32.max else { throw .notCompiled }
    let head = try CompiledHead.bytes(of: carrier)
    guard let parsed = try? CompiledHead(head) else { throw .damagedHead }
    let start = CompiledForm.prefixLength + head.count
    guard start + parsed.sectionsLength == carrier.count else {
      throw .wrongLength(expected: start + parsed.sectionsLength, found: carrier.count)
    }
    self = parsed.tables(carrier, from: start)
  }
}

/// The head of a compiled form: everything but the texts.
struct CompiledHead {
  struct Section {
    var spelling: String
    var language: LanguageTag
    var length: Int
    var checksum: UInt64
  }

  private let name: String
  private let sourceSpelling: String
  private let sourceLanguage: LanguageTag
  private let keyIndex: KeyIndex
  private let sections: [Section]
  private let defaultTexts: Section?

  /// How many bytes all sections have.
  var sectionsLength: Int { sections.reduce(defaultTexts?.length ?? 0) { $0 &+ $1.length } }

  /// The checked bytes of the head.
  static func bytes(of carrier: CompiledCarrier) throws(CompiledFormError) -> ArraySlice<UInt8> {
    let mark = CompiledForm.mark.count
    // One reading of a file for all that stands in front of the head.
    let prefix = Array(carrier.bytes(0..<min(carrier.count, CompiledForm.prefixLength)))
    guard prefix.count > mark, prefix.starts(with: CompiledForm.mark) else { throw .notCompiled }
    guard prefix[mark] == CompiledForm.version else {
      throw .unknownVersion(String(decoding: [prefix[mark]], as: UTF8.self))
    }
    guard carrier.count >= CompiledForm.prefixLength else {
      throw .wrongLength(expected: CompiledForm.prefixLength, found: carrier.count)
    }
    let digits = prefix.dropFirst(mark + 2)
    guard digits.count == CompiledForm.lengthDigits + CompiledForm.checksumDigits,
      let length = CompiledForm.value(of: digits.prefix(CompiledForm.lengthDigits)),
      let checksum = CompiledForm.value(of: digits.dropFirst(CompiledForm.lengthDigits))
    else { throw .damagedHead }
    let end = CompiledForm.prefixLength + Int(length)
    guard end <= carrier.count else { throw .wrongLength(expected: end, found: carrier.count) }
    let head = carrier.bytes(CompiledForm.prefixLength..<end)
    guard CompiledForm.checksum(head) == checksum else { throw .damagedHead }
    return head
  }

  init(_ bytes: ArraySlice<UInt8>) throws(EntryDecoder.Damage) {
    var decoder = EntryDecoder(bytes)
    name = try decoder.string()
    sourceSpelling = try decoder.string()
    sourceLanguage = try Self.language(sourceSpelling)
    keyIndex = try Self.keys(&decoder)
    var sections: [Section] = []
    for _ in 0..<(try decoder.number()) { sections.append(try Self.section(&decoder)) }
    self.sections = sections
    switch try decoder.number() {
    case 0: defaultTexts = nil
    case 1: defaultTexts = try Self.section(&decoder)
    default: throw EntryDecoder.Damage(offset: bytes.count)
    }
    guard decoder.isAtEnd else { throw EntryDecoder.Damage(offset: bytes.count) }
  }

  private static func language(_ spelling: String) throws(EntryDecoder.Damage) -> LanguageTag {
    guard let language = LanguageTag(spelling) else { throw EntryDecoder.Damage(offset: 0) }
    return language
  }

  private static func keys(_ decoder: inout EntryDecoder) throws(EntryDecoder.Damage) -> KeyIndex {
    let count = try decoder.number()
    var bytes: [UInt8] = []
    var starts: [UInt32] = [0]
    // The head is mostly keys, and each takes a byte at least.
    bytes.reserveCapacity(decoder.rest.count)
    starts.reserveCapacity(min(count, decoder.rest.count) + 1)
    for _ in 0..<count {
      bytes.append(contentsOf: try decoder.slice())
      starts.append(UInt32(bytes.count))
    }
    let index = KeyIndex(bytes: bytes, starts: starts)
    guard index.isDistinct else { throw EntryDecoder.Damage(offset: 0) }
    return index
  }

  private static func section(_ decoder: inout EntryDecoder) throws(EntryDecoder.Damage) -> Section {
    let spelling = try decoder.string()
    let language = try language(spelling)
    let length = try decoder.number()
    guard let checksum = CompiledForm.value(of: try decoder.slice(of: CompiledForm.checksumDigits)) else {
      throw EntryDecoder.Damage(offset: 0)
    }
    return Section(spelling: spelling, language: language, length: length, checksum: checksum)
  }

  /// The tables, whose texts are still where they are.
  func tables(_ carrier: CompiledCarrier, from start: Int) -> CatalogTables {
    var offset = start
    func slot(_ section: Section) -> TableSlot {
      defer { offset += section.length }
      let source = CompiledSection(
        carrier: carrier, range: offset..<offset + section.length, checksum: section.checksum)
      return TableSlot(language: section.language, spelling: section.spelling, source: source)
    }
    return CatalogTables(
      name: name, sourceLanguage: sourceLanguage, sourceSpelling: sourceSpelling, keyIndex: keyIndex,
      slots: sections.map(slot), defaultTextsSlot: defaultTexts.map(slot), refusedEntries: [])
  }
}
