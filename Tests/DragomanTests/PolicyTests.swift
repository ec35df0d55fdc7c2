import Dragoman
import Foundation
import LanguageTags
import Testing

@Suite struct PolicyTests {
  @Test func `a host policy answers the host's own localization and no other`() {
    let cases: [(localizations: [String], preferred: [String], development: String?, wanted: [LanguageTag])] = [
      (["en"], ["de-DE"], nil, ["en"]),
      (["en", "de"], ["de-DE"], nil, ["de"]),
      (["en", "de"], ["fr-FR", "de-AT"], nil, ["de"]),
      (["de", "en", "fr"], ["es-ES", "en-GB"], nil, ["en"]),
      (["de", "en"], ["ja"], "en", ["en"]),
      (["de", "en"], ["ja"], nil, ["de"]),
      (["Base", "en", "tr"], ["tr"], nil, ["tr"]),
      (["Base"], ["tr"], nil, []),
      ([], ["tr"], nil, []),
      (["is", "en"], ["is-IS"], nil, ["is"]),
      (["en", "de"], ["!!", "de"], nil, ["de"]),
    ]
    let failures = cases.filter {
      LanguagePolicy.host(localizations: $0.localizations, preferred: $0.preferred, development: $0.development)
        .wantedTags() != $0.wanted
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `a device policy answers the whole list`() {
    #expect(LanguagePolicy.device(preferred: ["fr-FR", "", "zh-Hans-CN"]).wantedTags() == ["fr-FR", "zh-Hans-CN"])
    #expect(LanguagePolicy.pinned("tr", "en").wantedTags() == ["tr", "en"])
    #expect(LanguagePolicy.device.kind == .device)
    #expect(LanguagePolicy.host.kind == .host)
    #expect(LanguagePolicy.device.wantedTags() == DeviceLanguages.preferred)
    _ = LanguagePolicy.host.wantedTags()
  }

  @Test func `the device's languages come from the command line, then from gettext's variables in order`() {
    struct Case {
      var arguments: [String] = []
      var environment: [String: String]
      var preferred: [LanguageTag]
    }
    let cases = [
      Case(environment: [:], preferred: []),
      Case(environment: ["LANG": "de_AT.UTF-8"], preferred: ["de-AT"]),
      Case(environment: ["LANG": "C"], preferred: []),
      Case(environment: ["LANG": "C.UTF-8"], preferred: []),
      Case(environment: ["LANG": "POSIX", "LANGUAGE": "de"], preferred: []),
      Case(environment: ["LANG": "C.UTF-8", "LANGUAGE": "de"], preferred: []),
      Case(environment: ["LANG": "en_US.UTF-8", "LANGUAGE": "de_AT:fr:de_AT"], preferred: ["de-AT", "fr"]),
      Case(environment: ["LANGUAGE": "de_AT:fr"], preferred: []),
      Case(environment: ["LANG": "de", "LC_MESSAGES": "fr"], preferred: ["fr"]),
      Case(environment: ["LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "tr_TR"], preferred: ["tr-TR"]),
      Case(environment: ["LANG": "de", "LC_ALL": ""], preferred: ["de"]),
      Case(environment: ["LANG": "de", "LANGUAGE": ""], preferred: ["de"]),
      Case(environment: ["LANG": "!!"], preferred: []),
      Case(arguments: ["app", "-AppleLanguages", "(tr)"], environment: ["LANG": "de"], preferred: ["tr"]),
      Case(arguments: ["-AppleLanguages", #"("zh-Hans", en)"#], environment: [:], preferred: ["zh-Hans", "en"]),
      Case(arguments: ["-AppleLanguages"], environment: ["LANG": "de"], preferred: ["de"]),
      Case(arguments: ["-AppleLanguages", "()"], environment: ["LANG": "de"], preferred: ["de"]),
    ]
    let failures = cases.filter {
      DeviceLanguages.preferred(arguments: $0.arguments, environment: $0.environment) != $0.preferred
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `a policy is asked again only when told so`() {
    let wanted = Log<LanguageTag>()
    wanted.append("en")
    let resolver = StringResolver(
      policy: .custom { [wanted.all.last ?? "en"] }, steps: [.matched(ResolverTests.words)])
    wanted.append("ru")
    #expect(resolver.text("Done") == "Done")
    resolver.followPolicy()
    #expect(resolver.text("Done") == "Готово")
  }

  @Test func `locales and language tags lead to each other`() {
    #expect(LanguageTag(Locale(identifier: "zh_Hant_TW")) == "zh-Hant-TW")
    #expect(LanguageTag(Locale(identifier: "de_AT@currency=EUR")) == "de-AT")
    #expect(LanguageTag(Locale(identifier: "")) == nil)
    #expect(Locale("de-AT").language.languageCode?.identifier == "de")
  }
}
