import Dragoman
import Foundation
import LanguageTags
import ReceptionKit
import ReceptionProtocol
import ReceptionStorage
import StringTemplates
import Testing

/// Texts that devices could not show, on their way to the team.
@MainActor @Suite(.serialized) struct TextHealthTests {
  /// A host app asks for texts; its German misses one and breaks another.
  private func meet(_ keys: [String], on device: TestDevice) throws {
    let source = MemorySource("Host", ["en": ["a": "A", "b": "B %lld"], "de": ["b": "B %@ %@"]])
    let german = try #require(LanguageTag("de"))
    let texts = StringResolver(
      policy: .pinned(german), steps: [.matched(source), .fixed(.english, source)],
      reporter: device.reception.textReporter)
    for key in keys { _ = texts.text(LocalizedMessage(key: key, arguments: key == "b" ? [.integer(5)] : [])) }
  }

  /// What the team sees, such as `de a missing 1`.
  private func counted(_ service: ServiceProcess) async throws -> [String] {
    try await service.store().textCounts(of: "app", in: nil, limit: 100, offset: 0).map { count in
      let report = count.report
      return "\(report.language) \(report.key) \(report.kind.rawValue) \(report.count)"
    }.sorted()
  }

  @Test func `the team hears of the texts that devices could not show, once from each, whatever is cut or killed`()
    async throws
  {
    let service = try ServiceProcess()
    let device = TestDevice(service)
    try meet(["a", "b", "a"], on: device)
    try await Task.sleep(for: .milliseconds(200))
    #expect(try await counted(service) == [], "support has not started")
    device.reception.start()
    #expect(await eventually { device.reception.isSynchronized })
    #expect(try await eventually { try await counted(service) == ["de a missing 1", "de b refused 1"] })

    device.network.now = .down
    try meet(["a", "c"], on: device)
    try await Task.sleep(for: .milliseconds(200))
    device.reception.setActive(false)
    service.kill()
    device.launch()
    try meet(["b"], on: device)
    try service.start()
    device.network.now = .up
    device.reception.setActive(false)
    device.reception.setActive(true)
    let both = ["de a missing 1", "de b refused 1", "de c missing 1"]
    #expect(try await eventually { try await counted(service) == both })

    device.network.now = .losesAnswers
    try meet(["d"], on: device)
    let all = both + ["de d missing 1"]
    #expect(try await eventually { try await counted(service) == all })
    let tries = { device.network.sent.count { $0.hasSuffix("text-reports") } }
    let before = tries()
    #expect(await eventually { tries() > before + 2 })
    device.network.now = .up
    try meet(["e"], on: device)
    #expect(try await eventually { try await counted(service) == all + ["de e missing 1"] })

    let second = TestDevice(service)
    second.reception.start()
    try meet(["a"], on: second)
    #expect(try await eventually { try await counted(service).first == "de a missing 2" })
    let third = TestDevice(service)
    third.reception.reportsTexts = false
    third.reception.start()
    try meet(["a", "d"], on: third)
    #expect(await eventually { third.reception.isSynchronized })
    try await Task.sleep(for: .milliseconds(300))
    #expect(try await counted(service) == ["de a missing 2"] + all.dropFirst() + ["de e missing 1"])
  }
}
