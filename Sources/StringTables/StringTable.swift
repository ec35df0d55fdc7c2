public import LanguageTags
public import StringTemplates

/// The texts of one source in one language, with the keys already hashed: made once per language, never per key.
///
/// Tables are immutable and cheap to copy. All languages of one file share one index of keys.
///
/// ```swift
/// let table = StringTable(language: LanguageTag("de")!, texts: ["Send": .text("Senden")])
/// table["Send"]?.form  // .text("Senden")
/// ```
public struct StringTable: Sendable {
  /// The language of the texts.
  public let language: LanguageTag
  /// The language as the file spells it: `pt_BR` and `pt-BR` may be two tables of one file.
  public let spelling: String
  let keyIndex: KeyIndex
  let section: TableSection

  init(language: LanguageTag, spelling: String, keyIndex: KeyIndex, section: TableSection) {
    self.language = language
    self.spelling = spelling
    self.keyIndex = keyIndex
    self.section = section
  }

  /// A table of texts in memory.
  public init(language: LanguageTag, texts: [String: TemplateForm]) {
    var builder = TableBuilder()
    for (key, form) in texts { builder.set(form, for: builder.ordinal(of: key), in: 0) }
    self = builder.table(0, language: language, spelling: language.description)
  }

  /// How many keys have a text.
  public var count: Int { section.count }

  /// The keys that have a text, in the order of the file.
  public var keys: [String] {
    (0..<keyIndex.count).lazy.filter { section.hasEntry($0) }.map { keyIndex.key($0) }
  }

  /// The template of a key; `nil` when the language has no text for it. Each call parses the text anew: keep it.
  public subscript(key: String) -> StringTemplate? {
    keyIndex.ordinal(of: key).flatMap(template)
  }

  /// The template of a key given by its UTF-8, which makes no `String` of it.
  public subscript(utf8 key: UnsafeRawBufferPointer) -> StringTemplate? {
    keyIndex.ordinal(of: key).flatMap(template)
  }

  /// The template of a key that is a literal.
  public subscript(key: StaticString) -> StringTemplate? {
    key.withUTF8Buffer { self[utf8: UnsafeRawBufferPointer($0)] }
  }

  /// Every key with its template, in the order of the file: what a resolver freezes.
  public var entries: some Sequence<(key: String, template: StringTemplate)> {
    (0..<keyIndex.count).lazy.compactMap { ordinal in
      template(ordinal).map { (key: keyIndex.key(ordinal), template: $0) }
    }
  }

  /// The keys, by their ordinals: tables of one file share one index, by which a resolver knows them.
  package var index: KeyIndex { keyIndex }

  /// Whether the text of the key with an ordinal is the key itself, and nobody has written one: what a catalog says of its
  /// source language by saying nothing.
  package func isKeyItself(_ ordinal: Int) -> Bool { section.entry(ordinal).first == EntryCoder.keyIsText }

  /// The template of the key with an ordinal; `nil` when the language has no text for it. Each call parses it anew.
  package func template(_ ordinal: Int) -> StringTemplate? {
    section.form(ordinal, key: keyIndex).map(StringTemplate.init)
  }
}
