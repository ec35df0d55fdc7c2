#if os(Linux)
  import Foundation
  import RawHTTP
  import ReceptionProtocol
  import ReceptionStorage
  import Testing

  /// How long the dashboard takes for a page when a hundred thousand devices have written to the team.
  ///
  /// Measured by the processor's time of a real service: how busy the machine is makes no difference to it.
  @Suite struct PageTimeTests {
    /// Seconds of the processor for a page.
    static let bound = 0.1
    private static let rounds = 10

    @Test func `each page takes a tenth of a second of the processor at most with 100000 devices`() throws {
      let service = try ServiceProcess(environment: ["DASHBOARD_PASSWORD": LargeTeam.password])
      let answer = RawHTTP.request(
        "POST", "/v1/devices", fields: ["X-App-Id: app"],
        body: """
          {"platform":"ios","sdkVersion":"1.4.0","appVersion":"7.2","appBuild":"4821","osVersion":"26.1","locale":"de_CH",\
          "deviceModel":"iPhone17,3","timezone":"Europe/Zurich","bundleId":"com.example.tours","name":"@name",\
          "email":"user@number@example.com","externalUserId":"customer-@number",\
          "metadata":{"plan":"pro","tours":"@number"}}
          """, port: service.port)
      try #require(answer.status == 201, "\(answer.body)")
      try LargeTeam.fill(service)
      let agent = try Agent(service)
      let first = try agent.page("/dashboard/devices?app=app")
      #expect(first.contains("100,001"), "The team is not as large as it should be.")
      var slow: [String] = []
      for (name, path) in pages {
        let begun = try ProcessorTime(of: service.identifier)
        for _ in 0..<Self.rounds { _ = try agent.page(path) }
        let seconds = (try ProcessorTime(of: service.identifier).seconds - begun.seconds) / Double(Self.rounds)
        print("page time: \(name): \(Int((seconds * 1_000).rounded())) ms")
        if seconds > Self.bound { slow.append("\(name) took \(seconds) s: \(path)") }
      }
      #expect(slow == [])
    }

    /// Every page of the dashboard, and of the lists what can be asked of them.
    private var pages: [(name: String, path: String)] {
      let device = LargeTeam.number(LargeTeam.chattiest)
      let (middle, early) = (1_700_000_000.0 + 3_000_000, 1_700_000_000.0 + 120)
      return [
        ("overview", "/dashboard"), ("devices", "/dashboard/devices?app=app"),
        ("devices, in the middle", "/dashboard/devices?app=app&after=\(middle)_1"),
        ("devices, the last page", "/dashboard/devices?app=app&before=\(early)_1"),
        ("devices, found", "/dashboard/devices?app=app&search=ackermann"),
        ("devices, one found", "/dashboard/devices?app=app&search=ZO%C3%8B+99999"),
        ("devices, none found", "/dashboard/devices?app=app&search=nowhere+to+be+found+at+all"),
        ("devices, blocked", "/dashboard/devices?app=app&part=blocked"),
        ("conversations", "/dashboard/conversations?app=app"),
        ("conversations, in the middle", "/dashboard/conversations?app=app&after=\(middle)_1"),
        ("conversations, unread", "/dashboard/conversations?app=app&part=unread"),
        ("conversations, found", "/dashboard/conversations?app=app&search=%D8%A3%D9%85%D9%8A%D9%86%D8%A9"),
        ("conversations, none found", "/dashboard/conversations?app=app&search=nowhere"),
        ("a conversation", "/dashboard/conversation?app=app&device=\(device)"),
        ("a conversation, earlier", "/dashboard/conversation?app=app&device=\(device)&before=5000"),
        ("a conversation, with a draft", "/dashboard/conversation?app=app&device=\(device)&review=general"),
        ("appearance", "/dashboard/appearance?app=app&language=de"), ("push", "/dashboard/push?app=app&language=ar"),
        ("reviews", "/dashboard/reviews?app=app&language=ja"), ("outbox", "/dashboard/outbox?app=app"),
        ("outbox, failed", "/dashboard/outbox?app=app&state=failed"),
        ("outbox, far down", "/dashboard/outbox?app=app&before=1000"), ("text health", "/dashboard/health?app=app"),
        ("text health, the last page", "/dashboard/health?app=app&page=240"),
        ("text health, one language", "/dashboard/health?app=app&language=ja&page=3"),
        ("settings", "/dashboard/settings?app=app"), ("an address of nothing", "/dashboard/nothing?app=app"),
      ]
    }
  }

  /// An agent's browser, as far as it asks for pages.
  private struct Agent {
    let port: UInt16
    var cookie = ""

    init(_ service: ServiceProcess) throws {
      port = service.port
      let answer = RawHTTP.request(
        "POST", "/dashboard/log-in", fields: ["Content-Type: application/x-www-form-urlencoded"],
        body: "password=\(LargeTeam.password)", port: port)
      cookie = try #require(answer.fields["set-cookie"]?.split(separator: ";").first.map(String.init), "no log-in")
    }

    func page(_ path: String) throws -> String {
      let answer = RawHTTP.request(
        "GET", path, fields: ["Accept: text/html", "Accept-Language: en", "Cookie: \(cookie)"], port: port)
      try #require(answer.status == (path.contains("nothing") ? 404 : 200), "\(path): \(answer.status)")
      return answer.body
    }
  }

  /// What a process has had of the processor, in hundredths of a second.
  private struct ProcessorTime {
    let seconds: Double

    init(of process: Int32) throws {
      let line = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      // The name, which may hold anything, ends with the last parenthesis; proc(5).
      let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
      let ticks = try #require(
        fields.count > 13 ? Double(fields[12]).flatMap { user in Double(fields[13]).map { user + $0 } } : nil)
      seconds = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
  }
#endif
