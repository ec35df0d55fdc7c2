import Foundation
import HTTPService
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

@Suite struct `The editor of the appearance` {
  /// The text that a part of the preview shows.
  static func preview(_ part: String, in page: String) -> String? {
    guard let start = page.range(of: "data-part=\"\(part)\">")?.upperBound else { return nil }
    return String(page[start...].prefix { $0 != "<" })
  }

  @Test func `loses nothing of agents who publish different languages at once`() async throws {
    let desk = try await TeamDesk()
    let tags = ["de", "fr", "it", "es", "nl", "pl", "sv", "tr"]
    let places = await withTaskGroup(of: String?.self) { group in
      for tag in tags {
        group.addTask {
          let form = ["tag": tag, "base": "0", "title": "T \(tag)", "welcomeTitle": "", "welcomeText": ""]
          return (try? await desk.post("/dashboard/appearance/publish?app=app", form))?.fields["Location"]
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(places.filter { $0?.hasSuffix("&notice=published") == true }.count == tags.count, "\(places)")
    let last = try #require(try await desk.store.appearance(of: "app"))
    #expect(last.revision == tags.count)
    #expect(last.texts == [.title: Dictionary(uniqueKeysWithValues: tags.map { ($0, "T \($0)") })])
  }

  @Test func `publishes one language, leaves the others, and rolls back`() async throws {
    let desk = try await TeamDesk()
    _ = try await desk.store.publish([.title: ["fr": "Aide"]], app: "app", base: nil, at: 1)
    let form = [
      "tag": "de", "base": "1", "title": "Hilfe", "welcomeTitle": "  ",
      "welcomeText": "Wir\r\nhelfen & <gern> {app} 100 %@",
    ]
    let done = try await desk.post("/dashboard/appearance/publish?app=app", form)
    #expect(done.fields["Location"] == "/dashboard/appearance?app=app&language=de&notice=published")
    let second = try await desk.store.appearance(of: "app")
    #expect(second?.revision == 2)
    #expect(
      second?.texts == [
        .title: ["fr": "Aide", "de": "Hilfe"], .welcomeText: ["de": "Wir\nhelfen & <gern> {app} 100 %@"],
      ])
    let page = try await desk.get("/dashboard/appearance?app=app&language=de").text
    #expect(Self.preview("title", in: page) == "Hilfe")
    #expect(Self.preview("welcomeText", in: page) == "Wir\nhelfen &amp; &lt;gern&gt; {app} 100 %@")
    let empty = ["tag": "de", "base": "2", "title": "", "welcomeTitle": "", "welcomeText": ""]
    _ = try await desk.post("/dashboard/appearance/publish?app=app", empty)
    #expect(try await desk.store.appearance(of: "app")?.texts == [.title: ["fr": "Aide"]])
    let back = try await desk.post("/dashboard/appearance/roll-back?app=app", ["revision": "2", "language": "de"])
    #expect(back.fields["Location"]?.hasSuffix("&language=de&notice=rolled-back") == true)
    let last = try await desk.store.appearance(of: "app")
    #expect(last?.revision == 4 && last?.restores == 2 && last?.texts == second?.texts)
    let history = try await desk.get("/dashboard/appearance?app=app").text
    #expect(
      Revisions.changes(in: history) == [
        "German (Title, Text of the welcome)", "German (Title, Text of the welcome)",
        "German (Title, Text of the welcome)", "French (Title)",
      ])
    // What the third revision takes back, and what the second would not.
    let takesBack = Revisions.questions(in: history).map { String($0.split(separator: "What changes: ").last ?? "") }
    #expect(
      takesBack == [
        "German (Title, Text of the welcome)", "German (Title, Text of the welcome)",
        "German (Title, Text of the welcome), French (Title)",
      ])
    #expect(history.contains("The same texts as now") && !history.contains("Roll back to revision \u{2068}2\u{2069}"))
    for wrong in ["9", "x", ""] {
      #expect(try await desk.post("/dashboard/appearance/roll-back?app=app", ["revision": wrong]).status == .notFound)
    }
  }

  @Test func `goes back to the built-in texts from the first revision, in every language`() async throws {
    let desk = try await TeamDesk()
    let page = "/dashboard/appearance?app=app&language=ar"
    #expect(try await !desk.get(page).text.contains("Roll back"))
    _ = try await desk.store.publish([.title: ["ar": "نحن هنا", "de": "Hilfe"]], app: "app", base: nil, at: 1)
    let published = try await desk.get(page).text
    #expect(published.contains("Roll back to the built-in texts"))
    #expect(published.contains("Publish the built-in texts again, in every language?"))
    let back = try await desk.post("/dashboard/appearance/roll-back?app=app", ["revision": "0", "language": "ar"])
    #expect(back.fields["Location"]?.hasSuffix("&language=ar&notice=rolled-back") == true)
    let last = try await desk.store.appearance(of: "app")
    #expect(last?.revision == 2 && last?.texts == [:])
    let rolledBack = try await desk.get(page).text
    #expect(Self.preview("title", in: rolledBack) == "الدعم" && !rolledBack.contains("Roll back to the built-in texts"))
    #expect(rolledBack.contains("Roll back to revision \u{2068}1\u{2069}"))
  }

  @Test func `previews what a device of the language would show, mirrored where it is`() async throws {
    let desk = try await TeamDesk()
    _ = try await desk.store.publish([.title: ["es-419": "Ayuda", "en": "Help"]], app: "app", base: nil, at: 1)
    let cases: [(String, String, String, String)] = [
      ("es-MX", "Ayuda", "lang=\"es-419\" dir=\"ltr\"", "Ayuda"),
      ("de", "Support", "lang=\"de\" dir=\"ltr\"", "Support"),
      ("is-IS", "Help", "lang=\"en\" dir=\"ltr\"", "Help"), ("ar", "الدعم", "lang=\"ar\" dir=\"rtl\"", "الدعم"),
      ("ur", "سپورٹ", "lang=\"ur\" dir=\"rtl\"", "سپورٹ"), ("xx", "Help", "lang=\"en\" dir=\"ltr\"", ""),
    ]
    for (tag, title, marks, fallback) in cases {
      let page = try await desk.get("/dashboard/appearance?app=app&language=\(tag)").text
      #expect(Self.preview("title", in: page) == title, "\(tag)")
      #expect(page.contains("id=\"preview\" \(marks)"), "\(tag)")
      if !fallback.isEmpty { #expect(page.contains("placeholder=\"\(fallback)\""), "\(tag)") }
    }
    let unregistered = try await desk.get("/dashboard/appearance?app=app&language=xx").text
    #expect(unregistered.contains("“\u{2068}xx\u{2069}” is no language tag."))
    let malformed = try await desk.get("/dashboard/appearance?app=app&language=nonsense%21")
    #expect(
      malformed.status == .badRequest && malformed.text.contains("“\u{2068}nonsense!\u{2069}” is no language tag."))
    // Nothing is published under a tag that no device reports, or under English in its place.
    for tag in ["nonsense!", "xx"] {
      let form = ["tag": tag, "base": "1", "title": "Lost"]
      let answer = try await desk.post(
        "/dashboard/appearance/publish?app=app", form, fields: ["Accept": "application/json"])
      #expect(answer.status == .badRequest && answer.text.contains("\"malformed_language\""), "\(tag)")
    }
    let back = try await desk.post("/dashboard/appearance/roll-back?app=app", ["revision": "0", "language": "tr_!"])
    #expect(back.status == .badRequest)
    #expect(try await desk.store.appearance(of: "app")?.revision == 1)
    let typed = try await desk.get("/dashboard/appearance?app=app&language=de&other=es_mx").text
    #expect(typed.contains("name=\"tag\" value=\"es-MX\""))
    let wrong = try await desk.get("/dashboard/appearance?app=app&language=de&other=%3Cb%3E").text
    #expect(
      wrong.contains("name=\"tag\" value=\"de\"") && wrong.contains("“\u{2068}&lt;b&gt;\u{2069}” is no language tag."))
  }

  @Test func `counts UTF-16 units and refuses what is too long, with what was typed`() async throws {
    let desk = try await TeamDesk()
    let limits: [(String, Int)] = [("title", 80), ("welcomeTitle", 160), ("welcomeText", 1_000)]
    for (base, (field, limit)) in limits.enumerated() {
      // Each of them counts two.
      let fits = String(repeating: "👋", count: limit / 2)
      let good = try await desk.post(
        "/dashboard/appearance/publish?app=app", ["tag": "en", "base": "\(base)", field: fits])
      #expect(good.status == .seeOther, "\(field)")
      let long = fits + "x"
      let bad = try await desk.post(
        "/dashboard/appearance/publish?app=app", ["tag": "en", "base": "\(base + 1)", field: long])
      #expect(
        bad.status == .unprocessable && bad.text.contains(long) && bad.text.contains("A text is longer than its limit.")
      )
      #expect(bad.text.contains(">\(limit + 1)</span> / \(limit)"))
    }
    #expect(try await desk.store.appearances(of: "app", limit: 9, offset: 0).count == 3)
  }

  @Test func `lets nobody overwrite unseen what another agent published meanwhile`() async throws {
    let desk = try await TeamDesk()
    _ = try await desk.store.publish([.title: ["de": "Eins"]], app: "app", base: nil, at: 1)
    _ = try await desk.store.publish([.title: ["de": "Eins", "fr": "Un"]], app: "app", base: nil, at: 2)
    // Another language only: nothing is in the way.
    let beside = try await desk.post(
      "/dashboard/appearance/publish?app=app", ["tag": "de", "base": "1", "title": "Zwei"])
    #expect(beside.status == .seeOther)
    #expect(try await desk.store.appearance(of: "app")?.texts == [.title: ["de": "Zwei", "fr": "Un"]])
    let form = ["tag": "de", "base": "2", "title": "Drei"]
    let page = try await desk.post("/dashboard/appearance/publish?app=app", form)
    #expect(
      page.status == .conflict && page.text.contains("value=\"Drei\"")
        && page.text.contains("name=\"base\" value=\"3\""))
    #expect(page.text.contains("Published now: \u{2068}Zwei\u{2069}") && page.text.contains("data-overtaken"))
    let json = try await desk.post(
      "/dashboard/appearance/publish?app=app", form, fields: ["Accept": "application/json"])
    let told = try Ground.object(json)["base"] as? Int
    #expect(json.status == .conflict && told == 3)
    _ = try await desk.post("/dashboard/appearance/publish?app=app", form.merging(["base": "3"]) { $1 })
    #expect(try await desk.store.appearance(of: "app")?.texts[.title]?["de"] == "Drei")
  }

  @Test func `changes no customer by the language it edits`() async throws {
    let desk = try await TeamDesk()
    let (id, _) = try await desk.device(language: "de")
    let before = try await desk.store.device(id)
    for tag in ["ar", "ja", "es-MX"] { _ = try await desk.get("/dashboard/appearance?app=app&language=\(tag)") }
    #expect(try await desk.store.device(id) == before)
    #expect(try await desk.store.appearance(of: "app") == nil)
  }
}

@Suite struct `The page of text health` {
  @Test func `counts by language and by text, and pages`() async throws {
    let desk = try await TeamDesk()
    #expect(try await desk.get("/dashboard/health?app=app").text.contains("Every text was there"))
    let (_, claim) = try await desk.device()
    let reports = (0..<120).map { TextReport(language: "de", key: "key.\($0 + 100)", kind: .missing, count: 2) }
    try await desk.store.count(reports, from: claim, at: 1_700_000_000)
    let hostile = TextReport(language: "ar", key: "<script>\u{202E}{x} %@", kind: .refused)
    try await desk.store.count([hostile], from: claim, at: 1_700_000_000)
    let page = try await desk.get("/dashboard/health?app=app").text
    #expect(page.contains("&lt;script&gt;") && !page.contains("<script>\u{202E}"))
    let cells = page.replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(cells.contains("Arabic ar 0 1 1 Nov 14") && cells.contains("German de 120 0 240 Nov 14"))
    #expect(cells.contains("Does not fit its values 1 Nov 14") && cells.contains("key.100 German de Missing 2 Nov 14"))
    var target: String? = "/dashboard/health?app=app&language=de"
    var shown: [String] = []
    while let next = target, shown.count < 500 {
      let page = try await desk.get(next).text
      shown += page.matches(of: /key\.(\d+)/).map { String($0.output.1) }
      target = DevicePageLink.next(in: page)
    }
    #expect(shown == (100..<220).map(String.init))
    for wrong in ["page=0", "page=-3", "page=9999999999999", "language=zz"] {
      #expect(try await desk.get("/dashboard/health?app=app&" + wrong).status == .ok, "\(wrong)")
    }
    #expect(try await desk.get("/dashboard/health?app=app&language=tr_!").status == .badRequest)
    #expect(try await desk.get("/dashboard/health?app=app&language=DE").text.contains("key.100"))
    // Texts are counted under the tag as devices report it, without extensions.
    #expect(try await desk.get("/dashboard/health?app=app&language=de-u-nu-latn").text.contains("key.100"))
  }
}

extension `The page of text health` {
  @Test func `clears the reports of its app in all languages, for who sends its own form`() async throws {
    let desk = try await TeamDesk()
    try await desk.store.save(AppRecord(id: "other", name: "Other"))
    let (_, claim) = try await desk.device()
    let clearing = "action=\"/dashboard/health/clear?app=app\""
    #expect(try await !desk.get("/dashboard/health?app=app").text.contains(clearing), "nothing to clear")
    for language in ["de", "ar"] {
      try await desk.store.count(
        [TextReport(language: language, key: "k", kind: .missing, count: 3)], from: claim, at: 1_700_000_000)
    }
    let page = try await desk.get("/dashboard/health?app=app&language=de").text
    #expect(page.contains(clearing) && page.contains("data-confirm=\"Clear all reports"))
    // Neither another page's form nor another app's takes anything away.
    #expect(try await desk.ask(.post, "/dashboard/health/clear?app=app", body: "").status == .forbidden)
    #expect(try await desk.post("/dashboard/health/clear?app=other", [:]).status == .seeOther)
    #expect(try await desk.post("/dashboard/health/clear?app=nobody", [:]).status == .notFound)
    #expect(try await desk.store.textTotals(of: "app").map(\.reports) == [3, 3])
    let answer = try await desk.post("/dashboard/health/clear?app=app", [:])
    #expect(answer.status == .seeOther)
    let next = try #require(answer.fields["Location"])
    #expect(next == "/dashboard/health?app=app&notice=reports-cleared")
    let cleared = try await desk.get(next).text
    #expect(cleared.contains("The reports were cleared.") && cleared.contains("Every text was there"))
    #expect(try await desk.store.textTotals(of: "app") == [])
  }
}

enum DevicePageLink {
  static func next(in page: String) -> String? { `The page of devices`.link("next", in: page) }
}
