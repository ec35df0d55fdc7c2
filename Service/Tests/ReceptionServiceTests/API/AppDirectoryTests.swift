import HTTPService
import ReceptionProtocol
import ReceptionStorage
import Synchronization
import Testing

@testable import ReceptionService

/// A store that answers when a test lets it what it held when it was asked, on a clock that moves while it reads.
private final class SlowStore: AppStore, AppearanceRevisionStore {
  private struct State {
    var readings = 0
    var apps = [AppRecord(id: "app", name: "App")]
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isOpen = false
    var now = ContinuousClock.now
  }

  private let state = Mutex(State())
  var readings: Int { state.withLock { $0.readings } }
  var now: ContinuousClock.Instant { state.withLock { $0.now } }

  /// Holds other apps, of which nobody is told.
  func hold(_ apps: [AppRecord]) { state.withLock { $0.apps = apps } }

  /// Lets time go by.
  func pass(_ duration: Duration) { state.withLock { $0.now += duration } }

  /// Lets nothing go on that asks from now on.
  func close() { state.withLock { $0.isOpen = false } }

  /// Lets what waits go on, and from then on everything else.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for reading in waiting { reading.resume() }
  }

  func apps() async throws(StoreFailure) -> [AppRecord] {
    let apps = state.withLock { state in
      state.readings += 1
      return state.apps
    }
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
    // Each reading takes four times as long as an answer stays fresh.
    pass(AppDirectory.freshness * 4)
    return apps
  }

  func appearance(of app: String) async throws(StoreFailure) -> AppearanceRevision? { nil }

  // Nobody here asks for these.
  private static let none = StoreFailure.unavailable("not asked for")
  func save(_ app: AppRecord) async throws(StoreFailure) { throw Self.none }
  func setDisabled(_ isDisabled: Bool, app: String) async throws(StoreFailure) { throw Self.none }
  func save(_ settings: AppSettings, of app: String) async throws(StoreFailure) { throw Self.none }
  func settings(of app: String) async throws(StoreFailure) -> AppSettings { throw Self.none }
  func appearances(of app: String, limit: Int, offset: Int) async throws(StoreFailure) -> [AppearanceRevision] {
    throw Self.none
  }
  func publish(
    _ texts: [AppearanceField: [String: String]], app: String, base: Int?, at time: Double
  ) async throws(StoreFailure) -> AppearanceRevision { throw Self.none }
  func rollBack(app: String, to revision: Int?, at time: Double) async throws(StoreFailure) -> AppearanceRevision {
    throw Self.none
  }
}

@Suite struct `The directory of apps` {
  /// Asks so often at once; how many were answered.
  private func ask(_ directory: AppDirectory, _ count: Int, whileWaiting: @Sendable () async -> Void) async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<count { group.addTask { (try? await directory.entry("app")) == nil ? 0 : 1 } }
      await whileWaiting()
      return await group.reduce(0, +)
    }
  }

  /// Waits until so many readings have begun; false after a minute.
  private func began(_ count: Int, _ store: SlowStore) async -> Bool {
    for _ in 0..<6_000 where store.readings < count { try? await Task.sleep(for: .milliseconds(10)) }
    return store.readings >= count
  }

  @Test func `is read once for all who ask meanwhile, and is fresh from the end of the reading on`() async throws {
    let store = SlowStore()
    let directory = AppDirectory(store: store, epoch: "e", now: { store.now })
    let answered = await ask(directory, 50) {
      _ = await began(1, store)
      // Time for the others to ask, too.
      try? await Task.sleep(for: .milliseconds(200))
      store.open()
    }
    #expect(answered == 50 && store.readings == 1)
    _ = try await directory.entry("app")
    #expect(store.readings == 1)
  }

  /// What the directory says of an app: its name, or why it is not served.
  private func said(_ directory: AppDirectory, of app: String) async -> String {
    do throws(APIFailure) {
      return try await directory.entry(app).app.name
    } catch {
      return error.failure.code.rawValue
    }
  }

  @Test func `is read again for whoever asks after something was published`() async throws {
    let store = SlowStore()
    let directory = AppDirectory(store: store, epoch: "e", now: { store.now })
    async let before = said(directory, of: "app")
    #expect(await began(1, store))
    store.hold([AppRecord(id: "app", name: "Renamed")])
    directory.forget()
    async let after = said(directory, of: "app")
    #expect(await began(2, store))
    store.open()
    #expect(await [before, after] == ["App", "Renamed"])
    #expect(store.readings == 2)
  }

  @Test(arguments: [
    (app: "added", expected: "Added"), ("off", "app_disabled"), ("on", "On"), ("renamed", "New"),
    ("removed", "invalid_app_id"),
  ])
  func `answers with what it read for whoever asked, though something was published meanwhile`(
    _ row: (app: String, expected: String)
  ) async throws {
    let store = SlowStore()
    let directory = AppDirectory(store: store, epoch: "e", now: { store.now })
    store.hold([
      AppRecord(id: "off", name: "Off"), AppRecord(id: "on", name: "On", isDisabled: true),
      AppRecord(id: "removed", name: "Removed"), AppRecord(id: "renamed", name: "Old"),
    ])
    store.open()
    #expect(await said(directory, of: "renamed") == "Old")
    // The command line of another process changes the apps, and minutes later somebody asks.
    store.close()
    store.hold([
      AppRecord(id: "added", name: "Added"), AppRecord(id: "off", name: "Off", isDisabled: true),
      AppRecord(id: "on", name: "On"), AppRecord(id: "renamed", name: "New"),
    ])
    store.pass(.seconds(300))
    async let answer = said(directory, of: row.app)
    #expect(await began(2, store))
    directory.forget()
    store.open()
    #expect(await answer == row.expected)
    // What was read before is nobody's answer who asks later.
    store.hold([])
    #expect(await said(directory, of: row.app) == "invalid_app_id")
  }
}
