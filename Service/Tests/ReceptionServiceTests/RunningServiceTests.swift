import Foundation
import HTTPService
import RawHTTP
import ReceptionStorage
import SQLiteStorage
import Synchronization
import Testing

@testable import ReceptionService

/// A pipe, one end of which a log is written to.
private struct LogPipe {
  let reading: FileHandle
  let writer: LogWriter

  init() {
    let pipe = Pipe()
    reading = pipe.fileHandleForReading
    // Kept open: the writer only knows its number.
    writer = LogWriter(descriptor: dup(pipe.fileHandleForWriting.fileDescriptor))
  }

  /// What is read until a line has these words; a minute at most.
  func lines(until words: String) -> [String] {
    var text = Data()
    let last = Data(words.utf8)
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      var wanted = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wanted, 1, 1_000) > 0 else { continue }
      let piece = reading.availableData
      text += piece
      // It may stand across two pieces.
      if text.suffix(piece.count + last.count).range(of: last) != nil { break }
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

/// The whole service in process, on a store of its own.
///
/// Unchecked: the service, all that is not Sendable, is touched by the one test that has it.
private final class Serving: @unchecked Sendable {
  let port: UInt16
  private let service: RunningService
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")

  init(rates: RequestRates? = nil, isBehindProxy: Bool = false, log: LogWriter? = nil) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try SQLiteStore(path: folder.path + "/reception.sqlite")
    try await store.save(AppRecord(id: "app", name: "App"))
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    port = socket.port
    var parts = RunningService.Parts(
      store: store, pages: try Ground.routes.router, dashboard: try TeamDesk.catalog.get(),
      hosts: AllowedHosts(listeningOn: "127.0.0.1", named: []))
    (parts.rates, parts.isBehindProxy, parts.log) = (rates, isBehindProxy, log.map { RequestLog($0) })
    service = try RunningService(on: socket, parts)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func stop() { service.stop() }
}

@Suite struct `A running service` {
  @Test func `counts an address whatever it asks for, and never who looks after it`() async throws {
    var rates = RequestRates.usual
    rates.requestsOfAddress = RequestRate(burst: 8, perSecond: 0.001)
    let service = try await Serving(rates: rates, isBehindProxy: true)
    defer { service.stop() }
    let ask = { (address: String?, path: String) in
      let fields = ["X-App-Id: app"] + (address.map { ["X-Forwarded-For: \($0)"] } ?? [])
      return RawHTTP.request("GET", path, fields: fields, port: service.port)
    }
    let paths = [
      "/", "/live/resolve?text=x", "/explain", "/dashboard", "/nowhere", "/v1/appearance", "/%zz", "/healthz", "/live",
      "/", "/v1/appearance", "/healthz", "/metrics", "/%zz", "/nowhere",
    ]
    let answers = paths.map { ask("203.0.113.7", $0) }
    #expect(answers.prefix(8).allSatisfy { ![0, 429].contains($0.status) }, "\(answers.map(\.status))")
    #expect(answers.dropFirst(8).allSatisfy { $0.status == 429 }, "\(answers.map(\.status))")
    #expect(answers.last?.code == "rate_limited" && answers.last?.fields["retry-after"] != nil)
    #expect(ask("203.0.113.8", "/nowhere").status == 404)
    let probes = (0..<20).flatMap { _ in ["/healthz", "/metrics"].map { ask(nil, $0).status } }
    #expect(probes.allSatisfy { $0 == 200 })
    // A browser that shows a page with all that it loads, several times.
    #expect(RequestRates.usual.requestsOfAddress.burst >= 200)
  }

  @Test func `counts an address also where the host is another, and what is refused unread`() async throws {
    var rates = RequestRates.usual
    rates.requestsOfAddress = RequestRate(burst: 8, perSecond: 0.001)
    let chunk = "10000\r\n" + String(repeating: "x", count: 0x10000) + "\r\n"
    let requests: [(String, Int)] = [
      ("Host: evil.example\r\n\r\n", 421), ("Content-Length: 9000000\r\n\r\n", 413),
      ((0..<101).map { "X-\($0): y\r\n" }.joined() + "\r\n", 431),
      ("Content-Length: 70000\r\n\r\n" + String(repeating: "x", count: 70_000), 413),
      // So long that nobody reads on: the connection ends, and is counted.
      ("Transfer-Encoding: chunked\r\n\r\n" + String(repeating: chunk, count: 20), 0),
    ]
    for (rest, expected) in requests {
      let service = try await Serving(rates: rates)
      defer { service.stop() }
      let request =
        "POST / HTTP/1.1\r\nConnection: close\r\n" + (expected == 421 ? "" : "Host: localhost\r\n") + rest
      let refused = (0..<8).map { _ in RawHTTP.exchange(Array(request.utf8), port: service.port).status }
      #expect(refused == Array(repeating: expected, count: 8))
      #expect(RawHTTP.request("GET", "/nowhere", port: service.port).status == 429)
    }
  }

  @Test func `logs who asked behind the proxy and what, also of a head that is refused`() async throws {
    let pipe = LogPipe()
    let service = try await Serving(isBehindProxy: true, log: pipe.writer)
    let from = "X-Forwarded-For: 198.51.100.1, 203.0.113.7"
    #expect(RawHTTP.request("GET", "/nowhere", fields: [from], port: service.port).status == 404)
    #expect(RawHTTP.request("GET", "/a?secret", fields: [from, "Host: second"], port: service.port).status == 400)
    let many = (0..<101).map { "X-\($0): y" }
    #expect(RawHTTP.request("GET", "/b?secret", fields: [from] + many, port: service.port).status == 431)
    #expect(RawHTTP.request("GET", "/c", fields: [from, "Content-Length: 9000000"], port: service.port).status == 413)
    #expect(RawHTTP.request("GET", "/last", port: service.port).status == 404)
    service.stop()
    struct Line: Decodable { var path, peer: String }
    let lines = try await onThread { pipe.lines(until: "/last") }.map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(lines.map(\.path) == ["/nowhere", "/a", "/b", "/c", "/last"])
    #expect(lines.map(\.peer) == Array(repeating: "203.0.113.7", count: 4) + ["127.0.0.1"])
  }

  @Test func `answers and stops while nobody reads its log`() async throws {
    let pipe = LogPipe()
    // As much as a pipe and the writer hold, and more.
    let line = String(repeating: "x", count: 999) + "\n"
    for _ in 0..<3_000 { pipe.writer.write(line) }
    let service = try await Serving(log: pipe.writer)
    let answers = await onThread {
      (0..<10).map { _ in RawHTTP.request("GET", "/nowhere", port: service.port).status }
    }
    #expect(answers == Array(repeating: 404, count: 10))
    await onThread { service.stop() }
    let lines = await onThread { pipe.lines(until: "nobody read them") }
    #expect(lines.filter { $0.hasPrefix("xxx") }.allSatisfy { $0.utf8.count == 999 })
    #expect(lines.contains { $0.contains(#""event":"log_dropped","detail":""#) })
  }
}

@Suite struct `A log` {
  @Test func `has every line in order, whoever writes at once`() async throws {
    let pipe = LogPipe()
    let reading = Task { await onThread { pipe.lines(until: "end") } }
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { for number in 0..<500 { pipe.writer.write("\(writer) \(number)\n") } }
      }
    }
    pipe.writer.write("end\n")
    #expect(await onThread { pipe.writer.flush(milliseconds: 60_000) })
    let lines = await reading.value
    #expect(lines.count == 4_001)
    for writer in 0..<8 {
      #expect(lines.filter { $0.hasPrefix("\(writer) ") } == (0..<500).map { "\(writer) \($0)" })
    }
  }

  @Test func `is written to its end when the service stops`() async throws {
    let pipe = LogPipe()
    let log = RequestLog(pipe.writer)
    let reading = Task { await onThread { pipe.lines(until: #""event":"last""#) } }
    for number in 0..<4_000 { log.note("event", "\(number) \(String(repeating: "x", count: 100))") }
    log.note("last")
    // On a thread of its own: on one of the few that tasks have, the reading might not begin before it gives up.
    await onThread { log.end(milliseconds: 60_000) }
    #expect(pipe.writer.isIdle)
    #expect(await reading.value.count == 4_001)
  }

  @Test func `drops what nobody takes, says how much, and goes on`() async throws {
    let pipe = LogPipe()
    let line = String(repeating: "x", count: 999) + "\n"
    let count = 3 * LogWriter.mostWaiting / 1_000
    for _ in 0..<count { pipe.writer.write(line) }
    #expect(!pipe.writer.flush(milliseconds: 50))
    let first = await onThread { pipe.lines(until: "nobody read them") }
    let dropped = first.last?.split(separator: "\"").first { $0.hasSuffix("nobody read them") }?.split(separator: " ")
    let kept = first.dropLast().count
    #expect(dropped?.first.flatMap { Int($0) } == count - kept)
    #expect((LogWriter.mostWaiting / 1_000...2 * LogWriter.mostWaiting / 1_000 + 100).contains(kept))
    pipe.writer.write("next\n")
    #expect(await onThread { pipe.lines(until: "next") } == ["next"])
  }

  @Test func `ends with its reader, and nobody minds`() throws {
    let pipe = Pipe()
    let descriptor = dup(pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForReading.close()
    signal(SIGPIPE, SIG_IGN)
    let writer = LogWriter(descriptor: descriptor)
    writer.write("one\n")
    #expect(writer.flush(milliseconds: 60_000))
    writer.write("two\n")
    #expect(writer.flush(milliseconds: 60_000))
  }
}

@Suite struct `A command` {
  @Test func `that adds an app again changes its name at most`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let add = { (words: [String]) async throws in
      try await ServiceCommand(arguments: ["add-app", "app", "--data", folder] + words, environment: [:])?.run()
    }
    #expect(try await add([]) == "app is served: its SDK sends X-App-Id: app.")
    let store = try SQLiteStore(path: folder + "/reception.sqlite")
    try await store.save(AppRecord(id: "app", name: "Harbour", isDemo: true))
    try await store.setDisabled(true, app: "app")
    #expect(try await add([]) == "app is there, and stays switched off.")
    #expect(try await store.apps() == [AppRecord(id: "app", name: "Harbour", isDisabled: true, isDemo: true)])
    _ = try await add(["--name", "Port"])
    #expect(try await store.apps() == [AppRecord(id: "app", name: "Port", isDisabled: true, isDemo: true)])
    await store.close()
  }
}
