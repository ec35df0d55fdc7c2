internal import Foundation
internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage
internal import Synchronization

/// A conversation as it goes on, for one agent's browser: each message after the last it has, once and in order, and what
/// is known of the device whenever that changes. The pieces are made by the code that makes the page.
final class TeamStream: Sendable {
  private static let batch = 50

  private struct State {
    var sent: Int
    var shown: DeviceRecord?
    var isReading = false
    var isWoken = false
  }

  let device: DeviceID
  let body = HTTPStream()
  private let store: any Store
  private let pieces: ConversationPieces
  private let isOpen: @Sendable () async -> Bool?
  private let state: Mutex<State>
  private let begun = ContinuousClock.now

  /// - Parameters:
  ///   - number: the last message that the browser has.
  ///   - isOpen: whether the session is still there; nil where the store cannot say.
  init(
    store: any Store, device: DeviceID, after number: Int, pieces: ConversationPieces,
    isOpen: @escaping @Sendable () async -> Bool?
  ) {
    self.store = store
    self.device = device
    self.pieces = pieces
    self.isOpen = isOpen
    state = Mutex(State(sent: number))
  }

  /// Says how soon to come back when it breaks; then sends what the browser lacks.
  func begin() {
    body.send(Array("retry: 2000\n\n".utf8))
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

  /// A comment, which keeps the connection from looking idle.
  func beat() {
    guard begun.duration(to: .now) < TeamStreamLife.longest else { return body.abort() }
    body.send(Array(":\n\n".utf8))
  }

  private func sendAll() async {
    while takeWake() {
      // Asked whenever there may be something to say: the session may have ended in another process.
      switch await isOpen() {
      case true?: break
      case false?: return body.abort()
      case nil: return body.finish()
      }
      await sendDevice()
      while await sendMessages() {}
    }
  }

  private func takeWake() -> Bool {
    state.withLock { state in
      defer { state.isWoken = false }
      state.isReading = state.isWoken
      return state.isWoken
    }
  }

  private func sendDevice() async {
    do throws(StoreFailure) {
      guard let record = try await store.device(device) else {
        body.send(Self.event("gone", id: nil, ["message": pieces.gone]))
        return body.finish()
      }
      let isNew = state.withLock { state in
        defer { state.shown = record }
        return state.shown != record
      }
      if isNew { body.send(Self.event("device", id: nil, pieces.device(record))) }
    } catch { body.finish() }
  }

  /// Whether there may be more.
  private func sendMessages() async -> Bool {
    let sent = state.withLock { $0.sent }
    guard let messages = try? await store.messages(of: device, .after(sent), limit: Self.batch) else {
      // The browser comes back and asks again for what it lacks.
      body.finish()
      return false
    }
    for message in messages {
      guard body.send(Self.event("message", id: message.number, pieces.message(message))) else { return false }
      state.withLock { $0.sent = message.number }
    }
    return messages.count == Self.batch
  }

  private static func event(_ name: String, id: Int?, _ data: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // JSON has no line breaks of its own: they are escaped in texts.
    let text = (try? encoder.encode(data)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return Array("\(id.map { "id: \($0)\n" } ?? "")event: \(name)\ndata: \(text)\n\n".utf8)
  }
}
