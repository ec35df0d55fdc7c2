import Foundation
import ReceptionProtocol
import Testing

@testable import ReceptionKit

/// The rules by which a conversation follows the service live.
@Suite struct LiveUpdatesTests {
  /// Two thousand lives of a listening device, each decided by its number.
  @Test func `whatever happens, each message arrives once and in order, and a dead stream is noticed`() {
    var failures: [String] = []
    var (asked, messages) = (0, 0)
    let seeds = Self.seeds
    for seed in seeds {
      var life = SimulatedListener(seed: seed)
      let broken = life.run()
      asked += life.asked
      messages += life.messages
      if let first = broken.first { failures.append("LIVE_SEED=\(seed): \(first)") }
    }
    print("live updates: \(seeds.count) schedules, \(asked) requests, \(messages) messages, \(failures.count) broken")
    let some = failures.prefix(5)
    #expect(
      some.isEmpty, "\(failures.count) schedules; replay one with LIVE_SEED=… swift test --filter LiveUpdatesTests")
  }

  private static var seeds: ClosedRange<UInt64> {
    guard let one = ProcessInfo.processInfo.environment["LIVE_SEED"].flatMap(UInt64.init) else { return 1...2_000 }
    return one...one
  }

  private func message(_ number: Int) -> ConversationMessage {
    ConversationMessage(number: number, id: "\(number)", author: .team, text: "", sentAt: 0)
  }

  /// What follows each event, in short: `load 1`, `open 3 after 7`, `wait 40`, `take 8 9`, `show offline`.
  private func said(_ updates: inout LiveUpdates, _ event: LiveUpdateEvent, at now: Double) -> [String] {
    updates.handle(event, at: now, chance: 0.5).map { order in
      switch order {
      case .load(let id): "load \(id)"
      case .open(let id, let number): "open \(id) after \(number)"
      case .close: "close"
      case .wait(_, let seconds): "wait \(seconds)"
      case .stopWaiting: "stop waiting"
      case .take(let messages): "take " + messages.map { "\($0.number)" }.joined(separator: " ")
      case .replace(let messages): "replace " + messages.map { "\($0.number)" }.joined(separator: " ")
      case .tell(let epoch): "tell \(epoch)"
      case .show(let connection): "show \(connection)"
      case .renew(let token): "renew \(token)"
      }
    }
  }

  @Test func `it begins with the last messages, then listens to what comes after them`() {
    var updates = LiveUpdates()
    #expect(said(&updates, .becameActive, at: 0) == [])
    #expect(said(&updates, .token("t"), at: 0) == ["load 1", "wait 40.0", "show connecting"])
    #expect(
      said(&updates, .loaded(1, [message(7), message(6)]), at: 1)
        == ["stop waiting", "take 6 7", "open 3 after 7", "wait 40.0"])
    #expect(said(&updates, .opened(3), at: 2) == ["stop waiting", "wait 40.0", "show connected"])
    #expect(said(&updates, .heard(3, [message(7), message(8)]), at: 3) == ["take 8"])
    #expect(said(&updates, .heard(99, [message(9)]), at: 3) == [])
    #expect(said(&updates, .becameInactive, at: 4) == ["stop waiting", "close"])
    #expect(said(&updates, .heard(3, [message(9)]), at: 5) == [])
    #expect(said(&updates, .becameActive, at: 6) == ["open 6 after 8", "wait 40.0", "show connecting"])
  }

  @Test func `data that were brought back from a copy are read from the beginning, and not in a loop`() {
    var updates = LiveUpdates()
    _ = said(&updates, .becameActive, at: 0)
    _ = said(&updates, .token("t"), at: 0)
    #expect(
      said(&updates, .loaded(1, [message(8), message(9)], epoch: "a"), at: 0)
        == ["stop waiting", "take 8 9", "tell a", "open 3 after 9", "wait 40.0"])
    _ = said(&updates, .opened(3, epoch: "a"), at: 0)
    #expect(said(&updates, .ended(3, .unreachable(isOffline: false)), at: 20).contains("wait 2.0"))
    #expect(said(&updates, .waited(6), at: 22).first == "open 7 after 9")
    // The numbers of the copy begin where the copy was made: what stands under 9 by now is another message.
    #expect(said(&updates, .opened(7, epoch: "b"), at: 22) == ["stop waiting", "close", "wait 4.0"])
    #expect(said(&updates, .heard(7, [message(9), message(10)]), at: 22) == [])
    #expect(said(&updates, .waited(9), at: 26).first == "load 10")
    #expect(
      said(&updates, .loaded(10, [message(3), message(4), message(2)], epoch: "b"), at: 26)
        == ["stop waiting", "replace 2 3 4", "tell b", "open 12 after 4", "wait 40.0"])
    _ = said(&updates, .opened(12, epoch: "b"), at: 27)
    #expect(said(&updates, .heard(12, [message(5)]), at: 28) == ["take 5"])
    // Two services of different epochs behind one address: each try waits longer.
    #expect(
      said(&updates, .fetched([message(6)], epoch: "c"), at: 29).prefix(3) == ["stop waiting", "close", "wait 2.0"])
    #expect(said(&updates, .fetched([message(6)], epoch: "c"), at: 29) == [])
    #expect(said(&updates, .waited(15), at: 31).first == "load 16")
    #expect(said(&updates, .loaded(16, [], epoch: "c"), at: 31).prefix(3) == ["stop waiting", "replace ", "tell c"])
    #expect(said(&updates, .opened(18, epoch: "b"), at: 31) == ["stop waiting", "close", "wait 4.0"])
    // What a service of before does not say changes nothing.
    #expect(said(&updates, .waited(20), at: 35).first == "load 21")
    #expect(said(&updates, .loaded(21, [message(1)]), at: 35).prefix(2) == ["stop waiting", "replace 1"])
    _ = said(&updates, .opened(23), at: 35)
    #expect(said(&updates, .fetched([message(2)]), at: 36) == ["take 2"])
  }

  @Test func `an app in the background only remembers that it has to begin anew`() {
    var updates = LiveUpdates()
    _ = said(&updates, .token("t"), at: 0)
    _ = said(&updates, .becameActive, at: 0)
    _ = said(&updates, .loaded(1, [message(9)], epoch: "a"), at: 0)
    _ = said(&updates, .becameInactive, at: 1)
    #expect(said(&updates, .fetched([message(10)], epoch: "b"), at: 2) == [])
    #expect(said(&updates, .becameActive, at: 3).first == "load 5")
    #expect(said(&updates, .cleared, at: 4) == ["stop waiting", "close", "load 7", "wait 40.0"])
    #expect(
      said(&updates, .loaded(7, [message(1)], epoch: "b"), at: 4).prefix(3) == ["stop waiting", "replace 1", "tell b"])
  }

  @Test func `a stream without heartbeats is closed, and its device comes back by the rules`() {
    var updates = LiveUpdates()
    _ = said(&updates, .token("t"), at: 0)
    _ = said(&updates, .becameActive, at: 0)
    _ = said(&updates, .loaded(1, []), at: 0)
    _ = said(&updates, .opened(3), at: 0)
    #expect(said(&updates, .heard(3, []), at: 15) == [])
    #expect(said(&updates, .waited(5), at: 40) == ["wait 15.0"])
    #expect(said(&updates, .waited(6), at: 55) == ["close", "wait 2.0", "show reconnecting"])
    // A service that lets it in and shows it the door at once is no success.
    var waits: [String] = []
    var time = 57.0
    var id = 7
    for _ in 0..<8 {
      let opened = said(&updates, .waited(id), at: time)
      guard let stream = opened.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { break }
      _ = said(&updates, .opened(stream), at: time)
      let after = said(&updates, .ended(stream, .unreachable(isOffline: false)), at: time + 1)
      waits.append(after.filter { $0 != "stop waiting" }.joined(separator: ", "))
      time += 100
      id = stream + 3
    }
    #expect(
      waits == [
        "wait 4.0, show reconnecting", "wait 8.0, show reconnecting", "wait 16.0, show reconnecting",
        "wait 32.0, show reconnecting", "wait 60.0, show reconnecting", "wait 60.0, show reconnecting", "show paused",
      ])
    #expect(said(&updates, .asked, at: 2_000) == ["open \(id) after 0", "wait 40.0", "show reconnecting"])
  }

  @Test func `what the service answers decides how it goes on`() {
    let rows: [(LiveUpdateEnd, [String])] = [
      (.unreachable(isOffline: true), ["stop waiting", "wait 2.0", "show offline"]),
      (.unreachable(isOffline: false), ["stop waiting", "wait 2.0"]),
      (.transient(retryAfter: 30), ["stop waiting", "wait 30.0"]),
      (.transient(retryAfter: 600), ["stop waiting", "wait 600.0", "show paused"]),
      (.unauthorized, ["stop waiting", "renew t", "wait 2.0"]),
      (.refused, ["stop waiting", "show paused"]),
      (.halted, ["stop waiting", "show paused"]),
    ]
    var failures: [String] = []
    for (end, expected) in rows {
      var updates = LiveUpdates()
      _ = said(&updates, .token("t"), at: 0)
      _ = said(&updates, .becameActive, at: 0)
      let orders = said(&updates, .ended(1, end), at: 0)
      if orders != expected { failures.append("\(end): \(orders)") }
      // Whoever is not served stays away until the next launch, everybody else comes back with the app.
      _ = said(&updates, .becameInactive, at: 700)
      let again = said(&updates, .becameActive, at: 700).first?.hasPrefix("load") ?? false
      if again == (end == .halted) { failures.append("\(end): \(again ? "comes" : "does not come") back") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `answers are read as what they are`() {
    let failure = { (code: ServiceFailure.Code) in ReceptionAnswer(0, code).body }
    let rows: [(ReceptionAnswer, LiveUpdateEnd)] = [
      (ReceptionAnswer(status: 200, body: Data("<html>".utf8)), .transient(retryAfter: nil)),
      (ReceptionAnswer(status: 302), .transient(retryAfter: nil)),
      (ReceptionAnswer(status: 401, body: failure(.unauthorized)), .unauthorized),
      (ReceptionAnswer(status: 401), .unauthorized),
      (ReceptionAnswer(status: 401, body: failure(.invalidAppId)), .halted),
      (ReceptionAnswer(status: 403, body: failure(.blocked)), .refused),
      (ReceptionAnswer(status: 403, body: failure(.appDisabled)), .halted),
      (ReceptionAnswer(status: 403), .refused), (ReceptionAnswer(status: 404), .refused),
      (ReceptionAnswer(status: 429, headers: ["Retry-After": "30"]), .transient(retryAfter: 30)),
      (ReceptionAnswer(status: 503), .transient(retryAfter: nil)),
    ]
    var failures: [String] = []
    for (answer, end) in rows where LiveUpdateEnd(answer) != end {
      failures.append("\(answer.status): \(LiveUpdateEnd(answer))")
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(LiveUpdateEnd(StreamsUnsupported()) == .refused)
    #expect(LiveUpdateEnd(URLError(.notConnectedToInternet)) == .unreachable(isOffline: true))
    #expect(LiveUpdateEnd(URLError(.cannotConnectToHost)) == .unreachable(isOffline: false))
  }
}
