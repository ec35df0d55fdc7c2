import Dragoman

/// Why standard input cannot be read: `Is a directory`.
public struct ToolInputError: Error, Equatable, Sendable {
  /// The system's words.
  public var reason: String

  /// An error from the system's words.
  public init(reason: String) { self.reason = reason }

  /// The error as a command ends with it.
  var failure: ToolFailure {
    ToolFailure("standard input cannot be read: \(reason)", next: "name a file, or pipe text into the command")
  }
}

/// Where a command reads and writes: the process's own streams, or memory in a test.
///
/// ```swift
/// let console = ToolConsole(input: "one\ntwo\n")
/// console.nextLine()      // "one"
/// console.print("hello")
/// console.output          // "hello\n"
/// ```
public final class ToolConsole {
  /// The most that is read at a time, in bytes: one line, or all of a catalog.
  var lineLimit = 1 << 26, inputLimit = FileAccess.sizeLimit

  private let read: () throws(ToolInputError) -> [UInt8]?
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
  /// Why some of the input was not read; nil while all was.
  private(set) var lostInput: ToolInputError?

  /// A console over three streams. `read` answers the next piece of input, nil at its end, or throws why there is none; `write` answers why it could
  /// not write, nil when it could.
  public init(
    read: @escaping () throws(ToolInputError) -> [UInt8]?, write: @escaping ([UInt8]) -> String?,
    writeError: @escaping ([UInt8]) -> Void
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
      guard searchStart - unreadStart <= lineLimit else {
        lostInput = ToolInputError(reason: "a line is longer than 64 MiB")
        (inputEnded, unreadStart) = (true, unread.count)
        return nil
      }
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
  ///
  /// - Throws: ``ToolFailure`` where it cannot be read, as when it is a folder, and where it is larger than 1 GiB.
  public func remainingInput() throws(ToolFailure) -> [UInt8] {
    while readMore() {
      guard unread.count - unreadStart <= inputLimit else {
        throw ToolInputError(reason: "it is larger than 1 GiB").failure
      }
    }
    if let lostInput {
      self.lostInput = nil
      throw lostInput.failure
    }
    defer { unreadStart = unread.count }
    return Array(unread[unreadStart...])
  }

  private func readMore() -> Bool {
    guard !inputEnded else { return false }
    flush()
    do throws(ToolInputError) {
      // What cannot be written need not be asked either.
      if lostOutput == nil, let piece = try read() {
        unread += piece
        return true
      }
    } catch { lostInput = error }
    inputEnded = true
    return false
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
