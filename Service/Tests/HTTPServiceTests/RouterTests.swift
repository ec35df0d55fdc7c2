import HTTPService
import Testing

@Suite struct `A router` {
  private func routed(_ method: HTTPMethod, _ path: String) throws -> HTTPResponse {
    var router = Router()
    router.on(.get, "/healthz") { _ in .text("ok\n") }
    router.on(.post, "/live/resolve") { request in .text("\(request.body.count)") }
    return try Self.now(router, HTTPRequest(method, try RequestTarget(parsing: path), body: [1, 2, 3]))
  }

  private static func now(_ router: Router, _ request: HTTPRequest) throws -> HTTPResponse {
    guard case .now(let answer) = router.reply(to: request) else { throw RequestTargetError.notAPath }
    return answer
  }

  @Test func `hands a request to whoever takes its path and method`() throws {
    #expect(try routed(.get, "/healthz").body == Array("ok\n".utf8))
    #expect(try routed(.get, "/healthz?x=1").status == .ok)
    #expect(try routed(.head, "/healthz").status == .ok)
    #expect(try routed(.post, "/live/resolve").body == Array("3".utf8))
  }

  @Test func `promises an answer that has to wait, and changes it on its way out`() async throws {
    var router = Router()
    router.on(.post, "/slow", later: { request in .text("\(request.body.count)") })
    let request = HTTPRequest(.post, try RequestTarget(parsing: "/slow"), body: [1])
    let reply = router.reply(to: request).map { answer in
      var answer = answer
      answer.status = .created
      return answer
    }
    guard case .later = reply else { throw RequestTargetError.notAPath }
    let answer = await reply.response
    #expect(answer.body == Array("1".utf8) && answer.status == .created)
    #expect(router.knows("/slow") && !router.knows("/slow/"))
  }

  @Test func `answers an unknown path with 404`() throws {
    for path in ["/", "/healthz/", "/HEALTHZ", "/healthz/x", "/live"] {
      let answer = try routed(.get, path)
      #expect(answer.status == .notFound)
      #expect(
        String(decoding: answer.body, as: UTF8.self)
          == #"{"error":{"code":"not_found","message":"Nothing lives at \#(path)."}}"#)
    }
  }

  @Test func `answers a wrong method with 405 and names the right ones`() throws {
    #expect(try routed(.post, "/healthz").fields["allow"] == "GET, HEAD")
    #expect(try routed(.head, "/live/resolve").fields["allow"] == "POST")
    #expect(try routed(HTTPMethod("get"), "/healthz").status == .methodNotAllowed)
  }

  @Test func `lets a service make pages of its refusals`() throws {
    var router = Router()
    router.on(.get, "/here") { _ in .text("here") }
    router.refusal = { request, forPrograms in .now(.text("\(request.target.path): \(forPrograms.status.code)")) }
    let asked: [(HTTPMethod, String, String)] = [
      (.get, "/here", "here"), (.get, "/gone?x", "/gone: 404"), (.post, "/here", "/here: 405"),
    ]
    for (method, target, body) in asked {
      let answer = try Self.now(router, HTTPRequest(method, try RequestTarget(parsing: target)))
      #expect(String(decoding: answer.body, as: UTF8.self) == body)
    }
    let request = HTTPRequest(.get, try RequestTarget(parsing: "/here"))
    let answers = [RequestTargetError.notText, .tooLong].map { router.reply(to: request, unreadable: $0) }
    let bodies = answers.map {
      if case .now(let answer) = $0 { String(decoding: answer.body, as: UTF8.self) } else { "" }
    }
    #expect(bodies == ["/here: 400", "/here: 414"])
  }
}

@Suite struct `Header fields` {
  @Test func `are found whatever their case and joined when repeated`() {
    var fields = HTTPFields()
    fields["Content-Type"] = "text/plain"
    #expect(fields["content-type"] == "text/plain")
    fields.append("a", to: "X")
    fields.append("b", to: "x")
    #expect(fields["X"] == "a, b")
    fields["x"] = nil
    #expect(fields["X"] == nil)
  }

  @Test func `cannot smuggle a second field in`() {
    var fields = HTTPFields()
    fields["Location"] = "/\r\nSet-Cookie: a=b\u{0}"
    #expect(fields["location"] == "/  Set-Cookie: a=b ")
  }
}

@Suite struct `An entity tag` {
  private func asked(_ held: String?) throws -> HTTPResponse {
    var request = HTTPRequest(.get, try RequestTarget(parsing: "/"))
    if let held { request.fields["If-None-Match"] = held }
    return HTTPResponse.text("body").revalidated(for: request)
  }

  @Test func `spares the body when the client holds it`() throws {
    let tag = try #require(try asked(nil).fields["etag"])
    #expect(try asked(nil).body == Array("body".utf8))
    for held in [tag, "W/" + tag, "\"x\", " + tag, "*"] {
      #expect(try asked(held).status == .notModified)
      #expect(try asked(held).body.isEmpty)
    }
    for other in ["\"x\"", String(tag.dropLast()), ""] { #expect(try asked(other).status == .ok) }
  }
}
