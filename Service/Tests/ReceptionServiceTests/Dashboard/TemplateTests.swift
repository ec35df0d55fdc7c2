import Foundation
import HTTPService
import ReceptionMessages
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

/// What a script is told of a form.
private struct Told: Decodable {
  struct Sample: Decodable {
    var id: String
    var title: String?
    var text: String
  }
  struct Problem: Decodable, Equatable {
    var input: String
    var message: String
  }
  struct Failure: Decodable { var code: String }
  var samples: [Sample]?
  var problems: [Problem]?
  var base: Int?
  var error: Failure?
  var address: String?

  func text(_ id: String) -> String? { samples?.first { $0.id == id }?.text }
}

extension TeamDesk {
  /// Sends a form as the page's script does.
  fileprivate func tell(_ target: String, _ form: [String: String]) async throws -> (HTTPStatus, Told) {
    let answer = try await post(target, form, fields: ["Accept": "application/json"])
    return (answer.status, try JSONDecoder().decode(Told.self, from: Data(answer.body)))
  }
}

@Suite struct `The pages of templates` {
  static let push = "/dashboard/push?app=app"
  static let publish = "/dashboard/push/publish?app=app"

  @Test func `preview every kind of push in the customer's language and direction, and publish nothing`() async throws {
    let desk = try await TeamDesk()
    let arabic = try await desk.get(Self.push + "&language=ar").text
    for part in [
      #"lang="ar" dir="rtl" data-sample="text""#, "رسالة جديدة من فريق الدعم", "صورة واحدة", "صورتان", "3 صور",
      "11 صورة",
      "100 صورة", "افتح التطبيق لقراءة الرسالة.", #"name="photos.few""#, #"name="photos.many""#,
    ] {
      #expect(arabic.contains(part), "\(part)")
    }
    let form = [
      "language": "ru", "base": "0", "title": "{sender}: {app}", "photos.one": "{count} снимок",
      "photos.few": "{count} снимка", "photos.many": "{count} снимков", "photos.other": "{count} снимка",
      "sender": "Ада", "reply": "Привет {app} 5 %", "do": "preview",
    ]
    let (status, told) = try await desk.tell(Self.publish, form)
    #expect(status == .ok && told.problems == [] && told.error == nil)
    #expect(told.samples?.first?.title == "Ада: Harbour & <Sons>")
    #expect(told.text("text") == "Привет {app} 5 %")
    #expect([1, 2, 5].map { told.text("photos-\($0)") } == ["1 снимок", "2 снимка", "5 снимков"])
    #expect(told.text("both-1") == "Привет {app} 5 % (1 фото)")
    #expect(try await desk.store.template(.push, of: "app") == nil)
    let page = try await desk.post(Self.publish, form)
    #expect(page.status == .ok && page.text.contains("Ада: Harbour &amp; &lt;Sons&gt;"))
    #expect(page.text.contains(#">{count} снимков</textarea>"#))
  }

  @Test func `publish one language, keep the others, and roll back`() async throws {
    let desk = try await TeamDesk()
    let german = ["language": "de", "base": "0", "text": "Neu:\r\n{message}", "sender": "Ada", "do": "publish"]
    let first = try await desk.post(Self.publish, german)
    #expect(first.status == .seeOther)
    #expect(first.fields["Location"] == "/dashboard/push?app=app&language=de&notice=templates-published")
    let (status, told) = try await desk.tell(
      Self.publish, ["language": "ja", "base": "1", "photos.other": "写真{count}枚", "sender": "Ada", "do": "publish"])
    #expect(status == .ok && told.address == "/dashboard/push?app=app&language=ja&notice=templates-published")
    let document = try #require(try await desk.store.template(.push, of: "app")?.document)
    #expect(
      document
        == #"{"languages":{"de":{"text":"Neu:\n{message}"},"ja":{"photos":"写真{count}枚"}},"sender":"Ada"}"#)
    // An emptied field is built in again.
    _ = try await desk.post(Self.publish, ["language": "de", "base": "2", "text": " ", "sender": "", "do": "publish"])
    #expect(
      try await desk.store.template(.push, of: "app")?.document == #"{"languages":{"ja":{"photos":"写真{count}枚"}}}"#)
    let back = try await desk.post("/dashboard/push/roll-back?app=app", ["revision": "1", "language": "de"])
    #expect(back.fields["Location"] == "/dashboard/push?app=app&language=de&notice=rolled-back")
    let last = try #require(try await desk.store.template(.push, of: "app"))
    #expect(last.revision == 4 && last.restores == 1 && PushTemplates.read(last.document).document.sender == "Ada")
    let page = try await desk.get(Self.push + "&language=de&notice=rolled-back").text
    #expect(
      page.contains("Revision \u{2068}4\u{2069}") && page.contains("The texts of revision \u{2068}1\u{2069} again"))
    #expect(try await desk.post("/dashboard/push/roll-back?app=app", ["revision": "9"]).status == .notFound)
    #expect(try await desk.post("/dashboard/push/roll-back?app=app", ["revision": "x"]).status == .notFound)
  }

  @Test func `say of each revision what it changed, and of the way back what it takes back`() async throws {
    let desk = try await TeamDesk()
    let documents = [
      #"{"languages":{"de":{"text":"{message}"}},"sender":"Ada"}"#,
      #"{"languages":{"de":{"text":"{message}"},"ja":{"photos":{"other":"{count}"},"title":"{app}"}},"sender":"Ada"}"#,
      #"{"languages":{"ja":{"photos":{"other":"{count}枚"},"title":"{app}"}}}"#,
    ]
    for document in documents { _ = try await desk.store.publish(document, as: .push, app: "app", base: nil, at: 1) }
    let page = try await desk.get(Self.push + "&language=fr").text
    let (text, photos) = ("Body for a reply of text", "Body for a reply of photos")
    #expect(
      Revisions.changes(in: page) == [
        "Every language (Sender), German (\(text)), Japanese (\(photos))", "Japanese (Title, \(photos))",
        "Every language (Sender), German (\(text))",
      ])
    let questions = Revisions.questions(in: page).map { String($0.split(separator: "What changes: ").last ?? "") }
    #expect(
      questions == [
        "Every language (Sender), German (\(text)), Japanese (\(photos))",
        "Every language (Sender), German (\(text)), Japanese (Title, \(photos))", "Japanese (Title, \(photos))",
      ])
    // More languages than a line can hold, and a document that something else wrote.
    let many = ["ar", "da", "de", "fr", "it", "ja", "sv"].map { #""\#($0)":{"general":"{app}?"}"# }.joined(
      separator: ",")
    for document in ["{\"languages\":{\(many)}}", "nonsense", "{\"languages\":{\(many)}}"] {
      _ = try await desk.store.publish(document, as: .review, app: "app", base: nil, at: 1)
    }
    let other = "(On any other occasion)"
    let reviews = try await desk.get("/dashboard/reviews?app=app").text
    #expect(
      Revisions.changes(in: reviews) == [
        "Arabic \(other), Danish \(other), German \(other), French \(other), 3 more languages"
      ])
    #expect(reviews.contains("The same texts as now") && Revisions.questions(in: reviews).count == 2)
    // The twentieth of many is compared with the one before it.
    for number in 1...25 {
      let document = "{\"languages\":{\"de\":{\"title\":\"\(number)\"}}}"
      _ = try await desk.store.publish(document, as: .push, app: "app", base: nil, at: 1)
    }
    let long = Revisions.changes(in: try await desk.get(Self.push).text)
    #expect(long == [String](repeating: "German (Title)", count: 20))
    let arabic = try await desk.get(Self.push, fields: ["Accept-Language": "ar"]).text
    #expect(arabic.contains("ما تغيّر: \u{2068}\u{2068}الألمانية\u{2069} (\u{2068}العنوان\u{2069})\u{2069}"))
  }

  @Test func `go back to the built-in texts from the first revision`() async throws {
    let desk = try await TeamDesk()
    let beginning = "Roll back to the built-in texts"
    let question = #"data-confirm="Publish the built-in texts again, in every language?"#
    for (path, form, kind) in [
      ("push", ["language": "de", "text": "Neu: {message}", "sender": "Ada"], TemplateKind.push),
      ("reviews", ["language": "ja", "general": "{app}はいかがですか？"], .review),
    ] {
      #expect(try await !desk.get("/dashboard/\(path)?app=app").text.contains(beginning))
      _ = try await desk.post(
        "/dashboard/\(path)/publish?app=app", form.merging(["base": "0", "do": "publish"]) { $1 })
      let published = try await desk.get("/dashboard/\(path)?app=app").text
      #expect(published.contains(beginning) && published.contains(question), "\(path)")
      let back = try await desk.post("/dashboard/\(path)/roll-back?app=app", ["revision": "0", "language": "de"])
      #expect(back.fields["Location"] == "/dashboard/\(path)?app=app&language=de&notice=rolled-back")
      let last = try #require(try await desk.store.template(kind, of: "app"))
      #expect(last.revision == 2 && last.document == "{}")
      // There is nothing before it to go back to; the first revision may be brought back.
      let page = try await desk.get("/dashboard/\(path)?app=app&language=de").text
      #expect(!page.contains(beginning) && page.contains("<small>The built-in texts</small>"))
      #expect(page.contains("Roll back to revision \u{2068}1\u{2069}"))
    }
  }

  @Test func `say how long each text is and may be, and which brace is doubled`() async throws {
    let desk = try await TeamDesk()
    func says(_ page: String, _ name: String, _ length: Int, _ limit: Int) -> Bool {
      page.contains("<span data-length=\"\(name)\">\(length)</span> / \(limit)</span>")
    }
    let page = try await desk.post(
      Self.publish, ["language": "ar", "title": "👋\r\n{app}", "photos.few": "{count}", "do": "preview"]
    ).text
    #expect(says(page, "title", 8, 500) && says(page, "photos.few", 7, 500))
    #expect(says(page, "text", 0, 500) && says(page, "sender", 0, 80))
    #expect(page.contains(#"problem-title length-title""#) && page.contains(#"id="length-title""#))
    #expect(says(try await desk.get("/dashboard/reviews?app=app").text, "general", 0, 2_000))
    let (left, right) = ("\u{2068}", "\u{2069}")
    #expect(
      page.contains("An opening brace by itself is written \(left){{\(right), a closing one \(left)}\(right)."))
    // As the hint says it.
    let (_, told) = try await desk.tell(
      Self.publish, ["language": "de", "base": "0", "hidden": "{{ok}", "do": "preview"])
    #expect(told.text("hidden") == "{ok}" && told.problems == [])
  }

  @Test func `refuse what cannot be used, beside the field, and lose nothing of it`() async throws {
    let desk = try await TeamDesk()
    let form = [
      "language": "de", "base": "0", "title": "Hallo\n{nobody}", "text": "{message",
      "photos.one": "<script>alert(1)</script>",
      "hidden": "{}", "sender": String(repeating: "x", count: 81), "do": "publish",
    ]
    let (status, told) = try await desk.tell(Self.publish, form)
    #expect(status == .unprocessable && told.error?.code == "refused")
    let expected = [
      ("sender", "This is longer than \u{2068}80\u{2069} characters."),
      (
        "title",
        "Line \u{2068}2\u{2069}, character \u{2068}1\u{2069}: \u{2068}There is nothing named \u{2068}{nobody}\u{2069} here. There is \u{2068}{app} {sender}\u{2069}.\u{2069}"
      ),
      (
        "text",
        "Line \u{2068}1\u{2069}, character \u{2068}1\u{2069}: \u{2068}A \u{2068}{\u{2069} is without its \u{2068}}\u{2069}. A brace by itself is written \u{2068}{{\u{2069}.\u{2069}"
      ),
      ("photos.other", "This form is missing; the others need it."),
      (
        "hidden",
        "Line \u{2068}1\u{2069}, character \u{2068}1\u{2069}: \u{2068}Between \u{2068}{\u{2069} and \u{2068}}\u{2069} stands no name. A brace by itself is written \u{2068}{{\u{2069}.\u{2069}"
      ),
    ]
    #expect(told.problems?.map(\.input) == expected.map(\.0))
    #expect(told.problems?.map(\.message) == expected.map(\.1))
    let page = try await desk.post(Self.publish, form)
    #expect(page.status == .unprocessable)
    #expect(
      page.text.contains("&lt;script&gt;alert(1)&lt;/script&gt;</textarea>") && !page.text.contains("<script>alert"))
    #expect(page.text.contains(#"id="problem-photos.other">This form is missing"#))
    #expect(page.text.contains(#"aria-invalid="true""#))
    #expect(try await desk.store.template(.push, of: "app") == nil)
  }

  @Test func `let two agents overwrite nothing of each other`() async throws {
    let desk = try await TeamDesk()
    let one = ["language": "de", "base": "0", "text": "Eins {message}", "do": "publish"]
    #expect(try await desk.post(Self.publish, one).status == .seeOther)
    let two = ["language": "ar", "base": "0", "hidden": "رد", "do": "publish"]
    let late = try await desk.post(Self.publish, two)
    #expect(late.status == .conflict && late.text.contains("Somebody else published meanwhile."))
    #expect(late.text.contains(#"name="base" value="1""#) && late.text.contains("رد</textarea>"))
    let (status, told) = try await desk.tell(Self.publish, two)
    #expect(status == .conflict && told.base == 1)
    let again = two.merging(["base": "1"]) { $1 }
    #expect(try await desk.post(Self.publish, again).status == .seeOther)
    let document = try #require(try await desk.store.template(.push, of: "app")?.document)
    #expect(document == #"{"languages":{"ar":{"hidden":"رد"},"de":{"text":"Eins {message}"}}}"#)
  }

  @Test func `show what a broken document still says, and that it is broken`() async throws {
    let desk = try await TeamDesk()
    let broken = #"{"languages":{"de":{"title":"{nobody}","text":"Gut: {message}"},"tlh":{}}}"#
    _ = try await desk.store.publish(broken, as: .push, app: "app", base: 0, at: 1)
    let page = try await desk.get(Self.push + "&language=de").text
    #expect(page.contains("Some published texts cannot be used."))
    #expect(page.contains("de, title, 1:1: there is no value named nobody here"))
    #expect(page.contains("Gut: {message}</textarea>"))
  }

  @Test func `draft reviews in the customer's language`() async throws {
    let desk = try await TeamDesk()
    let path = "/dashboard/reviews/publish?app=app"
    let built = try await desk.get("/dashboard/reviews?app=app&language=es-419").text
    #expect(built.contains("Harbour &amp; &lt;Sons&gt;") && !built.contains(#"name="sender""#))
    let form = ["language": "he", "base": "0", "afterFix": "ביקורת על {app}? {{", "do": "preview"]
    let (_, told) = try await desk.tell(path, form)
    #expect(told.text("afterFix") == "ביקורת על Harbour & <Sons>? {")
    let (status, refused) = try await desk.tell(path, ["language": "he", "general": "{sender}", "do": "publish"])
    #expect(status == .unprocessable && refused.problems?.map(\.input) == ["general"])
    #expect(try await desk.post(path, form.merging(["do": "publish"]) { $1 }).status == .seeOther)
    #expect(
      try await desk.store.template(.review, of: "app")?.document
        == #"{"languages":{"he":{"afterFix":"ביקורת על {app}? {{"}}}"#)
    #expect(try await desk.store.template(.push, of: "app") == nil)
  }

  @Test func `speak to the agent in the agent's language`() async throws {
    let desk = try await TeamDesk()
    let words = [
      ("de", "Push-Vorlagen", "Titel"), ("ar", "قوالب الإشعارات", "العنوان"), ("ja", "プッシュ通知の文面", "タイトル"),
    ]
    for (language, title, field) in words {
      let page = try await desk.get(Self.push + "&language=de", fields: ["Accept-Language": language]).text
      #expect(page.contains("<h1>\(title)</h1>") && page.contains("<legend>\(field)</legend>"), "\(language)")
      for path in ["push", "reviews", "settings", "outbox"] {
        let page = try await desk.get("/dashboard/\(path)?app=app", fields: ["Accept-Language": language]).text
        #expect(page.contains("<html lang=\"\(language)\""))
      }
    }
  }

  @Test func `are gone where there is no such app`() async throws {
    let desk = try await TeamDesk()
    for path in ["push", "reviews", "settings", "outbox"] {
      #expect(try await desk.get("/dashboard/\(path)?app=nobody").status == .notFound)
    }
    #expect(try await desk.post("/dashboard/push/publish?app=nobody", ["do": "publish"]).status == .notFound)
  }

  @Test func `are those of the language that shows a tag, and are written for the one that is named alone`()
    async throws
  {
    let desk = try await TeamDesk()
    for path in ["push", "reviews"] {
      for (tag, shown) in [("es_mx", "es-419"), ("is-IS", "en"), ("xx", "en"), ("", "en"), ("ZH-hant", "zh-Hant")] {
        let page = try await desk.get("/dashboard/\(path)?app=app&language=\(tag)").text
        #expect(page.contains("name=\"language\" value=\"\(shown)\""), "\(path) \(tag)")
      }
      for wrong in ["%22%3E%3Cscript%3E", "de-12", "invalid%21"] {
        let answer = try await desk.get("/dashboard/\(path)?app=app&language=\(wrong)")
        #expect(answer.status == .badRequest && answer.text.contains("is no language tag."), "\(path) \(wrong)")
        #expect(!answer.text.contains("<script>\u{2069}"))
      }
      let text = ["base": "0", "text": "{message}", "general": "{app}?"]
      for (tag, status, code) in [
        ("tr_!", HTTPStatus.badRequest, "malformed_language"), ("es-MX", .unprocessable, "unknown_language"),
        ("xx", .unprocessable, "unknown_language"),
      ] {
        let form = text.merging(["language": tag, "do": "publish"]) { $1 }
        let answer = try await desk.post(
          "/dashboard/\(path)/publish?app=app", form, fields: ["Accept": "application/json"])
        #expect(answer.status == status && answer.text.contains("\"\(code)\""), "\(path) \(tag): \(answer.text)")
      }
      let back = try await desk.post("/dashboard/\(path)/roll-back?app=app", ["revision": "0", "language": "tr_!"])
      #expect(back.status == .badRequest)
    }
    for kind in [TemplateKind.push, .review] { #expect(try await desk.store.template(kind, of: "app") == nil) }
  }
}

@Suite struct `The page of settings` {
  @Test func `renames the app and hides texts`() async throws {
    let desk = try await TeamDesk()
    let path = "/dashboard/settings/save?app=app"
    #expect(try await desk.get("/dashboard/settings?app=app").text.contains("Harbour &amp; &lt;Sons&gt;"))
    let saved = try await desk.post(path, ["name": "Hafen\r\nAmt", "hides": "yes"])
    #expect(saved.fields["Location"] == "/dashboard/settings?app=app&notice=settings-saved")
    #expect(try await desk.store.apps().map(\.name) == ["Hafen Amt"])
    #expect(try await desk.store.settings(of: "app") == AppSettings(hidesTextInPushes: true))
    _ = try await desk.post(path, ["name": "Hafen"])
    #expect(try await desk.store.settings(of: "app") == AppSettings())
    for name in ["", " \n ", String(repeating: "x", count: 81)] {
      let refused = try await desk.post(path, ["name": name, "hides": "yes"])
      #expect(refused.status == .unprocessable && refused.text.contains("at most \u{2068}80\u{2069} characters"))
    }
    #expect(try await desk.store.apps().map(\.name) == ["Hafen"])
    #expect(try await desk.store.settings(of: "app") == AppSettings())
  }
}

@Suite struct `The page of the outbox` {
  @Test func `shows each push as its customer sees it, page by page and by state`() async throws {
    let desk = try await TeamDesk()
    let empty = try await desk.get("/dashboard/outbox?app=app").text
    #expect(empty.contains("No push here"))
    let device = try await desk.device(language: "ar").id
    for number in 1...51 {
      _ = try await desk.dashboard.messenger.reply(
        OutgoingMessage(id: "\(number)", text: "<b>\(number)</b>"), to: device, at: Double(number))
    }
    let claimed = try await desk.store.claimPushes(of: "app", limit: 1, by: "w", until: 99, at: 60)
    try await desk.store.settle(
      try #require(claimed.first?.record.id), by: "w", as: .failed(reason: "BadDeviceToken"), at: 61)
    let first = try await desk.get("/dashboard/outbox?app=app").text
    #expect(first.contains(#"<div class="alert" lang="ar" dir="rtl">"#) && first.contains("رسالة جديدة من فريق الدعم"))
    #expect(first.contains("&lt;b&gt;51&lt;/b&gt;") && !first.contains("&lt;b&gt;1&lt;/b&gt;"))
    #expect(first.contains("before=") && first.components(separatedBy: "data-push=").count == 51)
    let failed = try await desk.get("/dashboard/outbox?app=app&state=failed").text
    #expect(failed.contains("BadDeviceToken") && failed.contains("&lt;b&gt;1&lt;/b&gt;"))
    #expect(failed.contains("\u{2068}1\u{2069} attempt") && failed.components(separatedBy: "data-push=").count == 2)
    let last = try await desk.store.pushes(PushQuestion(app: "app"), limit: 50).last?.id.rawValue ?? 0
    let second = try await desk.get("/dashboard/outbox?app=app&before=\(last)").text
    #expect(second.components(separatedBy: "data-push=").count == 2 && second.contains("Newest"))
    // Nothing takes these pushes away, and the page says so; where something does, it does not.
    #expect(empty.contains(#"id="stays">"#) && empty.contains("--pushes apns"))
    let delivering = try await TeamDesk(deliversPushes: true)
    #expect(try await !delivering.get("/dashboard/outbox?app=app").text.contains("--pushes"))
    for odd in ["state=nonsense", "before=x", "before=-1"] {
      #expect(try await desk.get("/dashboard/outbox?app=app&\(odd)").status == .ok)
    }
  }
}

/// What the list of revisions says.
enum Revisions {
  /// What each changed, the newest first.
  static func changes(in page: String) -> [String] {
    page.matches(of: /Changed: ([^<]*)</).map { plain(String($0.output.1)) }
  }

  /// What is asked before each way back.
  static func questions(in page: String) -> [String] {
    page.matches(of: /data-confirm="([^"]*)"/).map { plain(String($0.output.1)) }
  }

  /// Without the marks around names.
  private static func plain(_ text: String) -> String {
    String(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }.map(Character.init))
  }
}
