import Dragoman
import DragomanTesting
import Foundation
import FoundationStrings
import LanguageNumbers
import LanguageTags
import MarkdownRender
import ReceptionKit
import ReceptionProtocol
import StringCatalogs
import StringExtraction
import StringTemplates
import TestGround
import Testing
import ThemeKit

extension Guides {
  /// The pages of the modules.
  @Suite struct Pages {
    @Test func `tags`() throws {
      try check {
        // snippet
        let matcher = LanguageMatcher(supported: ["en", "de", "zh-Hans"].compactMap { LanguageTag($0) })
        let match = matcher.match(LanguageTag("zh-SG")!)
        match.tag.description  // "zh-Hans"
        match.reason.description  // "distance 4"
        // end
      }
    }

    @Test func `numbers`() throws {
      try check {
        // snippet
        let polish = LanguageTag("pl")!
        PluralRules.cardinal(for: polish).category(for: 22)  // .few
        PluralRules.cardinal(for: polish).category(for: PluralOperands(decimal: "1.5")!)  // .other
        NumberSymbols.for(LanguageTag("hi")!).string(1_234_567)  // "12,34,567"
        // end
      }
    }

    @Test func `templates`() throws {
      try check {
        // snippet
        let template = StringTemplate.text("%lld of %@ used")
        let context = TemplateContext(language: .english)
        try template.text(arguments: [.integer(5), .text("20 GB")], in: context)  // "5 of 20 GB used"
        // end
      }
      #expect(throws: TemplateRefusal.self) {
        try StringTemplate.text("%lld of %@ used").text(
          arguments: [.text("20 GB"), .integer(5)], in: TemplateContext(language: .english))
      }
    }

    @Test func `the engine`() throws {
      try check {
        // snippet
        let catalog = BundleSource(.module, table: "TidesKit")
        let resolver = StringResolver(policy: .device, steps: [.matched(catalog), .fixed(.english, catalog)])
        resolver.text("\(20) minutes to high tide")  // in the device's language, else in English
        // end
        catalog.problems  // []
        resolver.scoped(to: .english).text("\(20) minutes to high tide")  // "20 minutes to high tide"
      }
    }

    @Test func `testing a source`() async throws {
      // snippet
      let source = MemorySource("harbour", ["en": ["Low tide": "Low tide"], "fr": ["Low tide": "Marée basse"]])
      let conformance = await SourceConformance(
        of: source, expecting: [LanguageTag("fr")!: ["Low tide": "Marée basse"]])
      #expect(conformance.failures == [])
      // end
    }

    @Test func `Foundation's words`() throws {
      try check {
        // snippet
        String(localized: "Reading list", bundle: .module)
        String(localized: "\(3) books", bundle: .module)
        // end
      }
    }

    @Test func `documents`() throws {
      let bytes = try CatalogDocument(CatalogDocument.empty()).adding("High tide").adding("Low tide").bytes
      try check {
        // snippet
        let document = try CatalogDocument(bytes)
        let edited = try document.setting("Marée haute", for: "High tide", language: "fr")
        CatalogStatus(of: edited).languages.map { "\($0.language) \($0.percent) %" }  // ["en 100 %", "fr 50 %"]
        edited.findings().map(\.rule)  // what is wrong with it
        // end
      }
    }

    @Test func `extraction`() throws {
      try check {
        // snippet
        let source = SourceFile(name: "Tides.swift", text: #"let title = String(localized: "High tide")"#)
        StringExtractor().extract([source]).keys.map(\.key)  // ["High tide"]
        // end
      }
    }

    @Test func `what support and its server agree on`() throws {
      try check {
        // snippet
        ReceptionLanguage.matched(LanguageTag("es-MX")!).identifier  // "es-419"
        CanonicalAppTag("fr_ca").tag.description  // "fr-CA"
        // end
      }
    }

    @MainActor @Test func `support`() throws {
      try check {
        // snippet
        Reception.shared.languageOverride = "fr-CA"
        Reception.shared.labels.send  // "Envoyer"
        Reception.shared.languageOverride = nil
        // end
      }
    }

    @Test func `words around Markdown`() throws {
      try check {
        // snippet
        let options = MarkdownRenderOptions()  // in the first of the device's languages that ships
        MarkdownRenderLocalization.availableLanguages  // ["en", "zh-Hans"]
        MarkdownRenderLocalization.language = .custom("zh-CN")
        MarkdownRenderOptions().copyText  // "复制"
        options.copyText  // as it was: options keep the words that they were made with
        // end
      }
      MarkdownRenderLocalization.language = .automatic
    }

    @Test func `components`() throws {
      ThemeKitStrings.register(bundle: .module, table: "ThemeKit")
      try check {
        // snippet
        Theme.setLanguage("tr")
        String(themeKit: "Card number")  // "Kart numarası"
        Theme.setLanguage(nil)
        // end
      }
    }
  }
}
