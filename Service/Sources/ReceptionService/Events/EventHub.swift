internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage
internal import Synchronization

/// The open event streams. What happens only wakes a stream; each reads what it has not sent yet from the store, so that
/// nothing is lost or sent twice, whatever happens at once.
final class EventHub: Sendable {
  /// The most streams of one device. The next one ends the oldest: a client that lost its connection comes back before the
  /// service has noticed, and must not be sent away for what it has left behind.
  static let mostOfDevice = 4
  /// How many seconds pass between two heartbeats: a client that is gone is noticed no later.
  static let heartbeat = 15.0
  /// How long a stream lasts, in seconds; its client comes back, and shows its token again.
  static let longestLife = 3_600.0

  private struct State {
    var streams: [DeviceID: [EventStream]] = [:]
    var count = 0
    var isStopped = false
  }

  private let store: any Store
  private let most: Int
  private let state = Mutex(State())
  private let listeners = Mutex<[any EventListener]>([])

  /// A hub without streams.
  ///
  /// - Parameter most: the most streams at once, fewer than the server's connections.
  init(store: any Store, most: Int = 1_500) {
    self.store = store
    self.most = most
  }

  /// How many streams are open.
  var count: Int { state.withLock { $0.count } }

  /// Opens a stream of the messages of an app's device after a number; nil when there are too many.
  func open(_ device: DeviceID, of app: String, after number: Int) -> HTTPStream? {
    let stream = EventStream(store: store, device: device, of: app, after: number)
    let (isOpen, oldest) = state.withLock { state -> (Bool, EventStream?) in
      var own = state.streams[device] ?? []
      let oldest = own.count < Self.mostOfDevice ? nil : own.removeFirst()
      guard !state.isStopped, oldest != nil || state.count < most else { return (false, nil) }
      state.streams[device] = own + [stream]
      if oldest == nil { state.count += 1 }
      return (true, oldest)
    }
    // It is in no list any more: nobody would end it later.
    oldest?.body.abort()
    guard isOpen else { return nil }
    stream.body.onClose { [weak self, weak stream] in if let stream { self?.remove(stream) } }
    stream.begin()
    return stream.body
  }

  /// Has somebody told of everything that happens, until the service stops.
  func add(_ listener: any EventListener) { listeners.withLock { $0.append(listener) } }

  private func tell(_ word: (any EventListener) -> Void) {
    for listener in listeners.withLock({ $0 }) { word(listener) }
  }

  /// Something happened in a device's conversation, or to what is known of it.
  func wake(_ device: DeviceID) {
    tell { $0.wake(device) }
    for stream in state.withLock({ $0.streams[device] ?? [] }) { stream.wake() }
  }

  /// Whether it opens no more.
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Something may have happened in any conversation.
  func wakeAll() {
    tell { $0.wakeAll() }
    for stream in state.withLock({ $0.streams.values.flatMap { $0 } }) { stream.wake() }
  }

  /// Something that its own streams do not tell of has changed about a device: its language, say.
  func note(_ device: DeviceID) { tell { $0.wake(device) } }

  /// The device is gone, or is not served any more.
  func end(_ device: DeviceID) {
    tell { $0.wake(device) }
    for stream in state.withLock({ $0.streams[device] ?? [] }) { stream.body.abort() }
  }

  /// Ends the streams of apps that are not served any more, which may have been switched off in another process. Their
  /// clients come back, and are told.
  func endSwitchedOff() async {
    guard let apps = try? await store.apps() else { return }
    let off = Set(apps.filter(\.isDisabled).map(\.id))
    guard !off.isEmpty else { return }
    for stream in state.withLock({ $0.streams.values.flatMap { $0 } }) where off.contains(stream.app) {
      stream.body.abort()
    }
  }

  /// Sends a sign of life down every stream, and ends those that have lasted long enough.
  func beat() {
    tell { $0.beat() }
    let streams = state.withLock { $0.streams.values.flatMap { $0 } }
    for stream in streams { stream.beat(longestLife: Self.longestLife) }
  }

  /// Beats until the task is cancelled.
  func keepBeating() async {
    while (try? await Task.sleep(for: .seconds(Self.heartbeat))) != nil {
      await endSwitchedOff()
      beat()
    }
  }

  /// Ends every stream, and opens no more.
  func stop() {
    tell { $0.stop() }
    let streams = state.withLock { state in
      state.isStopped = true
      return state.streams.values.flatMap { $0 }
    }
    for stream in streams { stream.body.finish() }
  }

  private func remove(_ stream: EventStream) {
    state.withLock { state in
      let others = (state.streams[stream.device] ?? []).filter { $0 !== stream }
      state.count -= (state.streams[stream.device]?.count ?? 0) - others.count
      state.streams[stream.device] = others.isEmpty ? nil : others
    }
  }
}

/// Who is told of what happens to any device.
protocol EventListener: AnyObject, Sendable {
  /// Something happened in a device's conversation, or to what is known of it; the store says what.
  func wake(_ device: DeviceID)
  /// Something may have happened to any of them.
  func wakeAll()
  /// A sign of life is due.
  func beat()
  /// The service stops.
  func stop()
}
