import Dragoman
import LanguageTags
import ReceptionProtocol
import StringTables
import StringTemplates
import TestGround
import Testing

@testable import ReceptionKit

/// Which texts a team hears of that could not be shown.
@MainActor @Suite struct TextReportTests {
  /// A resolver of the host app, whose Turkish misses one text and breaks another.
  private func hostTexts(_ reporter: ResolutionReporter) -> StringResolver {
    let source = MemorySource("Host", ["en": ["a": "A", "b": "B %lld"], "tr": ["b": "B %@ %@"]])
    return StringResolver(
      policy: .pinned(LanguageTag("tr")!), steps: [.matched(source), .fixed(.english, source)], reporter: reporter)
  }

  private func started(_ test: TestChat) async {
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
  }

  private static let missing = TextReport(language: "tr", key: "a", kind: .missing)
  private static let refused = TextReport(language: "tr", key: "b", kind: .refused)

  @Test func `the team hears of each text once, several in one request, and not before support has started`()
    async throws
  {
    let test = try TestChat()
    test.reception.setActive(true)
    let texts = hostTexts(test.reception.textReporter)
    for _ in 0..<3 {
      #expect(texts.text("a") == "A" && texts.text("b \(5)") == "b 5")
      #expect(texts.text(LocalizedMessage(key: "b", arguments: [.integer(5)])) == "B 5")
    }
    await test.pass(60)
    #expect(test.service.lines.allSatisfy { $0 == "GET /v1/appearance" })
    await started(test)
    await test.pass(3)
    let told = test.service.with { $0.textReports }
    #expect(told.count == 1)
    #expect(told.first?.contains(Self.missing) == true && told.first?.contains(Self.refused) == true)
    #expect(told.first?.contains { $0.key == "b %lld" && $0.kind == .missing } == true)
    #expect(told.first?.count == 3)
    _ = texts.text("a")
    // Another resolver of the app meets the same.
    _ = hostTexts(test.reception.textReporter).text("a")
    // So does the next launch of the same version; another version may have mended it.
    test.launch()
    _ = hostTexts(test.reception.textReporter).text("a")
    await started(test)
    await test.pass(10)
    #expect(test.service.with { $0.textReports.count } == 1)
    test.launch(appVersion: "2")
    _ = hostTexts(test.reception.textReporter).text("a")
    await started(test)
    await test.pass(10)
    #expect(test.service.with { $0.textReports.dropFirst() } == [[Self.missing]])
  }

  @Test func `what was met offline is told when the service is back, by the next launch too`() async throws {
    let test = try TestChat()
    await started(test)
    test.service.with { $0.isReachable = false }
    _ = hostTexts(test.reception.textReporter).text("a")
    await test.pass(20)
    #expect(test.service.bodies("POST", "/v1/devices/me/text-reports").count > 1, "it was tried again")
    test.reception.setActive(false)
    let tries = test.service.requests.count
    await test.pass(600)
    #expect(test.service.requests.count == tries, "nothing is tried in the background")
    test.launch()
    test.service.with { $0.isReachable = true }
    await started(test)
    await test.pass(3)
    #expect(test.service.with { $0.textReports } == [[Self.missing]])
  }

  @Test(arguments: [false, true])
  func `what the service has counted is not counted again, where its answer was lost and more was met meanwhile`(
    isStartedAnew: Bool
  ) async throws {
    let test = try TestChat()
    await started(test)
    test.service.with { $0.losesAnswers = true }
    _ = hostTexts(test.reception.textReporter).text("a")
    await test.pass(3)
    #expect(test.service.with { $0.textReports } == [[Self.missing]])
    if isStartedAnew {
      test.reception.setActive(false)
      test.launch()
      await started(test)
    }
    _ = hostTexts(test.reception.textReporter).text("c")
    await test.pass(20)
    test.service.with { $0.losesAnswers = false }
    await test.pass(100)
    let other = TextReport(language: "tr", key: "c", kind: .missing)
    #expect(test.service.with { $0.textReports } == [[Self.missing], [other]])
    // Neither does a version that begins anew, or a device whose clock was set back, fall behind what was told.
    test.launch(appVersion: "2")
    await started(test)
    _ = hostTexts(test.reception.textReporter).text("c")
    await test.pass(10)
    #expect(test.service.with { $0.textReports.last } == [other] && test.service.with { $0.textReports.count } == 3)
  }

  @Test func `sequences grow, whatever the clock says and whatever is forgotten`() {
    var queue = TextReportQueue(appVersion: "1")
    var sequences: [Int] = []
    for (key, time) in [("a", 1_700_000_000.0), ("b", 3), ("c", -5), ("d", .infinity), ("e", .nan)] {
      queue.take(TextReport(language: "de", key: key, kind: .missing))
      let told = queue.next(at: time)
      sequences.append(told?.sequence ?? 0)
      #expect(told == queue.next(at: time + 60))
      if key == "c" { queue.clear() } else { told.map { queue.settle($0) } }
      #expect(queue.next(at: time) == nil)
    }
    #expect(sequences == (0..<5).map { 1_700_000_000_000 + $0 })
    var later = TextReportQueue(appVersion: "2")
    later.take(TextReport(language: "de", key: "a", kind: .missing))
    later.resume(queue)
    #expect(later.next(at: 1)?.sequence == 1_700_000_000_005)
  }

  @Test func `a busy service is left alone as long as it asks, and one that will not have it is not asked again`()
    async throws
  {
    let test = try TestChat()
    await started(test)
    test.service.with { $0.textStatuses = [429, 503, 204] }
    _ = hostTexts(test.reception.textReporter).text("a")
    await test.pass(31)
    #expect(test.service.bodies("POST", "/v1/devices/me/text-reports").count == 1)
    await test.pass(60)
    #expect(test.service.with { $0.textReports } == [[Self.missing]])
    test.service.with { $0.textStatuses = [400] }
    _ = hostTexts(test.reception.textReporter).text("c")
    await test.pass(300)
    #expect(test.service.bodies("POST", "/v1/devices/me/text-reports").count == 4)
    // A token that has aged meanwhile is renewed.
    test.service.with { $0.textStatuses = [401, 204] }
    _ = hostTexts(test.reception.textReporter).text("d")
    await test.pass(30)
    #expect(test.service.lines.contains("POST /v1/devices/me/token"))
    #expect(test.service.with { $0.textReports.last } == [TextReport(language: "tr", key: "d", kind: .missing)])
  }

  @Test func `an app that switches it off tells nothing, and what waited is forgotten`() async throws {
    let test = try TestChat()
    await started(test)
    test.service.with { $0.isReachable = false }
    _ = hostTexts(test.reception.textReporter).text("a")
    await test.pass(5)
    test.reception.reportsTexts = false
    test.service.with { $0.isReachable = true }
    _ = hostTexts(test.reception.textReporter).text("c")
    await test.pass(300)
    #expect(test.service.with { $0.textReports.isEmpty })
    test.launch()
    await started(test)
    await test.pass(300)
    #expect(test.service.with { $0.textReports.isEmpty })
    // What waited for a launch that switches it off before it configures is forgotten too.
    test.service.with { $0.isReachable = false }
    _ = hostTexts(test.reception.textReporter).text("d")
    await test.pass(5)
    test.launch(isConfigured: false)
    test.reception.reportsTexts = false
    test.reception.configure(appId: "app", serviceURL: TestChat.url)
    test.service.with { $0.isReachable = true }
    await started(test)
    await test.pass(300)
    test.launch()
    await started(test)
    await test.pass(300)
    #expect(test.service.with { $0.textReports.isEmpty })
  }

  @Test func `data that is deleted takes with it what was to be told`() async throws {
    let test = try TestChat()
    await started(test)
    test.service.with { $0.isReachable = false }
    _ = hostTexts(test.reception.textReporter).text("a")
    await test.pass(5)
    test.reception.deleteData()
    test.service.with { $0.isReachable = true }
    await test.pass(300)
    test.launch()
    await started(test)
    await test.pass(300)
    #expect(test.service.with { $0.textReports.isEmpty })
  }

  @Test func `a published text that cannot be shown is told by whoever would have seen it`() async throws {
    let test = try TestChat(localizations: ["es-MX"], preferred: ["es-MX"])
    test.publish(
      """
      {"title": {"es-MX": " ", "es-419": "Ayuda", "de": ""}, "welcomeText": {"ES-419": "\(String(repeating: "x", count: 1_001))"}}
      """)
    await started(test)
    await test.pass(3)
    #expect(
      test.service.with { $0.textReports } == [
        [
          TextReport(language: "es-MX", key: "chat.title", kind: .refused),
          TextReport(language: "es-419", key: "chat.welcome.text", kind: .refused),
        ]
      ])
  }

  @Test func `hostile keys are bounded in length and number, and told in requests that the service takes`() async throws
  {
    let test = try TestChat()
    await started(test)
    let texts = hostTexts(test.reception.textReporter)
    let longest = String(repeating: "é", count: TextReport.longestKey)
    for key in ["", longest + "é", longest] { _ = texts.text(LocalizedMessage(key: key)) }
    for number in 0..<1_500 { _ = texts.text(LocalizedMessage(key: "key \(number)")) }
    await test.pass(10)
    let told = test.service.with { $0.textReports }
    #expect(told.map(\.count) == Array(repeating: 100, count: 10))
    #expect(Set(told.joined().map(\.key)).count == 1_000)
    #expect(told.joined().contains { $0.key == longest } && !told.joined().contains { $0.key.isEmpty })
  }

  @Test func `long keys of any script are told in requests that the service takes, in smaller ones through a proxy`()
    async throws
  {
    let test = try TestChat()
    await started(test)
    let texts = hostTexts(test.reception.textReporter)
    let keys = (0..<300).map { number in
      String(repeating: number < 100 ? "字" : number < 200 ? "\u{1}" : "\"", count: 250) + "\(number)"
    }
    for key in keys { _ = texts.text(LocalizedMessage(key: key)) }
    test.service.with { $0.textStatuses = [413, 204, 413, 204] }
    await test.pass(10)
    let bodies = test.service.bodies("POST", "/v1/devices/me/text-reports")
    #expect(bodies.allSatisfy { $0.utf8.count < 65_536 }, "\(bodies.map(\.utf8.count))")
    let told = test.service.with { $0.textReports }
    #expect(told.joined().map(\.key) == keys)
    // What was too much went out in halves.
    #expect(told[0].count <= 30 && told[1].count <= 15)
  }

  private func tries(_ test: TestChat) -> Int {
    test.service.lines.count { $0 == "POST /v1/devices/me/text-reports" }
  }

  @Test func `what an app that is switched off could not tell is told when it is back`() async throws {
    let test = try TestChat()
    await started(test)
    test.service.with { $0.textStatuses = [403, 403, 204] }
    _ = hostTexts(test.reception.textReporter).text("a")
    await test.pass(600)
    #expect(tries(test) == 1, "one that is refused asks no more")
    test.reception.setActive(false)
    test.reception.setActive(true)
    await test.pass(600)
    #expect(tries(test) == 2)
    // The device is let in again, which it was not when the app came back.
    test.reception.identify(name: "Ada")
    await test.pass(10)
    #expect(test.service.with { $0.textReports } == [[Self.missing]])
  }

  @Test(arguments: [ServiceFailure.Code.appDisabled, .blocked])
  func `an app that is switched off or blocked asks for nothing until it is let in again`(
    code: ServiceFailure.Code
  ) async throws {
    let test = try TestChat()
    await started(test)
    await test.pass(301)
    test.reception.setActive(false)
    _ = hostTexts(test.reception.textReporter).text("a")
    let asked = test.service.lines.count
    test.service.with { $0.refusal = code }
    for _ in 0..<3 {
      test.reception.setActive(true)
      await test.pass(2_000)
      test.reception.closeChat()
      await test.reception.refreshAppearance()
      test.reception.setActive(false)
    }
    let lines = test.service.lines.dropFirst(asked)
    // Whether a block was lifted, only a request can tell: one for each time that the app comes back.
    #expect(lines.count { $0 == "PATCH /v1/devices/me" } == (code == .blocked ? 3 : 1), "\(lines)")
    #expect(lines.count { $0 == "GET /v1/appearance" } <= (code == .blocked ? 3 : 1), "\(lines)")
    #expect(!lines.contains("POST /v1/devices/me/text-reports"), "\(lines)")
    test.service.with { $0.refusal = nil }
    if code == .appDisabled { test.launch() }
    test.reception.setActive(true)
    await test.pass(10)
    #expect(test.service.with { $0.textReports } == [[Self.missing]])
  }

  @Test func `what is no text is not told`() {
    let tag = LanguageTag("de")!
    let kinds: [(ResolutionReport.Kind, TextReport.Kind?)] = [
      (.missing, .missing), (.untranslated, .missing), (.refused(.missingDevice(nil)), .refused),
      (.malformedLanguage, nil),
      (.unreadable("gone"), nil),
    ]
    let failures = kinds.filter { kind, told in
      TextReport(ResolutionReport(kind: kind, key: "k", language: tag))
        != told.map { TextReport(language: "de", key: "k", kind: $0) }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `the chat's own words are all there: a device that speaks any language has nothing to tell`() async throws
  {
    let test = try TestChat()
    await started(test)
    for language in Reception.supportedLanguages {
      test.reception.languageOverride = language.identifier
      _ = test.reception.labels.unread(3)
      _ = test.reception.labels.charactersLeft(1)
    }
    await test.pass(10)
    #expect(test.service.with { $0.textReports.isEmpty })
  }
}
