internal import Foundation
internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage
internal import Synchronization

/// One client's events: the messages after the last one it has heard of, in order, each once.
final class EventStream: Sendable {
  /// So many messages are read at once.
  private static let batch = 50

  private struct State {
    var sent: Int
    var isReading = false
    var isWoken = false
  }

  let device: DeviceID
  /// The app that the device runs.
  let app: String
  let body = HTTPStream()
  private let store: any Store
  private let state: Mutex<State>
  private let begun = ContinuousClock.now

  init(store: any Store, device: DeviceID, of app: String, after number: Int) {
    self.store = store
    self.device = device
    self.app = app
    state = Mutex(State(sent: number))
  }

  /// Says that it is there, and how soon to come back when it breaks; then sends what the client has missed.
  func begin() {
    body.send(Array("retry: 3000\n\n".utf8))
    wake()
  }

  /// There may be more to send. One reader at a time: a wake during a reading makes it read again.
  func wake() {
    let begins = state.withLock { state in
      state.isWoken = true
      defer { state.isReading = true }
      return !state.isReading
    }
    if begins { Task(executorPreference: ServiceExecutor.shared) { await self.sendAll() } }
  }

  private func sendAll() async {
    while takeWake() {
      guard await isServed() else {
        // The client comes back, and is told why.
        body.abort()
        continue
      }
      while await sendBatch() {}
    }
  }

  /// Whether the device is still there and served: it may have been blocked or removed in another process, or between the
  /// question that opened the stream and its opening.
  private func isServed() async -> Bool {
    guard let record = try? await store.device(device) else { return false }
    return !record.isBlocked
  }

  private func takeWake() -> Bool {
    state.withLock { state in
      defer { state.isWoken = false }
      state.isReading = state.isWoken
      return state.isWoken
    }
  }

  /// Whether there may be more.
  private func sendBatch() async -> Bool {
    let sent = state.withLock { $0.sent }
    guard let messages = try? await store.messages(of: device, .after(sent), limit: Self.batch) else {
      // The client comes back and asks again for what it lacks.
      body.finish()
      return false
    }
    for message in messages {
      // A client that reads takes the rest when it has read; one that does not is no reason to keep more for it.
      guard body.room({ [weak self] in self?.wake() }) else { return false }
      guard body.send(Self.event(message)) else { return false }
      state.withLock { $0.sent = message.number }
    }
    return messages.count == Self.batch
  }

  /// The message as an event (HTML Living Standard, section 9.2.6).
  static func event(_ message: ConversationMessage) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON has no line breaks of its own: they are escaped in texts.
    let data = (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return Array("id: \(message.number)\nevent: message\ndata: \(data)\n\n".utf8)
  }

  /// A comment, which keeps the connection from looking idle.
  func beat(longestLife: Double) {
    // Whoever reads slowly enough would never come to an end that waits for what is sent.
    guard begun.duration(to: .now) < .seconds(longestLife) else { return body.abort() }
    body.send(Array(":\n\n".utf8))
  }
}
