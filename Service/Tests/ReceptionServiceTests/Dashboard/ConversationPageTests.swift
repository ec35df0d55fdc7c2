import Foundation
import HTTPService
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

@Suite struct `The page of a conversation` {
  @Test func `lists what users wrote, the last first, with what is unread`() async throws {
    let desk = try await TeamDesk()
    #expect(try await desk.get("/dashboard/conversations?app=app").text.contains("Nobody has written yet"))
    let (first, second) = (try await desk.device(name: "Ada"), try await desk.device(name: "Grace"))
    for (number, device) in [first, first, second].enumerated() {
      _ = try await desk.store.append(
        OutgoingMessage(id: "\(number)", text: "text \(number)"), from: device.claim, at: Double(1_000 + number))
    }
    let page = try await desk.get("/dashboard/conversations?app=app").text
    let (grace, ada) = (try #require(page.range(of: "text 2")), try #require(page.range(of: "text 1")))
    #expect(grace.lowerBound < ada.lowerBound && !page.contains("text 0"))
    #expect(page.contains("\u{2068}2\u{2069} unread messages") && page.contains("data-unread=\"2\""))
    let read = try await desk.post(
      "/dashboard/conversation/read?app=app", ["device": "\(first.id.rawValue)", "number": "2"])
    #expect(read.status == .seeOther)
    let unread = try await desk.get("/dashboard/conversations?app=app&part=unread").text
    #expect(unread.contains("Grace") && !unread.contains("Ada") && unread.contains("data-unread=\"1\""))
  }

  @Test func `stores a reply once with its push, and keeps what was written`() async throws {
    let desk = try await TeamDesk()
    let (id, _) = try await desk.device(language: "de")
    let text = "Hallo {name} 100 %@\r\n<b>"
    let form = ["device": "\(id.rawValue)", "id": "team-1", "text": text]
    for _ in 0..<2 {
      let answer = try await desk.post("/dashboard/conversation/reply?app=app", form)
      #expect(answer.status == .seeOther && answer.fields["Location"]?.hasSuffix("&notice=sent") == true)
    }
    let messages = try await desk.store.messages(of: id, .latest, limit: 9)
    #expect(messages.map(\.text) == ["Hallo {name} 100 %@\n<b>"])
    let pushes = try await desk.store.pushes(PushQuestion(app: "app"), limit: 9)
    #expect(pushes.map(\.push.language.identifier) == ["de"])
    #expect(pushes.first?.push.payload.contains(#"Hallo {name} 100 %@\n<b>"#) == true)
    let again = try await desk.post(
      "/dashboard/conversation/reply?app=app", form.merging(["text": "another"]) { $1 },
      fields: ["Accept": "application/json"])
    #expect(again.status == .conflict && again.failureCode == "conflict")
    for (wrong, words) in [
      ("", "Write something"), (" \n", "Write something"), (String(repeating: "x", count: 4_001), "too long"),
    ] {
      let answer = try await desk.post("/dashboard/conversation/reply?app=app", form.merging(["text": wrong]) { $1 })
      #expect(answer.status == .unprocessable && answer.text.contains(words))
    }
    let gone = try await desk.post("/dashboard/conversation/reply?app=app", form.merging(["device": "7"]) { $1 })
    #expect(gone.status == .notFound)
  }

  @Test func `sends nothing to a blocked device, and keeps what was written`() async throws {
    let desk = try await TeamDesk()
    let (id, _) = try await desk.device(language: "de")
    let path = "/dashboard/conversation?app=app&device=\(id.rawValue)"
    let (notice, hidden) = ("class=\"notice\" id=\"blocked\"", "class=\"notice\" id=\"blocked\" hidden")
    #expect(try await desk.get(path).text.contains(hidden))
    try await desk.store.setBlocked(true, device: id)
    let page = try await desk.get(path).text
    #expect(page.contains(notice) && !page.contains(hidden) && page.contains("type=\"submit\" disabled>Send"))
    let form = ["device": "\(id.rawValue)", "id": "team-1", "text": "Noch <da>?"]
    let answer = try await desk.post("/dashboard/conversation/reply?app=app", form)
    #expect(answer.status == .conflict && answer.text.contains("Noch &lt;da&gt;?</textarea>"))
    #expect(answer.text.contains(notice) && answer.text.contains("id=\"question\" role=\"alertdialog\""))
    let data = try await desk.post(
      "/dashboard/conversation/reply?app=app", form, fields: ["Accept": "application/json"])
    #expect(data.status == .conflict && data.failureCode == "blocked")
    #expect(data.text.contains("This device is blocked. Unblock it, then send your reply."))
    #expect(try await desk.store.messages(of: id, .latest, limit: 9).isEmpty)
    try await desk.store.setBlocked(false, device: id)
    #expect(try await desk.post("/dashboard/conversation/reply?app=app", form).status == .seeOther)
    #expect(try await desk.store.pushes(PushQuestion(app: "app"), limit: 9).count == 1)
  }

  @Test func `begins a request for a review with the template of the user's language`() async throws {
    let desk = try await TeamDesk()
    let (id, _) = try await desk.device(language: "de-AT")
    let target = "/dashboard/conversation?app=app&device=\(id.rawValue)"
    let page = try await desk.get(target + "&review=general").text
    #expect(page.contains("name=\"drafted\" value=\"de\"") && page.contains("name=\"scenario\" value=\"general\""))
    #expect(page.contains("Harbour &amp; &lt;Sons&gt;") && page.contains("Draft of a request for a review."))
    let draft = try await desk.get(
      "/dashboard/conversation/draft?app=app&device=\(id.rawValue)&review=general",
      fields: ["Accept": "application/json"])
    let object = try Ground.object(draft)
    #expect(object["language"] as? String == "de" && (object["text"] as? String)?.contains("Harbour & <Sons>") == true)
    #expect(
      try await desk.get("/dashboard/conversation/draft?app=app&device=\(id.rawValue)&review=x").status == .notFound)
  }

  @Test func `asks what to keep when the language changed, and sends nothing before`() async throws {
    let desk = try await TeamDesk()
    let (id, claim) = try await desk.device(language: "es-MX")
    let draft = "Mi borrador <especial>"
    let form = [
      "device": "\(id.rawValue)", "id": "team-1", "text": draft, "scenario": "afterFix", "drafted": "es-419",
    ]
    func report(_ language: String, _ sequence: Int) async throws {
      var description = DeviceDescription(platform: "ios", sdkVersion: "1", locale: "es_MX", timezone: "UTC")
      description.language = language
      try await desk.store.update(claim, with: description, sequence: sequence, at: 2)
    }
    // Another language for the user, the same for the service.
    try await report("es-AR", 1)
    #expect(try await desk.post("/dashboard/conversation/reply?app=app", form).status == .seeOther)
    try await report("ar", 2)
    let next = form.merging(["id": "team-2"]) { $1 }
    let page = try await desk.post("/dashboard/conversation/reply?app=app", next)
    #expect(page.status == .conflict && page.text.contains("Mi borrador &lt;especial&gt;"))
    #expect(
      page.text.contains(
        "now speaks \u{2068}Arabic\u{2069}. Your draft was made for \u{2068}Spanish (Latin America)\u{2069}."))
    #expect(page.text.contains("name=\"keep\" value=\"ar\"") && page.text.contains("review=afterFix"))
    let json = try await desk.post(
      "/dashboard/conversation/reply?app=app", next, fields: ["Accept": "application/json"])
    let object = try Ground.object(json)
    #expect(json.status == .conflict && object["language"] as? String == "ar")
    #expect(try await desk.store.messages(of: id, .latest, limit: 9).count == 1)
    let kept = try await desk.post("/dashboard/conversation/reply?app=app", next.merging(["keep": "ar"]) { $1 })
    #expect(kept.status == .seeOther)
    let messages = try await desk.store.messages(of: id, .latest, limit: 9)
    #expect(messages.map(\.text) == [draft, draft] && messages.allSatisfy(\.asksForReview))
    // A draft of no language would be sent unasked, whatever the user speaks.
    for (drafted, status) in [("xx", HTTPStatus.unprocessable), ("es-MX", .unprocessable), ("tr_!", .badRequest)] {
      let form = form.merging(["id": "team-3", "drafted": drafted]) { $1 }
      #expect(try await desk.post("/dashboard/conversation/reply?app=app", form).status == status, "\(drafted)")
    }
    // The answer is for one language only: another change asks anew.
    try await report("ja", 3)
    let third = next.merging(["id": "team-3", "keep": "ar"]) { $1 }
    #expect(try await desk.post("/dashboard/conversation/reply?app=app", third).status == .conflict)
  }

  @Test func `shows another app's conversation to nobody`() async throws {
    let desk = try await TeamDesk()
    try await desk.store.save(AppRecord(id: "other", name: "Other"))
    let (id, _) = try await desk.device()
    for path in ["conversation", "conversation/events"] {
      let answer = try await desk.get("/dashboard/\(path)?app=other&device=\(id.rawValue)")
      #expect(answer.status == .notFound, "\(path)")
    }
  }

  @Test func `goes back through a long conversation`() async throws {
    let desk = try await TeamDesk()
    let (id, claim) = try await desk.device()
    for number in 1...90 {
      _ = try await desk.store.append(OutgoingMessage(id: "\(number)", text: "[\(number)]"), from: claim, at: 1)
    }
    let target = "/dashboard/conversation?app=app&device=\(id.rawValue)"
    let shown = { (page: String) in page.matches(of: /\[(\d+)\]/).compactMap { Int($0.output.1) } }
    #expect(shown(try await desk.get(target).text) == Array(51...90))
    let earlier = try await desk.get(target + "&before=51").text
    #expect(shown(earlier) == Array(11...50) && earlier.contains("Latest messages"))
    #expect(shown(try await desk.get(target + "&before=11").text) == Array(1...10))
  }

  @Test func `reads nothing that is not on the page`() async throws {
    let desk = try await TeamDesk()
    let (id, claim) = try await desk.device()
    for number in 1...90 {
      _ = try await desk.store.append(OutgoingMessage(id: "\(number)", text: "[\(number)]"), from: claim, at: 1)
    }
    let target = "/dashboard/conversation?app=app&device=\(id.rawValue)"
    let reading = "action=\"/dashboard/conversation/read"
    let latest = try await desk.get(target).text
    #expect(latest.contains(reading) && latest.contains("name=\"number\" value=\"90\""))
    #expect(latest.contains("data-last=\"90\"") && !latest.contains("data-earlier"))
    // Its script reads the mark: what comes is not shown here, and nothing becomes read.
    for before in [51, 11, 1] {
      let page = try await desk.get(target + "&before=\(before)").text
      #expect(!page.contains(reading) && page.contains("data-earlier"), "before \(before)")
      #expect(page.contains("id=\"latest\"") && page.contains("Latest messages"), "before \(before)")
      #expect(page.contains("id=\"silence\" hidden"), "before \(before)")
    }
    // A page that ends with the last message is as the page of the latest, whatever its address says.
    let whole = try await desk.get(target + "&before=1000").text
    #expect(whole.contains(reading) && whole.contains("data-last=\"90\"") && !whole.contains("data-earlier"))
  }
}
