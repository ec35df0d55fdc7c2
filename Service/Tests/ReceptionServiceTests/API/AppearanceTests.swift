import Foundation
import HTTPService
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

@Suite struct `The interface of published texts` {
  @Test func `answers the whole document with a tag, and 304 to whoever holds it`() async throws {
    let service = try await Interface()
    let first = service.ask("GET", "/v1/appearance")
    let empty = try JSONDecoder().decode(AppearanceEnvelope.self, from: Data(first.body.utf8))
    #expect(first.status == 200 && empty.revision == 0 && empty.texts.isEmpty && empty.epoch == service.store.epoch)
    let tag = try #require(first.fields["etag"])
    for held in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let answer = service.ask("GET", "/v1/appearance", fields: ["If-None-Match: \(held)"])
      #expect(answer.status == 304 && answer.body.isEmpty && answer.fields["etag"] == tag)
    }
    let texts: [AppearanceField: [String: String]] = [.title: ["de": "Hilfe", "es-MX": "Ayuda"]]
    _ = try await service.store.publish(texts, app: "app", base: nil, at: 1)
    try await Task.sleep(for: AppDirectory.freshness + .milliseconds(50))
    let second = service.ask("GET", "/v1/appearance", fields: ["If-None-Match: \(tag)"])
    let published = try JSONDecoder().decode(AppearanceEnvelope.self, from: Data(second.body.utf8))
    #expect(second.status == 200 && published.revision == 1 && published.texts == texts)
    #expect(second.fields["etag"] != tag)
  }

  @Test func `is another for another app, also to a cache`() async throws {
    let service = try await Interface()
    try await service.store.save(AppRecord(id: "other", name: "Other"))
    let first = service.ask("GET", "/v1/appearance")
    let tag = try #require(first.fields["etag"])
    let other = service.ask("GET", "/v1/appearance", app: "other", fields: ["If-None-Match: \(tag)"])
    #expect(other.status == 200 && other.fields["etag"] != tag)
    let held = service.ask("GET", "/v1/appearance", fields: ["If-None-Match: \(tag)"])
    #expect([first, other, held].map { $0.fields["vary"] } == ["X-App-Id", "X-App-Id", "X-App-Id"])
  }

  @Test func `belongs to an app that is served`() async throws {
    let service = try await Interface()
    #expect(service.ask("GET", "/v1/appearance", app: nil).code == "invalid_app_id")
    #expect(service.ask("GET", "/v1/appearance", app: "nobody's").code == "invalid_app_id")
    #expect(service.ask("GET", "/v1/appearance", app: "off").code == "app_disabled")
    #expect(service.ask("POST", "/v1/appearance").status == 405)
  }
}

@Suite struct `A file of texts to publish` {
  @Test func `is read with its texts`() throws {
    let file = try AppearanceFile(Array(#"{"title":{"de":"Hilfe","zh_hant":"支援"},"welcomeText":{}}"#.utf8))
    #expect(file.texts == [.title: ["de": "Hilfe", "zh_hant": "支援"], .welcomeText: [:]])
  }

  @Test func `is refused whole, with everything that is wrong in it`() {
    let long = String(repeating: "x", count: 81)
    let cases: [(file: String, problems: [String])] = [
      ("", ["it is no JSON"]), ("[]", ["it is no JSON"]), (#"{"title":"Hilfe"}"#, ["it is no JSON"]),
      (
        #"{"titel":{"de":"x"},"title":{"de":" ","German!":"x","fr":"\#(long)","pt-br":"a","PT_BR":"b"}}"#,
        [
          "title.German! is under no", "title.de is blank", "title.fr is longer", "title.pt-br is there twice",
          "no field “titel”",
        ]
      ), (#"{"title":{"de":"\#(String(repeating: "x", count: 600_000))"}}"#, ["the file is longer"]),
    ]
    var failures: [String] = []
    for (file, problems) in cases {
      do throws(AppearanceFileError) {
        _ = try AppearanceFile(Array(file.utf8))
        failures.append("\(file.prefix(30)) was read")
      } catch {
        failures += problems.filter { !error.description.contains($0) }.map { "\($0) is not in \(error)" }
      }
    }
    #expect(failures == [])
  }
}

@Suite struct `The hosts that are answered` {
  @Test func `are this machine's own and those that were named`() throws {
    let rows: [(listening: String, named: [String], host: String, isAnswered: Bool)] = [
      ("127.0.0.1", [], "127.0.0.1:8080", true), ("127.0.0.1", [], "localhost", true), ("::1", [], "[::1]:80", true),
      ("127.0.0.1", [], "LOCALHOST:1", true), ("127.0.0.1", [], "evil.example", false),
      ("127.0.0.1", [], "127.0.0.1.evil.example:8080", false), ("127.0.0.1", [], "", false),
      ("127.0.0.1", ["Help.example.org"], "help.example.org", true),
      ("0.0.0.0", [], "anything.example", true), ("0.0.0.0", ["help.example.org"], "evil.example", false),
      ("0.0.0.0", ["help.example.org"], "help.example.org:443", true), ("192.0.2.7", ["h"], "192.0.2.7:80", true),
      ("2001:db8::5", ["h"], "[2001:db8::5]:8080", true), ("2001:DB8:0::5", ["h"], "[2001:db8::5]", true),
      ("2001:db8::5", ["h"], "[2001:db8::6]:8080", false), ("0.0.0.0", ["2001:db8::7"], "[2001:db8::7]:1", true),
      ("0.0.0.0", ["[2001:db8::7]"], "[2001:DB8::7]", true), ("::", ["h"], "[2001:db8::7]", false),
    ]
    let failures = try rows.filter { row in
      var request = HTTPRequest(.get, try RequestTarget(parsing: "/"))
      request.fields["Host"] = row.host
      let refusal = AllowedHosts(listeningOn: row.listening, named: row.named).refusal(of: request)
      return (refusal == nil) != row.isAnswered || (refusal.map { $0.status.code != 421 } ?? false)
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
