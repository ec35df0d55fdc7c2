internal import Dragoman
internal import Foundation
internal import ReceptionKit
internal import ReceptionProtocol
internal import ReceptionStorage

/// One visitor's device: ReceptionKit's client as it is, in a world that the visitor switches. It speaks to the service over
/// a socket, as every other device does.
@MainActor
final class DemoDevice {
  /// The most messages of one conversation, the team's included.
  nonisolated static let mostMessages = 60

  let network: SwitchedNetwork
  /// What outlives the process: the visitor's choices, among them that of the app's own picker.
  private(set) var kept: KeptVisitor {
    didSet { if kept != oldValue { kept.write(in: folder) } }
  }
  /// When the service last knew the device as it was.
  private(set) var synchronizedAt: Date?
  /// When a visitor last did something with it, in seconds of the clock that is never set.
  var usedAt = SystemClock().steadySeconds

  private var reception: Reception
  private let environment: ReceptionEnvironment
  private let service: URL
  private let folder: URL

  /// A new device, or one of an earlier process of the service.
  init(_ kept: KeptVisitor, service: URL, folder: URL) {
    self.kept = kept
    network = SwitchedNetwork(isOn: kept.isOnline)
    let phone = kept.phone
    self.service = service
    self.folder = folder
    environment = ReceptionEnvironment(
      host: { phone.host }, deviceLocale: { DeviceLocale(identifier: phone.locale) },
      facts: ReceptionKit.DeviceFacts(platform: "ios", appVersion: "5.2.1", deviceModel: "iPhone17,3"),
      transport: network,
      folder: folder)
    reception = Reception(environment: environment)
    kept.write(in: folder)
    launch()
  }

  var isActive: Bool { kept.isActive }

  /// A new process of the app: what was not kept is gone, and the app restores its own choice of language.
  private func launch() {
    reception.setActive(false)
    reception = Reception(environment: environment)
    reception.languageOverride = kept.language
    reception.onEvent = { [weak self] event in if event == .synchronized { self?.synchronizedAt = Date() } }
    identify()
    reception.configure(appId: DemoApp.id, serviceURL: service)
    reception.setActive(isActive)
    openChat()
  }

  /// The app has its user signed in.
  private func identify() { reception.identify(name: kept.name, metadata: ["visitor": kept.mark]) }

  /// The chat is on a page's screen, as soon as the app has heard what is published: nobody opens it before.
  func openChat() {
    let reception = reception
    guard isActive else { return reception.openChat() }
    Task { [weak self] in
      await reception.refreshAppearance()
      if self?.reception === reception { reception.openChat() }
    }
  }

  /// What the chat says of itself in its language: what the team has published, as far as the device has it.
  func heading(in chat: ReceptionTexts) -> [ChatHeading: Explanation] {
    // A pseudo-language is of built-in texts.
    guard chat.pseudoLanguage == nil else { return [:] }
    return withLanguage(chat.appLanguage) {
      Dictionary(uniqueKeysWithValues: ChatHeading.allCases.map { ($0, reception.explain($0.message)) })
    }
  }

  /// Does what a visitor wants; the team's answer is not the device's to give.
  func perform(_ action: DeviceAction) {
    usedAt = SystemClock().steadySeconds
    switch action {
    case .language(let tag):
      kept.language = tag
      reception.languageOverride = tag
    case .offline(let isOffline): setOffline(isOffline)
    case .background(let isInBackground):
      kept.isActive = !isInBackground
      reception.setActive(isActive)
    case .restart: launch()
    case .chat(let isOpen): isOpen ? openChat() : reception.closeChat()
    case .send(let text, let id): send(text, id: id)
    case .retry(let id):
      if let message = reception.messages.first(where: { $0.id == id }) { reception.retry(message) }
    case .refresh:
      let reception = reception
      Task { await reception.refreshMessages() }
    case .delete:
      reception.deleteData()
      kept.written = 0
      // Whoever goes on is the same user.
      identify()
    case .reply: break
    }
  }

  /// An app that hears that the network is back does not wait for its next try.
  private func setOffline(_ isOffline: Bool) {
    let isBack = !isOffline && !network.isOn
    network.set(isOn: !isOffline)
    kept.isOnline = !isOffline
    guard isBack, isActive else { return }
    reception.setActive(false)
    reception.setActive(true)
  }

  /// A page that heard no answer sends again under the same name.
  private func send(_ text: String, id: String?) {
    if let id {
      guard !kept.taken.contains(id) else { return }
      kept.taken = kept.taken.suffix(Self.mostMessages - 1) + [id]
    }
    if countMessage() { reception.send(text) }
  }

  /// Counts a message, unless its conversation has had as many as it may.
  func countMessage() -> Bool {
    let written = max(kept.written ?? 0, reception.messages.count)
    guard written < Self.mostMessages else { return false }
    kept.written = written + 1
    return true
  }

  /// Takes the device away, here and at the service.
  func end() {
    KeptVisitor.remove(in: folder)
    network.set(isOn: true)
    reception.setActive(true)
    reception.deleteData()
    let (reception, folder) = (reception, folder)
    Task {
      // A moment for the service to hear of it.
      try? await Task.sleep(for: .seconds(5))
      reception.setActive(false)
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// The device as it is now.
  var snapshot: DeviceSnapshot {
    DeviceSnapshot(
      device: network.device, locale: kept.phone.locale, appLanguage: reception.appLanguage.description,
      shown: reception.matchedLanguage,
      send: reception.labels.send, synchronizedAt: synchronizedAt, synchronization: reception.synchronization,
      connection: reception.connection, messages: reception.messages, chosen: kept.language, isOnline: network.isOn,
      isActive: isActive, taken: kept.taken)
  }
}

/// What a device holds at a moment.
struct DeviceSnapshot: Sendable {
  var device: DeviceID?
  var locale: String
  var appLanguage: String
  var shown: ReceptionLanguage
  /// The word on its button, in the language that is shown.
  var send: String
  var synchronizedAt: Date?
  var synchronization: SynchronizationState
  var connection: ChatConnection
  var messages: [ChatMessage]
  /// What the app's picker says; nil is the app's own language.
  var chosen: String?
  var isOnline: Bool
  var isActive: Bool
  /// The names of messages that its pages need not send again.
  var taken: [String] = []
}
