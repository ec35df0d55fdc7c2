import Foundation
import ReceptionProtocol

/// Sends what the user writes, in order, and keeps what the service has, in its order.
///
/// A message keeps one name however often it is sent, so that a lost answer stores it no second time. What waits to be sent
/// stands below what the service has, and outlives the process: its user saw that it waits.
@MainActor
final class Conversation {
  /// Hears of the messages whenever one changes.
  var onChange: ([ChatMessage]) -> Void = { _ in }
  /// Hears whether there are messages before the first, whenever that changes.
  var onEarlier: (Bool) -> Void = { _ in }
  /// Answers the token, nil before the device is registered.
  var token: () -> String? = { nil }
  /// Hears of a token that opens nothing.
  var onRefusedToken: (String) -> Void = { _ in }
  /// Hears that something could not be kept.
  var onTrouble: (String) -> Void = { _ in }

  private(set) var messages: [ChatMessage] = [] {
    didSet { if messages != oldValue { changed() } }
  }
  private let address: ServiceAddress
  private let environment: ReceptionEnvironment
  private let file: KeptFile<[ChatMessage]>
  /// What the file has.
  private var kept: [ChatMessage]
  /// The place of each message that the service has, and when it had stored it: by its own clock, which no device sets.
  private var places: [String: (number: Int, time: Double)] = [:]
  /// Whether the service has messages before the first of those.
  private(set) var hasEarlier = false {
    didSet { if hasEarlier != oldValue { onEarlier(hasEarlier) } }
  }
  private var failures = 0
  private var isActive = false
  private var sending: Task<Void, Never>?
  /// Whether a request is under way.
  private(set) var isAsking = false

  /// A conversation that begins with what was not sent when the last process ended.
  init(address: ServiceAddress, environment: ReceptionEnvironment, file: KeptFile<[ChatMessage]>) {
    self.address = address
    self.environment = environment
    self.file = file
    kept = file.read() ?? []
    messages = kept
  }

  /// Adds a message of the user and sends it as soon as that can be done.
  func add(_ text: String, photoCount: Int) {
    let date = Date(timeIntervalSince1970: environment.clock.wallSeconds)
    messages.append(
      ChatMessage(
        id: UUID().uuidString, author: .user, text: text, photoCount: photoCount, date: date, delivery: .waiting))
    flush()
  }

  /// Sends a message again that was not sent.
  func retry(_ id: String) {
    guard let place = messages.firstIndex(where: { $0.id == id && $0.delivery == .failed }) else { return }
    messages[place].delivery = .waiting
    failures = 0
    flush()
  }

  /// Sends while the app is active only.
  func setActive(_ isActive: Bool) {
    self.isActive = isActive
    failures = 0
    if isActive { flush() }
  }

  /// Sends nothing more; what was not sent stays kept.
  func leave() {
    sending?.cancel()
    (onChange, onEarlier) = ({ _ in }, { _ in })
  }

  /// Forgets every message and whatever is under way.
  func clear() {
    sending?.cancel()
    sending = nil
    places = [:]
    hasEarlier = false
    messages = []
  }

  /// Forgets what the service had: it has forgotten this device. What was not sent yet will be, once it is known again.
  func beginAnew() {
    places = [:]
    hasEarlier = false
    messages.removeAll { !$0.isUnsent }
  }

  private func changed() {
    keepUnsent()
    onChange(messages)
  }

  /// Written before it is sent. A message that is on its way when the process ends is sent again under its name.
  private func keepUnsent() {
    let unsent = messages.filter(\.isUnsent).map { message in
      var message = message
      if message.delivery == .sending { message.delivery = .waiting }
      return message
    }
    guard unsent != kept else { return }
    kept = unsent
    do { try file.write(unsent) } catch { onTrouble("A message that waits could not be kept: \(error)") }
  }

  /// Sends what waits, one message after the other.
  func flush() {
    guard isActive, sending == nil, token() != nil, messages.contains(where: { $0.delivery == .waiting }) else {
      return
    }
    sending = Task { [weak self] in
      while await self?.sendNext() == true {}
      if !Task.isCancelled { self?.sending = nil }
    }
  }

  /// Whether there is more to do at once.
  private func sendNext() async -> Bool {
    guard isActive, let token = token(), let next = messages.first(where: { $0.delivery == .waiting }) else {
      return false
    }
    set(next.id, .sending)
    let body = OutgoingMessage(id: next.id, text: next.text, photoCount: next.photoCount)
    let request = address.request("POST", "v1/conversation/messages", body: body, bearer: token)
    isAsking = true
    let answer = try? await environment.transport.answer(to: request)
    isAsking = false
    guard !Task.isCancelled else { return false }
    return await settle(next.id, answer, token)
  }

  private func settle(_ id: String, _ answer: ReceptionAnswer?, _ token: String) async -> Bool {
    // The stream may have brought it back before its answer came, or instead of it.
    if places[id] != nil {
      failures = 0
      set(id, .delivered)
      return true
    }
    switch answer?.status ?? 0 {
    case 200..<300:
      failures = 0
      set(id, .sent)
      return true
    case 401:
      // The device's own requests renew the token; this is sent again by then, or later.
      onRefusedToken(token)
      return await waitForNextTry(id, nil)
    case 408, 429, 500...599, 0, 300..<400: return await waitForNextTry(id, answer?.retryAfter)
    default:
      set(id, .failed)
      return true
    }
  }

  private func waitForNextTry(_ id: String, _ retryAfter: Int?) async -> Bool {
    failures += 1
    guard failures < RetryRules.budget else {
      set(id, .failed)
      return false
    }
    set(id, .waiting)
    let delay = RetryRules.delay(afterFailure: failures, chance: environment.chance())
    let seconds = max(delay, Double(retryAfter ?? 0))
    return (try? await environment.clock.sleep(seconds: seconds)) != nil && !Task.isCancelled
  }

  private func set(_ id: String, _ delivery: ChatMessage.Delivery) {
    guard let place = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[place].delivery = delivery
  }

  // MARK: What the service has

  /// Takes messages that the service has, each for the first time.
  func take(_ stored: [ConversationMessage]) { take(stored, into: messages) }

  /// Takes what the service has in place of everything that it had. What was not sent yet still will be.
  func replace(with stored: [ConversationMessage]) {
    places = [:]
    take(stored, into: messages.filter(\.isUnsent))
  }

  /// The number of the first message that the service has and this device knows.
  var first: Int? { places.values.map(\.number).min() }

  /// Learns of a page that ends with the last messages, or before the first that is known, whether it is the first one.
  func learn(_ page: ConversationPage) {
    // A service that does not say it has counted from 1, but for what an earlier user wrote.
    hasEarlier = page.hasEarlier ?? (page.messages.map(\.number).min() ?? 1 > 1)
  }

  private func take(_ stored: [ConversationMessage], into known: [ChatMessage]) {
    var merged = known
    for message in stored {
      places[message.id] = (message.number, message.sentAt)
      if let place = merged.firstIndex(where: { $0.id == message.id }) {
        merged[place].delivery = merged[place].author == .user ? .delivered : .received
      } else {
        merged.append(ChatMessage(message))
      }
    }
    messages = merged.enumerated().sorted { first, second in
      (number(first.element), first.offset) < (number(second.element), second.offset)
    }.map(\.element)
  }

  /// What waits to be sent comes after everything that the service has.
  private func number(_ message: ChatMessage) -> Int { places[message.id]?.number ?? .max }

  /// The number of the last message that the service had stored by a time, in seconds since 1970; nil for none.
  func last(by time: Double) -> Int? { places.values.filter { $0.time <= time }.map(\.number).max() }

  /// When the service had stored a message.
  func time(of number: Int) -> Double? { places.values.first { $0.number == number }?.time }

  /// How many messages of the team came after a number.
  func arrivals(after number: Int) -> Int {
    messages.count { $0.author == .team && places[$0.id]?.number ?? 0 > number }
  }
}

extension ChatMessage {
  /// Whether the service is not known to have it.
  var isUnsent: Bool { [.waiting, .sending, .failed].contains(delivery) }

  init(_ message: ConversationMessage) {
    self.init(
      id: message.id, author: message.author, text: message.text,
      photoCount: message.photoCount, date: Date(timeIntervalSince1970: message.sentAt),
      delivery: message.author == .team ? .received : .delivered)
    asksForReview = message.asksForReview
  }
}
