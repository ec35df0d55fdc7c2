import Foundation
import ReceptionProtocol
import StringTables
import TestGround

@testable import ReceptionKit

/// A value that a test changes while others read it.
final class Held<Value: Sendable>: Sendable {
  private let guarded: Guarded<Value>

  init(_ value: Value) { guarded = Guarded(value) }

  var value: Value {
    get { guarded.withLock { $0 } }
    set { guarded.withLock { $0 = newValue } }
  }

  func change(_ body: (inout sending Value) -> Void) { guarded.withLock { body(&$0) } }
}

/// A chat in a world that a test holds in its hand.
@MainActor
final class TestChat {
  let service = FakeService()
  let clock = ManualClock()
  let folder: TestFolder
  let host: Held<HostApp>
  let locale = Held("de_CH")
  var events: [ReceptionEvent] = []
  private(set) var reception: Reception

  init(
    localizations: [String] = ["en"], preferred: [String] = ["de-DE"], folder: TestFolder? = nil,
    isConfigured: Bool = true
  ) throws {
    self.folder = try folder ?? TestFolder()
    host = Held(HostApp(localizations: localizations, preferred: preferred, development: "en"))
    reception = Reception(environment: ReceptionEnvironment(transport: service))
    launch(isConfigured: isConfigured)
  }

  /// A new process: what was not kept is gone.
  func launch(appVersion: String = "1", isConfigured: Bool = true) {
    let (host, locale) = (host, locale)
    reception = Reception(
      environment: ReceptionEnvironment(
        host: { host.value }, deviceLocale: { DeviceLocale(identifier: locale.value) },
        timezone: { "Europe/Zurich" }, facts: DeviceFacts(platform: "linux", appVersion: appVersion),
        transport: service, clock: clock, chance: { 0.5 }, folder: folder.url))
    reception.onEvent = { [weak self] in self?.events.append($0) }
    if isConfigured { reception.configure(appId: "app", serviceURL: Self.url) }
  }

  static let url = URL(string: "https://support.example.org")!

  /// Lets everything happen that can happen without time passing.
  func settle() async {
    var quiet = 0
    for _ in 0..<2_000 where quiet < 10 {
      try? await Task.sleep(for: .microseconds(200))
      quiet = isQuiet ? quiet + 1 : 0
    }
  }

  /// Whether nothing is under way but what a test holds back.
  private var isQuiet: Bool {
    if service.with({ $0.isHeld && !$0.held.isEmpty }) { return true }
    return reception.sync?.sync.underWay == nil && reception.store?.isAsking != true
      && reception.conversation?.isAsking != true && !reception.textReports.isAsking && clock.waking == 0
  }

  /// Lets time pass from one wait to the next, and everything happen that comes of it.
  func pass(_ seconds: Double) async {
    await settle()
    var left = seconds
    repeat {
      let step = min(left, clock.nextWait ?? left)
      clock.advance(by: step)
      left -= step
      await settle()
    } while left > 0
  }

  /// A published appearance.
  func publish(_ texts: String, revision: Int = 1, epoch: String = "e") {
    let body = """
      {"schemaVersion": 1, "revision": \(revision), "epoch": "\(epoch)", "appearance": {"text": \(texts)}}
      """
    service.with {
      $0.appearance = ReceptionAnswer(
        status: 200, headers: ["ETag": "\"\(epoch)-\(revision)\""], body: Data(body.utf8))
    }
  }
}
