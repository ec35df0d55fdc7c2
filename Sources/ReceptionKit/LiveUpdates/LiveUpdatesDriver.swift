import Foundation
import ReceptionProtocol

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries out what ``LiveUpdates`` orders: asks, listens, waits.
@MainActor
final class LiveUpdatesDriver {
  private(set) var live = LiveUpdates()
  /// How many conversations have ended here: an answer that was asked for in an earlier one is of another user.
  private(set) var endedConversations = 0
  /// Hears of messages, each once and in order.
  var onMessages: ([ConversationMessage]) -> Void = { _ in }
  /// Hears of messages that stand in place of all the others, in order.
  var onReplacement: ([ConversationMessage]) -> Void = { _ in }
  /// Hears of the page that a conversation begins with, before its messages are handed on.
  var onLastPage: (ConversationPage) -> Void = { _ in }
  /// Hears which epoch of the service's data answers.
  var onEpoch: (String) -> Void = { _ in }
  /// Hears how the conversation is connected.
  var onConnection: (ChatConnection) -> Void = { _ in }
  /// Hears of a token that opens nothing.
  var onRefusedToken: (String) -> Void = { _ in }

  private let address: ServiceAddress
  private let environment: ReceptionEnvironment
  private var listening: Task<Void, Never>?
  private var waiting: Task<Void, Never>?
  private var events: [LiveUpdateEvent] = []
  private var isCarryingOut = false

  init(address: ServiceAddress, environment: ReceptionEnvironment) {
    self.address = address
    self.environment = environment
  }

  /// Hands over an event and carries out what follows; what that brings about comes after it.
  func feed(_ event: LiveUpdateEvent) {
    if case .cleared = event { endedConversations += 1 }
    events.append(event)
    guard !isCarryingOut else { return }
    isCarryingOut = true
    defer { isCarryingOut = false }
    while !events.isEmpty {
      let event = events.removeFirst()
      let orders = live.handle(event, at: environment.clock.steadySeconds, chance: environment.chance())
      for order in orders { carryOut(order) }
    }
  }

  /// Ends everything that is under way.
  func stop() {
    listening?.cancel()
    waiting?.cancel()
    (onMessages, onReplacement, onLastPage, onEpoch) = ({ _ in }, { _ in }, { _ in }, { _ in })
    (onConnection, onRefusedToken) = ({ _ in }, { _ in })
  }

  private func carryOut(_ order: LiveUpdateOrder) {
    switch order {
    case .load(let id): load(id)
    case .open(let id, let number): open(id, after: number)
    case .close: listening?.cancel()
    case .wait(let id, let seconds): wait(id, seconds)
    case .stopWaiting: waiting?.cancel()
    case .take(let messages): onMessages(messages)
    case .replace(let messages): onReplacement(messages)
    case .tell(let epoch): onEpoch(epoch)
    case .show(let connection): onConnection(connection)
    case .renew(let token): onRefusedToken(token)
    }
  }

  private func wait(_ id: Int, _ seconds: Double) {
    let clock = environment.clock
    waiting?.cancel()
    waiting = Task { [weak self] in
      guard (try? await clock.sleep(seconds: seconds)) != nil, !Task.isCancelled else { return }
      self?.feed(.waited(id))
    }
  }

  // MARK: Asking

  private func load(_ id: Int) {
    let request = Self.page(of: address, token: live.token)
    let transport = environment.transport
    listening = Task { [weak self] in
      let event: LiveUpdateEvent
      do {
        let answer = try await transport.answer(to: request)
        let page = answer.status == 200 ? answer.decoded(ConversationPage.self) : nil
        if !Task.isCancelled, let self, let page, live.begins(with: id, epoch: answer.epoch) { onLastPage(page) }
        event = page.map { .loaded(id, $0.messages, epoch: answer.epoch) } ?? .ended(id, LiveUpdateEnd(answer))
      } catch { event = .ended(id, LiveUpdateEnd(error)) }
      if !Task.isCancelled { self?.feed(event) }
    }
  }

  /// The request for the messages after a number or before one, or for the last ones.
  static func page(
    of address: ServiceAddress, after: Int? = nil, before: Int? = nil, token: String?
  ) -> ReceptionRequest {
    var request = address.request("GET", "v1/conversation/messages", bearer: token)
    for (name, number) in [("after", after), ("before", before)] {
      guard let number else { continue }
      request.url.append(queryItems: [URLQueryItem(name: name, value: "\(number)")])
    }
    request.longestAnswer = 1024 * 1024
    return request
  }

  private func open(_ id: Int, after number: Int) {
    var request = address.request("GET", "v1/conversation/events", bearer: live.token)
    request.headers["Accept"] = "text/event-stream"
    request.headers["Last-Event-ID"] = "\(number)"
    let transport = environment.transport
    listening = Task { [weak self] in
      let end: LiveUpdateEnd
      do {
        let stream = try await transport.stream(request)
        end = try await self?.listen(to: stream, id) ?? .unreachable(isOffline: false)
      } catch { end = LiveUpdateEnd(error) }
      if !Task.isCancelled { self?.feed(.ended(id, end)) }
    }
  }

  /// Hands on what arrives until it ends; why it did.
  private func listen(to stream: ReceptionStream, _ id: Int) async throws -> LiveUpdateEnd {
    guard stream.head.status == 200, stream.head.isEventStream else { return try await Self.refusal(stream) }
    feed(.opened(id, epoch: stream.head.epoch))
    var reader = EventStreamReader()
    for try await piece in stream.pieces {
      guard !Task.isCancelled else { break }
      let events = try reader.read(piece)
      feed(.heard(id, events.compactMap(ConversationMessage.init)))
    }
    return .unreachable(isOffline: false)
  }

  /// What an answer that is no stream says.
  private static func refusal(_ stream: ReceptionStream) async throws -> LiveUpdateEnd {
    var answer = stream.head
    for try await piece in stream.pieces {
      answer.body += piece
      if answer.body.count > 64 * 1024 { break }
    }
    return LiveUpdateEnd(answer)
  }
}

extension ReceptionAnswer {
  /// The epoch of the data that it was made from; nil where the service does not say.
  var epoch: String? { headers[ConversationPage.epochField.lowercased()] }

  fileprivate var isEventStream: Bool { headers["content-type"]?.lowercased().hasPrefix("text/event-stream") ?? false }
}

extension ConversationMessage {
  /// The message of an event; nil for an event of another kind, which a newer service may send.
  fileprivate init?(_ event: StreamedEvent) {
    guard event.kind == "message",
      let message = try? JSONDecoder().decode(ConversationMessage.self, from: Data(event.data.utf8))
    else { return nil }
    self = message
  }
}

extension LiveUpdateEnd {
  /// What an answer means that has no messages. A success that cannot be read, and a redirection, come from something
  /// between the device and the service.
  init(_ answer: ReceptionAnswer) {
    let code = answer.failure?.code
    switch answer.status {
    case 401: self = code == .invalidAppId ? .halted : .unauthorized
    case 403: self = code == .appDisabled ? .halted : .refused
    case 408, 429, 500...: self = .transient(retryAfter: answer.retryAfter)
    case 400..<500: self = .refused
    default: self = .transient(retryAfter: nil)
    }
  }

  init(_ error: any Error) {
    guard !(error is StreamsUnsupported) else {
      self = .refused
      return
    }
    let code = (error as? URLError)?.code
    self = .unreachable(isOffline: code == .notConnectedToInternet || code == .dataNotAllowed)
  }
}
