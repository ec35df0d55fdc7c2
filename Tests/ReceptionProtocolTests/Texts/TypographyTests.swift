import Foundation
import Testing

@Suite struct ChatTypographyTests {
  @Test func `every language keeps the rules of its signs`() {
    let failures = TypographyRule.all.flatMap { rule in
      ChatCatalog.texts.filter { rule.applies(to: $0.language) && rule.isBroken($0.value) }
        .map { "\(rule.name): \($0.name)" }
    }
    #expect(failures.isEmpty)
  }

  @Test func `each rule finds the texts that break it, and is for languages of ours`() {
    let languages = Set(ChatCatalog.texts.map(\.language))
    let deaf = TypographyRule.all.flatMap { rule in
      rule.broken.filter { !rule.isBroken($0) }.map { "\(rule.name): \($0)" }
    }
    #expect(deaf.isEmpty)
    #expect(TypographyRule.all.filter { !languages.isSuperset(of: $0.languages + $0.except) }.map(\.name).isEmpty)
  }

  /// The marks that end a sentence; Thai sets a space between sentences and nothing at the end.
  static func enders(of language: String) -> String {
    switch language {
    case "ja", "zh-Hans", "zh-Hant", "zh-HK": "。？！"
    case "hi", "bn", "pa", "or": "।?!"
    case "ur": "۔؟!"
    case "ar": ".؟!"
    case "el": ".;!"
    case "th": ""
    default: ".?!"
    }
  }

  /// Headings that are no sentence where the English one is.
  static let headings = ["ja chat.welcome.title"]

  @Test func `what is a sentence in English ends as one, and what is a label does not`() {
    #expect(Self.wrongEnds(in: ChatCatalog.texts).isEmpty)
    let planted = [
      ChatText(key: "error.send", language: "de", value: "Das ging nicht"),
      ChatText(key: "error.send", language: "ja", value: "送信できません."),
      ChatText(key: "error.send", language: "th", value: "ส่งไม่ได้."),
      ChatText(key: "delivery.sent", language: "de", value: "Gesendet."),
      ChatText(key: "delivery.sending", language: "de", value: "Wird gesendet"),
      ChatText(key: "delivery.sent", language: "de", value: "Gesendet\u{A0}…"),
    ]
    #expect(Self.wrongEnds(in: planted).count == planted.count)
  }

  static func wrongEnds(in texts: [ChatText]) -> [String] {
    texts.filter { text in
      guard let english = ChatCatalog.english[text.key]?.last?.value, let last = text.value.last else { return true }
      if headings.contains("\(text.language) \(text.key)") { return false }
      let isSentence = english.last.map { ".?!".contains($0) } ?? false
      let ends = enders(of: text.language)
      let endsRightly = ends.isEmpty ? !".?!".contains(last) : ends.contains(last) == isSentence
      return !endsRightly || (last == "…") != (english.last == "…")
    }.map(\.name)
  }

  /// Czech inflects it, as Apple does: “v App Storu”.
  @Test func `the App Store keeps its name`() {
    let texts = ChatCatalog.texts.filter { text in
      let isNamed = ChatCatalog.english[text.key]?.contains { $0.value.contains("App Store") } ?? false
      return isNamed != text.value.contains(text.language == "cs" ? "App Stor" : "App Store")
    }
    #expect(texts.map(\.name).isEmpty)
  }

  @Test func `texts are composed characters, as searches expect`() {
    #expect(ChatCatalog.texts.filter { !$0.value.unicodeScalars.elementsEqual(composed($0.value)) }.map(\.name).isEmpty)
    #expect(!"e\u{301}".unicodeScalars.elementsEqual(composed("e\u{301}")))
  }

  private func composed(_ value: String) -> String.UnicodeScalarView {
    value.precomposedStringWithCanonicalMapping.unicodeScalars
  }
}
