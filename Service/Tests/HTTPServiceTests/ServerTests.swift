import HTTPService
import RawHTTP
import Testing

/// A server on a free port that repeats what it was asked.
private func withEchoServer<Result>(_ body: (UInt16) throws -> Result) throws -> Result {
  let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
  let server = try HTTPServer(on: socket) { request in
    let words = "\(request.method) \(request.target.path) \(request.body.count) \(request.fields["x-test"] ?? "-")"
    return .now(.text(words).secured())
  }
  defer { server.stop(grace: 100) }
  return try body(socket.port)
}

@Suite struct `A server` {
  @Test func `answers over a real socket, with the security fields`() throws {
    let answer = try withEchoServer { RawHTTP.request("GET", "/a%20b?c", fields: ["X-Test: t"], port: $0) }
    #expect(answer.status == 200)
    #expect(answer.body == "GET /a b 0 t")
    #expect(answer.fields["x-content-type-options"] == "nosniff")
    #expect(answer.fields["content-security-policy"]?.contains("unsafe") == false)
    #expect(answer.fields["content-security-policy"]?.hasPrefix("default-src 'none'; script-src 'self';") == true)
  }

  @Test func `gives HEAD the head of GET`() throws {
    let answer = try withEchoServer { RawHTTP.request("HEAD", "/", port: $0) }
    #expect(answer.status == 200)
    #expect(answer.fields["content-length"] == "\("HEAD / 0 -".utf8.count)")
    #expect(answer.body == "")
  }

  @Test func `reads a body of 64 KiB and refuses one byte more`() throws {
    try withEchoServer { port in
      let largest = RawHTTP.request("POST", "/", body: String(repeating: "x", count: 65_536), port: port)
      #expect(largest.body == "POST / 65536 -")
      for size in [65_537, 200_000] {
        let refused = RawHTTP.request("POST", "/", body: String(repeating: "x", count: size), port: port)
        #expect(refused.status == 413)
        #expect(
          refused.body
            == #"{"error":{"code":"body_too_large","message":"The body is larger than 65536 bytes."}}"#)
      }
    }
  }

  @Test func `refuses a gigabyte by its announced length, before a byte of it`() throws {
    let head = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\nConnection: close\r\n\r\n"
    #expect(try withEchoServer { RawHTTP.exchange(Array(head.utf8), port: $0) }.status == 413)
  }

  @Test func `reads a body in chunks, and counts it`() throws {
    try withEchoServer { port in
      let head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
      #expect(
        RawHTTP.exchange(Array((head + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n").utf8), port: port).body == "POST / 5 -")
      let chunk = "8000\r\n" + String(repeating: "x", count: 0x8000) + "\r\n"
      let large = head + chunk + chunk + chunk + "0\r\n\r\n"
      #expect(RawHTTP.exchange(Array(large.utf8), port: port).status == 413)
    }
  }

  @Test func `answers a bad target and too many fields with a reason`() throws {
    try withEchoServer { port in
      #expect(RawHTTP.request("GET", "/%zz", port: port).status == 400)
      #expect(RawHTTP.request("GET", "/%ff", port: port).body.contains("UTF-8"))
      #expect(RawHTTP.request("GET", "/" + String(repeating: "a", count: 9_000), port: port).status == 414)
      let many = (0..<101).map { "X-\($0): 1" }
      #expect(RawHTTP.request("GET", "/", fields: many, port: port).status == 431)
    }
  }

  @Test func `answers a head of any length, and says in its own words when one is too long`() throws {
    try withEchoServer { port in
      var failures: [String] = []
      for fields in [1, 10, 90] {
        for length in stride(from: 3_000, to: 22_000, by: 100) {
          let value = String(repeating: "v", count: length / fields - 8)
          let names = (0..<fields).map { "X-\($0 + 10): \(value)" }
          let answer = RawHTTP.request("GET", "/", fields: names, port: port)
          // Of each field name and value are four bytes less than its line, and it counts 64 more.
          let cost = length + 60 * fields
          switch cost {
          case ..<14_000: if answer.status != 200 { failures.append("\(fields) of \(length): \(answer)") }
          case 14_400..<15_400:
            if answer.status != 431 || !answer.body.hasPrefix(#"{"error":{"code":"head_too_long""#) {
              failures.append("\(fields) of \(length): \(answer)")
            }
          default: if !(200..<500).contains(answer.status) { failures.append("\(fields) of \(length): \(answer)") }
          }
        }
      }
      #expect(failures == [])
      let long = "X: " + String(repeating: "v", count: 14_400)
      let refused = RawHTTP.request("POST", "/", fields: [long], body: "body", port: port)
      #expect(refused.status == 431 && refused.fields["x-content-type-options"] == "nosniff")
      #expect(refused.fields["content-length"] == "\(refused.body.utf8.count)" && refused.fields["date"]?.count == 29)
      let head = RawHTTP.request("HEAD", "/", fields: [long], port: port)
      #expect(head.status == 431 && head.body == "")
    }
  }

  @Test func `counts the cookies of a head, each of which the library keeps`() throws {
    try withEchoServer { port in
      let statuses = (1...60).map { number in
        let cookies = "Cookie: " + Array(repeating: "a=b", count: number * 5).joined(separator: "; ")
        return RawHTTP.request("GET", "/", fields: [cookies], port: port).status
      }
      // 5,000 bytes of one cookie cost twice as much; what they leave is enough for the answer.
      #expect(
        statuses.prefix(30).allSatisfy { $0 == 200 } && statuses.allSatisfy { [200, 431].contains($0) }, "\(statuses)")
      let long = (1...16).map { number in
        RawHTTP.request("GET", "/", fields: ["Cookie: a=" + String(repeating: "b", count: number * 500)], port: port)
          .status
      }
      #expect(long.prefix(13).allSatisfy { $0 == 200 } && long.suffix(2) == [431, 431], "\(long)")
    }
  }

  @Test func `sends an answer whose fields are longer than what a long head leaves of the memory`() throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let server = try HTTPServer(on: socket) { request in
      var answer = HTTPResponse(status: .seeOther)
      answer.fields["Location"] = "/there?next=" + (request.target.first("next") ?? "")
      return .now(answer.secured())
    }
    defer { server.stop(grace: 100) }
    let wrong = stride(from: 100, through: 8_000, by: 100).filter { length in
      let next = String(repeating: "a", count: length)
      let answer = RawHTTP.request("GET", "/?next=\(next)", port: socket.port)
      return answer.status != 303 || answer.fields["location"] != "/there?next=" + next
    }
    #expect(wrong == [])
  }

  @Test func `drops what a stream holds when it is aborted, and sends it when it is finished`() throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let server = try HTTPServer(on: socket) { request in
      let stream = HTTPStream()
      stream.send(Array("held".utf8))
      if request.target.path == "/abort" { stream.abort() } else { stream.finish() }
      return .now(HTTPResponse(contentType: "text/plain", stream: stream))
    }
    defer { server.stop(grace: 100) }
    let bodies = ["/finish", "/abort"].map { RawHTTP.request("GET", $0, port: socket.port).body }
    #expect(bodies[0].contains("held") && bodies[1] == "0\r\n\r\n", "\(bodies)")
  }

  @Test func `answers a query of thousands of items, which the library would leave waiting`() throws {
    try withEchoServer { port in
      for count in [101, 500, 2_000] {
        let answer = RawHTTP.request("GET", "/?" + String(repeating: "a&", count: count), port: port)
        #expect(answer.status == 400 && answer.body.contains("more than 100 items"), "\(count): \(answer)")
      }
      let most = "/?" + String(repeating: "a=b&", count: 100)
      #expect(RawHTTP.request("GET", most, port: port).body == "GET / 0 -")
    }
  }

  @Test func `refuses a head that two readers could read differently`() throws {
    let heads = [
      ("GET / HTTP/1.1\r\n", "400"), ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n", "400"),
      ("GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n", "400"),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n", "400"),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n", "400"),
      ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n", "501"),
      ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n", "501"),
      ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "501"),
      ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length : 5\r\n", "400"),
      ("GET / HTTP/1.1\r\nHost: a\r\nX Y: z\r\n", "400"), ("GET / HTTP/1.1\r\nHost: a\r\nX\u{e9}: z\r\n", "400"),
      ("GET / HTTP/1.1\r\nHost: a\r\nX-1_!#$%&'*+.^`|~: z\r\n", "200"),
      ("GET / HTTP/1.0\r\n", "200"), ("GET / HTTP/1.1\r\nHost:\r\n", "200"),
    ]
    try withEchoServer { port in
      for (head, status) in heads {
        let bytes = Array((head + "Connection: close\r\n\r\n0\r\n\r\n").utf8)
        #expect("\(RawHTTP.exchange(bytes, port: port, patience: 1_000).status)" == status, "\(head)")
      }
    }
  }

  @Test func `answers several requests of one connection, each with its own`() throws {
    let requests =
      "POST /a HTTP/1.1\r\nHost: x\r\nX-Test: one\r\nContent-Length: 3\r\n\r\nabc"
      + "GET /b HTTP/1.1\r\nHost: x\r\n\r\n"
      + "POST /c HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nConnection: close\r\n\r\nz"
    let answers = try withEchoServer { RawHTTP.exchange(Array(requests.utf8), port: $0) }.body
    #expect(answers.contains("POST /a 3 one"))
    #expect(answers.contains("GET /b 0 -"))
    #expect(answers.contains("POST /c 1 -"))
  }

  @Test func `answers while hundreds of others say nothing or half a request`() throws {
    try withEchoServer { port in
      let silent = RawHTTP.Silence(count: 300, saying: Array("POST / HTTP/1.1\r\nHost: x\r\nContent-Le".utf8), to: port)
      #expect(silent.connected == 300)
      #expect(RawHTTP.request("GET", "/", port: port).body == "GET / 0 -")
      silent.end()
      #expect(RawHTTP.request("GET", "/", port: port).body == "GET / 0 -")
    }
  }

  @Test func `survives what is no HTTP`() throws {
    let rubbish: [[UInt8]] = [
      [], [0], Array("\r\n\r\n\r\n".utf8), Array("GET\r\n\r\n".utf8), Array(repeating: 0xFF, count: 5_000),
      Array("GET / HTTP/9.9\r\n\r\n".utf8), Array("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n".utf8),
      Array("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n".utf8),
      Array(("GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 100_000) + "\r\n\r\n").utf8),
      Array("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n".utf8),
    ]
    try withEchoServer { port in
      for bytes in rubbish {
        let status = RawHTTP.exchange(bytes + Array("\r\n\r\n".utf8), port: port, patience: 200).status
        #expect(status == 0 || (400..<600).contains(status), "\(bytes.prefix(20))")
      }
      #expect(RawHTTP.request("GET", "/", port: port).status == 200)
    }
  }

  @Test func `answers many clients at once, each its own`() async throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let server = try HTTPServer(on: socket) { .now(.text($0.target.first("n") ?? "")) }
    let port = socket.port
    let wrong = await withTaskGroup(of: Int.self) { group in
      for n in 0..<200 {
        group.addTask { RawHTTP.request("GET", "/?n=\(n)", port: port).body == "\(n)" ? 0 : 1 }
      }
      return await group.reduce(0, +)
    }
    server.stop(grace: 100)
    #expect(wrong == 0)
  }

  @Test func `hands on what can be said of an address that it cannot read`() throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let server = try HTTPServer(
      on: socket,
      unreadable: { request, error in
        .now(.text("\(error): \(request.method) \(request.target.path) \(request.fields["x-test"] ?? "-")"))
      }, handler: { _ in .now(.text("read")) })
    defer { server.stop(grace: 100) }
    let asked: [(String, String)] = [
      ("/a%20b?c=%00", "notText: GET /a b t"), ("/page?x=%4", "brokenEscape: GET /page t"),
      ("/%FF/x?y=1", "notText: GET /%FF/x t"), ("*", "notAPath: GET / t"),
      ("/x?" + String(repeating: "a=1&", count: 101), "tooManyItems: GET /x t"), ("/a%20b?c", "read"),
    ]
    for (target, body) in asked {
      #expect(RawHTTP.request("GET", target, fields: ["X-Test: t"], port: socket.port).body == body, "\(target)")
    }
  }

  @Test func `gives its port back when it stops`() throws {
    let port = try withEchoServer { $0 }
    let again = try ListeningSocket(host: "127.0.0.1", port: port)
    try HTTPServer(on: again) { _ in .now(.text("")) }.stop(grace: 0)
    #expect(RawHTTP.request("GET", "/", port: port).status == 0)
  }
}

@Suite struct `A listening socket` {
  @Test func `tells a port in use from other faults`() throws {
    try withEchoServer { port -> Void in
      _ = #expect(throws: ListeningError.portInUse(host: "127.0.0.1", port: port)) {
        _ = try ListeningSocket(host: "127.0.0.1", port: port)
      }
    }
    #expect(throws: ListeningError.unknownHost("nowhere.invalid")) {
      _ = try ListeningSocket(host: "nowhere.invalid", port: 0)
    }
    #expect(throws: ListeningError.unknownHost("192.0.2.1")) { _ = try ListeningSocket(host: "192.0.2.1", port: 0) }
  }
}
