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
    private let givenLocale: Locale
    /// The language to look in; nil for the bundle's own choice.
    var language: LanguageTag?

    init(_ value: String.LocalizationValue, key: String? = nil, table: String?, locale: Locale) {
      self.value = value
      self.key = key ?? value.key
      hasOwnDefault = key != nil
      self.table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
      givenLocale = locale
    }

    init(_ resource: LocalizedStringResource) {
      self.init(
        resource.defaultValue, key: resource.hasOwnDefault ? resource.key : nil, table: resource.table,
        locale: resource.locale)
      language = locale.flatMap { LanguageTag($0) }
    }

    /// How values are written; nil as the process's user writes them. Only asked for where there are values, since to
    /// compare locales takes longer than to find a text.
    private var locale: Locale? {
      givenLocale == .current || givenLocale == .autoupdatingCurrent ? nil : givenLocale
    }

    /// What the reader sees. It is never nothing: what no table can say is said in the words of the code.
    func text(in texts: BundleTexts) -> String {
      let found = texts.tables(named: table, for: language)
      return tableText(found.table) ?? ownText ?? tableText(found.defaults) ?? keyText(found.table?.language)
    }

    /// The text of a table, if it knows the key in a form that takes the values.
    private func tableText(_ table: KeptTable?) -> String? {
      guard let table else { return nil }
      if let template = table[key] {
        // A catalog whose source text is the key has nothing to say that the code does not say better; a translation that
        // reads like its key is one all the same.
        if hasOwnDefault, table.isKeyItself(key) { return nil }
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
        ?? value.capture.plainText { formattingLocale(for: language ?? .english) }
    }

    private func text(of template: StringTemplate, in language: LanguageTag) -> String? {
      let values = value.capture.values
      if values.isEmpty, case .text(let raw) = template.form { return raw }
      let locale = locale
      let numbers = locale.flatMap { LanguageTag($0) } ?? ProcessLanguages.first ?? language
      let arguments = values.map { $0.argument { locale ?? formattingLocale(for: language) } }
      return try? template.text(arguments: arguments, in: TemplateContexts.context(of: language, numbersIn: numbers))
    }

    /// The locale that values are written in: the caller's, the process's, or where nobody says, that of the text.
    private func formattingLocale(for language: LanguageTag) -> Locale {
      locale ?? Locale(ProcessLanguages.first ?? language)
    }
  }

  /// The contexts of texts, each made once: it looks up plural rules and number symbols.
  enum TemplateContexts {
    private struct Languages: Hashable {
      var text: LanguageTag
      var numbers: LanguageTag
    }

    private static let known = Guarded<[Languages: TemplateContext]>([:])
    /// How many are kept. Locales may come from outside.
    private static let limit = 1024

    static func context(of language: LanguageTag, numbersIn numbers: LanguageTag) -> TemplateContext {
      let languages = Languages(text: language, numbers: numbers)
      return known.withLock { known in
        if let context = known[languages] { return context }
        let context = TemplateContext(language: language, numbersIn: numbers)
        if known.count < limit { known[languages] = context }
        return context
      }
    }
  }

  /// The languages of this process, which do not change while it runs.
  enum ProcessLanguages {
    static let preferred: [LanguageTag] = DeviceLanguages.preferred
    static var first: LanguageTag? { preferred.first }
  }
#endif
