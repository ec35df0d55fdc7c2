import Foundation
import HTTPService
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

@Suite struct `The interface of conversations` {
  private func send(_ service: Interface, _ device: DeviceCredentials, _ id: String, _ text: String) -> RawAnswer {
    let message = OutgoingMessage(id: id, text: text)
    let body = (try? JSONEncoder().encode(message)).map { String(decoding: $0, as: UTF8.self) }
    return service.ask("POST", "/v1/conversation/messages", bearer: device.token, body: body)
  }

  private func page(_ service: Interface, _ device: DeviceCredentials, _ query: String = "") throws -> [String] {
    let answer = service.ask("GET", "/v1/conversation/messages\(query)", bearer: device.token)
    return try JSONDecoder().decode(ConversationPage.self, from: Data(answer.body.utf8)).messages.map(\.text)
  }

  @Test func `stores a message once and says when it was new`() async throws {
    let service = try await Interface()
    let device = try service.register()
    #expect(send(service, device, "a", "مرحبا %@ {app}").status == 201)
    #expect(send(service, device, "a", "مرحبا %@ {app}").status == 200)
    let conflict = send(service, device, "a", "something else")
    #expect(conflict.status == 409 && conflict.code == "conflict")
    #expect(try page(service, device) == ["مرحبا %@ {app}"])
  }

  @Test func `refuses a message that is none`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let bodies = [
      #"{"id":"","text":"x","photoCount":0}"#, #"{"id":"1","text":" \n","photoCount":0}"#,
      #"{"id":"1","text":"x","photoCount":21}"#, #"{"id":"1","text":"x","photoCount":-1}"#,
      #"{"id":"1","text":"\#(String(repeating: "x", count: 4_001))","photoCount":0}"#,
      #"{"id":"\#(String(repeating: "x", count: 65))","text":"x","photoCount":0}"#,
    ]
    let statuses = bodies.map {
      service.ask("POST", "/v1/conversation/messages", bearer: device.token, body: $0).status
    }
    #expect(statuses == [422, 422, 422, 422, 422, 422])
    #expect(try page(service, device) == [])
    let longest = String(repeating: "字", count: 4_000)
    #expect(send(service, device, "1", longest).status == 201)
    #expect(try page(service, device) == [longest])
  }

  @Test func `pages after, before and from the end, and shows nobody another's messages`() async throws {
    let service = try await Interface()
    let (device, other) = (try service.register(), try service.register())
    for number in 1...100 { #expect(send(service, device, "\(number)", "\(number)").status == 201) }
    #expect(try page(service, device) == (61...100).map(String.init))
    #expect(try page(service, device, "?after=0") == (1...40).map(String.init))
    #expect(try page(service, device, "?after=98") == ["99", "100"])
    #expect(try page(service, device, "?before=3") == ["1", "2"])
    #expect(try page(service, other) == [])
    #expect(try page(service, device, "?before=42") == (2...41).map(String.init))
    #expect(try page(service, device, "?before=41") == (1...40).map(String.init))
    // Whether there is more before them.
    let earlier = try [("", "true"), ("?before=42", "true"), ("?before=41", "false"), ("?after=50", "nil")].filter {
      query, expected in
      let answer = service.ask("GET", "/v1/conversation/messages\(query)", bearer: device.token)
      let page = try JSONDecoder().decode(ConversationPage.self, from: Data(answer.body.utf8))
      return (page.hasEarlier.map { "\($0)" } ?? "nil") != expected
    }
    #expect(earlier.isEmpty, "\(earlier)")
    for query in ["?after=x", "?after=-1", "?before=1e3", "?after=99999999999999999999"] {
      #expect(service.ask("GET", "/v1/conversation/messages\(query)", bearer: device.token).status == 400)
    }
  }

  @Test func `a page of the longest messages fits into what a client reads`() async throws {
    let service = try await Interface()
    let device = try service.register()
    // Each of these takes six bytes in JSON, the most that any character of one unit takes.
    let longest = String(repeating: "\u{1}", count: 4_000)
    for number in 1...PublicAPI.pageSize { #expect(send(service, device, "\(number)", longest).status == 201) }
    let answer = service.ask("GET", "/v1/conversation/messages", bearer: device.token)
    #expect((900_000...1_048_576).contains(answer.body.utf8.count))
  }
}

@Suite struct `An event stream` {
  /// Reads a stream for a while; what was sent meanwhile, by its lines.
  private func listen(
    _ service: Interface, _ device: DeviceCredentials, app: String = "app", fields: [String] = [], query: String = "",
    milliseconds: Int = 1_000, version: String = "1.1", until last: String? = nil
  ) -> RawAnswer {
    let head =
      "GET /v1/conversation/events\(query) HTTP/\(version)\r\nHost: x\r\nConnection: close\r\nX-App-Id: \(app)\r\n"
      + "Authorization: Bearer \(device.token)\r\n"
      + fields.map { $0 + "\r\n" }.joined() + "\r\n"
    return RawHTTP.exchange(Array(head.utf8), port: service.port, patience: milliseconds, atFirst: 60_000, until: last)
  }

  /// Waits until so many streams are open.
  private func open(_ count: Int, in service: Interface) async throws {
    for _ in 0..<1_000 where service.events.count != count { try await Task.sleep(for: .milliseconds(5)) }
    try #require(service.events.count == count)
  }

  private func numbers(_ answer: RawAnswer) -> [Int] {
    answer.body.split(whereSeparator: \.isNewline).compactMap { line in
      line.hasPrefix("id: ") ? Int(line.dropFirst(4)) : nil
    }
  }

  private func append(_ service: Interface, _ device: DeviceCredentials, _ numbers: ClosedRange<Int>) {
    for number in numbers {
      _ = service.ask(
        "POST", "/v1/conversation/messages", bearer: device.token,
        body: #"{"id":"\#(number)","text":"a\nb","photoCount":0}"#)
    }
  }

  @Test func `begins where the client left off, by its last event or by its query`() async throws {
    let service = try await Interface()
    let device = try service.register()
    append(service, device, 1...3)
    let answer = listen(service, device, fields: ["Last-Event-ID: 1"])
    #expect(answer.status == 200 && answer.fields["content-type"] == "text/event-stream; charset=utf-8")
    #expect(numbers(answer) == [2, 3])
    // Whose numbers they are, before the first of them.
    let page = service.ask("GET", "/v1/conversation/messages", bearer: device.token)
    #expect([answer, page].map { $0.fields["reception-epoch"] } == [service.store.epoch, service.store.epoch])
    #expect(answer.body.contains("retry: 3000") && answer.body.contains(#""text":"a\nb""#))
    #expect(numbers(listen(service, device, query: "?after=2")) == [3])
    #expect(numbers(listen(service, device)) == [])
    #expect(numbers(listen(service, device, fields: ["Last-Event-ID: rubbish"])) == [])
  }

  @Test func `begins with what comes next where the client has heard more than there is`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let id = try #require(try await service.device?.id)
    append(service, device, 1...3)
    // The data were brought back from a copy after the client had heard of nine messages.
    let heard = Task {
      await onThread { self.listen(service, device, fields: ["Last-Event-ID: 9"], milliseconds: 6_000) }
    }
    try await self.open(1, in: service)
    _ = try await service.store.reply(OutgoingMessage(id: "r", text: "x"), to: id, at: 1)
    service.events.wake(id)
    #expect(numbers(await heard.value) == [4])
  }

  @Test func `carries each message once and in order, whatever is sent at once`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let id = try #require(try await service.device?.id)
    // HTTP/1.0 has no chunks, whose sizes would stand in the midst of the lines.
    let heard = Task {
      await onThread {
        self.listen(
          service, device, query: "?after=0", milliseconds: 60_000, version: "1.0", until: "id: 120\nevent: message\n")
      }
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 1...120 {
        group.addTask {
          _ = try? await service.store.reply(OutgoingMessage(id: "\(number)", text: "x"), to: id, at: 1)
          service.events.wake(id)
        }
      }
    }
    #expect(numbers(await heard.value) == Array(1...120))
  }

  @Test func `carries more than may wait for its reader to one who reads`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let id = try #require(try await service.device?.id)
    // Three times as much: of each sign the text has three bytes.
    let text = String(repeating: "字", count: 4_000)
    for number in 1...70 {
      _ = try await service.store.reply(OutgoingMessage(id: "\(number)", text: text), to: id, at: 1)
    }
    let answer = await onThread {
      self.listen(service, device, query: "?after=0", milliseconds: 60_000, version: "1.0", until: #""id":"70""#)
    }
    #expect(numbers(answer) == Array(1...70))
  }

  @Test func `ends when its device is blocked or removed elsewhere, also before it is open`() async throws {
    for remove in [false, true] {
      let service = try await Interface()
      let device = try service.register()
      let id = try #require(try await service.device?.id)
      let open = Task { await onThread { self.listen(service, device, milliseconds: 60_000) } }
      try await self.open(1, in: service)
      // As another process does it, which then says that something has happened.
      if remove { try await service.store.remove(id) } else { try await service.store.setBlocked(true, device: id) }
      service.events.wake(id)
      #expect(await open.value.body.hasSuffix("0\r\n\r\n"))
      let late = try #require(service.events.open(id, of: "app", after: 0))
      for _ in 0..<3_000 where late.send([]) { try await Task.sleep(for: .milliseconds(10)) }
      #expect(!late.send([]))
    }
  }

  @Test func `ends when its app is switched off elsewhere, and no other app's does`() async throws {
    let service = try await Interface()
    try await service.store.save(AppRecord(id: "other", name: "Other"))
    let own = try service.register()
    let other = try JSONDecoder().decode(
      DeviceCredentials.self,
      from: Data(service.ask("POST", "/v1/devices", app: "other", body: Interface.device()).body.utf8))
    let ended = Task { await onThread { self.listen(service, own, milliseconds: 60_000) } }
    let stays = Task { await onThread { self.listen(service, other, app: "other", milliseconds: 60_000) } }
    try await self.open(2, in: service)
    await service.events.endSwitchedOff()
    #expect(service.events.count == 2)
    try await service.store.setDisabled(true, app: "app")
    await service.events.endSwitchedOff()
    #expect(await ended.value.body.hasSuffix("0\r\n\r\n"))
    try await self.open(1, in: service)
    service.events.stop()
    #expect(await stays.value.body.hasSuffix("0\r\n\r\n"))
  }

  @Test func `keeps nothing more for a device that is not served, or when its hour is over`() async throws {
    let service = try await Interface()
    _ = try service.register()
    let id = try #require(try await service.device?.id)
    let text = String(repeating: "x", count: 4_000)
    for number in 1...60 {
      _ = try await service.store.reply(OutgoingMessage(id: "\(number)", text: text), to: id, at: 1)
    }
    let stream = EventStream(store: service.store, device: id, of: "app", after: 0)
    stream.begin()
    let displaced = try #require(service.events.open(id, of: "app", after: 0))
    let ended = try #require(service.events.open(id, of: "app", after: 0))
    let blocked = try #require(service.events.open(id, of: "app", after: 0))
    for body in [stream.body, displaced, ended, blocked] {
      for _ in 0..<3_000 where body.room({}) { try await Task.sleep(for: .milliseconds(10)) }
    }
    for _ in 3...EventHub.mostOfDevice { _ = try #require(service.events.open(id, of: "app", after: 0)) }
    stream.beat(longestLife: 0)
    service.events.end(id)
    try await service.store.setBlocked(true, device: id)
    let late = EventStream(store: service.store, device: id, of: "app", after: 0)
    late.body.send(Array("held".utf8))
    late.wake()
    let bodies = [stream.body, displaced, ended, blocked, late.body]
    for body in bodies {
      for _ in 0..<3_000 where body.send([]) { try await Task.sleep(for: .milliseconds(10)) }
    }
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    let server = try HTTPServer(on: socket) { request in
      .now(HTTPResponse(contentType: "text/event-stream", stream: bodies[Int(request.target.path.dropFirst()) ?? 0]))
    }
    defer { server.stop(grace: 100) }
    let heard = bodies.indices.map { RawHTTP.request("GET", "/\($0)", port: socket.port).body }
    #expect(heard == Array(repeating: "0\r\n\r\n", count: 5))
  }

  @Test func `is one of few for a device, beats, and ends when the service stops`() async throws {
    let service = try await Interface()
    let device = try service.register()
    // Each ends because the service ends it, long before its client would give up.
    let oldest = Task { await onThread { self.listen(service, device, milliseconds: 60_000) } }
    try await self.open(1, in: service)
    let open = (0..<EventHub.mostOfDevice).map { _ in
      Task { await onThread { self.listen(service, device, milliseconds: 60_000) } }
    }
    // The newest are kept: who comes back again and again leaves streams behind that nobody reads.
    #expect(await oldest.value.body.hasSuffix("0\r\n\r\n"))
    try await self.open(EventHub.mostOfDevice, in: service)
    service.events.beat()
    try await Task.sleep(for: .milliseconds(100))
    service.events.stop()
    for stream in open {
      let answer = await stream.value
      // The last chunk of a chunked body says that this is the end, not a broken line.
      #expect(answer.body.contains(":\n\n") && answer.body.hasSuffix("0\r\n\r\n"))
    }
    #expect(service.events.count == 0)
    let refused = listen(service, device)
    #expect(refused.status == 503 && refused.code == "too_many_streams" && refused.fields["retry-after"] == "30")
  }

  @Test func `ends when its device is deleted, and is forgotten when its client is gone`() async throws {
    let service = try await Interface()
    let (device, other) = (try service.register(), try service.register())
    let open = Task { await onThread { self.listen(service, device, milliseconds: 60_000) } }
    try await self.open(1, in: service)
    #expect(service.ask("DELETE", "/v1/devices/me", bearer: device.token).status == 204)
    #expect(await open.value.body.hasSuffix("0\r\n\r\n"))
    // A client that hangs up is noticed at the next beats.
    _ = listen(service, other, milliseconds: 50)
    for _ in 0..<100 where service.events.count > 0 {
      service.events.beat()
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(service.events.count == 0)
  }
}
