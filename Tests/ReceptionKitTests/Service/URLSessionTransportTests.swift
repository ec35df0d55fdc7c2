import Foundation
import ReceptionKit
import Testing

/// Requests over a real socket.
@Suite struct URLSessionTransportTests {
  private func piece(_ text: String, delay: Double = 0) -> OneAnswerServer.Piece {
    OneAnswerServer.Piece(bytes: Array(text.utf8), delay: delay)
  }

  @Test func `an answer comes with its status, its fields in any case and its body`() async throws {
    let server = try OneAnswerServer([
      piece(
        "HTTP/1.1 429 Too Many\r\nRetry-After: 7\r\nETAG: \"a\"\r\nContent-Length: 5\r\nConnection: close\r\n\r\nHal"),
      piece("lo", delay: 0.05),
    ])
    let request = ReceptionRequest(
      method: "PATCH", url: server.url.appendingPathComponent("v1/devices/me"),
      headers: ["X-App-Id": "app", "Authorization": "Bearer t"], body: Data("{}".utf8))
    let answer = try await URLSessionTransport().answer(to: request)
    #expect(answer.status == 429 && String(decoding: answer.body, as: UTF8.self) == "Hallo")
    #expect(answer.headers["retry-after"] == "7" && answer.headers["etag"] == "\"a\"")
    let asked = try #require(server.requests.first).lowercased()
    #expect(asked.hasPrefix("patch /v1/devices/me http/1.1\r\n"))
    #expect(asked.contains("x-app-id: app\r\n") && asked.contains("authorization: bearer t\r\n"))
  }

  /// Without a deadline a silent server would hold the test until its time limit; how long giving up takes depends on
  /// what else the machine does.
  @Test(.timeLimit(.minutes(10))) func `a body beyond the limit, a slow one and a broken one are given up`()
    async throws
  {
    let huge = OneAnswerServer.Piece(bytes: [UInt8](repeating: 120, count: 1 << 20))
    let rows: [(name: String, server: OneAnswerServer, limit: Int)] = [
      (
        "100 MB",
        try OneAnswerServer(
          [piece("HTTP/1.1 200 OK\r\nContent-Length: 104857600\r\n\r\n")] + Array(repeating: huge, count: 100)), 65_536
      ),
      ("endless", try OneAnswerServer([piece("HTTP/1.1 200 OK\r\n\r\n")] + Array(repeating: huge, count: 50)), 65_536),
      (
        "drop by drop",
        try OneAnswerServer(
          [piece("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n")]
            + Array(repeating: piece("x", delay: 0.2), count: 100)), 65_536
      ),
      ("silent", try OneAnswerServer([], closes: false), 65_536),
      ("cut short", try OneAnswerServer([piece("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")]), 65_536),
      ("no HTTP", try OneAnswerServer([piece("SSH-2.0-OpenSSH\r\n")]), 65_536),
    ]
    var failures: [String] = []
    for row in rows {
      var request = ReceptionRequest(method: "GET", url: row.server.url)
      request.timeout = 1
      request.longestAnswer = row.limit
      let answer = try? await URLSessionTransport().answer(to: request)
      if let answer { failures.append("\(row.name): \(answer.status), \(answer.body.count) bytes") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// One that was cancelled before anybody waited was never answered.
  @Test(.timeLimit(.minutes(5))) func `a request of a task that is cancelled already is given up at once`() async throws
  {
    let server = try OneAnswerServer([], closes: false)
    let transport = URLSessionTransport()
    let request = ReceptionRequest(method: "GET", url: server.url)
    let answered = await withTaskGroup(of: Bool.self) { group in
      for place in 0..<200 {
        group.addTask {
          withUnsafeCurrentTask { $0?.cancel() }
          if place % 2 == 0 { return (try? await transport.answer(to: request)) != nil }
          return (try? await transport.stream(request)) != nil
        }
      }
      return await group.reduce(0) { $1 ? $0 + 1 : $0 }
    }
    #expect(answered == 0)
  }

  @Test func `a redirection is an answer, and the token goes nowhere else`() async throws {
    let elsewhere = try OneAnswerServer([piece("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")])
    let server = try OneAnswerServer([
      piece("HTTP/1.1 302 Found\r\nLocation: \(elsewhere.url)/login\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    ])
    let request = ReceptionRequest(method: "GET", url: server.url, headers: ["Authorization": "Bearer t"])
    let answer = try? await URLSessionTransport().answer(to: request)
    #expect(answer == nil || answer?.status == 302)
    #expect(elsewhere.requests.isEmpty, "\(elsewhere.requests)")
  }

  @Test func `nobody there is a failure`() async {
    let request = ReceptionRequest(method: "GET", url: URL(string: "http://127.0.0.1:1")!)
    await #expect(throws: (any Error).self) { try await URLSessionTransport().answer(to: request) }
  }

  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n"

  @Test func `a stream is handed on as it arrives, and its end is told from a failure`() async throws {
    let server = try OneAnswerServer([piece(Self.head), piece("data: a\n\n", delay: 0.1), piece("data: b", delay: 0.3)])
    let transport = URLSessionTransport()
    let stream = try await transport.stream(ReceptionRequest(method: "GET", url: server.url))
    #expect(stream.head.status == 200 && stream.head.headers["content-type"] == "text/event-stream")
    var read = ""
    var hasHeardFirst = false
    for try await piece in stream.pieces {
      read += String(decoding: piece, as: UTF8.self)
      if read == "data: a\n\n" { hasHeardFirst = true }
    }
    #expect(read == "data: a\n\ndata: b" && hasHeardFirst)
    let cut = try OneAnswerServer([piece("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")])
    await #expect(throws: (any Error).self) {
      for try await _ in try await URLSessionTransport().stream(ReceptionRequest(method: "GET", url: cut.url)).pieces {}
    }
  }

  /// A head that never comes is given up; a body may be silent, and ends when nobody reads it any more.
  @Test(.timeLimit(.minutes(10))) func `a silent service is given up before its head, and can be left after it`()
    async throws
  {
    let silent = try OneAnswerServer([], closes: false)
    var request = ReceptionRequest(method: "GET", url: silent.url)
    request.timeout = 0.5
    await #expect(throws: (any Error).self) { _ = try await URLSessionTransport().stream(request) }
    let open = try OneAnswerServer([piece(Self.head), piece(": here\n\n")], closes: false)
    request.url = open.url
    // A busy machine takes its time for a head.
    request.timeout = 5
    let (asked, transport, hasHeard) = (request, URLSessionTransport(), Held(false))
    let listening = Task {
      var pieces = 0
      for try await _ in try await transport.stream(asked).pieces {
        pieces += 1
        hasHeard.value = true
      }
      return pieces
    }
    for _ in 0..<1_000 where !hasHeard.value { try await Task.sleep(for: .milliseconds(10)) }
    // Longer than the head may take.
    try await Task.sleep(for: .seconds(6))
    listening.cancel()
    #expect(try await listening.value == 1)
  }

  @Test(.timeLimit(.minutes(10))) func `a stream that floods its reader ends`() async throws {
    let flood = OneAnswerServer.Piece(bytes: [UInt8](repeating: 120, count: 1 << 20))
    let server = try OneAnswerServer([piece(Self.head)] + Array(repeating: flood, count: 64))
    let stream = try await URLSessionTransport().stream(ReceptionRequest(method: "GET", url: server.url))
    try await Task.sleep(for: .seconds(2))
    var bytes = 0
    await #expect(throws: (any Error).self) { for try await piece in stream.pieces { bytes += piece.count } }
    #expect(bytes < 32 << 20)
  }
}
