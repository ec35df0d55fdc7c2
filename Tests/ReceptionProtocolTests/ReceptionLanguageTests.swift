import LanguageTags
import ReceptionProtocol
import Testing

@Suite struct ReceptionLanguageTests {
  @Test func `there are 48 languages, each once, each with a readable name`() {
    let all = ReceptionLanguage.all
    #expect(all.count == 48)
    #expect(Set(all.map(\.identifier)).count == 48)
    #expect(all.filter { $0.name == $0.identifier || $0.name.isEmpty }.map(\.identifier).isEmpty)
    #expect(Set(all.map(\.name)).count == 48)
    #expect(all[3].name == "Français canadien")
  }

  @Test func `Arabic, Hebrew and Urdu run from right to left and no other`() {
    let rightToLeft = ReceptionLanguage.all.filter { $0.writingDirection == .rightToLeft }.map(\.identifier)
    #expect(rightToLeft.sorted() == ["ar", "he", "ur"])
  }

  @Test func `every supported tag matches itself, in any casing and with either separator`() {
    let failures = ReceptionLanguage.all.flatMap { language in
      let spellings = [
        language.identifier, language.identifier.uppercased(), language.identifier.lowercased(),
        language.identifier.replacing("-", with: "_"),
      ]
      return spellings.filter { ReceptionLanguage.matched(CanonicalAppTag($0).tag) != language }
    }
    #expect(failures.isEmpty)
  }

  @Test func `a language is found by its own identifier alone`() {
    #expect(ReceptionLanguage(identifier: "zh-hant")?.name == "繁體中文")
    #expect(ReceptionLanguage(identifier: "es-419")?.identifier == "es-419")
    let others = ["de-CH", "zh", "pt", "is", "", "German", "de ", "zh-Hant-TW", "iw", "no", "de-u-ca-gregory"]
    #expect(others.filter { ReceptionLanguage(identifier: $0) != nil } == [])
  }

  /// Wanted tag and answer, by the table of the regional rules.
  static let matches = [
    // Chinese: script, then Hong Kong and Macao, then traditional script and Taiwan.
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"), ("zh-Hans-TW", "zh-Hans"),
    ("zh-Hant-HK", "zh-HK"), ("zh-HK", "zh-HK"), ("zh-MO", "zh-HK"), ("zh-Hant-MO", "zh-HK"), ("zh-TW", "zh-Hant"),
    ("zh-Hant-TW", "zh-Hant"), ("zh-Hant-US", "zh-Hant"), ("zh-Latn", "zh-Hans"), ("zh-cmn-Hans-CN", "zh-Hans"),
    ("zh-US", "zh-Hans"), ("zh-min-nan", "en"), ("yue-HK", "en"),
    // Spanish, Portuguese, French.
    ("es", "es"), ("es-ES", "es"), ("es-MX", "es-419"), ("es-PH", "es-419"), ("es-US", "es-419"), ("es-419", "es-419"),
    ("pt", "pt-BR"), ("pt-PT", "pt-PT"), ("pt-AO", "pt-BR"), ("pt-BR", "pt-BR"), ("pt-MO", "pt-BR"),
    ("fr", "fr"), ("fr-CA", "fr-CA"), ("fr-BE", "fr"), ("fr-CH", "fr"), ("fr-Latn-CA", "fr-CA"),
    // Norwegian.
    ("no", "nb"), ("nn", "nb"), ("nb-NO", "nb"), ("nn-NO", "nb"), ("no-NO", "nb"), ("no-bok", "nb"),
    // Others: the bare language, whatever its script or region.
    ("de-AT", "de"), ("en-GB", "en"), ("en-US-u-ca-gregory", "en"), ("ur-Latn", "ur"), ("pa-PK", "pa"),
    ("pa-Arab", "pa"),
    ("ar-EG", "ar"), ("sr-Latn", "en"), ("iw-IL", "he"), ("in", "id"), ("mo", "ro"), ("mol", "ro"), ("ro-MD", "ro"),
    ("is-IS", "en"), ("af", "en"), ("bo", "en"), ("ku", "en"), ("sh", "en"), ("und", "en"), ("deu", "de"),
  ]

  @Test func `a tag is answered by the product's own regional rules`() throws {
    let failures = Self.matches.filter { ReceptionLanguage.matched(CanonicalAppTag($0.0).tag).identifier != $0.1 }
    #expect(failures.isEmpty)
  }

  @Test func `an answer names the rule that decided`() throws {
    func reason(_ tag: String) -> String {
      ReceptionLanguage.matcher.match(CanonicalAppTag(tag).tag).reason.description
    }
    #expect(reason("de") == "exact")
    #expect(reason("es-MX") == "rule es * *")
    #expect(reason("zh-MO") == "rule zh * HK MO")
    #expect(reason("de-AT") == "rule bare language")
    #expect(reason("is-IS") == "default")
  }
}

@Suite struct CanonicalAppTagTests {
  /// What a host wrote and what is reported.
  static let tags = [
    ("fr_CA", "fr-CA"), (" de\n", "de"), ("EN-us", "en-US"), ("en-US-u-ca-gregory", "en-US"),
    ("zh-cmn-Hans-CN", "zh-Hans-CN"),
    ("es-MX", "es-MX"), ("is-IS", "is-IS"), ("iw", "he"), ("in-ID", "id-ID"), ("mo", "ro"), ("mol", "ro"), ("no", "no"),
    ("no-NO", "no-NO"), ("sh", "sr-Latn"), ("i-klingon", "tlh"), ("en-GB-oed", "en-GB-oxendict"), ("de-x-praise", "de"),
    ("zh_hant_tw", "zh-Hant-TW"), ("sl-rozaj-biske", "sl-biske-rozaj"), ("de-1901", "de-1901"), ("cmn", "zh"),
    // Anything malformed or unregistered is English.
    ("", "en"), ("system", "en"), ("German", "en"), ("Base", "en"), ("de-12", "en"), ("invalid!", "en"), ("de-u", "en"),
    ("de-1901-1901", "en"), ("en-a-bb-a-cc", "en"), ("x-whatever", "en"), ("xx-YY", "en"), ("日本語", "en"),
    ("de--CH", "en"),
    ("-de", "en"), ("de-", "en"), ("sl-rozaj-biske-1994-alalc97-fonipa-nedis", "en"),
  ]

  @Test func `the reported tag is canonical, and English for what is none`() {
    let failures = Self.tags.filter { CanonicalAppTag($0.0).description != $0.1 }
    #expect(failures.isEmpty)
  }

  @Test func `making a reported tag again changes nothing`() {
    let failures = Self.tags.filter {
      CanonicalAppTag(CanonicalAppTag($0.0).description).tag != CanonicalAppTag($0.0).tag
    }
    #expect(failures.isEmpty)
  }

  @Test func `the fault is told`() {
    #expect(CanonicalAppTag("").fault == .malformed(.empty))
    #expect(CanonicalAppTag("de-12").fault == .malformed(.malformed(subtag: "12", at: 3)))
    #expect(CanonicalAppTag("German").fault == .unregistered(language: "german"))
    #expect(CanonicalAppTag("sl-rozaj-biske-1994-alalc97-fonipa-nedis").fault == .tooLong)
    #expect(CanonicalAppTag("fr_CA").fault == nil)
  }
}
