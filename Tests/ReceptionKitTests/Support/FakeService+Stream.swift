import Foundation
import ReceptionProtocol

@testable import ReceptionKit

/// The service's conversation, with the streams of those who listen.
extension FakeService {
  func stream(_ request: ReceptionRequest) async throws -> ReceptionStream {
    let (pieces, sink) = AsyncThrowingStream.makeStream(of: Data.self, throwing: (any Error).self)
    let id = UUID()
    let stream = try with { state in
      state.requests.append(request)
      guard state.isReachable else { throw Unreachable() }
      guard state.hasConversation else { return Self.refusal(404, sink, pieces) }
      guard state.isKnown(request) else { return Self.refusal(401, sink, pieces) }
      state.listeners[id] = sink
      sink.yield(Data("retry: 3000\n\n".utf8))
      let after = request.headers["Last-Event-ID"].flatMap { Int($0) } ?? 0
      for message in state.log where message.number > after { sink.yield(message.event) }
      var head = ReceptionAnswer(status: 200, headers: state.epochField)
      head.headers["content-type"] = "text/event-stream; charset=utf-8"
      return ReceptionStream(head: head, pieces: pieces)
    }
    // Whoever ends it while the state is held would wait for himself.
    if stream.head.status == 200 { sink.onTermination = { [weak self] _ in self?.with { $0.listeners[id] = nil } } }
    return stream
  }

  private static func refusal(
    _ status: Int, _ sink: AsyncThrowingStream<Data, any Error>.Continuation,
    _ pieces: AsyncThrowingStream<Data, any Error>
  ) -> ReceptionStream {
    sink.finish()
    return ReceptionStream(head: ReceptionAnswer(status: status), pieces: pieces)
  }

  /// How many listen.
  var listeners: Int { with { $0.listeners.count } }

  /// The team writes.
  func say(_ texts: String...) {
    for text in texts { with { $0.append(.team, text, id: UUID().uuidString) } }
  }

  /// Every stream ends, or its network does.
  func endStreams(_ error: (any Error)? = nil) {
    for sink in with({ Array($0.listeners.values) }) { sink.finish(throwing: error) }
  }
}

extension FakeService.State {
  mutating func append(_ author: ConversationMessage.Author, _ text: String, id: String) {
    written += 1
    let message = ConversationMessage(
      number: log.count + 1, id: id, author: author, text: text, sentAt: 1_700_000_000 + Double(written))
    log.append(message)
    for sink in listeners.values { sink.yield(message.event) }
  }

  /// The messages after a number or before one, else the last; of the latter no more than forty.
  func page(_ query: String) -> ConversationPage {
    let asked = query.split(separator: "=").map(String.init)
    let number = asked.last.flatMap { Int($0) } ?? .max
    if asked.first == "after" { return ConversationPage(messages: log.filter { $0.number > number }) }
    let before = log.filter { $0.number < number }
    var page = ConversationPage(messages: before.suffix(40))
    if saysWhatIsEarlier { page.hasEarlier = before.count > 40 }
    return page
  }

  var epochField: [String: String] { epoch.map { ["Reception-Epoch": $0] } ?? [:] }

  /// The data are brought back from a copy that was made after so many messages.
  mutating func restore(_ count: Int, epoch: String) {
    log.removeSubrange(count...)
    self.epoch = epoch
  }

  /// Whether a request brings the token of a device that it knows.
  func isKnown(_ request: ReceptionRequest) -> Bool {
    devices.devices.values.contains { request.headers["Authorization"] == "Bearer \($0.token)" }
  }
}

extension ConversationMessage {
  /// As the service writes it.
  fileprivate var event: Data {
    let data = (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Data("id: \(number)\nevent: message\ndata: \(data)\n\n".utf8)
  }
}
