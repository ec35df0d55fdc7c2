import LanguageNumbers
import ReceptionProtocol
import Testing

@Suite struct ChatTextCompletenessTests {
  @Test func `every text is there in all 48 languages, translated, and says where it appears`() throws {
    let catalog = try ChatCatalog.file.get()
    let languages = Set(ReceptionLanguage.all.map(\.identifier))
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.strings.count >= 60)
    let failures = catalog.strings.filter { _, entry in
      Set(entry.localizations.keys) != languages || entry.extractionState != "manual"
        || (entry.comment ?? "").count < 20
    }
    #expect(failures.keys.sorted().isEmpty)
    let units = catalog.strings.values.flatMap(\.localizations.values).flatMap { localization in
      (localization.stringUnit.map { [$0] } ?? []) + (localization.variations?.plural.values.map(\.stringUnit) ?? [])
    }
    #expect(units.filter { $0.state != "translated" || $0.value.isEmpty }.map(\.value).isEmpty)
  }

  @Test func `the defaults of the appearance are those of the documentation`() {
    func english(_ key: String) -> String? { ChatCatalog.english[key]?.first?.value }
    #expect(english("chat.title") == "Support")
    #expect(english("chat.welcome.title") == "Questions, feedback, or a bug?")
    #expect(english("chat.welcome.text") == "You're chatting directly with our team.")
  }

  @Test func `a text with plural forms has exactly those of its language`() {
    #expect(Self.wrongForms(in: ChatCatalog.texts).isEmpty)
    let withoutMany = ["one", "few", "other"].map {
      ChatText(key: "push.photos", language: "pl", category: $0, value: "%lld zdjęcia")
    }
    #expect(Self.wrongForms(in: withoutMany) == ["pl push.photos: few one other"])
  }

  static func wrongForms(in texts: [ChatText]) -> [String] {
    let groups = Dictionary(grouping: texts.filter { !$0.category.isEmpty }) { "\($0.language) \($0.key)" }
    return groups.sorted { $0.key < $1.key }.compactMap { name, forms in
      let wanted = ReceptionLanguage.all.first { $0.identifier == forms[0].language }
        .map { PluralRules.cardinal(for: $0.tag).categories.map(\.rawValue) }
      let found = forms.map(\.category).sorted()
      return found == wanted?.sorted() ? nil : "\(name): \(found.joined(separator: " "))"
    }
  }

  @Test func `the same keys have plural forms in every language`() {
    let plural = Set(ChatCatalog.texts.filter { $0.language == "en" && !$0.category.isEmpty }.map(\.key))
    #expect(plural.count == 10)
    #expect(ChatCatalog.texts.filter { plural.contains($0.key) == $0.category.isEmpty }.map(\.name).isEmpty)
  }

  /// Forms that one number alone takes, which may say it in words: "two photos" has a form of its own in Arabic.
  static let oneNumberForms = ["ar": ["zero", "one", "two"], "he": ["one", "two"]]

  @Test func `a text has the values of the English one`() {
    #expect(Self.wrongValues(in: ChatCatalog.texts).isEmpty)
    let planted = [
      ChatText(key: "push.title", language: "de", value: "Neue Nachricht"),
      ChatText(key: "push.title", language: "de", value: "%lld schrieb"),
      ChatText(key: "photo.accessibility.position", language: "de", value: "%1$lld von %1$lld"),
      ChatText(key: "push.photos", language: "ru", category: "one", value: "одно фото"),
      ChatText(key: "review.template.general", language: "de", value: "Danke für {App}!"),
    ]
    #expect(planted.allSatisfy { !Self.wrongValues(in: [$0]).isEmpty })
  }

  static func wrongValues(in texts: [ChatText]) -> [String] {
    texts.filter { text in
      guard let english = ChatCatalog.english[text.key]?.last else { return true }
      let mayLeaveOut = oneNumberForms[text.language]?.contains(text.category) ?? false
      let wanted = english.conversions.filter { !mayLeaveOut || text.conversions.contains($0) || !$0.hasSuffix("lld") }
      return text.conversions.sorted() != wanted.sorted() || names(in: text.value) != names(in: english.value)
    }.map(\.name)
  }

  /// What stands in braces: `{app}`.
  private static func names(in value: String) -> [String] { value.matches(of: /\{[^}]*\}?/).map { String($0.0) } }

  @Test func `the appearance's texts keep its limits, and buttons are short`() {
    let limits = ["chat.title": 80, "chat.welcome.title": 160, "chat.welcome.text": 1000]
    let long = ChatCatalog.texts.filter { text in
      text.value.utf16.count > limits[text.key] ?? (text.key.hasPrefix("action.") ? 32 : 240)
    }
    #expect(long.map(\.name).isEmpty)
  }
}
