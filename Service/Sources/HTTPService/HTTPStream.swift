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
/// A stream serves one answer. Between two pieces its connection is put aside and holds no thread. Who has much to say asks
/// first whether there is ``room(_:)``, and is called back when the client has read on.
public final class HTTPStream: Sendable {
  /// A client that lets so many bytes wait is too slow: its stream ends, and it may come back.
  public static let mostWaiting = 262_144
  /// A writer with more than so many bytes waiting should wait itself.
  private static let fair = mostWaiting / 2

  private struct State {
    var bytes: [UInt8] = []
    var isFinished = false
    var isClosed = false
    /// Set while the connection is put aside.
    var aside: Connection?
    var onClose: [@Sendable () -> Void] = []
    /// Who waits for room.
    var onRoom: (@Sendable () -> Void)?

    /// The connection that was put aside, for whoever has let the lock go.
    mutating func takeAside() -> ResumedConnection? {
      defer { aside = nil }
      return aside.map(ResumedConnection.init)
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
    let (isTaken, resumed) = state.withLock { state -> (Bool, ResumedConnection?) in
      guard !state.isFinished, !state.isClosed else { return (false, nil) }
      let hasRoom = state.bytes.count + piece.count <= Self.mostWaiting
      if hasRoom { state.bytes += piece } else { state.isFinished = true }
      return (hasRoom, state.takeAside())
    }
    resumed?.resume()
    return isTaken
  }

  /// Whether there is room for more, as long as no piece is larger than half of ``mostWaiting``; a closed stream has any, and
  /// loses what it is sent.
  ///
  /// - Parameter body: called once when there is, if there is none now; another in its place where this is asked again.
  public func room(_ body: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      let hasRoom = state.bytes.count <= Self.fair || state.isFinished || state.isClosed
      state.onRoom = hasRoom ? nil : body
      return hasRoom
    }
  }

  /// Ends the stream once what was sent has been read. Doing it again changes nothing.
  public func finish() {
    let resumed = state.withLock { state in
      state.isFinished = true
      return state.takeAside()
    }
    resumed?.resume()
  }

  /// Ends the stream now: what was sent and has not been read is dropped. Doing it again changes nothing.
  public func abort() {
    let resumed = state.withLock { state in
      state.isFinished = true
      state.bytes = []
      return state.takeAside()
    }
    resumed?.resume()
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
    let (count, onRoom) = state.withLock { state -> (Int?, (@Sendable () -> Void)?) in
      guard !state.bytes.isEmpty else {
        if state.isFinished { return (nil, nil) }
        // Put aside while the lock is held, so that nobody resumes it before.
        state.aside = connection
        MHD_suspend_connection(connection.pointer)
        return (0, nil)
      }
      let count = min(buffer.count, state.bytes.count)
      buffer.copyBytes(from: state.bytes[..<count])
      state.bytes.removeFirst(count)
      guard state.bytes.count <= Self.fair / 2 else { return (count, nil) }
      defer { state.onRoom = nil }
      return (count, state.onRoom)
    }
    onRoom?()
    return count
  }

  /// The connection is gone.
  func close() {
    let onClose = state.withLock { state in
      state.isClosed = true
      state.aside = nil
      (state.bytes, state.onRoom) = ([], nil)
      defer { state.onClose = [] }
      return state.onClose
    }
    for body in onClose { body() }
  }
}
