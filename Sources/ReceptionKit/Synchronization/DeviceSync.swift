package import ReceptionProtocol

/// What a device still has to tell the service, as a value: events go in, orders come out, and nothing else happens here.
///
/// The chat gives it what the host and the network do and carries out what it orders; a test does the same ten thousand
/// times with a clock of its own. It never waits, reads no clock and knows no network.
///
/// - One request is under way at a time; after a success it goes on while something still differs.
/// - What a request carries is captured when it is sent, and counts as known to the service only when it has answered.
///   Until then nothing counts as known: an answer that is lost may have been stored or not.
/// - A registration is asked for under one key until it is answered, so that a lost answer leaves no second device behind;
///   one that is to be deleted before it has heard is asked for once more, and deleted.
/// - A real change starts the retries anew; an order to wait (429) outlives everything but its time.
package struct DeviceSync: Sendable {
  /// What outlives the process.
  package private(set) var kept: KeptState
  /// The device as it is now.
  package private(set) var current: DeviceDescription?
  /// Whether the app is active.
  package private(set) var isActive = false
  /// Why nothing is sent any more until the next launch; a blocked device asks again when the app comes back or its user
  /// wants to know.
  package private(set) var halt: HaltReason?

  var underWay: (id: Int, request: DeviceRequest)?
  var waiting: Int?
  var lastID = 0
  var failures = 0
  /// No request before this time, in seconds of the steady clock.
  var heldUntil: Double = 0
  /// Something has to be reported though it may be known: after a launch, or when the app comes back.
  var owesReport = true
  var needsNewToken = false
  var hasRenewedToken = false
  /// Eight failures, or an answer that no repetition mends.
  var isPaused = false

  /// A device as it was when the process ended, or a new one.
  ///
  /// - Parameters:
  ///   - kept: what was kept.
  ///   - now: the time of the launch.
  package init(kept: KeptState = KeptState(), at now: SyncTime) {
    self.kept = kept
    guard let until = kept.heldUntil else { return }
    heldUntil = now.steady + min(max(until - now.wall, 0), Double(RetryRules.longestWait))
  }

  /// What an event leads to, in the order in which it is to be carried out.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - now: the time.
  ///   - chance: 0 up to 1, for the length of a wait.
  package mutating func handle(_ event: SyncEvent, at now: SyncTime, chance: Double) -> [SyncOrder] {
    let before = kept
    var orders = react(to: event, at: now, chance: chance)
    orders += nextOrders(at: now)
    return (kept == before ? [] : [.keep(kept)]) + orders
  }

  private mutating func react(to event: SyncEvent, at now: SyncTime, chance: Double) -> [SyncOrder] {
    switch event {
    case .described(let device): described(device)
    case .supportStarted: started()
    case .becameActive: becameActive()
    case .becameInactive: becameInactive()
    case .asked: asked()
    case .waited(let id): waited(id)
    case .loggedOut: loggedOut()
    case .deleted: deleted()
    case .answered(let id, let answer): answered(id, answer, at: now, chance: chance)
    case .tokenRefused(let token): tokenRefused(token)
    case .read(let number, let time): read(number, at: time)
    case .served(let epoch, let number): served(epoch, readThrough: number)
    }
  }

  // MARK: The host

  private mutating func described(_ device: DeviceDescription) -> [SyncOrder] {
    guard device != current else { return [] }
    current = device
    return startRetriesAnew()
  }

  private mutating func started() -> [SyncOrder] {
    kept.hasStarted = true
    return []
  }

  private mutating func becameActive() -> [SyncOrder] {
    guard !isActive else { return [] }
    isActive = true
    owesReport = true
    hasRenewedToken = false
    return asked() + startRetriesAnew()
  }

  /// A block can be lifted; whether it was, only a request can tell.
  private mutating func asked() -> [SyncOrder] {
    guard halt == .blocked else { return [] }
    halt = nil
    owesReport = true
    return startRetriesAnew()
  }

  private mutating func becameInactive() -> [SyncOrder] {
    isActive = false
    return stopWaiting()
  }

  private mutating func waited(_ id: Int) -> [SyncOrder] {
    if waiting == id { waiting = nil }
    return []
  }

  private mutating func loggedOut() -> [SyncOrder] {
    current = current?.anonymous
    if kept.credentials != nil || isRegistering { kept.owesLogout = true }
    return startRetriesAnew()
  }

  private mutating func deleted() -> [SyncOrder] {
    current = current?.anonymous
    kept.owesDeletion = kept.credentials != nil || kept.registrationKey != nil
    kept.hasStarted = false
    kept.owesLogout = false
    return startRetriesAnew()
  }

  /// The conversation asks with the same token. It is renewed once, as if an update had been refused, and not while one that
  /// was just renewed is being tried.
  private mutating func tokenRefused(_ token: String) -> [SyncOrder] {
    guard kept.credentials?.token == token, !hasRenewedToken else { return [] }
    needsNewToken = true
    owesReport = true
    return []
  }

  private mutating func read(_ number: Int, at time: Double?) -> [SyncOrder] {
    guard number >= kept.readThrough ?? 0 else { return [] }
    kept.readThrough = number
    kept.readAt = time ?? kept.readAt
    return []
  }

  /// Data that were brought back from a copy know the device as it was when the copy was made.
  private mutating func served(_ epoch: String, readThrough number: Int?) -> [SyncOrder] {
    guard epoch != kept.epoch else { return [] }
    let isAnother = kept.epoch != nil
    kept.epoch = epoch
    guard isAnother else { return [] }
    kept.readThrough = number
    owesReport = true
    return startRetriesAnew()
  }

  private var isRegistering: Bool { if case .register? = underWay?.request { true } else { false } }

  private mutating func startRetriesAnew() -> [SyncOrder] {
    failures = 0
    isPaused = false
    return stopWaiting()
  }

  private mutating func stopWaiting() -> [SyncOrder] {
    defer { waiting = nil }
    return waiting == nil ? [] : [.stopWaiting]
  }

  // MARK: The service

  private mutating func answered(
    _ id: Int, _ answer: SyncAnswer, at now: SyncTime, chance: Double
  ) -> [SyncOrder] {
    guard let request = underWay?.request, underWay?.id == id else { return [] }
    underWay = nil
    switch (answer, request) {
    case (.registered(let credentials), .register(let registration)):
      kept.credentials = credentials
      kept.registrationKey = nil
      kept.synchronized = registration.device
    case (.renewed(let token), .renewToken):
      kept.credentials?.token = token
      needsNewToken = false
      hasRenewedToken = true
      return []
    case (.done, .update(let device, _)): kept.synchronized = device
    case (.done, .logOut): kept.owesLogout = false
    case (.done, .delete), (.revoked, .delete): forgetSession()
    case (.unauthorized, _) where !hasRenewedToken && !request.isAnonymous && request != .renewToken:
      owesReport = true
      needsNewToken = true
      return []
    default: return failed(request, answer, at: now, chance: chance)
    }
    failures = 0
    hasRenewedToken = false
    return request == .delete ? [] : [.tell(.synchronized)]
  }

  private mutating func failed(
    _ request: DeviceRequest, _ answer: SyncAnswer, at now: SyncTime, chance: Double
  ) -> [SyncOrder] {
    owesReport = true
    // If it was registered after all, the next registration says that there is no user any more.
    if request.isAnonymous { kept.owesLogout = false }
    switch answer {
    case .transient(let wait): return failedForNow(wait, at: now, chance: chance)
    case .revoked:
      forgetSession()
      kept.hasStarted = false
      return [.tell(.sessionReset)]
    case .halted(let reason):
      halt = reason
      return [.tell(.halted(reason))]
    default:
      isPaused = true
      return [.tell(.refused)]
    }
  }

  private mutating func failedForNow(_ wait: Int?, at now: SyncTime, chance: Double) -> [SyncOrder] {
    failures += 1
    if let wait {
      heldUntil = now.steady + Double(wait)
      kept.heldUntil = now.wall + Double(wait)
    }
    guard failures < RetryRules.budget else {
      isPaused = true
      return [.tell(.paused)]
    }
    let seconds = max(RetryRules.delay(afterFailure: failures, chance: chance), heldUntil - now.steady)
    return isActive ? [startWaiting(seconds)] : []
  }

  mutating func startWaiting(_ seconds: Double) -> SyncOrder {
    lastID += 1
    waiting = lastID
    return .wait(lastID, seconds: seconds)
  }

  /// The device is unknown to the service from here on.
  private mutating func forgetSession() {
    kept.credentials = nil
    kept.registrationKey = nil
    kept.synchronized = nil
    kept.sequence = 0
    kept.readThrough = nil
    kept.readAt = nil
    kept.epoch = nil
    kept.owesLogout = false
    kept.owesDeletion = false
    needsNewToken = false
    hasRenewedToken = false
  }

  // MARK: What is next

  /// Sends what is owed, if anything may be sent now.
  private mutating func nextOrders(at now: SyncTime) -> [SyncOrder] {
    guard isActive, halt == nil, !isPaused, underWay == nil, waiting == nil, let request = owedRequest else {
      return []
    }
    guard heldUntil <= now.steady else { return [startWaiting(heldUntil - now.steady)] }
    kept.heldUntil = nil
    return [send(request)]
  }

  /// Whether the service must still hear that its user or the device is gone.
  var owesAnything: Bool { kept.owesLogout || kept.owesDeletion }

  private var owedRequest: DeviceRequest? {
    if needsNewToken, kept.credentials != nil { return .renewToken }
    if kept.credentials != nil, kept.owesDeletion { return .delete }
    if kept.credentials != nil, kept.owesLogout { return .logOut(sequence: kept.sequence + 1) }
    guard let current else { return nil }
    guard kept.hasStarted else { return kept.owesDeletion ? .register(registration(of: current.anonymous)) : nil }
    guard kept.credentials != nil else { return .register(registration(of: current.withoutPushToken)) }
    return owesReport || kept.synchronized != current ? .update(current, sequence: kept.sequence + 1) : nil
  }

  private func registration(of device: DeviceDescription) -> DeviceRegistration {
    DeviceRegistration(device, key: kept.registrationKey ?? RegistrationKey(), sequence: kept.sequence + 1)
  }

  private mutating func send(_ request: DeviceRequest) -> SyncOrder {
    lastID += 1
    underWay = (lastID, request)
    switch request {
    case .register(let registration):
      owesReport = false
      kept.registrationKey = registration.key
      kept.sequence = registration.sequence ?? 0
    case .update(_, let sequence):
      owesReport = false
      kept.sequence = sequence
      kept.synchronized = nil
    case .logOut(let sequence):
      kept.sequence = sequence
      kept.synchronized = nil
    case .renewToken, .delete: break
    }
    return .send(lastID, request)
  }
}
