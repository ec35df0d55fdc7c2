import Dragoman
import Foundation
import LanguageTags
import StringTemplates
import Testing

@Suite struct ExplainTests {
  static let consumer = MemorySource(
    "Consumer",
    [
      "en": ["Select": "Choose"],
      "tr": ["Card number": "Kart numarası", "%@ left": "%2$@ kaldı", "blank": " ", "long": "çok uzun bir metin"],
    ])
  static let bundled = MemorySource(
    "ThemeKit",
    ["en": ["Card number": "Card number", "Select": "Select", "%@ left": "%@ left", "blank": "b", "long": "long"]])
  static let steps: [ResolutionStep] = [
    .override(consumer).rejecting(longerThan: 15), .automatic(consumer).rejecting(longerThan: 15),
    .fixed(.english, consumer), .matched(bundled), .fixed(.english, bundled),
  ]

  static func resolver(_ forced: LanguageTag?) -> StringResolver {
    let resolver = StringResolver(policy: .host(localizations: ["en"], preferred: ["en-US"]), steps: steps)
    resolver.setLanguage(forced)
    return resolver
  }

  @Test func `an explanation prints as a small table`() {
    let text = Self.resolver("tr").explain("\("5") left").description
    // The typed key of a text is `%@ left`.
    #expect(
      text == """
        “%@ left” is “5 left” (en), from step 5, ThemeKit
        tr was forced and is answered by tr (exact); the policy (host) wants en
        step  source    asked      in  outcome
           1  Consumer  override   tr  refused: argument 2 is not given
           2  Consumer  automatic  en  noSuchKey
           3  Consumer  fixed(en)  en  noSuchKey
           4  ThemeKit  matched    tr  noSuchLanguage
           5  ThemeKit  fixed(en)  en  answered
        """)
  }

  @Test func `an explanation of a text that nobody has says so`() {
    let explanation = Self.resolver(nil).explain("Nobody \(3)")
    #expect(explanation.answeredBy == nil)
    #expect(explanation.text == "Nobody 3")
    #expect(explanation.steps.map(\.outcome) == [.notForced, .noSuchKey, .noSuchKey, .noSuchKey, .noSuchKey])
    #expect(
      explanation.description.hasPrefix(
        "“Nobody %lld” is “Nobody 3” (en), the code's own text: no step answered\n"
          + "en was chosen and is answered by en (exact); the policy (host) wants en\n"))
  }

  @Test func `an explanation goes through JSON and back`() throws {
    let explanation = Self.resolver("tr").explain("\("5") left")
    let data = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(Explanation.self, from: data) == explanation)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""reason":"argument 2 is not given""#))
    #expect(text.contains(#""matched":"tr""#))
    #expect(text.contains(#""outcome":"refused""#))
  }

  @Test func `an unknown outcome in JSON is refused`() {
    let data = Data(#"{"source":"s","asked":"matched","outcome":"vanished"}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Explanation.Step.self, from: data) }
  }

  @Test func `the unflattened steps agree with the flattened table`() {
    let keys = ["Card number", "Select", "%@ left", "blank", "long", "nobody", "5% off", ""]
    let arguments: [[TemplateArgument]] = [[], [.text("x")], [.integer(2), .text("y")], [.real(1.5)]]
    let tags: [LanguageTag?] = [nil, "tr", "en", "tr-TR", "fi", "zh-Hant", "en-GB"]
    var failures: [String] = []
    for tag in tags {
      let resolver = Self.resolver(tag)
      for key in keys {
        for values in arguments {
          let message = LocalizedMessage(key: key, arguments: values)
          let resolution = resolver.resolve(message), explanation = resolver.explain(message)
          let step: Int? = if case .step(let step, _) = resolution.origin { step } else { nil }
          let refused = explanation.steps.indices.filter { explanation.steps[$0].outcome.isRefused }
          if resolution.text != explanation.text || step != explanation.answeredBy
            || resolution.language != explanation.language || refused != resolution.refusals.map(\.step)
            || resolver.text(message) != explanation.text
          {
            failures.append("\(String(describing: tag)) \(key) \(values.count): \(resolution) but \(explanation)")
          }
        }
      }
    }
    #expect(failures == [])
  }

  @Test func `blank and overlong texts have outcomes of their own`() {
    let resolver = Self.resolver("tr")
    #expect(resolver.explain("blank").steps.map(\.outcome).first == .blank)
    #expect(resolver.explain("long").steps.map(\.outcome).first == .tooLong)
    #expect(resolver.explain("long").text == "long")
  }
}

extension Explanation.Outcome {
  var isRefused: Bool { if case .refused = self { true } else { false } }
}
