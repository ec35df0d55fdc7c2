internal import Foundation
internal import HTTPService
internal import ReceptionKit
internal import ReceptionProtocol
internal import ReceptionStorage

/// The devices of the page's visitors: one for each, few at once, taken away when nobody uses them any more.
@MainActor
final class DemoDevices {
  /// How many there are at most.
  nonisolated static let most = 64
  /// After so many seconds without its visitor a device is taken away.
  nonisolated static let lifetime = 900.0
  /// After so many seconds without a word a device that nobody keeps here is no other process's either: none keeps a visitor
  /// for longer over a restart.
  nonisolated static let silence = 86_400.0
  /// How many pages of one visitor are told of changes.
  static let mostWatchers = 3

  /// Why something is not done.
  enum Refusal: Error, Sendable { case tooMany, tooFast }

  private var devices: [Visitor: DemoDevice] = [:]
  /// Those of an earlier process whose visitors have not come back yet.
  private lazy var dormant: [Visitor: (kept: KeptVisitor, folder: URL)] = Dictionary(
    KeptVisitor.all(in: folder).map { (Visitor(number: $0.kept.visitor), $0) }, uniquingKeysWith: { first, _ in first })
  private var watchers: [Visitor: [DeviceWatcher]] = [:]
  private let store: any Store
  private let messenger: Messenger
  private let service: URL
  private let folder: URL
  private let actions = RateLimiter<Visitor>(RequestRate(burst: 40, perSecond: 4))
  private let beginnings = RateLimiter<PeerAddress>(RequestRate(burst: 24, perSecond: 0.2))
  private var isCleaning = false

  /// - Parameters:
  ///   - service: where this service listens.
  ///   - folder: where the devices keep what outlives their app; made when there is one.
  nonisolated init(store: any Store, messenger: Messenger, service: URL, folder: URL) {
    self.store = store
    self.messenger = messenger
    self.service = service
    self.folder = folder
  }

  /// How many there are.
  var count: Int { devices.count }

  /// Does what a visitor wants, with a new device where there is none.
  ///
  /// - Parameter beginning: what a new device is.
  func perform(
    _ action: DeviceAction, of visitor: Visitor, as beginning: DeviceBeginning, from peer: PeerAddress?
  ) async throws(Refusal) {
    let now = SystemClock().steadySeconds
    guard actions.secondsToWait(visitor, at: now) == nil else { throw .tooFast }
    let device = try device(of: visitor, as: beginning, from: peer, at: now)
    if action == .reply { await reply(to: device) } else { device.perform(action) }
    if action == .delete { device.usedAt = now }
    for watcher in watchers[visitor] ?? [] { watcher.wake() }
  }

  /// Whether a visitor has a device.
  func has(_ visitor: Visitor) -> Bool { devices[visitor] != nil || dormant[visitor] != nil }

  private func device(
    of visitor: Visitor, as beginning: DeviceBeginning, from peer: PeerAddress?, at now: Double
  ) throws(Refusal) -> DemoDevice {
    if let known = known(visitor) { return known }
    removeUnused(at: now)
    guard devices.count + dormant.count < Self.most else { throw .tooMany }
    if let peer, beginnings.secondsToWait(peer.network, at: now) != nil { throw .tooMany }
    return add(
      KeptVisitor(of: visitor, beginning, number: newNumber), of: visitor,
      folder.appendingPathComponent(UUID().uuidString))
  }

  /// The device that a visitor has, if it is only of an earlier process.
  private func known(_ visitor: Visitor) -> DemoDevice? {
    if let known = devices[visitor] { return known }
    guard let (kept, folder) = dormant.removeValue(forKey: visitor) else { return nil }
    return add(kept, of: visitor, folder)
  }

  private func add(_ kept: KeptVisitor, of visitor: Visitor, _ folder: URL) -> DemoDevice {
    let device = DemoDevice(kept, service: service, folder: folder)
    devices[visitor] = device
    keepCleaning()
    return device
  }

  /// A number that no other visitor has.
  private var newNumber: Int {
    let taken = Set(devices.values.map(\.kept.number) + dormant.values.map(\.kept.number))
    while true {
      let number = Int.random(in: 1_000...9_999)
      if !taken.contains(number) { return number }
    }
  }

  // MARK: The team

  /// Answers in the language that the service speaks to the device, as an agent would who looks at the dashboard.
  private func reply(to device: DemoDevice) async {
    device.usedAt = SystemClock().steadySeconds
    let snapshot = device.snapshot
    guard let id = snapshot.device, let known = try? await store.device(id), device.countMessage() else { return }
    let answers = Self.answers[known.effectiveLanguage.tag.language] ?? Self.answers["en"] ?? []
    let place = snapshot.messages.count { $0.author == .team }
    let text = answers.isEmpty ? "👍" : answers[place % answers.count]
    let message = OutgoingMessage(id: UUID().uuidString, text: text)
    _ = try? await messenger.reply(message, to: id, at: Date().timeIntervalSince1970)
  }

  /// What the team says, authored in each of these languages and never translated.
  static let answers = [
    "en": ["Thanks for writing! We’re looking into it.", "It’s fixed in the next version. Anything else?"],
    "de": ["Danke für Ihre Nachricht! Wir sehen es uns an.", "In der nächsten Version ist das behoben. Noch etwas?"],
    "ja": ["ご連絡ありがとうございます。確認いたします。", "次のバージョンで修正されます。ほかにご不明な点はございますか？"],
    "ar": ["شكرًا على رسالتك! ننظر في الأمر الآن.", "سيُصلَح ذلك في الإصدار القادم. هل من شيء آخر؟"],
    "tr": ["Yazdığınız için teşekkürler! İnceliyoruz.", "Bir sonraki sürümde düzeliyor. Başka bir şey var mı?"],
    "es": ["¡Gracias por escribirnos! Ya lo estamos revisando.", "Se corrige en la próxima versión. ¿Algo más?"],
    "fr": [
      "Merci pour votre message ! Nous regardons cela.", "Ce sera corrigé dans la prochaine version. Autre chose ?",
    ],
  ]

  // MARK: Watching

  /// A page that is told of a visitor's device; nil where there is none. The oldest of too many pages is told no more.
  func watch(_ visitor: Visitor, _ view: DeviceView) -> HTTPStream? {
    guard let device = known(visitor) else { return nil }
    // A page that shows it opens the chat.
    device.openChat()
    var own = watchers[visitor] ?? []
    if own.count >= Self.mostWatchers { own.removeFirst().end() }
    let watcher = DeviceWatcher { [weak self] in await self?.state(of: visitor, view) }
    watcher.stream.onClose { [weak self, weak watcher] in
      Task { @MainActor in
        watcher?.end()
        self?.watchers[visitor]?.removeAll { $0 === watcher }
        if self?.watchers[visitor]?.isEmpty == true { self?.watchers[visitor] = nil }
      }
    }
    watchers[visitor] = own + [watcher]
    watcher.begin()
    return watcher.stream
  }

  /// A visitor's device beside what the service knows, as a page shows it.
  func state(of visitor: Visitor, _ view: DeviceView) async -> DeviceState? {
    guard let device = devices[visitor] else { return nil }
    device.usedAt = SystemClock().steadySeconds
    let snapshot = device.snapshot
    var known: DeviceRecord?
    var count = 0
    if let id = snapshot.device {
      known = (try? await store.device(id)) ?? nil
      if known != nil { count = ((try? await store.messages(of: id, .latest, limit: 100)) ?? []).count }
    }
    let heading = device.heading(in: view.chat.texts(page: view.reader.language))
    return view.state(snapshot, known, messages: count, heading: heading)
  }

  // MARK: The end

  /// Takes unused devices away while there are any.
  private func keepCleaning() {
    guard !isCleaning else { return }
    isCleaning = true
    Task { [weak self] in
      while let self, !self.devices.isEmpty {
        try? await Task.sleep(for: .seconds(30))
        self.removeUnused(at: SystemClock().steadySeconds)
      }
      self?.isCleaning = false
    }
  }

  /// Takes away what nobody has used for long.
  func removeUnused(at now: Double) {
    for (visitor, device) in devices where now - device.usedAt > Self.lifetime {
      devices[visitor] = nil
      device.end()
    }
  }

  /// Takes away the devices of an earlier process whose visitors have not come back.
  func removeDormant() {
    for (kept, folder) in dormant.values { DemoDevice(kept, service: service, folder: folder).end() }
    dormant = [:]
  }

  private var marks: Set<String> { Set(devices.values.map(\.kept.mark) + dormant.values.map(\.kept.mark)) }

  /// Removes from the store what an earlier process left there, and nobody keeps here: its visitors are gone. Another
  /// process on the same database may have visitors of its own, who write, or only look on.
  nonisolated func removeLeftOver() async {
    let kept = await marks
    let now = Date().timeIntervalSince1970
    var query = DeviceQuery(app: DemoApp.id)
    var left: [DeviceID] = []
    for _ in 0..<20 {
      guard let devices = try? await store.devices(query, limit: 200), let last = devices.last else { break }
      left += devices.filter { device in
        guard let mark = device.record.description.metadata?["visitor"] else { return false }
        return !kept.contains(mark) && now - device.lastHeard > Self.silence
      }.map(\.record.id)
      query.position = .after(DeviceMark(last, in: query.order))
    }
    for id in left { try? await store.remove(id) }
  }
}

extension DeviceSummary {
  /// When something was last heard of it, in seconds since 1970: a message changes nothing of what it says of itself.
  fileprivate var lastHeard: Double { max(record.synchronizedAt, lastMessage?.sentAt ?? 0) }
}
