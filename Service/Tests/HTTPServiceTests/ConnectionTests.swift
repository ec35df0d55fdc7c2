import HTTPService
import RawHTTP
import Synchronization
import Testing

/// Clients that take connections and give little.
@Suite(.serialized) struct `A server's connections` {
  private func withServer(
    _ limits: HTTPServer.Limits, _ body: @escaping @Sendable (UInt16) -> [String]
  ) async throws -> [String] {
    try await RawHTTP.onThread {
      let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
      let server = try HTTPServer(on: socket, limits: limits) { .now(.text("\($0.target.path) \($0.body.count)")) }
      defer { server.stop(grace: 100) }
      return body(socket.port)
    }
  }

  /// Asks until somebody answers.
  private static func isAnswered(port: UInt16) -> Bool {
    (0..<100).contains { _ in
      let status = RawHTTP.request("GET", "/", port: port).status
      if status == 0 { RawHTTP.wait(milliseconds: 50) }
      return status == 200
    }
  }

  @Test func `are as many for one address as it may have, and not one more`() async throws {
    var limits = HTTPServer.Limits()
    limits.connectionsOfAddress = 5
    let found = try await withServer(limits) { port in
      let crowd = RawHTTP.Silence(count: 5, saying: Array("GET / HTTP/1.1\r\n".utf8), to: port)
      RawHTTP.wait(milliseconds: 300)
      let sixth = (0..<20).filter { _ in RawHTTP.request("GET", "/", port: port).status != 0 }
      crowd.end()
      // Each is counted down again, those that come now too.
      let later = (0..<20).filter { _ in !Self.isAnswered(port: port) }
      return sixth.map { "a sixth, \($0), is answered" } + later.map { "\($0) is not answered" }
    }
    #expect(found == [])
    limits.connectionsOfAddress = nil
    let others = try await withServer(limits) { port in
      let crowd = RawHTTP.Silence(count: 200, saying: [], to: port)
      defer { crowd.end() }
      return RawHTTP.request("GET", "/", port: port).status == 200 ? [] : ["not answered without a limit"]
    }
    #expect(others == [])
  }

  @Test func `end when they are silent, and when they say a byte now and then`() async throws {
    var limits = HTTPServer.Limits()
    limits.idleSeconds = 1
    limits.requestSeconds = 2
    let found = try await withServer(limits) { port in
      var found: [String] = []
      // Silence is broken off without an answer.
      let silent = RawHTTP.exchange(Array("GET / HTTP/1.1\r\nHost".utf8), port: port, patience: 20_000)
      if silent.status != 0 { found.append("silence is answered: \(silent)") }
      let filler = String(repeating: "a", count: 200)
      let head = RawHTTP.trickle(Array("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: \(filler)".utf8), every: 100, to: port)
      if head > 150 { found.append("a head in \(head) pieces is still waited for") }
      let body = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n\(filler)"
      let pieces = RawHTTP.trickle(Array(body.utf8), every: 100, to: port)
      if pieces > 150 { found.append("a body in \(pieces) pieces is still waited for") }
      if RawHTTP.request("GET", "/", port: port).status != 200 { found.append("nobody answers afterwards") }
      return found
    }
    #expect(found == [])
  }

  @Test func `last as long as they ask, however long the answers take`() async throws {
    var limits = HTTPServer.Limits()
    limits.requestSeconds = 1
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let server = try HTTPServer(on: socket, limits: limits) { _ in
      .later {
        try? await Task.sleep(for: .seconds(2))
        return .text("late")
      }
    }
    let port = socket.port
    #expect(try await RawHTTP.onThread { RawHTTP.request("GET", "/", port: port).body } == "late")
    server.stop(grace: 100)
  }

  @Test func `of those who do not read hold a bounded stream, and end`() async throws {
    var limits = HTTPServer.Limits()
    limits.idleSeconds = 1
    let stream = HTTPStream()
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let server = try HTTPServer(on: socket, limits: limits) { _ in
      .now(HTTPResponse(contentType: "text/plain", stream: stream))
    }
    let reader = RawHTTP.Silence(count: 1, saying: Array("GET / HTTP/1.1\r\nHost: x\r\n\r\n".utf8), to: socket.port)
    // What the network takes is sent; then so much waits, and no more.
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 65_536)
    var sent = 0
    while sent < 1_000, stream.send(piece) { sent += 1 }
    #expect(sent < 500, "\(sent) pieces of 64 KiB wait for a client that reads none")
    let (closed, end) = AsyncStream.makeStream(of: Bool.self)
    stream.onClose { end.yield(true) }
    let patience = Task {
      try await Task.sleep(for: .seconds(20))
      end.yield(false)
    }
    #expect(await closed.first { _ in true } == true)
    patience.cancel()
    reader.end()
    server.stop(grace: 100)
  }

  @Test func `work is done to its end for clients that hang up before it is answered`() async throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let counts = Counts()
    let server = try HTTPServer(on: socket) { _ in
      counts.state.withLock { $0.begun += 1 }
      return .later {
        for _ in 0..<3 { try? await Task.sleep(for: .milliseconds(200)) }
        counts.state.withLock { $0.done += 1 }
        return .text("late")
      }
    }
    let port = socket.port
    let request = Array("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx".utf8)
    try await RawHTTP.onThread { for _ in 0..<20 { RawHTTP.breakOff(request, after: 50, port: port) } }
    for _ in 0..<200 where counts.state.withLock({ $0.done < $0.begun }) {
      try await Task.sleep(for: .milliseconds(100))
    }
    // A request whose connection breaks off before it is read never begins.
    let (begun, done) = counts.state.withLock { $0 }
    #expect(begun >= 5 && done == begun, "\(done) of \(begun)")
    server.stop(grace: 100)
  }
}

/// How many requests have begun, and how many are done.
private final class Counts: Sendable {
  let state = Mutex((begun: 0, done: 0))
}
