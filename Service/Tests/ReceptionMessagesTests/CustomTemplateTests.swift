import ReceptionMessages
import ReceptionProtocol
import Testing

@Suite struct `A team's own push templates` {
  static let german = ReceptionLanguage(identifier: "de")!
  static let russian = ReceptionLanguage(identifier: "ru")!
  static let arabic = ReceptionLanguage(identifier: "ar")!

  static let templates = """
    {"sender": "Team {Pilot} 100 %",
     "languages": {
       "de": {"title": "{sender} ({app})", "text": "Antwort: {message} {{message} }} 5 %@"},
       "ru": {"photos": {"one": "{count} снимок", "few": "{count} снимка", "many": "{count} снимков", "other": "{count} снимка"},
              "textAndPhotos": "{count}× {message} – {message}"},
       "ar": {"hidden": "رد جديد من {sender}", "title": "{app}"},
       "bn": {"photos": "{count}!"},
       "en": {"title": "English only"}}}
    """

  /// Language, reply, and what is expected; title nil is the built-in one with the shared sender.
  static let rows: [(String, PushEvent, title: String, body: String)] = [
    // Title and one body are the team's, the others are built in, one by one.
    ("de", PushEvent(text: "Hallo"), "Team {Pilot} 100 % (Pilot {x} %@)", "Antwort: Hallo {message} }} 5 %@"),
    ("de", PushEvent(text: "", photoCount: 2), "Team {Pilot} 100 % (Pilot {x} %@)", "2 Fotos"),
    ("de", PushEvent(text: "Hi", photoCount: 1), "Team {Pilot} 100 % (Pilot {x} %@)", "Hi (1 Foto)"),
    ("de-CH", PushEvent(text: "Grüezi"), "Team {Pilot} 100 % (Pilot {x} %@)", "Antwort: Grüezi {message} }} 5 %@"),
    // The sender is one for all languages, in the sentence of each.
    ("ru", PushEvent(text: "", photoCount: 1), "Team {Pilot} 100 %: новое сообщение", "1 снимок"),
    ("ru", PushEvent(text: "", photoCount: 3), "Team {Pilot} 100 %: новое сообщение", "3 снимка"),
    ("ru", PushEvent(text: "", photoCount: 11), "Team {Pilot} 100 %: новое сообщение", "11 снимков"),
    ("ru", PushEvent(text: "", photoCount: 21), "Team {Pilot} 100 %: новое сообщение", "21 снимок"),
    ("ru", PushEvent(text: "", photoCount: 1_234), "Team {Pilot} 100 %: новое сообщение", "1\u{A0}234 снимка"),
    ("ru", PushEvent(text: "А", photoCount: 2), "Team {Pilot} 100 %: новое сообщение", "2× А – А"),
    ("bn", PushEvent(text: "", photoCount: 21), "Team {Pilot} 100 %: নতুন বার্তা", "২১!"),
    ("ja", PushEvent(text: "はい"), "Team {Pilot} 100 %からの新着メッセージ", "はい"),
    // Neither English nor a neighbour lends its text.
    ("is-IS", PushEvent(text: "Já"), "English only", "Já"),
    ("fr", PushEvent(text: "Oui"), "Team {Pilot} 100 % vous a envoyé un message", "Oui"),
    ("ar", PushEvent(text: "نعم"), "Pilot {x} %@", "نعم"),
  ]

  @Test func `are used in their language alone, one by one, with one sender for all`() {
    let (templates, problems) = PushTemplates.read(Self.templates)
    #expect(problems == [])
    let renderer = PushRenderer(templates, app: "Pilot {x} %@")
    let failures = Self.rows.compactMap { language, event, title, body -> String? in
      let alert = renderer.push(PushRecipient(reportedLanguage: language, locale: "ar"), event).alert
      return alert == PushAlert(title: title, body: body) ? nil : "\(language): \(String(describing: alert))"
    }
    #expect(failures == [])
  }

  @Test func `say nothing of a hidden message`() {
    let (templates, _) = PushTemplates.read(Self.templates)
    let renderer = PushRenderer(templates, app: "Pilot", hidesText: true)
    let secret = PushEvent(text: "Ihr Code ist 4711", photoCount: 17, message: 3)
    let failures = ReceptionLanguage.all.filter { language in
      let payload = String(decoding: renderer.push(in: language, secret).payload, as: UTF8.self)
      return payload.contains("4711") || payload.contains("17") || payload.contains("Code")
    }
    #expect(failures == [])
    #expect(renderer.push(in: Self.arabic, secret).alert?.body == "رد جديد من Team {Pilot} 100 %")
    #expect(renderer.push(in: Self.german, secret).alert?.body == "Öffnen Sie die App, um die Nachricht zu lesen.")
  }

  @Test func `are not read out of what is put into them`() {
    let noncharacter = String(Character(Unicode.Scalar(0xFDD0 as UInt32)!))
    let hostile = [
      "{sender}", "{{app}}", "{message}", "100 % %@ %1$@ %lld", "{count", "}", "%#@photos@", noncharacter + "{message}",
      "</script><b>\"quoted\" \\ \\u0041", "\u{202E}gnp.exe\u{202C}", "👩‍👩‍👧‍👦🇩🇪", "a\u{0}b\u{7F}\r\n\t\u{1B}[31m", "e\u{301}",
      "\u{2028}",
      "שלום {name}", "\u{FFFD}",
    ]
    let (templates, _) = PushTemplates.read(#"{"languages":{"de":{"text":"<{message}|{sender}|{app}>"}}}"#)
    let marked = PushTemplates(languages: [Self.german: [.text: .text("a\(noncharacter)b {message}")]])
    let body = PushRenderer(marked, app: "").push(in: Self.german, PushEvent(text: "Hi")).alert?.body
    #expect(body == "a\u{FFFD}b Hi")
    let failures = hostile.filter { text in
      var named = templates
      named.sender = text
      let push = PushRenderer(named, app: text).push(in: Self.german, PushEvent(text: text))
      // What cannot be in a text is replaced where it would be mistaken for the message's place.
      let value = text.replacing(noncharacter, with: "\u{FFFD}")
      return push.alert?.body.unicodeScalars.elementsEqual("<\(text)|\(value)|\(value)>".unicodeScalars) != true
    }
    #expect(failures == [])
  }

  @Test func `of a review have the app's name as it is, and leave other languages alone`() {
    let (templates, problems) = ReviewTemplates.read(
      #"{"languages":{"de":{"general":"Gefällt Ihnen {app}? {{app} 100 %"},"es-419":{"afterFix":"¿{app}?"}}}"#)
    #expect(problems == [])
    let drafts = ReviewDrafts(templates, app: "{app} %@ \u{202E}")
    let german = drafts.draft(.general, in: Self.german)
    #expect(german.text == "Gefällt Ihnen {app} %@ \u{202E}? {app} 100 %" && !german.isBuiltIn)
    #expect(drafts.draft(.afterFix, in: Self.german).isBuiltIn)
    #expect(drafts.draft(.afterFix, in: ReceptionLanguage(identifier: "es-419")!).text == "¿{app} %@ \u{202E}?")
    #expect(drafts.draft(.afterFix, in: ReceptionLanguage(identifier: "es")!).isBuiltIn)
  }
}
