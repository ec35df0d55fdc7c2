import ReceptionProtocol

/// How a conversation follows the service live, as a value: events go in, orders come out, and nothing else happens here.
///
/// It begins with the last messages and then opens one stream of what comes after them; when that breaks it comes back
/// with the number of the last message it took, so that each arrives once and in order.
///
/// - It listens while the app is active and the device has a token, and at no other time.
/// - A stream on which not even a heartbeat came for ``longestSilence`` is taken for dead.
/// - A service whose data were brought back from a copy says another epoch than before: the numbers that were taken since
///   the copy was made stand for other messages by now, and everything is read anew.
/// - It comes back by the rules of every other request (``RetryRules``); after eight failures live updates pause until the
///   app comes back or its user asks. A stream that lasted or brought a message is a success; one that the service opens
///   and closes at once is a failure.
package struct LiveUpdates: Sendable {
  /// So many seconds without a byte, while the service sends a heartbeat every 15, are a dead connection.
  package static let longestSilence = 40.0
  /// After so many seconds a stream is a success.
  package static let success = 10.0

  private enum Phase: Equatable {
    case idle, loading(Int), opening(Int), open(Int), waiting, paused, halted

    /// The number of what is under way.
    var id: Int? {
      switch self {
      case .loading(let id), .opening(let id), .open(let id): id
      case .idle, .waiting, .paused, .halted: nil
      }
    }
  }

  /// How the conversation is connected.
  package private(set) var connection = ChatConnection.connected
  /// The number of the last message that was taken; nil before the first page has come.
  package private(set) var last: Int?
  /// The epoch of the service's data that the number belongs to; nil where it was not said.
  package private(set) var epoch: String?
  /// With which token it asks.
  package private(set) var token: String?

  /// What was taken is of an earlier epoch, and shown until there is something in its place.
  private var isOutdated = false
  private var isActive = false
  /// The token of what is under way, which may be an older one.
  private var usedToken: String?
  private var phase = Phase.idle
  private var failures = 0
  private var heldUntil = 0.0
  private var heardAt = 0.0
  private var openedAt = 0.0
  private var hasBeenOpen = false
  private var waiting: Int?
  private var lastID = 0

  /// A conversation of which nothing is known.
  package init() {}

  /// What an event leads to, in the order in which it is to be carried out.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - now: seconds of a clock that is never set.
  ///   - chance: 0 up to 1, for the length of a wait.
  package mutating func handle(_ event: LiveUpdateEvent, at now: Double, chance: Double) -> [LiveUpdateOrder] {
    let before = connection
    var orders = react(to: event, at: now, chance: chance)
    orders += nextOrders(at: now)
    return connection == before ? orders : orders + [.show(connection)]
  }

  private mutating func react(to event: LiveUpdateEvent, at now: Double, chance: Double) -> [LiveUpdateOrder] {
    switch event {
    case .becameActive: becameActive()
    case .becameInactive: becameInactive()
    case .token(let token): changed(to: token)
    case .asked: beginAnew()
    case .cleared: cleared()
    case .loaded(let id, let messages, let epoch): loaded(id, messages, epoch)
    case .fetched(let messages, let epoch): fetched(messages, epoch, at: now, chance: chance)
    case .opened(let id, let epoch): opened(id, epoch, at: now, chance: chance)
    case .heard(let id, let messages): heard(id, messages, at: now)
    case .ended(let id, let end): phase.id == id ? failed(end, at: now, chance: chance) : []
    case .waited(let id): waited(id, at: now, chance: chance)
    }
  }

  // MARK: The host

  private mutating func becameActive() -> [LiveUpdateOrder] {
    guard !isActive else { return [] }
    isActive = true
    hasBeenOpen = false
    return beginAnew()
  }

  private mutating func becameInactive() -> [LiveUpdateOrder] {
    isActive = false
    return stop()
  }

  private mutating func changed(to token: String?) -> [LiveUpdateOrder] {
    guard token != self.token else { return [] }
    self.token = token
    // An open stream was let in and stays. What failed may have failed for the token.
    return token == nil ? stop() : beginAnew()
  }

  private mutating func cleared() -> [LiveUpdateOrder] {
    last = nil
    return stop()
  }

  /// Ends what is under way, waits included. A halt stays.
  private mutating func stop() -> [LiveUpdateOrder] {
    let isUnderWay = phase.id != nil
    if phase != .halted {
      phase = .idle
      connection = .connected
    }
    return stopWaiting() + (isUnderWay ? [.close] : [])
  }

  /// Tries again at once, if it was not trying.
  private mutating func beginAnew() -> [LiveUpdateOrder] {
    guard phase == .waiting || phase == .paused || phase == .idle else { return [] }
    failures = 0
    phase = .idle
    return stopWaiting()
  }

  // MARK: The service

  /// Whether the page that was asked for under a number is what the conversation begins with: not where one was fetched
  /// meanwhile, and maybe earlier ones.
  package func begins(with id: Int, epoch: String?) -> Bool {
    phase == .loading(id) && (last == nil || isAnother(epoch))
  }

  private mutating func loaded(
    _ id: Int, _ messages: [ConversationMessage], _ epoch: String?
  ) -> [LiveUpdateOrder] {
    guard phase == .loading(id) else { return [] }
    phase = .idle
    // Some may have been fetched since it was asked.
    if isAnother(epoch) { outdate() }
    last = last ?? 0
    return stopWaiting() + (isOutdated ? replace(messages) : take(messages)) + learn(epoch)
  }

  private mutating func fetched(
    _ messages: [ConversationMessage], _ epoch: String?, at now: Double, chance: Double
  ) -> [LiveUpdateOrder] {
    // They came after a number of an earlier epoch: nobody knows what stands between.
    guard !isOutdated else { return [] }
    guard isAnother(epoch) else { return take(messages) + learn(epoch) }
    outdate()
    // Whoever fetches has asked: a conversation that pauses is read again at once.
    if phase == .paused { phase = .idle }
    return phase.id == nil ? [] : beginAgain(at: now, chance: chance)
  }

  private mutating func opened(
    _ id: Int, _ epoch: String?, at now: Double, chance: Double
  ) -> [LiveUpdateOrder] {
    guard phase == .opening(id) else { return [] }
    guard !isAnother(epoch) else {
      outdate()
      return beginAgain(at: now, chance: chance)
    }
    phase = .open(id)
    openedAt = now
    heardAt = now
    hasBeenOpen = true
    connection = .connected
    return stopWaiting() + [startWaiting(Self.longestSilence)] + learn(epoch)
  }

  private mutating func heard(_ id: Int, _ messages: [ConversationMessage], at now: Double) -> [LiveUpdateOrder] {
    guard phase == .open(id) else { return [] }
    heardAt = now
    let orders = take(messages)
    if !orders.isEmpty || now - openedAt >= Self.success { failures = 0 }
    return orders
  }

  /// What was not taken yet. Whoever sends begins with what comes after a message that was taken, and leaves nothing out;
  /// so nothing is left out here either.
  private mutating func take(_ messages: [ConversationMessage]) -> [LiveUpdateOrder] {
    var fresh: [ConversationMessage] = []
    for message in messages.sorted(by: { $0.number < $1.number }) where message.number > last ?? 0 {
      fresh.append(message)
      last = message.number
    }
    return fresh.isEmpty ? [] : [.take(fresh)]
  }

  // MARK: Another epoch

  private func isAnother(_ epoch: String?) -> Bool {
    guard let known = self.epoch, let epoch else { return false }
    return epoch != known
  }

  private mutating func outdate() {
    last = nil
    isOutdated = true
  }

  /// Not at once: two services of different epochs behind one address would be asked without end.
  private mutating func beginAgain(at now: Double, chance: Double) -> [LiveUpdateOrder] {
    stopWaiting() + [.close] + retry(after: nil, at: now, chance: chance)
  }

  private mutating func replace(_ messages: [ConversationMessage]) -> [LiveUpdateOrder] {
    isOutdated = false
    let all = messages.sorted { $0.number < $1.number }
    last = all.last?.number ?? 0
    return [.replace(all)]
  }

  private mutating func learn(_ epoch: String?) -> [LiveUpdateOrder] {
    guard let epoch, epoch != self.epoch else { return [] }
    self.epoch = epoch
    return [.tell(epoch)]
  }

  // MARK: Coming back

  private mutating func waited(_ id: Int, at now: Double, chance: Double) -> [LiveUpdateOrder] {
    guard waiting == id else { return [] }
    waiting = nil
    if phase == .waiting { phase = .idle }
    guard phase.id != nil else { return [] }
    let left = heardAt + Self.longestSilence - now
    guard left <= 0.001 else { return [startWaiting(left)] }
    return [.close] + failed(.unreachable(isOffline: false), at: now, chance: chance)
  }

  private mutating func failed(_ end: LiveUpdateEnd, at now: Double, chance: Double) -> [LiveUpdateOrder] {
    let orders = stopWaiting()
    if case .open = phase, now - openedAt >= Self.success { failures = 0 }
    switch end {
    case .refused: return orders + pause()
    case .halted:
      phase = .halted
      connection = .paused
      return orders
    case .unauthorized:
      return orders + (usedToken.map { [.renew($0)] } ?? []) + retry(after: nil, at: now, chance: chance)
    case .transient(let seconds): return orders + retry(after: seconds, at: now, chance: chance)
    case .unreachable(let isOffline):
      return orders + retry(after: nil, at: now, chance: chance, isOffline: isOffline)
    }
  }

  private mutating func pause() -> [LiveUpdateOrder] {
    phase = .paused
    connection = .paused
    return []
  }

  private mutating func retry(
    after seconds: Int?, at now: Double, chance: Double, isOffline: Bool = false
  ) -> [LiveUpdateOrder] {
    failures += 1
    if let seconds { heldUntil = now + Double(seconds) }
    guard failures < RetryRules.budget else { return pause() }
    let delay = max(RetryRules.delay(afterFailure: failures, chance: chance), heldUntil - now)
    phase = .waiting
    // Whoever waits for minutes is not reconnecting.
    connection = delay > 75 ? .paused : isOffline ? .offline : hasBeenOpen ? .reconnecting : .connecting
    return [startWaiting(delay)]
  }

  // MARK: What is next

  private mutating func nextOrders(at now: Double) -> [LiveUpdateOrder] {
    guard isActive, token != nil, phase == .idle else { return [] }
    guard heldUntil <= now else {
      phase = .waiting
      connection = .paused
      return [startWaiting(heldUntil - now)]
    }
    lastID += 1
    let id = lastID
    usedToken = token
    heardAt = now
    if connection != .offline { connection = hasBeenOpen ? .reconnecting : .connecting }
    phase = last == nil ? .loading(id) : .opening(id)
    return [last.map { .open(id, after: $0) } ?? .load(id), startWaiting(Self.longestSilence)]
  }

  private mutating func startWaiting(_ seconds: Double) -> LiveUpdateOrder {
    lastID += 1
    waiting = lastID
    return .wait(lastID, seconds: seconds)
  }

  private mutating func stopWaiting() -> [LiveUpdateOrder] {
    defer { waiting = nil }
    return waiting == nil ? [] : [.stopWaiting]
  }
}
