internal import Foundation
internal import ReceptionStorage
internal import Synchronization

/// Hears what every process on the database tells, on a connection and a thread of its own.
///
/// While the connection is gone nothing is heard; when it is back, ``StoreChange/unknown`` is.
final class ChangeListener: Sendable {
  /// How long it listens before it makes sure that somebody is there, in milliseconds.
  private static let heartbeat: Int32 = 5_000
  private static let longestPause = 2.0

  private struct State {
    var observer: (@Sendable (StoreChange) -> Void)?
    var isStarted = false
    var isClosed = false
  }

  private let settings: ConnectionSettings
  private let channel: String
  private let state = Mutex(State())
  private let end = DispatchSemaphore(value: 0)
  /// Written to once, to wake the thread for its end.
  private let bell = Pipe()

  init(_ settings: ConnectionSettings, channel: String) {
    self.settings = settings
    self.channel = channel
  }

  /// Tells an observer from now on; the first begins the listening.
  func observe(_ observer: @escaping @Sendable (StoreChange) -> Void) {
    let begins = state.withLock { state in
      state.observer = observer
      defer { state.isStarted = true }
      return !state.isStarted && !state.isClosed
    }
    guard begins else { return }
    let thread = Thread { self.listen() }
    thread.name = "dragoman.store.changes"
    thread.start()
  }

  /// Ends the listening.
  func close() async {
    let isListening = state.withLock { state in
      defer { (state.isClosed, state.observer) = (true, nil) }
      return state.isStarted && !state.isClosed
    }
    guard isListening else { return }
    try? bell.fileHandleForWriting.write(contentsOf: Data([0]))
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        self.end.wait()
        done.resume()
      }
    }
  }

  private var isClosed: Bool { state.withLock { $0.isClosed } }

  private func listen() {
    var pause = 0.1
    while !isClosed {
      do throws(PostgresError) {
        let connection = try PostgresConnection(settings)
        try connection.execute("LISTEN \"\(channel)\"")
        // From here on nothing is missed; what came before may have been.
        tell(.unknown)
        pause = 0.1
        try hear(connection)
      } catch {
        Thread.sleep(forTimeInterval: pause)
        pause = min(pause * 2, Self.longestPause)
      }
    }
    end.signal()
  }

  private func hear(_ connection: PostgresConnection) throws(PostgresError) {
    let bell = bell.fileHandleForReading.fileDescriptor
    while !isClosed {
      for text in try connection.notices(within: Self.heartbeat, or: bell) { tell(ChangeNotice.change(text)) }
    }
  }

  private func tell(_ change: StoreChange) { state.withLock { $0.observer }?(change) }
}
