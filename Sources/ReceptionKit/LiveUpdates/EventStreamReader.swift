/// One event of a stream of server-sent events.
package struct StreamedEvent: Sendable, Equatable {
  /// Its kind; `message` where the stream names none.
  package var kind: String
  /// Its data, the lines joined by line feeds.
  package var data: String
}

/// Reads server-sent events as their bytes arrive, wherever they are cut.
///
/// ```swift
/// var reader = EventStreamReader()
/// try reader.read(Array("data: a\nda".utf8))     // []
/// try reader.read(Array("ta: b\n\n".utf8))       // [message: "a\nb"]
/// ```
///
/// HTML Living Standard, section 9.2.6. The fields `id` and `retry` are passed over: each message says its own number,
/// and the client has its own rules for coming back.
package struct EventStreamReader: Sendable {
  /// The most bytes of one event; a message of the longest text, every character escaped, has half as many.
  package static let longestEvent = 64 * 1024

  /// An event that is longer than any the service sends.
  package struct TooLong: Error, Equatable {}

  private var line: [UInt8] = []
  private var kind = ""
  private var data: [String] = []
  private var size = 0
  private var isAfterCarriageReturn = false
  private var isFirstLine = true

  /// A reader at the beginning of a stream.
  package init() {}

  /// The events that end within these bytes.
  ///
  /// - Throws: ``TooLong`` for an event that does not end in time; the stream is of no use any more.
  package mutating func read(_ bytes: some Sequence<UInt8>) throws(TooLong) -> [StreamedEvent] {
    var events: [StreamedEvent] = []
    for byte in bytes {
      let isSecondOfPair = byte == UInt8(ascii: "\n") && isAfterCarriageReturn
      isAfterCarriageReturn = byte == UInt8(ascii: "\r")
      if isSecondOfPair { continue }
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
        size += 1
        guard size <= Self.longestEvent else { throw TooLong() }
        line.append(byte)
        continue
      }
      if let event = endLine() { events.append(event) }
    }
    return events
  }

  private mutating func endLine() -> StreamedEvent? {
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirstLine = false
    defer { line.removeAll(keepingCapacity: true) }
    guard !line.isEmpty else { return endEvent() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "data": data.append(String(decoding: value, as: UTF8.self))
    case "event": kind = String(decoding: value, as: UTF8.self)
    // A comment is no part of an event: a stream that sends nothing else for days is not too long.
    case "": if data.isEmpty, kind.isEmpty { size = 0 }
    default: break
    }
    return nil
  }

  private mutating func endEvent() -> StreamedEvent? {
    defer { (kind, data, size) = ("", [], 0) }
    guard !data.isEmpty else { return nil }
    return StreamedEvent(kind: kind.isEmpty ? "message" : kind, data: data.joined(separator: "\n"))
  }
}
