#if !canImport(Darwin)
  import Dragoman
  import Foundation
  import LanguageTags
  import StringTables
  import StringTemplates

  /// One look-up: a key, its values, what the code says itself, and who reads it.
  struct LocalizedRequest {
    let key: String
    let value: String.LocalizationValue
    let hasOwnDefault: Bool
    let table: String
    /// How values are written; nil as the process's user writes them.
    let locale: Locale?
    /// The language to look in; nil for the bundle's own choice.
    var language: LanguageTag?

    init(_ value: String.LocalizationValue, key: String? = nil, table: String?, locale: Locale) {
      self.value = value
      self.key = key ?? value.key
      hasOwnDefault = key != nil
      self.table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
      self.locale = locale == .current || locale == .autoupdatingCurrent ? nil : locale
    }

    init(_ resource: LocalizedStringResource) {
      self.init(
        resource.defaultValue, key: resource.hasOwnDefault ? resource.key : nil, table: resource.table,
        locale: resource.locale)
      language = locale.flatMap { LanguageTag($0) }
    }

    /// What the reader sees. It is never nothing: what no table can say is said in the words of the code.
    func text(in texts: BundleTexts) -> String {
      let found = texts.tables(named: table, for: language)
      return tableText(found.table) ?? ownText ?? tableText(found.defaults) ?? keyText(found.table?.language)
    }

    /// The text of a table, if it knows the key in a form that takes the values.
    private func tableText(_ table: StringTable?) -> String? {
      guard let table else { return nil }
      if let template = table[key] {
        // A catalog whose source text is the key has nothing to say that the code does not say better.
        if hasOwnDefault, template.form == .text(key) { return nil }
        return text(of: template, in: table.language)
      }
      // Catalogs are in two minds whether a key without values has `5%` or `5%%`.
      guard value.capture.values.isEmpty, let template = table[doublingPercents(key)] else { return nil }
      return text(of: template, in: table.language).map(halvingPercents)
    }

    /// What the code says apart from the key.
    private var ownText: String? {
      hasOwnDefault ? pattern(value.key, in: nil) : nil
    }

    private func keyText(_ language: LanguageTag?) -> String { pattern(value.key, in: language) }

    /// A text of the code: its conversions filled, or, where they cannot print their values, as Swift describes these.
    private func pattern(_ raw: String, in language: LanguageTag?) -> String {
      text(of: .text(raw), in: language ?? ProcessLanguages.first ?? .english)
        ?? value.capture.plainText(in: formattingLocale(for: language ?? .english))
    }

    private func text(of template: StringTemplate, in language: LanguageTag) -> String? {
      let values = value.capture.values
      let locale = formattingLocale(for: language)
      let context = TemplateContext(language: language, numbersIn: LanguageTag(locale))
      return try? template.text(arguments: values.map { $0.argument(in: locale) }, in: context)
    }

    /// The locale that values are written in: the caller's, the process's, or where nobody says, that of the text.
    private func formattingLocale(for language: LanguageTag) -> Locale {
      locale ?? Locale(ProcessLanguages.first ?? language)
    }
  }

  /// The languages of this process, which do not change while it runs.
  enum ProcessLanguages {
    static let preferred: [LanguageTag] = DeviceLanguages.preferred
    static var first: LanguageTag? { preferred.first }
  }
#endif
