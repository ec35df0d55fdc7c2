import LanguageNumbers
import ReceptionMessages
import ReceptionProtocol
import Testing

@Suite struct `A document of templates` {
  static let german = ReceptionLanguage(identifier: "de")!

  /// A document, and what is said of it.
  static let refused: [(json: String, problems: [String])] = [
    ("", ["this is no JSON object"]), ("[]", ["this is no JSON object"]), ("{", ["this is no JSON object"]),
    (#"{"languages":"de"}"#, ["languages: here stands a text instead of an object"]),
    (#"{"sender":7}"#, ["sender: here stands a number instead of a text"]),
    (#"{"sender":" "}"#, ["sender: the text is empty"]), (#"{"title":"x"}"#, ["“title” means nothing here"]),
    (
      #"{"languages":{"de-CH":{},"German":{},"DE":{}}}"#,
      [
        "DE: this is none of the 48 languages", "German: this is none of the 48 languages",
        "de-CH: this is none of the 48 languages",
      ]
    ),
    (#"{"languages":{"de":[]}}"#, ["de: here stands a list instead of an object"]),
    (#"{"languages":{"de":{"subtitle":"x"}}}"#, ["de, subtitle: there is no such text"]),
    (
      #"{"languages":{"de":{"title":true,"text":null,"photos":7}}}"#,
      [
        "de, photos: here stands a number instead of a text or plural forms",
        "de, text: here stands null instead of a text or plural forms",
        "de, title: here stands true or false instead of a text or plural forms",
      ]
    ),
    (#"{"languages":{"de":{"title":"\n "}}}"#, ["de, title: the text is empty"]),
    (
      #"{"languages":{"de":{"text":"Hallo\nüö{mesage}!"}}}"#,
      [
        "de, text, 2:3: there is no value named mesage here; there are {app}, {message}, {sender}"
      ]
    ),
    (
      #"{"languages":{"de":{"title":"{message} {sender} {count}"}}}"#,
      [
        "de, title, 1:1: there is no value named message here; there are {app}, {sender}",
        "de, title, 1:20: there is no value named count here; there are {app}, {sender}",
      ]
    ),
    (
      #"{"languages":{"de":{"hidden":"{message}"}}}"#,
      [
        "de, hidden, 1:1: there is no value named message here; there are {app}, {sender}"
      ]
    ),
    (
      #"{"languages":{"de":{"text":"👩‍👩‍👧‍👦{app"}}}"#,
      [
        "de, text, 1:2: a { without its }; a literal brace is {{"
      ]
    ),
    (
      #"{"languages":{"de":{"text":"{} {two words}"}}}"#,
      [
        "de, text, 1:1: between { and } stands no name; a literal brace is {{"
      ]
    ),
    (
      #"{"languages":{"de":{"text":{"one":"a","other":"b"}}}}"#,
      [
        "de, text: there is no number that plural forms could go by"
      ]
    ),
    (
      #"{"languages":{"ru":{"photos":{"one":"1","many":"{count}","other":"{count}"}}}}"#,
      [
        "ru, photos: the plural form “few” is missing"
      ]
    ),
    (
      #"{"languages":{"ru":{"photos":{"one":"1","few":"2","many":"5"}}}}"#,
      ["ru, photos: the plural form “other” is missing"]
    ),
    (
      #"{"languages":{"ar":{"photos":{"other":"{count}"}}}}"#,
      [
        "ar, photos: the plural form “one” is missing", "ar, photos: the plural form “two” is missing",
        "ar, photos: the plural form “few” is missing", "ar, photos: the plural form “many” is missing",
      ]
    ),
    (#"{"languages":{"de":{"photos":{"one":"1"}}}}"#, ["de, photos: the plural form “other” is missing"]),
    (
      #"{"languages":{"ja":{"photos":{"one":"1","other":"{count}"}}}}"#,
      [
        "ja, photos, one: the language has no such plural form"
      ]
    ),
    (
      #"{"languages":{"de":{"photos":{"One":"1","other":"2"}}}}"#,
      [
        "de, photos, One: the language has no such plural form"
      ]
    ),
    (
      #"{"languages":{"de":{"photos":{"one":1,"other":"2"}}}}"#,
      [
        "de, photos, one: here stands a number instead of a text"
      ]
    ),
    (
      #"{"languages":{"de":{"photos":{"one":"{coun}","other":""}}}}"#,
      [
        "de, photos, one, 1:1: there is no value named coun here; there are {app}, {count}, {sender}",
        "de, photos, other: the text is empty",
      ]
    ),
  ]

  @Test func `with an unknown name, a missing form or a wrong type is refused, with the place`() {
    let failures = Self.refused.compactMap { json, expected -> String? in
      let problems = PushTemplates.read(json).problems.map(\.description)
      return problems == expected ? nil : "\(json): \(problems)"
    }
    #expect(failures == [])
    let long = #"{"languages":{"de":{"title":"\#(String(repeating: "x", count: 501))"}}}"#
    #expect(PushTemplates.read(long).problems == [TemplateProblem(.tooLong(500), language: "de", field: "title")])
    let reviews: [(String, String)] = [
      (#"{"sender":"x"}"#, "“sender” means nothing here"),
      (
        #"{"languages":{"de":{"afterFix":"{name}"}}}"#,
        "de, afterFix, 1:1: there is no value named name here; there are {app}"
      ),
      (
        #"{"languages":{"de":{"general":{"other":"x"}}}}"#,
        "de, general: there is no number that plural forms could go by"
      ),
    ]
    #expect(reviews.filter { ReviewTemplates.read($0).problems.map(\.description) != [$1] }.map(\.0) == [])
  }

  @Test func `that is stored and partly broken is used as far as it goes, and the rest is built in and told`() {
    let stored =
      #"{"sender":8,"later":1,"languages":{"de":{"title":"{nobody}","text":"Neu: {message}","photos":{"one":"x"}},"xx":{}}}"#
    let (templates, problems) = PushTemplates.read(stored)
    #expect(problems.count == 5)
    let renderer = PushRenderer(templates, app: "Pilot")
    let text = renderer.push(in: Self.german, PushEvent(text: "Hi")).alert
    #expect(text == PushAlert(title: "Unser Support-Team hat Ihnen geschrieben", body: "Neu: Hi"))
    #expect(renderer.push(in: Self.german, PushEvent(text: "", photoCount: 1)).alert?.body == "1 Foto")
  }

  @Test func `that never was checked cannot break a push`() {
    // Made in code, past every reader.
    let templates = PushTemplates(languages: [
      Self.german: [
        .title: .text("{message}{"), .text: .text("{count}"), .hidden: .text("{message}"),
        .photos: .forms([.one: "{x}"]),
        .textAndPhotos: .forms([:]),
      ]
    ])
    #expect(templates.problems.count == 7)
    let renderer = PushRenderer(templates, app: "Pilot")
    let alerts = [PushEvent(text: "Hi"), PushEvent(text: "", photoCount: 1), PushEvent(text: "Hi", photoCount: 2)]
      .map { renderer.push(in: Self.german, $0).alert }
    #expect(alerts.map(\.?.title) == Array(repeating: "Unser Support-Team hat Ihnen geschrieben", count: 3))
    #expect(alerts.map(\.?.body) == ["Hi", "1 Foto", "Hi (2 Fotos)"])
    let hidden = PushRenderer(templates, app: "Pilot", hidesText: true).push(in: Self.german, PushEvent(text: "4711"))
    #expect(hidden.alert?.body == "Öffnen Sie die App, um die Nachricht zu lesen.")
  }

  @Test func `is written as it was read, the same for the same texts`() {
    var templates = PushTemplates(sender: "Team")
    templates[Self.german, .title] = .text("{sender} \u{0} \"/\" 名")
    templates[Self.german, .photos] = .forms([.one: "Ein Foto", .other: "{count} Fotos"])
    templates[ReceptionLanguage(identifier: "ar")!, .hidden] = .text("رد")
    templates[ReceptionLanguage(identifier: "fr")!, .hidden] = nil
    #expect(templates.problems == [])
    let (read, problems) = PushTemplates.read(templates.json)
    #expect(read == templates && problems == [] && read.json == templates.json)
    #expect(
      templates.json
        == #"{"languages":{"ar":{"hidden":"رد"},"de":{"photos":{"one":"Ein Foto","other":"{count} Fotos"},"title":"{sender} \u0000 \"/\" 名"}},"sender":"Team"}"#
    )
    #expect(PushTemplates().json == "{}" && PushTemplates.read("{}").document == PushTemplates())
  }

  @Test func `as deep or as wide as somebody likes is answered`() {
    let deep = String(repeating: #"{"languages":"#, count: 20_000) + "1" + String(repeating: "}", count: 20_000)
    #expect(PushTemplates.read(deep).problems == [TemplateProblem(.unreadable)])
    let wide = #"{"languages":{"# + (0..<5_000).map { #""x\#($0)":{}"# }.joined(separator: ",") + "}}"
    #expect(PushTemplates.read(wide).problems.count == 5_000)
    let surrogate = #"{"languages":{"de":{"text":"\#("\\")ud83d {message}"}}}"#
    #expect(PushTemplates.read(surrogate).document[Self.german, .text] == nil)
  }
}
