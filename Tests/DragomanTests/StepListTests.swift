import Dragoman
import LanguageTags
import StringTemplates
import Testing

/// The three SDKs' precedences as data, and what each answers.
@Suite struct StepListTests {
  struct Row {
    var wanted: [LanguageTag]
    var forced: LanguageTag?
    var key: String
    var text: String
    var source: String
    var step: Int
  }

  static func failures(_ rows: [Row], supported: [LanguageTag]?, _ steps: [ResolutionStep]) -> [String] {
    rows.compactMap { row in
      var settings = ResolverSettings()
      settings.supported = supported
      let wanted = row.wanted
      let resolver = StringResolver(policy: .custom { wanted }, steps: steps, settings: settings)
      resolver.setLanguage(row.forced)
      let found = resolver.resolve(LocalizedMessage(key: row.key))
      let isRight = found.text == row.text && found.origin == .step(row.step, source: row.source)
      return isRight ? nil : "\(row) gave \(found)"
    }
  }

  @Test func `ReceptionKit asks remote text, then local, then its own`() {
    let remote = MemorySource(
      "remote",
      [
        "es-MX": ["title": "Soporte MX"], "de": ["welcome": "Hallo"], "en": ["title": "Help", "blank": " "],
        "is": ["title": "Hjálp"],
      ])
    let local = MemorySource("local", ["en": ["welcome": "Local welcome"]])
    let builtIn = MemorySource(
      "builtIn",
      [
        "en": ["title": "Support", "send": "Send", "blank": "Blank"],
        "de": ["title": "Hilfe", "send": "Senden"], "es-419": ["title": "Soporte", "send": "Enviar"],
      ])
    let steps: [ResolutionStep] = [
      .exactTag(remote).rejecting(longerThan: 80), .matched(remote).rejecting(longerThan: 80),
      .fixed(.english, local), .matched(builtIn), .fixed(.english, builtIn),
    ]
    let rows = [
      Row(wanted: ["de"], forced: nil, key: "title", text: "Hilfe", source: "builtIn", step: 3),
      Row(wanted: ["de"], forced: nil, key: "welcome", text: "Hallo", source: "remote", step: 0),
      Row(wanted: ["en"], forced: nil, key: "title", text: "Help", source: "remote", step: 0),
      Row(wanted: ["en"], forced: "de", key: "send", text: "Senden", source: "builtIn", step: 3),
      Row(wanted: ["en"], forced: nil, key: "blank", text: "Blank", source: "builtIn", step: 3),
      Row(wanted: ["en"], forced: "es-MX", key: "title", text: "Soporte MX", source: "remote", step: 0),
      Row(wanted: ["en"], forced: "es-MX", key: "welcome", text: "Local welcome", source: "local", step: 2),
      Row(wanted: ["en"], forced: "is", key: "title", text: "Hjálp", source: "remote", step: 0),
      Row(wanted: ["is-IS"], forced: nil, key: "title", text: "Help", source: "remote", step: 1),
      Row(wanted: ["is-IS", "de"], forced: "fi", key: "send", text: "Send", source: "builtIn", step: 3),
    ]
    #expect(Self.failures(rows, supported: ["en", "de", "es-419"], steps) == [])
  }

  @Test func `ThemeKit asks the consumer's catalog three ways, then its own`() {
    let consumer = MemorySource(
      "consumer",
      [
        "en": ["Select": "Choose", "Card number": "Card number"], "tr": ["Card number": "Kart numarası"],
        "ar": ["Card number": "رقم البطاقة"],
      ])
    let bundled = MemorySource(
      "bundled", ["en": ["Select": "Select", "Card number": "Card number", "Adults": "Adults"]])
    let steps: [ResolutionStep] = [
      .override(consumer), .automatic(consumer), .fixed(.english, consumer),
      .matched(bundled), .fixed(.english, bundled),
    ]
    let rows = [
      Row(wanted: ["tr"], forced: nil, key: "Card number", text: "Kart numarası", source: "consumer", step: 1),
      Row(wanted: ["tr-TR"], forced: nil, key: "Card number", text: "Kart numarası", source: "consumer", step: 1),
      Row(wanted: ["tr"], forced: nil, key: "Select", text: "Choose", source: "consumer", step: 2),
      Row(wanted: ["tr"], forced: nil, key: "Adults", text: "Adults", source: "bundled", step: 4),
      Row(wanted: ["tr"], forced: "en", key: "Card number", text: "Card number", source: "consumer", step: 0),
      Row(wanted: ["tr"], forced: "ar", key: "Card number", text: "رقم البطاقة", source: "consumer", step: 0),
      Row(wanted: ["en-US"], forced: "tr", key: "Card number", text: "Kart numarası", source: "consumer", step: 0),
      Row(wanted: ["en-US"], forced: "tr", key: "Select", text: "Choose", source: "consumer", step: 1),
      Row(wanted: ["fi"], forced: "fi", key: "Card number", text: "Card number", source: "consumer", step: 2),
      Row(wanted: [], forced: nil, key: "Adults", text: "Adults", source: "bundled", step: 3),
    ]
    #expect(Self.failures(rows, supported: nil, steps) == [])
  }

  @Test func `MarkdownRender asks its own texts in the first device language that ships`() {
    let builtIn = MemorySource(
      "builtIn", ["en": ["Copy": "Copy", "Copied": "Copied"], "zh-Hans": ["Copy": "拷贝"]])
    let steps: [ResolutionStep] = [.matched(builtIn), .fixed(.english, builtIn)]
    let rows = [
      Row(wanted: ["zh-Hans"], forced: nil, key: "Copy", text: "拷贝", source: "builtIn", step: 0),
      Row(wanted: ["zh-Hans"], forced: nil, key: "Copied", text: "Copied", source: "builtIn", step: 1),
      Row(wanted: ["fr", "zh-Hans"], forced: nil, key: "Copy", text: "拷贝", source: "builtIn", step: 0),
      Row(wanted: ["en", "zh-Hans"], forced: nil, key: "Copy", text: "Copy", source: "builtIn", step: 0),
      Row(wanted: ["fr"], forced: nil, key: "Copy", text: "Copy", source: "builtIn", step: 0),
      Row(wanted: ["en"], forced: "zh-Hans", key: "Copy", text: "拷贝", source: "builtIn", step: 0),
    ]
    #expect(Self.failures(rows, supported: nil, steps) == [])
  }
}
