internal import LanguageTags
public import ReceptionProtocol
internal import StringTables
internal import StringTemplates

/// The server's own texts in 48 languages, built in from `Catalogs/ReceptionKit.xcstrings`.
struct BuiltInMessages: Sendable {
  private let tables: [ReceptionLanguage: StringTable]
  private let contexts: [ReceptionLanguage: TemplateContext]

  static let shared = BuiltInMessages()

  private init() {
    // A damaged literal cannot be: a test reads every text of it.
    let catalog = try? CatalogTables(compiled: BuiltInTexts.compiled)
    var tables: [ReceptionLanguage: StringTable] = [:]
    for language in ReceptionLanguage.all { tables[language] = catalog?.table(for: language.tag) }
    self.tables = tables
    contexts = Dictionary(
      uniqueKeysWithValues: ReceptionLanguage.all.map { ($0, TemplateContext(language: $0.tag)) })
  }

  /// How numbers are written and counted in a language.
  func context(_ language: ReceptionLanguage) -> TemplateContext {
    contexts[language] ?? TemplateContext(language: language.tag)
  }

  /// A text in a language, with its arguments in place; English where a language lacks it.
  func text(_ key: String, _ arguments: [TemplateArgument] = [], in language: ReceptionLanguage) -> String {
    for asked in [language, .english] {
      if let text = try? tables[asked]?[key]?.text(arguments: arguments, in: context(asked)) { return text }
    }
    return ""
  }

  /// The body of a push.
  func body(_ field: PushField, message: String, count: Int, in language: ReceptionLanguage) -> String {
    switch field {
    case .title: text("push.title", [.text(message)], in: language)
    case .text: message
    case .photos: text("push.photos", [.integer(Int64(count))], in: language)
    case .textAndPhotos: text("push.textAndPhotos", [.text(message), .integer(Int64(count))], in: language)
    case .hidden: text("push.hidden", in: language)
    }
  }
}

extension PushField {
  /// What is said where a team wrote nothing, `{sender}` and `{message}` in their places.
  ///
  /// - Parameter count: a number of photos, written in the language's digits.
  public func builtIn(in language: ReceptionLanguage, count: Int = 2) -> String {
    BuiltInMessages.shared.body(self, message: self == .title ? "{sender}" : "{message}", count: count, in: language)
  }
}
