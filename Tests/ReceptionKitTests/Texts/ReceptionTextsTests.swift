import Dragoman
import ReceptionKit
import Testing

/// The chat's words without a chat.
@MainActor @Suite struct ReceptionTextsTests {
  @Test func `they are those of a chat with the same language`() throws {
    let texts = ReceptionTexts(in: "fr_CA")
    #expect(texts.labels.send == "Envoyer" && texts.layoutDirection == .leftToRight)
    let chat = try TestChat().reception
    var failures: [String] = []
    for language in Reception.supportedLanguages.map(\.identifier) + ["es-MX", "is-IS", "pa-PK", "German", ""] {
      chat.languageOverride = language
      let texts = ReceptionTexts(in: language)
      let same =
        texts.labels.send == chat.labels.send && texts.labels.unread(3) == chat.labels.unread(3)
        && texts.matchedLanguage == chat.matchedLanguage && texts.layoutDirection == chat.layoutDirection
        && texts.appLanguage == chat.appLanguage && texts.locale == chat.locale
        && texts.tag == chat.matchedLanguage.tag
      if !same { failures.append(language) }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `a pseudo-language is a setting, and no tag asks for it`() {
    let send = { (pseudo: PseudoLanguage) in ReceptionTexts(in: pseudo).labels.send }
    #expect(send(.accented) == "Šéñð" && send(.bracketed) == "[Send]" && send(.expanded) == "Send ~")
    #expect(send(.mirrored) == "\u{202E}Send\u{202C}")
    #expect(ReceptionTexts(in: .bracketed).labels.unread(3) == "[3 unread messages]")
    let directions = PseudoLanguage.allCases.map { ReceptionTexts(in: $0).layoutDirection.rawValue }
    #expect(directions == ["ltr", "rtl", "ltr", "ltr"])
    #expect(ReceptionTexts(in: .mirrored).tag.description == "en-XB")
    #expect(ReceptionTexts(in: "en-XB").labels.send == "Send")
    #expect(ReceptionTexts(in: "en-XB").layoutDirection == .leftToRight)
  }

  @Test func `a text says where it came from`() {
    let explanation = ReceptionTexts(in: "ur").explain("composer.send")
    #expect(explanation.text == "بھیجیں" && explanation.language.description == "ur")
    #expect(explanation.steps.first?.outcome == .answered)
  }
}
