internal import Foundation
internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage

extension PublicAPI {
  /// The most messages of one answer: so many of the longest texts, every character escaped, are a mebibyte at most, which
  /// is what a client reads.
  static let pageSize = 40

  /// Messages and their events.
  func addConversation(to router: inout Router) {
    router.on(.post, "/v1/conversation/messages", later: device(.token, send))
    router.on(.get, "/v1/conversation/messages", later: device(.token, messages))
    router.on(.get, "/v1/conversation/events", later: device(.token, stream))
  }

  private func send(_ call: DeviceCall) async throws(APIFailure) -> HTTPResponse {
    try limits.countMessage(call.claim.device)
    let message = try Self.body(OutgoingMessage.self, of: call.request).checked()
    let (stored, isNew) = try await Self.stored { () async throws(StoreFailure) in
      try await store.append(message, from: call.claim, at: call.time)
    }
    if isNew { events.wake(call.claim.device) }
    return Self.answer(stored, status: isNew ? .created : .ok)
  }

  /// `?after=N` answers what came after a message, `?before=N` what came before it, neither the last messages.
  private func messages(_ call: DeviceCall) async throws(APIFailure) -> HTTPResponse {
    let range: MessageRange
    if let after = try Self.number("after", call.request) {
      range = .after(after)
    } else if let before = try Self.number("before", call.request) {
      range = .before(before)
    } else {
      range = .latest
    }
    // One more than a page says whether there is one before it.
    let isEarlier = if case .after = range { false } else { true }
    let found = try await Self.stored { () async throws(StoreFailure) in
      let device = try await store.device(call.claim, at: call.time)
      return try await store.messages(of: device.id, range, limit: Self.pageSize + (isEarlier ? 1 : 0))
    }
    var page = ConversationPage(messages: Array(found.suffix(Self.pageSize)))
    if isEarlier { page.hasEarlier = found.count > Self.pageSize }
    var answer = Self.answer(page)
    answer.fields[ConversationPage.epochField] = store.epoch
    return answer
  }

  /// Events after `Last-Event-ID`, or after `?after=N`, or from now on; from now on, too, where the client has heard more
  /// than there is, since the data were brought back from a copy.
  private func stream(_ call: DeviceCall) async throws(APIFailure) -> HTTPResponse {
    let heard = call.request.fields["Last-Event-ID"].flatMap { Int($0) }
    let asked = try Self.number("after", call.request)
    let device = try await Self.stored { () async throws(StoreFailure) in
      try await store.device(call.claim, at: call.time)
    }
    let last = try await Self.stored { () async throws(StoreFailure) in
      try await store.messages(of: device.id, .latest, limit: 1).last?.number ?? 0
    }
    guard let stream = events.open(device.id, of: device.app, after: min(heard ?? asked ?? last, last)) else {
      throw .tooManyStreams
    }
    var answer = HTTPResponse(contentType: "text/event-stream; charset=utf-8", stream: stream)
    answer.fields["Cache-Control"] = "no-store"
    answer.fields[ConversationPage.epochField] = store.epoch
    // A proxy must hand each event on at once.
    answer.fields["X-Accel-Buffering"] = "no"
    return answer
  }

  private static func number(_ name: String, _ request: HTTPRequest) throws(APIFailure) -> Int? {
    guard let text = request.target.first(name) else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw APIFailure(
        .badRequest, ServiceFailure.Code(rawValue: "bad_query"), "“\(name)” is the number of a message.")
    }
    return number
  }
}
