internal import CMicrohttpd
internal import Synchronization

/// An answer that is not there yet, of a connection that is put aside.
final class PendingAnswer: Sendable {
  private enum State {
    case waiting
    case ready(HTTPResponse)
    case taken
  }

  private let state = Mutex(State.waiting)
  private let connection: Connection

  /// Puts the connection aside. To be called on its polling thread, before anybody can finish the answer.
  init(puttingAside connection: Connection) {
    self.connection = connection
    MHD_suspend_connection(connection.pointer)
  }

  /// Hands the answer over and has the connection polled again. The first answer stands.
  func finish(_ answer: HTTPResponse) {
    let isFirst = state.withLock { state in
      guard case .waiting = state else { return false }
      state = .ready(answer)
      return true
    }
    if isFirst { MHD_resume_connection(connection.pointer) }
  }

  /// The answer, once.
  func take() -> HTTPResponse? {
    state.withLock { state in
      guard case .ready(let answer) = state else { return nil }
      state = .taken
      return answer
    }
  }
}
