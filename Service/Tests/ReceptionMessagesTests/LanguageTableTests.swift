import Foundation
import ReceptionMessages
import ReceptionProtocol
import Testing

/// The expectations of one language.
struct ExpectedTexts {
  let language: ReceptionLanguage
  let columns: [String: String]

  subscript(column: String) -> String { columns[column] ?? "" }

  /// The 48 rows of the table.
  static let all: [ExpectedTexts] = {
    guard let url = Bundle.module.url(forResource: "Expected/texts", withExtension: "tsv"),
      let table = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
    let head = rows.first ?? []
    return rows.dropFirst().compactMap { row in
      guard row.count == head.count, let language = ReceptionLanguage(identifier: row[0]) else { return nil }
      return ExpectedTexts(language: language, columns: Dictionary(uniqueKeysWithValues: zip(head, row)))
    }
  }()
}

@Suite struct `What is sent in each of the 48 languages` {
  static let counts = [1, 2, 5, 11, 21, 100]

  @Test func `is what a person reads there: title, sender, photos in their plural, what is hidden`() {
    #expect(ExpectedTexts.all.count == 48)
    let (plain, hiding) = (
      PushRenderer(PushTemplates(), app: "Pilot"), PushRenderer(PushTemplates(), app: "", hidesText: true)
    )
    var failures: [String] = []
    for expected in ExpectedTexts.all {
      func check(_ renderer: PushRenderer, _ event: PushEvent, _ body: String) {
        let push = renderer.push(PushRecipient(reportedLanguage: expected.language.identifier, locale: "tlh"), event)
        let alert = PushAlert(title: expected["title"], body: body)
        if push.alert != alert || push.language != expected.language {
          failures.append("\(expected.language.identifier): \(String(describing: push.alert)) instead of \(alert)")
        }
      }
      check(plain, PushEvent(text: "Hi"), "Hi")
      check(hiding, PushEvent(text: "Hi", photoCount: 2), expected["hidden"])
      for count in Self.counts {
        check(plain, PushEvent(text: "", photoCount: count), expected["photos \(count)"])
        check(plain, PushEvent(text: "Hi", photoCount: count), expected["Hi + \(count)"])
      }
    }
    #expect(failures == [])
  }

  @Test func `is the draft of a review, with the app's name in it`() {
    let drafts = ReviewDrafts(ReviewTemplates(), app: "Pilot")
    let failures = ExpectedTexts.all.flatMap { expected in
      ReviewScenario.allCases.compactMap { scenario in
        let draft = drafts.draft(scenario, in: expected.language)
        let isExpected =
          draft.text == expected[scenario.rawValue] && draft.isBuiltIn && draft.language == expected.language
        return isExpected ? nil : "\(expected.language.identifier) \(scenario): \(draft.text)"
      }
    }
    #expect(failures == [])
  }

  @Test func `is in the language that the device is spoken to in`() {
    // Reported language, locale, and the language of the push.
    let rows: [(String?, String, String)] = [
      ("es-MX", "de_DE", "es-419"), ("es-AR", "de_DE", "es-419"), ("es-ES", "", "es"), ("pt-AO", "pt_PT", "pt-BR"),
      ("is-IS", "de_DE", "en"), ("German", "de_DE", "en"), (nil, "de_DE@rg=chzzzz", "de"),
      (nil, "fr_CA.UTF-8", "fr-CA"),
      ("", "ar_EG", "ar"), (nil, "", "en"), ("zh-MO", "en_US", "zh-HK"), ("zh-TW", "en_US", "zh-Hant"),
      ("ur-Latn", "en_US", "ur"), ("no", "en_US", "nb"), ("iw-IL", "en_US", "he"), ("pa-PK", "ur_PK", "pa"),
    ]
    let renderer = PushRenderer(PushTemplates(), app: "Pilot")
    let failures = rows.compactMap { reported, locale, expected -> String? in
      let push = renderer.push(
        PushRecipient(reportedLanguage: reported, locale: locale), PushEvent(text: "x", photoCount: 2))
      let table = ExpectedTexts.all.first { $0.language.identifier == expected }
      let isExpected =
        push.language.identifier == expected && push.alert?.title == table?["title"]
      return isExpected
        ? nil : "\(reported ?? "–") \(locale): \(push.language.identifier) \(String(describing: push.alert))"
    }
    #expect(failures == [])
  }
}
