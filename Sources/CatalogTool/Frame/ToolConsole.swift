import Dragoman

/// Where a command reads and writes: the process's own streams, or memory in a test.
///
/// ```swift
/// let console = ToolConsole(input: "one\ntwo\n")
/// console.nextLine()      // "one"
/// console.print("hello")
/// console.output          // "hello\n"
/// ```
public final class ToolConsole {
  private let read: () -> [UInt8]?
  private let write: ([UInt8]) -> String?
  private let writeError: ([UInt8]) -> Void
  private var unread: [UInt8] = []
  private var unreadStart = 0
  private var inputEnded = false
  private var unwritten: [UInt8] = []
  private let keepsOutput: Bool
  private var errorBytes: [UInt8] = []
  /// Why some of the output is lost; nil while none is.
  private(set) var lostOutput: String?

  /// A console over three streams. `read` answers the next piece of input, nil at its end; `write` answers why it could
  /// not write, nil when it could.
  public init(
    read: @escaping () -> [UInt8]?, write: @escaping ([UInt8]) -> String?, writeError: @escaping ([UInt8]) -> Void
  ) {
    self.read = read
    self.write = write
    self.writeError = writeError
    keepsOutput = false
  }

  /// A console in memory, for tests: what is printed stays readable in ``output`` and ``errors``.
  public init(input: String = "") {
    unread = Array(input.utf8)
    read = { nil }
    write = { _ in nil }
    writeError = { _ in }
    keepsOutput = true
  }

  /// What was printed on a console in memory.
  public var output: String { String(decoding: unwritten, as: UTF8.self) }

  /// What was complained of on a console in memory.
  public var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// Writes one line on standard output.
  public func print(_ line: String) {
    unwritten.append(contentsOf: line.utf8)
    unwritten.append(0x0A)
    if unwritten.count > 1 << 16 { flush() }
  }

  /// Writes bytes on standard output as they are: a whole file.
  public func print(bytes: [UInt8]) {
    unwritten += bytes
    if unwritten.count > 1 << 16 { flush() }
  }

  /// Writes one line on standard error, after everything printed before it. Control characters are written out: the
  /// line may name a key of anybody's catalog.
  public func complain(_ line: String) {
    flush()
    let bytes = Array((line.controlsWrittenOut + "\n").utf8)
    if keepsOutput { errorBytes += bytes } else { writeError(bytes) }
  }

  /// Hands over what was printed; done before waiting for input and at the end.
  public func flush() {
    guard !keepsOutput, !unwritten.isEmpty else { return }
    lostOutput = lostOutput ?? write(unwritten)
    unwritten.removeAll(keepingCapacity: true)
  }

  /// The next line of standard input without its line end (LF or CRLF); nil at the end.
  public func nextLine() -> String? {
    var searchStart = unreadStart
    while true {
      if let end = unread[searchStart...].firstIndex(of: 0x0A) {
        defer { unreadStart = end + 1 }
        return line(unread[unreadStart..<end])
      }
      searchStart = unread.count
      if !readMore() { break }
      if unreadStart == 0 { continue }
      searchStart -= unreadStart
      unread.removeFirst(unreadStart)
      unreadStart = 0
    }
    guard unreadStart < unread.count else { return nil }
    defer { unreadStart = unread.count }
    return line(unread[unreadStart...])
  }

  /// Everything on standard input that was not read yet.
  public func remainingInput() -> [UInt8] {
    while readMore() {}
    defer { unreadStart = unread.count }
    return Array(unread[unreadStart...])
  }

  private func readMore() -> Bool {
    guard !inputEnded else { return false }
    flush()
    guard let piece = read() else {
      inputEnded = true
      return false
    }
    unread += piece
    return true
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
