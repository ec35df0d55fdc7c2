import ReceptionKit
import Testing

/// The three texts that an app may word itself.
@MainActor @Suite struct LocalTextTests {
  @Test func `untouched texts follow the language and are the documented ones in English`() throws {
    let chat = try TestChat().reception
    #expect(chat.appearance.title == "Support")
    #expect(chat.appearance.welcomeTitle == "Questions, feedback, or a bug?")
    #expect(chat.appearance.welcomeText == "You're chatting directly with our team.")
    chat.languageOverride = "fr"
    #expect(chat.appearance.title == "Assistance" || chat.appearance.title != "Support")
    #expect(chat.labels.welcomeTitle == chat.appearance.welcomeTitle)
  }

  @Test func `an assigned text is literal in every language, even the English words and the empty one`() throws {
    let chat = try TestChat().reception
    chat.appearance.title = "Support"
    chat.appearance.welcomeTitle = ""
    chat.appearance.welcomeText = "100% %@ {app}"
    var failures: [String] = []
    for tag in ["de", "ar", "ja", "is"] {
      chat.languageOverride = tag
      let found = (chat.labels.title, chat.labels.welcomeTitle, chat.labels.welcomeText)
      if found != ("Support", "", "100% %@ {app}") { failures.append("\(tag): \(found)") }
      if chat.appearance.welcomeTitle != "" { failures.append("\(tag): \(chat.appearance.welcomeTitle)") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `custom text stays in the old language until all three are assigned again`() throws {
    let chat = try TestChat().reception
    chat.languageOverride = "de"
    (chat.appearance.title, chat.appearance.welcomeTitle) = ("Hilfe", "Fragen?")
    chat.languageOverride = "fr"
    #expect(chat.labels.title == "Hilfe" && chat.labels.welcomeTitle == "Fragen?")
    #expect(chat.labels.welcomeText == chat.appearance.welcomeText)
    (chat.appearance.title, chat.appearance.welcomeTitle) = ("Aide", "Des questions ?")
    chat.appearance.restoreDefault(.welcomeTitle)
    #expect(chat.labels.title == "Aide" && chat.labels.welcomeTitle != "Des questions ?")
  }
}
