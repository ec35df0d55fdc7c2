import TestGround
import ReceptionProtocol

@testable import ReceptionKit

/// A device, the network and the service, moved by a schedule that a seed decides: what has to hold is checked at each step.
struct SimulatedDevice {
  private enum Happening {
    case host(HostAction)
    case arrives(Int, DeviceRequest, DeviceCredentials?, process: Int)
    case answered(Int, SyncAnswer, process: Int)
    case waited(Int, process: Int)
  }

  private enum HostAction: CaseIterable {
    case switchLanguage, switchBack, hesitate, activate, deactivate, start, logOut, logIn, delete, crash, jump,
      goOffline,
      goOnline
    case fail, overload, recover, revoke, forgetTokens, token, chatRefused, chatRead, restore
  }

  private var chance: SeededGenerator
  private var queue: [(time: Double, order: Int, happening: Happening)] = []
  private var order = 0
  private var now = 0.0
  private var wallOffset = 1_700_000_000.0
  private var process = 0
  private var sync: DeviceSync
  private var file = KeptState()
  private var service = SimulatedService()
  private var device = Self.fresh
  private var language = "en"
  private var isOnline = true
  private var isLossy = true
  private var isActive = false
  /// What the host has asked for, to hold the device against.
  private var hasStarted = false
  private var heldUntil = 0.0
  private var hasJumped = false
  private var failuresInRow = 0
  private(set) var requests = 0
  private(set) var switches = 0
  private(set) var broken: [String] = []

  private static let languages = ["de", "fr-CA", "es-MX", "is-IS", "ar", "zh-Hant"]
  private static let fresh = DeviceDescription(
    platform: "linux", sdkVersion: "1", locale: "de_CH", timezone: "Europe/Zurich")

  init(seed: UInt64) {
    chance = SeededGenerator(seed: seed)
    sync = DeviceSync(at: SyncTime(steady: 0, wall: 1_700_000_000))
    launch()
    var time = 0.0
    // Most lives begin as those of people who need support.
    if chance.happens(0.8) { add(.host(.start), at: 0) }
    if chance.happens(0.8) { add(.host(.activate), at: 0) }
    for _ in 0..<(8 + Int(chance.next() % 40)) {
      time += chance.happens(0.5) ? chance.fraction() * 2 : chance.fraction() * 60
      add(.host(chance.pick(HostAction.allCases)), at: time)
    }
  }

  /// Runs the schedule, then an hour in which nothing fails, and says what did not hold.
  mutating func run() -> [String] {
    drain(until: .infinity, limit: 20_000)
    settle()
    drain(until: .infinity, limit: 2_000)
    checkEnd()
    return broken
  }

  // MARK: Time

  private var time: SyncTime { SyncTime(steady: now, wall: now + wallOffset) }

  private mutating func add(_ happening: Happening, at time: Double) {
    order += 1
    queue.append((time, order, happening))
  }

  private mutating func drain(until end: Double, limit: Int) {
    for _ in 0..<limit {
      guard let next = queue.indices.min(by: { (queue[$0].time, queue[$0].order) < (queue[$1].time, queue[$1].order) })
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
    case .waited(let id, let process) where process == self.process: feed(.waited(id))
    case .answered(let id, let answer, let process) where process == self.process:
      hear(id, answer)
    case .arrives(let id, let request, let credentials, let process): arrive(id, request, credentials, process)
    case .waited, .answered: break
    }
    checkRest()
  }

  // MARK: The host

  private mutating func act(_ action: HostAction) {
    switch action {
    case .switchLanguage: speak(chance.pick(Self.languages))
    case .switchBack: speak("en")
    case .hesitate:
      // Back while the answer is awaited, or soon after it was given up.
      add(.host(.switchBack), at: now + chance.fraction() * 12)
      speak(chance.pick(Self.languages))
    case .activate: activate()
    case .deactivate:
      isActive = false
      feed(.becameInactive)
    case .start:
      hasStarted = true
      feed(.supportStarted)
    case .logIn: describe { $0.name = "Ada" }
    case .token: describe { $0.pushToken = "t" }
    case .logOut:
      device = device.anonymous
      failuresInRow = 0
      feed(.loggedOut)
    case .delete:
      device = device.anonymous
      hasStarted = false
      failuresInRow = 0
      feed(.deleted)
    case .crash: launch()
    case .jump:
      hasJumped = true
      wallOffset += chance.pick([-100_000, -3_600, 3_600, 100_000])
    case .goOffline: isOnline = false
    case .goOnline: isOnline = true
    case .fail: service.mood = .failing
    case .overload: service.mood = .overloaded(retryAfter: 1 + Int(chance.next() % 300))
    case .recover: service.mood = .well
    case .revoke: if chance.happens(0.3) { service.revokeAll() }
    case .forgetTokens: service.forgetTokens()
    case .restore: restore()
    case .chatRefused: if let token = file.credentials?.token { feed(.tokenRefused(token)) }
    case .chatRead: feed(.read(Int(chance.next() % 100)))
    }
  }

  /// What the service knows of its devices is that of a while ago; the chat hears of it when it comes back.
  private mutating func restore() {
    service.goBack()
    failuresInRow = 0
    feed(.served("\(service.epoch)", readThrough: nil))
  }

  private mutating func speak(_ tag: String) {
    if tag != language { switches += 1 }
    language = tag
    describe { $0.language = tag }
  }

  private mutating func describe(_ change: (inout DeviceDescription) -> Void) {
    let before = device
    change(&device)
    if device != before { failuresInRow = 0 }
    feed(.described(device))
    guard device != before else { return }
    // Whatever failed before, a real change is told at once, unless the service has asked to wait.
    if isActive, file.hasStarted, now >= sync.heldUntil, sync.underWay == nil, file.synchronized != device {
      broken.append("a change waits although nothing keeps it")
    }
  }

  private mutating func activate() {
    if !isActive { failuresInRow = 0 }
    isActive = true
    feed(.becameActive)
  }

  /// A new process: what was not kept is gone, the override too, and the app is not active yet.
  private mutating func launch() {
    process += 1
    isActive = false
    failuresInRow = 0
    // A clock that was set takes the order to wait along with the process that knew better.
    if hasJumped { heldUntil = 0 }
    hasJumped = false
    sync = DeviceSync(kept: file, at: time)
    hasStarted = file.hasStarted
    device = Self.fresh
    language = "en"
    device.language = language
    feed(.described(device))
  }

  // MARK: The device's orders

  private mutating func feed(_ event: SyncEvent) {
    for order in sync.handle(event, at: time, chance: chance.fraction()) { carryOut(order) }
  }

  private mutating func carryOut(_ order: SyncOrder) {
    switch order {
    case .keep(let state): file = state
    case .send(let id, let request): send(id, request)
    case .wait(let id, let seconds): add(.waited(id, process: process), at: now + seconds)
    case .stopWaiting: break
    case .tell(.sessionReset): hasStarted = false
    case .tell: break
    }
  }

  private mutating func send(_ id: Int, _ request: DeviceRequest) {
    requests += 1
    if !isActive { broken.append("sends while inactive: \(request)") }
    if !hasStarted, request.describes, !isLastRegistration(request) {
      broken.append("sends before support has started: \(request)")
    }
    if now < heldUntil - 0.001 { broken.append("sends \(heldUntil - now) s before it may") }
    if failuresInRow >= RetryRules.budget { broken.append("tries more often than its budget") }
    let credentials = file.credentials
    if case .register = request, credentials != nil { broken.append("registers a second time") }
    guard isOnline, !(isLossy && chance.happens(0.1)) else {
      add(.answered(id, .transient(retryAfter: nil), process: process), at: now + 0.01)
      return
    }
    let isLate = isLossy && chance.happens(0.05)
    add(
      .arrives(id, request, credentials, process: process),
      at: now + (isLate ? 10 + chance.fraction() * 30 : chance.fraction() * 3))
    if isLate { add(.answered(id, .transient(retryAfter: nil), process: process), at: now + 10) }
  }

  /// Whether a device that may be registered asks who it is, to be deleted, and says nothing of its user.
  private func isLastRegistration(_ request: DeviceRequest) -> Bool {
    guard case .register(let registration) = request else { return false }
    return file.owesDeletion && registration.device == registration.device.anonymous
  }

  /// An answer counts once, and only while the device still waits for it.
  private mutating func hear(_ id: Int, _ answer: SyncAnswer) {
    if sync.underWay?.id == id {
      if answer.isFinal { failuresInRow = 0 }
      if case .transient(let seconds) = answer {
        failuresInRow += 1
        if let seconds { heldUntil = now + Double(seconds) }
      }
    }
    feed(.answered(id, answer))
  }

  private mutating func arrive(_ id: Int, _ request: DeviceRequest, _ credentials: DeviceCredentials?, _ sender: Int) {
    let answer = service.answer(request, credentials: credentials)
    if isLossy, chance.happens(0.1) {
      add(.answered(id, .transient(retryAfter: nil), process: sender), at: now + 10)
      return
    }
    add(.answered(id, answer, process: sender), at: now)
    if isLossy, chance.happens(0.1) { add(.answered(id, answer, process: sender), at: now + chance.fraction() * 20) }
  }

  // MARK: The end

  private mutating func settle() {
    isOnline = true
    isLossy = false
    service.mood = .well
    isActive = false
    feed(.becameInactive)
    now += 3_600
    activate()
  }

  /// Nothing is under way or waited for, and nobody has to come back or to change anything: then the service knows the
  /// device.
  private mutating func checkRest() {
    guard sync.underWay == nil, sync.waiting == nil else { return }
    guard isActive, hasStarted, !sync.isPaused, sync.halt == nil, broken.isEmpty else { return }
    // A device that was removed meanwhile hears of it with its next request.
    guard let known = service.device(of: file.credentials)?.description, known != device else { return }
    broken.append("rests with \(known.language ?? "nothing"), not \(device.language ?? "")")
  }

  private mutating func checkEnd() {
    let known = service.device(of: file.credentials)
    if file.hasStarted != hasStarted { broken.append("forgets whether support has started") }
    if hasStarted, known?.description != device {
      broken.append("ends with \(String(describing: known?.description.language)), not \(device.language ?? "")")
    }
    if file.owesDeletion { broken.append("still owes a deletion") }
    if service.devices.count > (known == nil ? 0 : 1), !service.hasRevived {
      broken.append("leaves \(service.devices.count) devices behind")
    }
    if file.owesLogout { broken.append("still owes a logout") }
    if sync.kept != file { broken.append("keeps something that it did not say") }
  }
}

extension SyncAnswer {
  /// Whether the service has said something that no repetition changes.
  fileprivate var isFinal: Bool {
    switch self {
    case .registered, .renewed, .done, .revoked: true
    default: false
    }
  }
}

extension DeviceRequest {
  /// Whether it tells the service anything of the device.
  fileprivate var describes: Bool {
    switch self {
    case .register, .update: true
    case .renewToken, .logOut, .delete: false
    }
  }
}
