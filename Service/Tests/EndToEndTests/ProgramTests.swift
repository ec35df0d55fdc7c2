import Foundation
import RawHTTP
import ReceptionKit
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

/// The program's commands, its log and its measurements.
@Suite(.serialized) struct ProgramTests {
  @Test func `commands that cannot be done say why in one sentence`() throws {
    let service = try ServiceProcess()
    let bad = service.folder + "/bad.json"
    try Data(#"{"titel":{"de":"x"}}"#.utf8).write(to: URL(fileURLWithPath: bad))
    let good = service.folder + "/good.json"
    try Data(#"{"title":{"de":"x"}}"#.utf8).write(to: URL(fileURLWithPath: good))
    let cases: [(words: [String], sentence: String)] = [
      (["publish"], "publish needs a value"), (["publish", bad], "--app needs a value"),
      (["publish", bad, "--app", "app"], "there is no field “titel”"),
      (["publish", bad + "x", "--app", "app"], "cannot be read"),
      (["publish", good, "--app", "nobody"], "There is no app nobody"),
      (["rollback", "--app", "app"], "There is no revision -1 of app"),
      (["rollback", "--app", "app", "--to", "0"], "--to takes a revision"),
      (["add-app", "a b"], "add-app takes 1 to 64"), (["apps", "x"], "There is no option x"),
      (["apps", "--name", "x"], "There is no option --name"), (["app"], "app needs a value"),
      (["app", "nobody", "--off"], "There is no app nobody"), (["app", "nobody"], "There is no app nobody"),
      (["app", "app", "--off", "--on"], "app takes --off or --on, not “both”"),
      (["apps", "--off"], "There is no option --off"), (["publish", good, "--on"], "There is no option --on"),
    ]
    var failures: [String] = []
    for (words, sentence) in cases {
      let done = service.run(words)
      if done.code != 2 || !done.out.isEmpty || !done.error.contains(sentence)
        || done.error.filter({ $0 == "\n" }).count != 1
      {
        failures.append("\(words): \(done)")
      }
    }
    #expect(failures == [])
    #expect(service.run("apps").out == "app\tApp\n")
  }

  @MainActor @Test func `an app is switched off and on beside the service, which ends its streams`() async throws {
    let service = try ServiceProcess()
    #expect(service.run("add-app", "other").code == 0)
    // As slow as a real one: the stream is ended by the service, within a heartbeat, and not left by the device.
    let device = TestDevice(service, haste: 1)
    device.reception.start()
    #expect(try await eventually { try service.metric("reception_event_streams") == 1 })
    #expect(service.run("app", "app").out == "app\tApp\n")
    #expect(service.run("app", "app", "--off").out.contains("app is switched off"))
    #expect(service.run("app", "app").out == "app\tApp\tswitched off\n")
    let status = { (app: String) in
      RawHTTP.request("GET", "/v1/appearance", fields: ["X-App-Id: \(app)"], port: service.port).status
    }
    #expect(await eventually { status("app") == 403 })
    #expect(status("other") == 200)
    #expect(try await eventually { try service.metric("reception_event_streams") == 0 })
    #expect(await eventually { device.reception.connection == .paused })
    // Whoever gives an app another name does not switch it on, and whoever switches it does not name it.
    #expect(service.run("add-app", "app", "--name", "Harbour").out.contains("stays switched off"))
    #expect(service.run("app", "app", "--on").out.contains("app is served"))
    #expect(service.run("app", "app").out == "app\tHarbour\n")
    #expect(await eventually { status("app") == 200 })
    device.launch()
    #expect(await eventually { device.reception.connection == .connected && device.network.openStreams == 1 })
  }

  @Test func `a second service on the same data, and data that is none, are refused`() throws {
    let service = try ServiceProcess()
    let second = service.run("--port", "0")
    #expect(second.code == 2 && second.error.contains("Another service runs on the data folder"))
    #expect(service.stop() == 0)
    try Data("no database, but a letter. ".utf8 + Data(count: 5_000)).write(to: URL(fileURLWithPath: service.database))
    let refused = service.run("--port", "0")
    #expect(refused.code == 2 && refused.error.contains("is not this service's database"), "\(refused)")
  }

  @Test func `data that were brought back begin another life, and no device takes its new texts for the old`() throws {
    let service = try ServiceProcess()
    let (folder, copy) = (service.folder + "/data", service.folder + "/copy")
    _ = try service.publish(#"{"title":{"de":"Erste"}}"#)
    #expect(service.run("restored").error.contains("Another service runs on the data folder"))
    #expect(service.stop() == 0)
    try FileManager.default.copyItem(atPath: folder, toPath: copy)
    try service.start()
    _ = try service.publish(#"{"title":{"de":"Zweite, die verloren geht"}}"#)
    let fields = ["X-App-Id: app"]
    let known = RawHTTP.request("GET", "/v1/appearance", fields: fields, port: service.port)
    let tag = try #require(known.fields["etag"])
    #expect(service.stop() == 0)

    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.copyItem(atPath: copy, toPath: folder)
    let said = service.run("restored")
    #expect(said.code == 0 && said.out.contains("begin a new life"), "\(said)")
    try service.start()
    _ = try service.publish(#"{"title":{"de":"Zweite"}}"#)
    let asked = RawHTTP.request(
      "GET", "/v1/appearance", fields: fields + ["If-None-Match: \(tag)"], port: service.port)
    #expect(asked.status == 200 && asked.body.contains(#""Zweite""#), "\(asked)")
    let (epoch, before) = (try Self.epoch(asked), try Self.epoch(known))
    #expect(epoch != before && said.out.contains(epoch))
    let nowhere = service.run(["restored", "--data", service.folder + "/nowhere"], bare: true)
    #expect(nowhere.code == 2 && nowhere.error.contains("No service has kept anything in"), "\(nowhere)")
  }

  private static func epoch(_ answer: RawAnswer) throws -> String {
    struct Life: Decodable { var epoch: String }
    return try JSONDecoder().decode(Life.self, from: Data(answer.body.utf8)).epoch
  }

  @Test func `the log has a line for each request and no secret in it, and the measurements count them`() async throws {
    let service = try ServiceProcess(options: [])
    let answer = RawHTTP.request(
      "POST", "/v1/devices", fields: ["X-App-Id: app"],
      body: #"{"platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC","name":"Ada"}"#, port: service.port)
    let device = try JSONDecoder().decode(DeviceCredentials.self, from: Data(answer.body.utf8))
    let bearer = ["X-App-Id: app", "Authorization: Bearer \(device.token)"]
    _ = RawHTTP.request("GET", "/v1/conversation/messages?after=4711", fields: bearer, port: service.port)
    _ = RawHTTP.request("GET", "/%22%0a%e2%80%a8\(String(repeating: "x", count: 400))", port: service.port)
    _ = RawHTTP.request("GET", "/", fields: ["X: y"], port: service.port)
    #expect(RawHTTP.request("GET", "/healthz", port: service.port).body == "ok\n")
    let measured = RawHTTP.request("GET", "/metrics", port: service.port)
    #expect(measured.body.contains(#"reception_requests_total{path="/v1/devices",method="POST",status="201"} 1"#))
    #expect(measured.body.contains(#"reception_requests_total{path="other",method="GET",status="404"} 1"#))
    #expect(measured.body.contains("reception_request_seconds_bucket{le=\"+Inf\"} 5\n"))
    let proxied = RawHTTP.request("GET", "/metrics", fields: ["X-Forwarded-For: 203.0.113.7"], port: service.port)
    #expect(proxied.status == 403)
    #expect(service.stop() == 0)

    let lines = service.logged.split(separator: "\n")
    #expect(lines.count == 7)
    struct Line: Decodable { var at, method, path, peer: String; var status: Int; var ms: Double }
    let read = lines.compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    #expect(read.map(\.status) == [201, 200, 404, 200, 200, 200, 403])
    #expect(read.allSatisfy { $0.peer == "127.0.0.1" && $0.path.utf8.count <= 210 })
    for secret in [device.token, device.sessionSecret, "Ada", "4711"] {
      #expect(!lines.contains { $0.contains(secret) }, "\(secret)")
    }
  }

  @Test func `guesses at the password are limited even where nothing else is, as its help says`() throws {
    let service = try ServiceProcess(environment: ["DASHBOARD_PASSWORD": "correct-horse"])
    let answers = (0..<12).map { _ in
      RawHTTP.request("POST", "/dashboard/log-in", body: "password=wrong", port: service.port).status
    }
    #expect(answers == [Int](repeating: 401, count: 10) + [429, 429])
    #expect(service.run(["--help"], bare: true).out.contains("guesses at the team's password stay limited"))
  }

  @Test func `it stops at once with streams open, and ends each`() async throws {
    let service = try ServiceProcess()
    let port = service.port
    let tokens = (0..<10).compactMap { _ in
      let answer = RawHTTP.request(
        "POST", "/v1/devices", fields: ["X-App-Id: app"],
        body: #"{"platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC"}"#, port: port)
      return try? JSONDecoder().decode(DeviceCredentials.self, from: Data(answer.body.utf8)).token
    }
    let listening = tokens.map { token in
      Task {
        await withCheckedContinuation { done in
          Thread.detachNewThread {
            let head =
              "GET /v1/conversation/events HTTP/1.1\r\nHost: 127.0.0.1\r\nX-App-Id: app\r\n"
              + "Authorization: Bearer \(token)\r\n\r\n"
            done.resume(returning: RawHTTP.exchange(Array(head.utf8), port: port, patience: 20_000).body)
          }
        }
      }
    }
    let isOpen = await eventually {
      RawHTTP.request("GET", "/metrics", port: port).body.contains("reception_event_streams 10\n")
    }
    #expect(isOpen)
    let begun = ContinuousClock.now
    #expect(service.stop() == 0)
    #expect(begun.duration(to: .now) < .seconds(3))
    for stream in listening { #expect(await stream.value.hasSuffix("0\r\n\r\n")) }
  }

  @Test func `an empty store gets the marked demo app with its three devices, once`() async throws {
    let service = try ServiceProcess(options: ["--demo", "--log", "off"])
    // There is an app already.
    #expect(service.run("apps").out == "app\tApp\n")
    #expect(service.stop() == 0)
    try FileManager.default.removeItem(atPath: service.folder + "/data")
    for _ in 0..<2 {
      try service.start()
      #expect(service.run("apps").out == "demo\tDemo\tdemo\n")
      let devices = try await service.store().devices(of: "demo", limit: 9, offset: 0)
      #expect(devices.map(\.effectiveLanguage.identifier).sorted() == ["ar", "de", "ja"])
      for device in devices {
        let authors = try await service.store().messages(of: device.id, .latest, limit: 9).map(\.author)
        #expect(Set(authors) == [.user, .team])
      }
      #expect(service.stop() == 0)
    }
  }
}
