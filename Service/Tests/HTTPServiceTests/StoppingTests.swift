import HTTPService
import RawHTTP
import Testing

/// What clients see of a server's end, and what the server does to itself.
@Suite(.serialized) struct `A server that stops` {
  // The fault comes once in thousands of ends: `Scripts/test --deep faults` takes the time to meet it.
  #if DRAGOMAN_FAULTS
    private let ends = 6_000
  #else
    private let ends = 100
  #endif

  @Test func `answers who was there, and hangs up on who comes meanwhile`() async throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let (begun, begin) = AsyncStream.makeStream(of: Bool.self)
    let (open, gate) = AsyncStream.makeStream(of: Bool.self)
    // It is stopped once, from another thread.
    nonisolated(unsafe) let server = try HTTPServer(on: socket) { _ in
      begin.yield(true)
      return .later {
        for await _ in open { break }
        return .text("late")
      }
    }
    let port = socket.port
    let before = Task { try await RawHTTP.onThread { Self.ask(port) } }
    #expect(await begun.first { $0 } == true)
    let meanwhile = Task {
      try await Task.sleep(for: .milliseconds(200))
      let begun = ContinuousClock.now
      let status = try await RawHTTP.onThread { Self.ask(port).status }
      // Only now is the first answered: the server waits for it.
      gate.yield(true)
      return (status, ContinuousClock.now - begun)
    }
    try await RawHTTP.onThread { server.stop(grace: 60_000) }
    #expect(try await before.value.body == "late")
    let (status, waited) = try await meanwhile.value
    #expect(status == 0 && waited < .seconds(30), "\(status) after \(waited)")
  }

  private static func ask(_ port: UInt16) -> RawAnswer {
    RawHTTP.exchange(Array("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".utf8), port: port, patience: 60_000)
  }

  @Test func `work that is not done when the server stops is answered, and still done`() async throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let (done, end) = AsyncStream.makeStream(of: Int.self)
    let server = try HTTPServer(on: socket) { _ in
      .later {
        try? await Task.sleep(for: .seconds(1))
        end.yield(1)
        return .text("late")
      }
    }
    let port = socket.port
    let asking = Task { try await RawHTTP.onThread { RawHTTP.request("GET", "/", port: port).status } }
    try await Task.sleep(for: .milliseconds(300))
    server.stop(grace: 0)
    #expect(try await asking.value == 503)
    #expect(await done.first { _ in true } == 1)
  }

  /// Taking the socket out of the threads' sets, which the threads may be doing too, ended the process now and then.
  @Test func `survives whatever its threads are doing`() async throws {
    var limits = HTTPServer.Limits()
    limits.threads = 8
    let (bounds, ends) = (limits, ends)
    let unanswered = try await RawHTTP.onThread {
      try (0..<ends).filter { _ in
        let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
        let server = try HTTPServer(on: socket, limits: bounds) { _ in .now(.text("here")) }
        // Each thread is woken by those who hang up, and sees to its set.
        let crowd = RawHTTP.Silence(count: 16, saying: Array("GET /".utf8), to: socket.port)
        let isUnanswered = RawHTTP.request("GET", "/", port: socket.port).body != "here"
        crowd.end()
        server.stop(grace: 100)
        return isUnanswered
      }
    }
    #expect(unanswered == [])
  }
}
