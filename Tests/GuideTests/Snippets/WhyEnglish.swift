import Dragoman
import DragomanTesting
import Foundation
import LanguageTags
import TestGround
import Testing

extension Guides {
  @Suite struct WhyEnglish {
    @Test func `an explanation names the language, the steps and their outcomes`() throws {
      var printed = ""
      func print(_ explanation: Explanation) { printed = "\(explanation)\n" }
      try check {
        // snippet
        let words = MemorySource("words", ["en": ["High tide": "High tide"], "fr": ["Low tide": "Marée basse"]])
        let resolver = StringResolver(policy: .pinned(.english), steps: [.matched(words), .fixed(.english, words)])
        resolver.setLanguage(LanguageTag("fr-CA"))
        let explanation = resolver.explain("High tide")
        explanation.choice.matched.description  // "fr"
        explanation.steps.map(\.outcome.name)  // ["noSuchKey", "answered"]
        print(explanation)
        // end
      }
      let page = String(decoding: try TestGround.bytes("Sources/Dragoman/Dragoman.docc/WhyEnglish.md"), as: UTF8.self)
      #expect(page.contains("prints\n\n```\n\(printed)```\n"), "\(printed)")
    }

    @Test func `a reporter hears of it first`() throws {
      let words = MemorySource("words", ["en": ["High tide": "High tide"], "fr": ["Low tide": "Marée basse"]])
      try check {
        // snippet
        let reports = RecordedReports()
        let resolver = StringResolver(
          policy: .pinned(LanguageTag("fr")!), steps: [.matched(words), .fixed(.english, words)],
          reporter: reports.reporter)
        resolver.text("High tide")  // "High tide"
        resolver.text("Storm surge")  // "Storm surge"
        reports.missingKeys  // ["Storm surge"]
        reports.untranslatedKeys  // ["High tide"]
        // end
      }
    }
  }
}
