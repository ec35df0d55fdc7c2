internal import CMicrohttpd
internal import Synchronization

/// A body that is written while it is read: events, as they happen.
///
/// ```swift
/// let stream = HTTPStream()
/// router.on(.get, "/events") { _ in HTTPResponse(contentType: "text/event-stream", stream: stream) }
/// stream.send(Array(": hello\n\n".utf8))
/// stream.finish()
/// ```
///
/// A stream serves one answer. Between two pieces its connection is put aside and holds no thread.
public final class HTTPStream: Sendable {
  /// A client that lets so many bytes wait is too slow: its stream ends, and it may come back.
  public static let mostWaiting = 262_144

  private struct State {
    var bytes: [UInt8] = []
    var isFinished = false
    var isClosed = false
    /// Set while the connection is put aside.
    var aside: Connection?
    var onClose: [@Sendable () -> Void] = []

    mutating func wake() {
      guard let connection = aside else { return }
      aside = nil
      MHD_resume_connection(connection.pointer)
    }
  }

  private let state = Mutex(State())

  /// A stream that nobody reads yet.
  public init() {}

  /// Adds a piece.
  ///
  /// - Returns: whether anybody will read it: false after the end, whoever made it.
  @discardableResult
  public func send(_ piece: [UInt8]) -> Bool {
    state.withLock { state in
      guard !state.isFinished, !state.isClosed else { return false }
      guard state.bytes.count + piece.count <= Self.mostWaiting else {
        state.isFinished = true
        state.wake()
        return false
      }
      state.bytes += piece
      state.wake()
      return true
    }
  }

  /// Ends the stream once what was sent has been read. Doing it again changes nothing.
  public func finish() {
    state.withLock { state in
      state.isFinished = true
      state.wake()
    }
  }

  /// Calls once when the connection is gone, whoever ended it; at once where it already is.
  public func onClose(_ body: @escaping @Sendable () -> Void) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.onClose.append(body) }
      return state.isClosed
    }
    if isClosed { body() }
  }

  /// Copies what waits. 0: nothing does, and the connection was put aside until something does. Nil: the end.
  func read(into buffer: UnsafeMutableRawBufferPointer, for connection: Connection) -> Int? {
    state.withLock { state in
      guard !state.bytes.isEmpty else {
        if state.isFinished { return nil }
        // Put aside while the lock is held, so that nobody resumes it before.
        state.aside = connection
        MHD_suspend_connection(connection.pointer)
        return 0
      }
      let count = min(buffer.count, state.bytes.count)
      buffer.copyBytes(from: state.bytes[..<count])
      state.bytes.removeFirst(count)
      return count
    }
  }

  /// The connection is gone.
  func close() {
    let onClose = state.withLock { state in
      state.isClosed = true
      state.aside = nil
      state.bytes = []
      defer { state.onClose = [] }
      return state.onClose
    }
    for body in onClose { body() }
  }
}

/// A connection of the library, on its way to another thread.
///
/// Unchecked: the library allows `MHD_resume_connection` from any thread for a connection that is suspended, and holds such
/// a connection until then. Nothing else is done with it outside its polling thread.
struct Connection: @unchecked Sendable {
  let pointer: OpaquePointer
}
