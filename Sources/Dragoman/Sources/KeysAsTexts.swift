public import LanguageTags
public import StringTables
import StringTemplates
import Synchronization

/// A source whose keys are its texts in one language.
///
/// A String Catalog whose keys are its source texts answers in its source language with the key, raw or compiled by us.
/// Xcode's `.strings` files leave out what is the same as the key, and a source over them cannot know that the language
/// is there. This puts it back, so that all forms of one catalog answer alike.
///
/// ```swift
/// let built = DirectorySource("App.app", table: "ThemeKit")  // tr.lproj only: "Select" = "Seçin"
/// let source = KeysAsTexts(built, in: .english)
/// source.languages                       // [en, tr]
/// source.table(for: .english)?["Select"]  // "Select"
/// ```
public struct KeysAsTexts: StringSource {
  /// The name of the source behind.
  public var name: String { source.name }
  /// The languages that have texts, that of the keys first; empty when none has.
  public let languages: [LanguageTag]
  private let source: any StringSource
  private let keyed: StringTable?

  /// A source with its keys as texts. All tables of the source are read.
  ///
  /// - Parameters:
  ///   - source: the source. What it says itself in the language comes first.
  ///   - language: the language of the keys.
  public init(_ source: any StringSource, in language: LanguageTag) {
    self.source = source
    let tables = source.languages.compactMap { source.table(for: $0) }
    let own = tables.first { $0.language == language }
    let others = tables.filter { $0.language != language }
    keyed = tables.isEmpty ? nil : Self.table(of: others, under: own, in: language)
    languages = tables.isEmpty ? [] : [language] + others.map(\.language)
  }

  /// The table of exactly this language.
  public func table(for language: LanguageTag) -> StringTable? {
    keyed?.language == language ? keyed : source.table(for: language)
  }

  private static func table(of others: [StringTable], under own: StringTable?, in language: LanguageTag) -> StringTable
  {
    var texts: [String: TemplateForm] = [:]
    for key in others.lazy.flatMap(\.keys) { texts[key] = .text(key) }
    if let own {
      for (key, template) in own.entries { texts[key] = template.form }
    }
    return StringTable(language: language, texts: texts)
  }
}
