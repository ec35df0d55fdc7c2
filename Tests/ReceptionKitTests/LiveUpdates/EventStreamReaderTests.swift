import Testing

@testable import ReceptionKit

/// Server-sent events, as HTML Living Standard, section 9.2.6, has them read.
@Suite struct EventStreamReaderTests {
  /// The events of a stream, its bytes cut into pieces of a length.
  private func events(_ stream: [UInt8], cut: Int = .max) throws -> [String] {
    var reader = EventStreamReader()
    var events: [String] = []
    var rest = stream[...]
    while !rest.isEmpty {
      for event in try reader.read(rest.prefix(cut)) { events.append("\(event.kind): \(event.data)") }
      rest = rest.dropFirst(cut)
    }
    return events
  }

  @Test func `a stream is read as the standard says, wherever it is cut`() throws {
    let rows: [(name: String, stream: String, events: [String])] = [
      ("the standard's first", "data: YHOO\ndata: +2\ndata: 10\n\n", ["message: YHOO\n+2\n10"]),
      (
        "the standard's second",
        ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
        ["message: first event", "message: second event", "message:  third event"]
      ),
      ("the standard's third", "data\n\ndata\ndata\n\ndata:", ["message: ", "message: \n"]),
      ("the standard's fourth", "data:test\n\ndata: test\n\n", ["message: test", "message: test"]),
      ("a kind", "event: message\ndata: {}\n\nevent: typing\ndata: 1\n\n", ["message: {}", "typing: 1"]),
      ("no data", "event: message\n\nid: 5\n\n", []),
      ("heartbeats", ":\n\n:\n\n: still here\n\n", []),
      ("carriage returns", "data: a\r\rdata: b\r\n\r\ndata: c\n\r\n", ["message: a", "message: b", "message: c"]),
      ("a byte order mark", "\u{FEFF}data: a\n\n", ["message: a"]),
      ("one in the middle", "data: a\n\n\u{FEFF}data: b\n\n", ["message: a"]),
      ("fields nobody knows", "datum: x\nretry: 10\nDATA: y\ndata: z\n\n", ["message: z"]),
      ("a colon within", "data: a: b\n\n", ["message: a: b"]),
      ("not ended", "data: a\n", []),
      ("scripts", "data: مرحبا 日本語 👩‍👩‍👧\n\n", ["message: مرحبا 日本語 👩‍👩‍👧"]),
      ("bytes that are no text", "data: \u{0}\n\n", ["message: \u{0}"]),
    ]
    var failures: [String] = []
    for row in rows {
      for cut in [1, 2, 3, 7, Int.max] {
        let read = try events(Array(row.stream.utf8), cut: cut)
        if read != row.events { failures.append("\(row.name), cut at \(cut): \(read)") }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(try events([0x64, 0x61, 0x74, 0x61, 0x3A, 0xFF, 0x0A, 0x0A]) == ["message: \u{FFFD}"])
  }

  @Test func `an event without end is given up, years of heartbeats are not`() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 70_000)
    #expect(throws: EventStreamReader.TooLong.self) { try events(Array("data: ".utf8) + long) }
    #expect(throws: EventStreamReader.TooLong.self) { try events(Array(": ".utf8) + long) }
    #expect(throws: EventStreamReader.TooLong.self) {
      try events(Array(String(repeating: "data: x\n", count: 10_000).utf8))
    }
    #expect(try events(Array(String(repeating: ":\n\n", count: 50_000).utf8)).isEmpty)
    #expect(try events(Array(String(repeating: ": beat\n", count: 50_000).utf8)).isEmpty)
    #expect(try events(Array(String(repeating: "data: x\n\n", count: 20_000).utf8)).count == 20_000)
  }
}
