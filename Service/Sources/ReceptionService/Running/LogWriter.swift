internal import Dispatch
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Writes lines on a thread of its own: whoever reads a log may stop reading, and nobody waits for them.
///
/// What nobody takes waits here, as far as there is room. What comes then is dropped, and counted.
final class LogWriter: Sendable {
  /// How many bytes wait at most.
  static let mostWaiting = 1_048_576
  /// The one of this process's standard error.
  static let standardError = LogWriter(descriptor: STDERR_FILENO)

  private struct State {
    var waiting: [UInt8] = []
    var dropped = 0
    /// Whether the thread has work to do.
    var isWriting = false
  }

  private let descriptor: Int32
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "dragoman.log", qos: .utility)

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Takes a line, which ends with a line feed. Never waits.
  func write(_ line: String) {
    let begins = state.withLock { state in
      guard state.waiting.count + line.utf8.count <= Self.mostWaiting else {
        state.dropped += 1
        return false
      }
      if state.dropped > 0 { state.waiting += Self.gap(of: state.dropped) }
      state.dropped = 0
      state.waiting += line.utf8
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if begins { queue.async { self.writeAll() } }
  }

  /// Whether everything is written.
  var isIdle: Bool { state.withLock { !$0.isWriting } }

  /// Waits until everything is written, but no longer than so.
  ///
  /// - Returns: whether it is.
  @discardableResult
  func flush(milliseconds: Int) -> Bool {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    return done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }

  private func writeAll() {
    while let bytes = take() { Self.write(bytes, to: descriptor) }
  }

  /// What waits; nil where nothing does, and the thread may rest.
  private func take() -> [UInt8]? {
    state.withLock { state in
      if state.waiting.isEmpty, state.dropped > 0 {
        state.waiting = Self.gap(of: state.dropped)
        state.dropped = 0
      }
      guard !state.waiting.isEmpty else {
        state.isWriting = false
        return nil
      }
      defer { state.waiting = [] }
      return state.waiting
    }
  }

  private static func gap(of count: Int) -> [UInt8] {
    Array(RequestLog.line(of: "log_dropped", "\(count) lines: nobody read them").utf8)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var sent = 0
    while sent < bytes.count {
      #if canImport(Darwin)
        let count = bytes[sent...].withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #else
        let count = bytes[sent...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count > 0 {
        sent += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        // Somebody else has made it one that does not wait.
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&wanted, 1, -1)
      } else if errno != EINTR {
        // The reader is gone, or the disk is full.
        return
      }
    }
  }
}
