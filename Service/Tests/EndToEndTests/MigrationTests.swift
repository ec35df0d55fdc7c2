import DatabaseGround
import Foundation
import PostgresStorage
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

/// A team that outgrows one file moves, and nobody notices.
@Suite(.serialized, .enabled(if: PostgresServer.isHere, "\(PostgresServer.absence)"))
struct MigrationTests {
  @Test func `a file that is written to meanwhile is copied as it was at one moment, whole`() async throws {
    let service = try ServiceProcess()
    let database = try ScratchDatabase()
    let device = try Self.registered(service)
    for number in 1...50 { #expect(device.say(number) == 201) }
    let store = try service.store()
    let secret = try #require(DeviceSecret(parsing: device.token))
    _ = try await store.reply(
      TeamReply(OutgoingMessage(id: "r", text: "a\u{0}b \u{1A} 👩‍👩‍👧‍👦")) { record, _ in
        NewPush(payload: "{}", language: record.effectiveLanguage)
      }, to: secret.device, at: 5)
    _ = try await store.publish([.title: ["de": "Hilfe", "ar": "مساعدة"]], app: "app", base: nil, at: 6)
    _ = try await store.publish("{}", as: .review, app: "app", base: nil, at: 7)
    try await store.count(
      [TextReport(language: "de", key: "k\u{0}", kind: .refused)],
      from: DeviceClaim(app: "app", secret: secret), at: Date().timeIntervalSince1970)
    // The service goes on while it is copied.
    let isOver = Stop()
    let writing = Task.detached {
      var number = 100
      while !isOver.isSet {
        _ = device.say(number)
        number += 1
      }
    }
    try await Task.sleep(for: .milliseconds(200))
    let done = service.run(
      ["migrate", "--from", "sqlite:\(service.folder)/data", "--to", database.address], bare: true)
    isOver.set()
    await writing.value
    #expect(done.code == 0 && done.out.contains("tables are copied, and each was compared"), "\(done)")
    #expect(done.out.contains("The file was written to meanwhile"))

    let copy = try PostgresStore(database.address)
    #expect(copy.epoch == store.epoch)
    let messages = try await copy.messages(of: secret.device, .after(0), limit: 100_000)
    #expect(messages.map(\.number) == Array(1...messages.count) && messages.count > 60)
    #expect(messages == Array(try await store.messages(of: secret.device, .after(0), limit: messages.count)))
    #expect(messages[50].text == "a\u{0}b \u{1A} 👩‍👩‍👧‍👦")
    // At the moment of the copy the device may have said more than now, never less.
    #expect(try await copy.device(secret.device) == store.device(secret.device))
    #expect(try await copy.appearance(of: "app") == store.appearance(of: "app"))
    #expect(try await copy.template(.review, of: "app") == store.template(.review, of: "app"))
    #expect(
      try await copy.textCounts(of: "app", limit: 9, offset: 0) == store.textCounts(of: "app", limit: 9, offset: 0))
    #expect(try await copy.agentPassword() == store.agentPassword())
    let pushes = try await copy.pushes(PushQuestion(app: "app"), limit: 9)
    #expect(try await pushes == store.pushes(PushQuestion(app: "app"), limit: 9) && pushes.count == 1)
    // Numbers go on where they were, and are not given twice.
    let next = try await copy.reply(
      TeamReply(OutgoingMessage(id: "n", text: "x")) { record, _ in
        NewPush(payload: "{}", language: record.effectiveLanguage)
      }, to: secret.device, at: 9)
    #expect(try #require(next.push).rawValue > pushes[0].id.rawValue)
    await copy.close()

    // The device goes on with the token that it has.
    #expect(service.stop() == 0)
    let moved = try ServiceProcess(shared: database.address)
    #expect(Sender(token: device.token, port: moved.port).say(-1) == 201, "a name that was not used before")
  }

  @Test func `every column of the file has its place in the database, and no other`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let database = try ScratchDatabase()
    _ = try PostgresStore(database.address)
    let file = try SQLiteExport(path: folder + "/reception.sqlite")
    let columns = Set(
      try database.rows(
        """
        SELECT table_name || '.' || column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name NOT IN ('reception_schema', 'allowance')
        """
      ).compactMap { $0[0] })
    #expect(Set(file.tables.flatMap { table in table.columns.map { "\(table.name).\($0)" } }) == columns)
  }

  @Test func `what cannot be copied says why in one sentence, and leaves the database as it was`() async throws {
    let service = try ServiceProcess()
    let (taken, empty) = (try ScratchDatabase(), try ScratchDatabase())
    let other = try PostgresStore(taken.address)
    try await other.save(AppRecord(id: "theirs", name: "Theirs"))
    let notOurs = service.folder + "/letter"
    try Data(repeating: 65, count: 4_000).write(to: URL(fileURLWithPath: notOurs))
    let file = "sqlite:\(service.folder)/data"
    let cases: [([String], String)] = [
      (["--from", file, "--to", taken.address], "is not empty: there are rows in app"),
      (["--from", file], "--to needs a value"), (["--to", empty.address], "--from needs a value"),
      (["--from", "sqlite:\(service.folder)/nowhere", "--to", empty.address], "There is no file"),
      (["--from", "sqlite:\(notOurs)", "--to", empty.address], "is not this service's database"),
      (["--from", "/x.sqlite", "--to", empty.address], "--from takes sqlite:PATH"),
      (["--from", file, "--to", "mysql://sesame@h"], "--to takes postgres://"),
      (["--from", file, "--to", empty.address, "--data", "x"], "There is no option --data"),
    ]
    var failures: [String] = []
    for (words, sentence) in cases {
      let done = service.run(["migrate"] + words, bare: true)
      if done.code != 2 || !done.error.contains(sentence) || done.error.contains("sesame")
        || done.error.filter({ $0 == "\n" }).count != 1
      {
        failures.append("\(words): \(done)")
      }
    }
    #expect(failures == [])
    #expect(try await other.apps().map(\.id) == ["theirs"])
    await other.close()

    // A row that the database changes on its way in is noticed, and nothing is kept.
    _ = try PostgresStore(empty.address)
    try empty.execute(
      """
      CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.name := NEW.name || ' '; RETURN NEW; END $$;
      CREATE TRIGGER spoil BEFORE INSERT ON app FOR EACH ROW EXECUTE FUNCTION spoil()
      """)
    let spoilt = service.run(["migrate", "--from", file, "--to", empty.address], bare: true)
    #expect(spoilt.code == 2 && spoilt.error.contains("The row “app” of app in"), "\(spoilt)")
    #expect(try empty.text("SELECT count(*) FROM app") == "0")
  }

  /// A device that writes where it is told.
  private struct Sender: Sendable {
    let token: String
    let port: UInt16

    func say(_ number: Int) -> Int {
      RawHTTP.request(
        "POST", "/v1/conversation/messages", fields: ["X-App-Id: app", "Authorization: Bearer \(token)"],
        body: #"{"id":"\#(number)","text":"\#(number)","photoCount":0}"#, port: port
      ).status
    }
  }

  private static func registered(_ service: ServiceProcess) throws -> Sender {
    let answer = RawHTTP.request(
      "POST", "/v1/devices", fields: ["X-App-Id: app"],
      body: #"{"platform":"ios","sdkVersion":"1","locale":"de_CH","timezone":"UTC","name":"Jürgen"}"#,
      port: service.port)
    let credentials = try JSONDecoder().decode(DeviceCredentials.self, from: Data(answer.body.utf8))
    return Sender(token: credentials.token, port: service.port)
  }
}
