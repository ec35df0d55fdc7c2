import Dragoman
import Foundation
import Observation
import ReceptionKit
import TestGround
import Testing

/// Which language support speaks.
@MainActor @Suite struct LanguageTests {
  @Test func `support appears in the language of the app that embeds it`() throws {
    let rows: [(declared: [String], preferred: [String], app: String, shown: String, send: String)] = [
      (["en"], ["de-DE"], "en", "en", "Send"), (["en", "de"], ["de-DE"], "de", "de", "Senden"),
      (["en", "is"], ["is-IS"], "is", "en", "Send"), ([], ["de-DE"], "en", "en", "Send"),
      (["en", "Base", "de"], ["fr-FR", "de-AT"], "de", "de", "Senden"),
      (["en", "es-MX"], ["es-MX"], "es-MX", "es-419", "Enviar"),
    ]
    var failures: [String] = []
    for row in rows {
      let chat = try TestChat(localizations: row.declared, preferred: row.preferred).reception
      let found = (chat.appLanguage.description, chat.matchedLanguage.identifier, chat.labels.send)
      if found != (row.app, row.shown, row.send) { failures.append("\(row): \(found)") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `the override is shown and reported by the table`() throws {
    let rows: [(override: String, app: String, shown: String, isRightToLeft: Bool)] = [
      ("fr-CA", "fr-CA", "fr-CA", false), ("fr_CA", "fr-CA", "fr-CA", false), ("es-MX", "es-MX", "es-419", false),
      ("zh-Hant", "zh-Hant", "zh-Hant", false), ("ar", "ar", "ar", true), ("is-IS", "is-IS", "en", false),
      ("en-US-u-ca-gregory", "en-US", "en", false), (" pt-AO ", "pt-AO", "pt-BR", false), ("iw", "he", "he", true),
      ("pa-PK", "pa-PK", "pa", false), ("ur-Latn", "ur-Latn", "ur", true), ("no", "no", "nb", false),
      ("", "en", "en", false), ("system", "en", "en", false), ("German", "en", "en", false),
      ("Base", "en", "en", false),
      ("de-12", "en", "en", false), ("invalid!", "en", "en", false), ("de-u", "en", "en", false),
      ("en-XB", "en-XB", "en", false),
    ]
    let chat = try TestChat(localizations: ["en", "ja"], preferred: ["ja-JP"]).reception
    var failures: [String] = []
    for row in rows {
      chat.languageOverride = row.override
      let found = (chat.appLanguage.description, chat.matchedLanguage.identifier, chat.layoutDirection == .rightToLeft)
      if found != (row.app, row.shown, row.isRightToLeft) { failures.append("\(row): \(found)") }
      if chat.locale.identifier(.bcp47) != row.shown { failures.append("\(row): locale \(chat.locale.identifier)") }
      if chat.languageOverride != row.override { failures.append("\(row): not read back") }
    }
    chat.languageOverride = nil
    if chat.matchedLanguage.identifier != "ja" { failures.append("nil does not return to the app's language") }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `a switch changes labels and appearance at once and is told once`() async throws {
    let test = try TestChat(localizations: ["en"])
    let chat = test.reception
    #expect(chat.appearance.title == "Support" && chat.labels.title == "Support")
    chat.languageOverride = "de"
    #expect(chat.labels.send == "Senden" && chat.labels.title == chat.appearance.title && chat.labels.title != "")
    chat.languageOverride = "de"
    chat.languageOverride = "de-DE-u-co-phonebk"
    #expect(
      test.events == [
        .languageChanged(appLanguage: "de", matched: "de"), .languageChanged(appLanguage: "de-DE", matched: "de"),
      ])
  }

  @Test func `reading a label in a tracked closure follows a switch`() async throws {
    let chat = try TestChat().reception
    await confirmation { changed in
      withObservationTracking {
        _ = chat.labels.send
      } onChange: {
        changed()
      }
      chat.languageOverride = "fr"
      #expect(chat.labels.send == "Envoyer")
    }
  }

  @Test func `a German override is English, and the explanation says why`() throws {
    let chat = try TestChat().reception
    chat.languageOverride = "German"
    #expect(chat.labels.send == "Send")
    #expect(
      "\(chat.explainLanguage())"
        == "\"German\" is no language that anybody registered; en is reported, English (en) is shown (exact)")
    #expect(chat.explain("composer.send").text == "Send")
    chat.languageOverride = nil
    #expect(
      "\(chat.explainLanguage())" == "the host app appears in en; en is reported, English (en) is shown (exact)")
  }

  @Test func `what is reported, shown and explained is one language, also while the app's own changes`() throws {
    let test = try TestChat(localizations: ["en", "de"], preferred: ["en"])
    let chat = test.reception
    test.host.value.preferred = ["de-DE"]
    #expect(chat.appLanguage == .english && chat.labels.send == "Send" && chat.explainLanguage().asked == "en")
    chat.setActive(true)
    #expect(chat.appLanguage.description == "de" && chat.labels.send == "Senden")
    #expect(chat.explainLanguage().asked == "de" && chat.explainLanguage().matched == chat.matchedLanguage)
    #expect(test.events == [.languageChanged(appLanguage: "de", matched: "de")])
  }

  @Test func `a new process is automatic until the host restores its choice`() throws {
    let test = try TestChat(localizations: ["en", "de"], preferred: ["de"])
    test.reception.languageOverride = "ja"
    test.launch()
    #expect(test.reception.languageOverride == nil && test.reception.matchedLanguage.identifier == "de")
    test.reception.languageOverride = "ja"
    test.reception.logout()
    #expect(test.reception.languageOverride == "ja")
  }

  @Test func `the host's localizations are the same with support in the process`() {
    // Localizations come from folders of resources, and the target has none: its texts are in the binary.
    let sources = TestGround.root.appendingPathComponent("Sources/ReceptionKit").path
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    // Documentation is built from its catalog and never into a product; the privacy manifest speaks no language.
    let others = files.filter {
      $0.contains(".") && !$0.hasSuffix(".swift") && !$0.contains(".docc") && $0 != "PrivacyInfo.xcprivacy"
    }
    #expect(files.count > 20 && others.isEmpty, "\(others)")
    #expect(Bundle.main.localizations.allSatisfy { $0 == "en" }, "\(Bundle.main.localizations)")
    #expect(Reception.supportedLanguages.count == 48 && Reception.shared.labels.send != "composer.send")
  }
}
