internal import HTTPService
internal import ReceptionStorage
internal import Synchronization

/// The open event streams of agents: those of a conversation, and those of the lists, which only hear that something has
/// changed.
final class TeamHub: EventListener {
  /// The most streams of all agents at once; the first one ends when there is another.
  static let most = 200

  private struct State {
    var conversations: [DeviceID: [TeamStream]] = [:]
    var lists: [ListStream] = []
    /// All of them with the sessions that opened them, the oldest first.
    var order: [(body: HTTPStream, session: SecretHash)] = []
    var isStopped = false
    /// Whether the sessions are being looked up.
    var isLooking = false
  }

  private let state = Mutex(State())
  private let agents: AgentGuard

  /// - Parameter agents: says which sessions there still are.
  init(agents: AgentGuard) { self.agents = agents }

  /// Opens a stream of a conversation for a session.
  func open(_ stream: TeamStream, for session: SecretHash) {
    let isStopped = begin(stream.body, session) { $0.conversations[stream.device, default: []].append(stream) }
    stream.body.onClose { [weak self, weak stream] in
      guard let stream else { return }
      self?.end(stream.body) { state in
        let others = (state.conversations[stream.device] ?? []).filter { $0 !== stream }
        state.conversations[stream.device] = others.isEmpty ? nil : others
      }
    }
    if isStopped { stream.body.finish() } else { stream.begin() }
  }

  /// Opens a stream of a list for a session.
  func open(_ stream: ListStream, for session: SecretHash) {
    let isStopped = begin(stream.body, session) { $0.lists.append(stream) }
    stream.body.onClose { [weak self, weak stream] in
      guard let stream else { return }
      self?.end(stream.body) { $0.lists.removeAll { $0 === stream } }
    }
    if isStopped { stream.body.finish() } else { stream.begin() }
  }

  /// Ends what a session has open, with what waits there to be read: its agent has logged out.
  func end(_ session: SecretHash) {
    let own = state.withLock { $0.order.filter { $0.session == session } }
    for stream in own { stream.body.abort() }
  }

  /// Ends what is open for sessions that are gone: they may have ended by themselves, or in another process.
  private func endGone() async {
    let sessions = state.withLock { state -> Set<SecretHash> in
      guard !state.isLooking, !state.order.isEmpty else { return [] }
      state.isLooking = true
      return Set(state.order.map(\.session))
    }
    guard !sessions.isEmpty else { return }
    // What cannot be looked up is asked for again at the next beat.
    for session in sessions where await agents.isOpen(session) == false { end(session) }
    state.withLock { $0.isLooking = false }
  }

  private func begin(_ body: HTTPStream, _ session: SecretHash, _ add: (inout State) -> Void) -> Bool {
    let (isStopped, oldest) = state.withLock { state -> (Bool, HTTPStream?) in
      guard !state.isStopped else { return (true, nil) }
      add(&state)
      state.order.append((body, session))
      return (false, state.order.count > Self.most ? state.order.removeFirst().body : nil)
    }
    oldest?.abort()
    return isStopped
  }

  private func end(_ body: HTTPStream, _ remove: (inout State) -> Void) {
    state.withLock { state in
      remove(&state)
      state.order.removeAll { $0.body === body }
    }
  }

  func wake(_ device: DeviceID) {
    let (conversations, lists) = state.withLock { ($0.conversations[device] ?? [], $0.lists) }
    for stream in conversations { stream.wake() }
    for stream in lists { stream.wake() }
  }

  func wakeAll() {
    let (conversations, lists) = state.withLock { ($0.conversations.values.flatMap { $0 }, $0.lists) }
    for stream in conversations { stream.wake() }
    for stream in lists { stream.wake() }
  }

  func beat() {
    let (conversations, lists) = state.withLock { ($0.conversations.values.flatMap { $0 }, $0.lists) }
    for stream in conversations { stream.beat() }
    for stream in lists { stream.beat() }
    Task(executorPreference: ServiceExecutor.shared) { await self.endGone() }
  }

  func stop() {
    let all = state.withLock { state in
      state.isStopped = true
      return state.order
    }
    for stream in all { stream.body.finish() }
  }
}

/// How long agents' streams last, in seconds: their browsers come back, and show their session again.
enum TeamStreamLife {
  static let longest = Duration.seconds(900)
}

/// Tells a list that something has changed, at most once a second.
final class ListStream: Sendable {
  let body = HTTPStream()
  private let isWaiting = Mutex(false)
  private let begun = ContinuousClock.now

  func begin() { body.send(Array("retry: 3000\n\n".utf8)) }

  func wake() {
    let begins = isWaiting.withLock { isWaiting in
      defer { isWaiting = true }
      return !isWaiting
    }
    guard begins else { return }
    Task(executorPreference: ServiceExecutor.shared) {
      try? await Task.sleep(for: .seconds(1))
      self.isWaiting.withLock { $0 = false }
      self.body.send(Array("event: changed\ndata: {}\n\n".utf8))
    }
  }

  func beat() {
    guard begun.duration(to: .now) < TeamStreamLife.longest else { return body.abort() }
    body.send(Array(":\n\n".utf8))
  }
}
