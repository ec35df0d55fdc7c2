import ReceptionProtocol
import TestGround

@testable import ReceptionKit

/// A device that listens to its conversation, the network and the service, moved by a schedule that a seed decides.
struct SimulatedListener {
  private enum Happening {
    case host(HostAction)
    case arrives(Int, after: Int?)
    case answered(Int, LiveUpdateEvent)
    case waited(Int)
    case beat(Int)
    case newToken(Int)

    /// Whether it goes on by itself for ever: heartbeats, and looking whether they came.
    var isOfItself: Bool {
      switch self {
      case .beat, .waited: true
      default: false
      }
    }
  }

  private enum HostAction: CaseIterable {
    case activate, deactivate, goOffline, goOnline, say, sayALot, ask, logOut, logIn, refuseToken
    case fail, overload, recover, restart, stall, slam, restore
  }

  private enum Mood: Equatable { case well, failing, overloaded(Int), slamming }

  /// An open stream, as the service has it.
  private struct Stream {
    var id: Int
    var openedAt: Double
    var sent: Int
    /// Its bytes arrive nowhere, and nobody is told.
    var isStalled = false
  }

  private var chance: SeededGenerator
  private var queue: [(time: Double, order: Int, happening: Happening)] = []
  private var order = 0
  private var now = 0.0
  private var updates = LiveUpdates()
  // The service.
  private var log: [ConversationMessage] = []
  /// Which life of its data it is.
  private var epoch = 1
  private var shownFrom = 0
  private var stream: Stream?
  private var token = 1
  private var mood = Mood.well
  private var isOnline = true
  private var isLossy = true
  // The device, as its host sees it.
  private var isActive = false
  private var isLoggedIn = true
  private var heldUntil = 0.0
  private var underWay: Int?
  private var askedWith: String?
  private var waits: Int?
  private var lastByte = 0.0
  private var failuresInRow = 0
  private var taken: [ConversationMessage] = []
  private(set) var shown = ChatConnection.connected
  private(set) var asked = 0
  private(set) var messages = 0
  private(set) var broken: [String] = []

  init(seed: UInt64) {
    chance = SeededGenerator(seed: seed)
    feed(.token("1"))
    var time = 0.0
    if chance.happens(0.9) { add(.host(.activate), at: 0) }
    for _ in 0..<(8 + Int(chance.next() % 40)) {
      time += chance.happens(0.5) ? chance.fraction() * 2 : chance.fraction() * 90
      add(.host(chance.pick(HostAction.allCases)), at: time)
    }
  }

  /// Runs the schedule, then an hour in which nothing fails, and says what did not hold.
  mutating func run() -> [String] {
    drain(until: .infinity)
    settle()
    drain(until: now + 3_600)
    checkEnd()
    return broken
  }

  // MARK: Time

  private mutating func add(_ happening: Happening, at time: Double) {
    order += 1
    queue.append((time, order, happening))
  }

  /// Until nothing is left but heartbeats, or for a while.
  private mutating func drain(until end: Double) {
    for _ in 0..<20_000 {
      guard let next = queue.indices.min(by: { (queue[$0].time, queue[$0].order) < (queue[$1].time, queue[$1].order) }),
        queue[next].time <= end, end < .infinity || queue.contains(where: { !$0.happening.isOfItself })
      else { return }
      let (time, _, happening) = queue.remove(at: next)
      now = max(now, time)
      happen(happening)
      if !broken.isEmpty { return }
    }
    broken.append("it never comes to rest")
  }

  private mutating func happen(_ happening: Happening) {
    switch happening {
    case .host(let action): act(action)
    case .waited(let id):
      if waits == id { waits = nil }
      feed(.waited(id))
    case .answered(let id, let event): if underWay == id || chance.happens(0.5) { hear(id, event) }
    case .arrives(let id, let number): arrive(id, after: number)
    case .beat(let id): beat(id)
    case .newToken(let number): if isLoggedIn, token == number { logIn() }
    }
    if let underWay, stream?.id == underWay, isActive, now - lastByte > LiveUpdates.longestSilence + 1 {
      broken.append("holds a dead stream for \(now - lastByte) s")
    }
  }

  // MARK: The host

  private mutating func act(_ action: HostAction) {
    switch action {
    case .activate:
      if !isActive { failuresInRow = 0 }
      isActive = true
      feed(.becameActive)
    case .deactivate:
      isActive = false
      feed(.becameInactive)
    case .goOffline:
      isOnline = false
      stream?.isStalled = true
    case .goOnline: isOnline = true
    case .say: say(1)
    case .sayALot: say(120)
    case .ask:
      failuresInRow = 0
      feed(.asked)
    case .logOut: logOut()
    case .logIn: logIn()
    case .refuseToken: token += 1
    case .fail: mood = .failing
    case .overload: mood = .overloaded(1 + Int(chance.next() % 200))
    case .recover: mood = .well
    case .slam: mood = .slamming
    case .restore: restore()
    case .restart: endStream(.unreachable(isOffline: false))
    case .stall: stream?.isStalled = true
    }
  }

  private mutating func say(_ count: Int) {
    for _ in 0..<count {
      let number = (log.last?.number ?? 0) + 1
      log.append(
        ConversationMessage(
          number: number, id: "\(epoch).\(number)", author: chance.happens(0.5) ? .team : .user, text: "", sentAt: now))
    }
    pump()
  }

  /// The data are brought back from a copy that was made a while ago; everybody's stream ends before.
  private mutating func restore() {
    if stream != nil {
      stream?.isStalled = false
      endStream(.unreachable(isOffline: false))
    }
    epoch += 1
    log.removeLast(Int(chance.next() % UInt64(min(log.count, 60) + 1)))
    shownFrom = min(shownFrom, log.last?.number ?? 0)
    // What was asked before is not answered by what is there now.
    if let underWay, chance.happens(0.5) { hear(underWay, .ended(underWay, .unreachable(isOffline: false))) }
  }

  private mutating func logOut() {
    isLoggedIn = false
    shownFrom = log.last?.number ?? 0
    taken = []
    feed(.token(nil))
    feed(.cleared)
    if stream != nil { broken.append("listens to a conversation that is over") }
  }

  private mutating func logIn() {
    isLoggedIn = true
    if updates.token != "\(token)" { failuresInRow = 0 }
    feed(.token("\(token)"))
  }

  // MARK: The device's orders

  private mutating func feed(_ event: LiveUpdateEvent) {
    for order in updates.handle(event, at: now, chance: chance.fraction()) { carryOut(order) }
  }

  private mutating func carryOut(_ order: LiveUpdateOrder) {
    switch order {
    case .load(let id): ask(id, after: nil)
    case .open(let id, let number): ask(id, after: number)
    case .close:
      if underWay == nil { broken.append("closes what is not open") }
      if hasLasted { failuresInRow = 0 }
      underWay = nil
      stream = nil
    case .wait(let id, let seconds):
      if waits != nil { broken.append("waits twice") }
      if seconds < 0 || seconds.isNaN { broken.append("waits \(seconds) s") }
      waits = id
      add(.waited(id), at: now + seconds)
    case .stopWaiting: waits = nil
    case .take(let messages): take(messages)
    case .replace(let messages):
      taken = []
      take(messages)
    case .tell(let told): if told != "\(epoch)" { broken.append("is told of epoch \(told) in \(epoch)") }
    case .show(let connection): shown = connection
    case .renew(let refused):
      if Int(refused) == token { broken.append("calls a good token a bad one") }
      add(.newToken(token), at: now + chance.fraction() * 5)
    }
  }

  private mutating func ask(_ id: Int, after number: Int?) {
    asked += 1
    lastByte = now
    if !isActive { broken.append("asks while inactive") }
    if !isLoggedIn { broken.append("asks without a token") }
    if underWay != nil { broken.append("asks twice at once") }
    if now < heldUntil - 0.001 { broken.append("asks \(heldUntil - now) s before it may") }
    if failuresInRow >= RetryRules.budget { broken.append("tries more often than its budget") }
    underWay = id
    askedWith = updates.token
    guard isOnline, !(isLossy && chance.happens(0.1)) else {
      add(.answered(id, .ended(id, .unreachable(isOffline: !isOnline))), at: now + 0.01)
      return
    }
    // Some requests hang until the device gives them up.
    if isLossy, chance.happens(0.03) { return }
    add(.arrives(id, after: number), at: now + chance.fraction() * 2)
  }

  private mutating func take(_ messages: [ConversationMessage]) {
    for message in messages {
      self.messages += 1
      if let last = taken.last, message.number != last.number + 1 {
        broken.append("\(message.number) after \(last.number)")
      }
      if message.number <= shownFrom { broken.append("takes a message of another user") }
      taken.append(message)
    }
  }

  // MARK: The service

  private mutating func arrive(_ id: Int, after number: Int?) {
    guard underWay == id else { return }
    guard askedWith == "\(token)" else { return fail(id, .unauthorized) }
    switch mood {
    case .failing: return fail(id, .transient(retryAfter: nil))
    case .overloaded(let seconds): return fail(id, .transient(retryAfter: seconds))
    case .well, .slamming: break
    }
    guard let number else {
      let page = Array(log.filter { $0.number > shownFrom }.suffix(40))
      return add(.answered(id, .loaded(id, page, epoch: "\(epoch)")), at: now)
    }
    hear(id, .opened(id, epoch: "\(epoch)"))
    guard underWay == id else { return }
    stream = Stream(id: id, openedAt: now, sent: max(number, shownFrom))
    lastByte = now
    if mood == .slamming { return endStream(.unreachable(isOffline: false)) }
    add(.beat(id), at: now + 15)
    pump()
  }

  private mutating func fail(_ id: Int, _ end: LiveUpdateEnd) { add(.answered(id, .ended(id, end)), at: now) }

  /// Sends what the stream has not sent yet, in batches; some break in the middle, and some send a batch again.
  private mutating func pump() {
    while let open = stream, !open.isStalled, isOnline {
      let batch = Array(log.filter { $0.number > open.sent }.prefix(50))
      guard let last = batch.last else { return }
      if isLossy, chance.happens(0.1) {
        hear(open.id, .heard(open.id, Array(batch.prefix(Int(chance.next() % UInt64(batch.count + 1))))))
        return endStream(.unreachable(isOffline: false))
      }
      stream?.sent = last.number
      hear(open.id, .heard(open.id, isLossy && chance.happens(0.1) ? batch.reversed() + batch : batch))
    }
  }

  private mutating func beat(_ id: Int) {
    guard let open = stream, open.id == id, underWay == id else { return }
    add(.beat(id), at: now + 15)
    if !open.isStalled, isOnline { hear(id, .heard(id, [])) }
  }

  private mutating func endStream(_ end: LiveUpdateEnd) {
    guard let open = stream, !open.isStalled else { return }
    hear(open.id, .ended(open.id, end))
    if stream?.id == open.id { stream = nil }
  }

  private var hasLasted: Bool { stream.map { now - $0.openedAt >= LiveUpdates.success } ?? false }

  private mutating func hear(_ id: Int, _ event: LiveUpdateEvent) {
    if underWay == id {
      switch event {
      case .ended(_, let end):
        underWay = nil
        failuresInRow = hasLasted ? 1 : failuresInRow + 1
        if case .transient(let seconds?) = end { heldUntil = now + Double(seconds) }
      case .loaded: underWay = nil
      case .opened(_, let said) where updates.epoch != nil && updates.epoch != said: failuresInRow += 1
      case .heard(_, let messages):
        if stream?.id == id { lastByte = now }
        if hasLasted || messages.contains(where: { $0.number > updates.last ?? 0 }) { failuresInRow = 0 }
      default: break
      }
    }
    feed(event)
  }

  // MARK: The end

  private mutating func settle() {
    queue.removeAll { if case .host = $0.happening { true } else { false } }
    (isOnline, isLossy, mood) = (true, false, .well)
    act(.deactivate)
    now += 3_600
    act(.logIn)
    act(.activate)
    // A message that is said while nobody listens, and one while somebody does.
    say(1)
    add(.host(.say), at: now + 600)
  }

  private mutating func checkEnd() {
    guard broken.isEmpty else { return }
    let all = log.filter { $0.number > shownFrom }
    if taken.map(\.id) != all.suffix(taken.count).map(\.id) {
      broken.append("ends with \(taken.last?.id ?? "nothing") of \(all.last?.id ?? "nothing")")
    }
    // The first page is the last forty messages; from there on nothing is missing, which `take` has seen.
    if taken.count < min(40, all.count) { broken.append("has \(taken.count) of \(all.count) messages") }
    if shown != .connected { broken.append("says it is \(shown)") }
  }
}
