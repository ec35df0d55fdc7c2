import Foundation
import HTTPService
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

@Suite struct `The dashboard's door` {
  /// Every path of the dashboard with the method that it takes.
  static func paths() throws -> [(HTTPMethod, String)] {
    let gets = [
      "", "/devices", "/conversations", "/conversations/events", "/conversation", "/conversation/events",
      "/conversation/draft", "/push", "/reviews", "/settings", "/outbox", "/appearance", "/health",
    ]
    let posts = [
      "/log-out", "/conversation/reply", "/conversation/read", "/device/block", "/device/unblock", "/device/remove",
      "/push/publish", "/push/roll-back", "/reviews/publish", "/reviews/roll-back", "/settings/save",
      "/appearance/publish", "/appearance/roll-back", "/health/clear",
    ]
    return gets.map { (.get, "/dashboard" + $0) } + posts.map { (.post, "/dashboard" + $0) }
  }

  @Test func `shows nothing to a stranger, and the same whatever there is`() async throws {
    let desk = try await TeamDesk(logsIn: false)
    let id = try await desk.device().id.rawValue
    for (method, path) in try Self.paths() {
      for query in ["", "?app=app&device=\(id)", "?app=nobody&device=7"] {
        let page = try await desk.ask(method, path + query, fields: ["Sec-Fetch-Site": "same-origin"])
        #expect(page.status == .seeOther && page.body.isEmpty)
        #expect(page.fields["Location"]?.hasPrefix("/dashboard/log-in") == true)
        let data = try await desk.ask(
          method, path + query, fields: ["Sec-Fetch-Site": "same-origin", "Accept": "application/json"])
        #expect(data.status == .unauthorized && data.failureCode == "logged_out", "\(method) \(path)")
      }
    }
    desk.set(AgentGuard.cookie, AgentSecret().text)
    #expect(try await desk.get("/dashboard").status == .seeOther)
    desk.set(AgentGuard.cookie, "nonsense")
    #expect(try await desk.get("/dashboard").status == .seeOther)
  }

  @Test func `leads from an address that is nobody's back to the dashboard`() async throws {
    let desk = try await TeamDesk()
    for path in ["/dashboard/nope", "/dashboard/appearance/", "/dashboard/push/nothing?language=de"] {
      let page = try await desk.get(path)
      #expect(page.status == .notFound && page.fields["Content-Type"] == "text/html; charset=utf-8", "\(path)")
      #expect(page.text.contains("This is not here any more.") && page.text.contains("href=\"/dashboard\""))
      #expect(page.text.contains("class=\"dash-nav\""), "\(path) has no navigation")
      let data = try await desk.get(path, fields: ["Accept": "application/json"])
      #expect(data.status == .notFound && data.failureCode == "not_found")
    }
    // What does something shows nothing.
    let deed = try await desk.get("/dashboard/push/publish?app=app")
    #expect(deed.status == .methodNotAllowed && deed.fields["Allow"] == "POST")
    #expect(deed.text.contains("There is no page at this address.") && deed.text.contains("class=\"dash-nav\""))
    let data = try await desk.get("/dashboard/push/publish", fields: ["Accept": "application/json"])
    #expect(data.status == .methodNotAllowed && data.failureCode == "method_not_allowed")
    // A stranger learns nothing, not even that.
    let stranger = try await TeamDesk(logsIn: false)
    for path in ["/dashboard/nope", "/dashboard/push/publish"] {
      #expect(
        try await stranger.get(path).fields["Location"]
          == "/dashboard/log-in?next=" + path)
    }
    // Others' addresses are none of the dashboard's business.
    #expect(try await desk.get("/dashboards").text.contains("Nothing lives at"))
  }

  @Test func `answers a damaged address with a page that leads on`() async throws {
    let desk = try await TeamDesk()
    for (error, status) in [(RequestTargetError.notText, HTTPStatus.badRequest), (.tooLong, .targetTooLong)] {
      let page = try await desk.get("/dashboard/appearance", unreadable: error)
      #expect(page.status == status && page.fields["Content-Type"] == "text/html; charset=utf-8")
      #expect(page.text.contains("This address cannot be read.") && page.text.contains("class=\"dash-nav\""))
      #expect(page.text.contains("<a class=\"step\" href=\"/dashboard\">Go to the dashboard</a>"))
    }
    let data = try await desk.get("/dashboard/health", fields: ["Accept": "application/json"], unreadable: .notText)
    #expect(data.status == .badRequest && data.failureCode == "bad_target")
    #expect(try await desk.get("/dashboards", unreadable: .brokenEscape).failureCode == "bad_target")
    let stranger = try await TeamDesk(logsIn: false).get("/dashboard/health", unreadable: .notText)
    #expect(stranger.fields["Location"] == "/dashboard/log-in?next=/dashboard/health")
  }

  @Test func `opens to the password alone, and closes`() async throws {
    let desk = try await TeamDesk(logsIn: false)
    for wrong in ["", "correct-hors", "correct-horse ", "CORRECT-HORSE"] {
      let answer = try await desk.post("/dashboard/log-in", ["password": wrong])
      #expect(answer.status == .unauthorized && answer.fields["Set-Cookie"] == nil)
      #expect(answer.text.contains("This is not the team’s password."))
    }
    let answer = try await desk.post(
      "/dashboard/log-in", ["password": TeamDesk.password, "next": "/dashboard/devices?app=app"])
    #expect(answer.status == .seeOther && answer.fields["Location"] == "/dashboard/devices?app=app")
    let cookie = try #require(answer.fields["Set-Cookie"])
    #expect(cookie.contains("; Path=/dashboard; ") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
    #expect(!cookie.contains("Secure"))
    let page = try await desk.get("/dashboard")
    #expect(page.status == .ok && page.text.contains("Harbour &amp; &lt;Sons&gt;"))
    #expect(page.fields["Cache-Control"] == "no-store")
    let secret = try #require(desk.secret)
    #expect(try await desk.post("/dashboard/log-out", [:]).status == .seeOther)
    #expect(desk.secret == nil)
    // The cookie is of no use either where somebody kept it.
    desk.set(AgentGuard.cookie, secret.text)
    #expect(try await desk.get("/dashboard").status == .seeOther)
  }

  @Test func `ends what a session has open when its agent logs out`() async throws {
    let desk = try await TeamDesk()
    let (id, _) = try await desk.device()
    let targets = [
      "/dashboard/conversations/events?app=app", "/dashboard/conversation/events?app=app&device=\(id.rawValue)",
    ]
    var streams: [HTTPStream] = []
    for target in targets { streams.append(try #require(try await desk.get(target).stream)) }
    #expect(streams.allSatisfy { $0.send([0x3A]) })
    let secret = try #require(desk.secret)
    desk.forgetCookies()
    _ = try await desk.post("/dashboard/log-in", ["password": TeamDesk.password])
    let other = try #require(try await desk.get(targets[0]).stream)
    desk.set(AgentGuard.cookie, secret.text)
    _ = try await desk.post("/dashboard/log-out", [:])
    #expect(streams.allSatisfy { !$0.send([0x3A]) } && other.send([0x3A]))
  }

  /// What `reception-service new-password` does, and another process where an agent logs out.
  @Test func `ends what a session has open when it is gone from the store`() async throws {
    let desk = try await TeamDesk()
    let (id, claim) = try await desk.device()
    let conversation = "/dashboard/conversation/events?app=app&device=\(id.rawValue)"
    let list = try #require(try await desk.get("/dashboard/conversations/events?app=app").stream)
    let streams = [try #require(try await desk.get(conversation).stream), list]
    desk.events.beat()
    try await Task.sleep(for: .milliseconds(300))
    #expect(streams.allSatisfy { $0.send([0x3A]) }, "a session that is there keeps its streams")
    _ = try await FirstPassword.replace(desk.store)
    // A message is what ends the stream that would carry it; the others end at the next beat.
    _ = try await desk.store.append(OutgoingMessage(id: "1", text: "secret"), from: claim, at: 1)
    desk.events.note(id)
    #expect(await eventually { !streams[0].send([0x3A]) }, "the conversation's stream went on")
    #expect(list.send([0x3A]))
    desk.events.beat()
    #expect(await eventually { !list.send([0x3A]) }, "the list's stream went on")
  }

  @Test func `ends what a session has open when its time is over`() async throws {
    let desk = try await TeamDesk()
    let stream = try #require(try await desk.get("/dashboard/conversations/events?app=app").stream)
    desk.time.advance(AgentGuard.idle + 1)
    desk.events.beat()
    #expect(await eventually { !stream.send([0x3A]) })
  }

  private func eventually(_ isSo: () -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while !isSo() {
      guard ContinuousClock.now < end else { return false }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return true
  }

  @Test func `sets a cookie for TLS alone behind a proxy, unless that says it speaks none`() async throws {
    let desk = try await TeamDesk(isBehindProxy: true, logsIn: false)
    let form = ["password": TeamDesk.password]
    for (said, isSecure) in [("", true), ("https", true), ("http", false)] {
      let answer = try await desk.post("/dashboard/log-in", form, fields: ["X-Forwarded-Proto": said])
      #expect(answer.fields["Set-Cookie"]?.hasSuffix("; Secure") == isSecure, "“\(said)”")
    }
  }

  @Test func `lets an address try ten times in a quarter of an hour`() async throws {
    let desk = try await TeamDesk(logsIn: false)
    let wrong = ["password": "wrong"]
    for _ in 0..<10 { #expect(try await desk.post("/dashboard/log-in", wrong).status == .unauthorized) }
    desk.time.advance(60)
    let limited = try await desk.post("/dashboard/log-in", ["password": TeamDesk.password])
    #expect(limited.status == .tooManyRequests && limited.fields["Retry-After"] == "840")
    #expect(limited.text.contains("Try again in \u{2068}14\u{2069} minutes."))
    let neighbour = try await desk.post("/dashboard/log-in", wrong, fields: ["peer": "203.0.113.8"])
    #expect(neighbour.status == .unauthorized)
    desk.time.advance(841)
    #expect(try await desk.post("/dashboard/log-in", ["password": TeamDesk.password]).status == .seeOther)
  }

  @Test func `ends a session that is not used, and each after a week`() async throws {
    let desk = try await TeamDesk()
    desk.time.advance(AgentGuard.idle - 1)
    #expect(try await desk.get("/dashboard").status == .ok)
    desk.time.advance(AgentGuard.idle - 1)
    #expect(try await desk.get("/dashboard").status == .ok)
    desk.time.advance(AgentGuard.idle)
    #expect(try await desk.get("/dashboard").status == .seeOther)
    let busy = try await TeamDesk()
    var hours = 0
    while try await busy.get("/dashboard").status == .ok, hours < 1_000 {
      hours += 5
      busy.time.advance(5 * 3_600)
    }
    #expect(hours == 170)
  }

  @Test func `takes no form of another page, nor one without the session's token`() async throws {
    let desk = try await TeamDesk()
    let forged: [[String: String]] = [
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": "none"],
      ["Sec-Fetch-Site": "", "Origin": "https://elsewhere.example"], ["Sec-Fetch-Site": "", "Origin": "null"],
      ["Sec-Fetch-Site": "", "Origin": "http://desk.example.elsewhere.example"],
    ]
    for fields in forged {
      #expect(try await desk.post("/dashboard/log-out", [:], fields: fields).status == .forbidden, "\(fields)")
      let logIn = try await desk.post("/dashboard/log-in", ["password": TeamDesk.password], fields: fields)
      #expect(logIn.status == .forbidden && logIn.fields["Set-Cookie"] == nil, "\(fields)")
      let language = try await desk.post("/dashboard/language", ["language": "de"], fields: fields)
      #expect(language.fields["Set-Cookie"] == nil)
    }
    for token in ["", "0", AgentSecret().formToken] {
      #expect(try await desk.post("/dashboard/log-out", ["token": token]).status == .forbidden)
    }
    #expect(try await desk.get("/dashboard").status == .ok)
    let own = ["Sec-Fetch-Site": "", "Origin": "http://desk.example"]
    #expect(try await desk.post("/dashboard/log-out", [:], fields: own).status == .seeOther)
  }

  @Test func `sends nobody to another site`() async throws {
    let desk = try await TeamDesk(logsIn: false)
    let lures = [
      "https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example", "/dashboardx", "/", "",
      "/dashboard/\r\nSet-Cookie: a=b", "/dashboard\\..", "javascript:alert(1)",
    ]
    for lure in lures {
      let answer = try await desk.post("/dashboard/log-in", ["password": TeamDesk.password, "next": lure])
      #expect(answer.fields["Location"] == "/dashboard", "\(lure)")
      let back = try await desk.post("/dashboard/language", ["language": "de", "back": lure])
      #expect(back.fields["Location"] == "/dashboard", "\(lure)")
    }
  }

  @Test func `speaks the language that was chosen, else the browser's`() async throws {
    let desk = try await TeamDesk()
    let browser = ["Accept-Language": "ja,en;q=0.5"]
    #expect(try await desk.get("/dashboard", fields: browser).text.contains("<html lang=\"ja\" dir=\"ltr\">"))
    for (tag, marks) in [("ar", "lang=\"ar\" dir=\"rtl\""), ("en-XD", "[Overview]"), ("automatic", "lang=\"ja\"")] {
      _ = try await desk.post("/dashboard/language", ["language": tag])
      #expect(try await desk.get("/dashboard", fields: browser).text.contains(marks), "\(tag)")
    }
    _ = try await desk.post("/dashboard/language", ["language": "\"><script>"])
    #expect(try await desk.get("/dashboard", fields: browser).text.contains("lang=\"ja\""))
  }
}

@Suite struct `The first password` {
  @Test func `is made once, and replaced by the environment's`() async throws {
    let desk = try await TeamDesk(logsIn: false)
    #expect(try await FirstPassword.prepare(desk.store, given: nil) == nil)
    try await desk.store.begin(AgentSession(secret: AgentSecret().hash, begunAt: 1, expiresAt: 2))
    #expect(try await FirstPassword.prepare(desk.store, given: "another-horse") == nil)
    #expect(try await desk.store.agentPassword()?.matches("another-horse") == true)
    let session = AgentSecret().hash
    try await desk.store.begin(AgentSession(secret: session, begunAt: 1, expiresAt: 9))
    // The same password again ends nobody's session.
    _ = try await FirstPassword.prepare(desk.store, given: "another-horse")
    #expect(try await desk.store.agentSession(session, at: 2) != nil)
    let made = try await FirstPassword.replace(desk.store)
    #expect(try await desk.store.agentPassword()?.matches(made) == true)
    #expect(try await desk.store.agentSession(session, at: 2) == nil)
    #expect(FirstPassword.line(made: "a-b", isGiven: false, command: "").hasSuffix("shown this once: a-b"))
    #expect(!FirstPassword.line(made: nil, isGiven: true, command: "x new-password").contains("new-password"))
    #expect(FirstPassword.line(made: nil, isGiven: false, command: "x new-password").contains("new-password"))
    #expect(throws: ConfigurationError.shortPassword) {
      _ = try ServiceConfiguration(arguments: [], environment: ["DASHBOARD_PASSWORD": "seven77"])
    }
  }

  @Test func `is refused when too many ask at once, and takes as long where there is none`() async throws {
    let desk = PasswordDesk()
    let hash = try #require(PasswordHash(of: "x"))
    let answers = await withTaskGroup(of: Bool?.self) { group in
      for _ in 0..<30 { group.addTask { await desk.matches("x", hash) } }
      return await group.reduce(into: [Bool?]()) { $0.append($1) }
    }
    #expect(answers.filter { $0 == nil }.count >= 1 && answers.contains(true) && !answers.contains(false))
    #expect(await desk.matches("x", nil) == false)
  }
}
