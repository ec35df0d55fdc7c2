public import LanguageTags

/// Every language of one file of texts.
///
/// ```swift
/// let tables = try CatalogTables(xcstrings: bytes, name: "Localizable")
/// tables.table(for: LanguageTag("ru")!)?["%lld files"]
/// ```
public struct CatalogTables: Sendable {
  /// The name of the table, which is that of the file without its extension: `Localizable`.
  public let name: String
  /// The language the keys are written in.
  public let sourceLanguage: LanguageTag
  /// The languages that have texts, each once, in the order of the file.
  public let languages: [LanguageTag]
  /// The entries that have no usable text.
  public let refusedEntries: [RefusedEntry]

  /// The source language as the file spells it.
  let sourceSpelling: String
  let keyIndex: KeyIndex
  let slots: [TableSlot]
  let defaultTextsSlot: TableSlot?
  private let slotIndices: [LanguageTag: Int]

  init(
    name: String, sourceLanguage: LanguageTag, sourceSpelling: String, keyIndex: KeyIndex, slots: [TableSlot],
    defaultTextsSlot: TableSlot?, refusedEntries: [RefusedEntry]
  ) {
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.sourceSpelling = sourceSpelling
    self.keyIndex = keyIndex
    self.slots = slots
    self.defaultTextsSlot = defaultTextsSlot
    self.refusedEntries = refusedEntries
    (slotIndices, languages) = Self.indices(of: slots)
  }

  /// Which slot answers for each tag, and the tags in their order.
  private static func indices(of slots: [TableSlot]) -> ([LanguageTag: Int], [LanguageTag]) {
    var indices: [LanguageTag: Int] = Dictionary(minimumCapacity: slots.count)
    var languages: [LanguageTag] = []
    languages.reserveCapacity(slots.count)
    for (index, slot) in slots.enumerated() {
      if indices[slot.language] == nil {
        languages.append(slot.language)
        indices[slot.language] = index
      } else if slot.spelling == slot.language.description {
        indices[slot.language] = index
      }
    }
    return (indices, languages)
  }

  /// The languages as the file spells them, each with its tag. `pt_BR` and `pt-BR` are two of them with one tag.
  public var spellings: [(spelling: String, language: LanguageTag)] { slots.map { ($0.spelling, $0.language) } }

  /// The table of a language, by the exact tag; upper and lower case, `_` and `-` do not matter. Where a file spells
  /// one tag twice, the canonical spelling is answered. `nil` also when the language is damaged, see ``damage(of:)``.
  public func table(for language: LanguageTag) -> StringTable? {
    slotIndices[language].flatMap { try? slots[$0].table(keyIndex: keyIndex) }
  }

  /// The table of a language by the file's own spelling of it.
  public func table(spelled spelling: String) -> StringTable? {
    slots.first { $0.spelling == spelling }.flatMap { try? $0.table(keyIndex: keyIndex) }
  }

  /// The texts that the code gives itself (`extracted_with_value` in state `new`) in the source language. They are not
  /// part of the source language's table, because Apple's compiler leaves them out; a resolver asks them last.
  public var defaultTexts: StringTable? {
    defaultTextsSlot.flatMap { try? $0.table(keyIndex: keyIndex) }
  }

  /// Loads and checks every language, and says which are damaged: for tools, and for tests of a built program.
  public func damages() -> [CompiledFormError] {
    (slots + [defaultTextsSlot].compactMap(\.self)).compactMap { $0.damage(keyIndex: keyIndex) }
  }

  /// What is wrong with a language of a compiled catalog; `nil` when nothing is, or there is no such language.
  public func damage(of language: LanguageTag) -> CompiledFormError? {
    slotIndices[language].flatMap { slots[$0].damage(keyIndex: keyIndex) }
  }
}

extension CatalogTables {
  /// Reads a String Catalog.
  ///
  /// - Parameters:
  ///   - bytes: the file: UTF-8 with or without a byte order mark, or UTF-16 with one.
  ///   - name: the name of the table.
  /// - Throws: ``TableReadError`` when the file is not JSON (`{"strings":`), is not valid text, has no `strings` object,
  ///   or names a source language that is no language tag. Ill-shaped entries do not throw: see ``refusedEntries``.
  public init(xcstrings bytes: [UInt8], name: String) throws(TableReadError) {
    var reader = try CatalogReader(bytes: bytes, name: name)
    self = try reader.tables()
  }
}
