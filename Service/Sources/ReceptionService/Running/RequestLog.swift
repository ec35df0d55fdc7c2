internal import Foundation
internal import HTTPService

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One line of JSON on standard error for each request. It holds no query, no header and no body: no secret, and nothing
/// that anybody wrote. Nobody who is answered waits for it.
struct RequestLog: Sendable {
  private let writer: LogWriter

  /// A log on a writer; standard error unless told otherwise.
  init(_ writer: LogWriter = .standardError) { self.writer = writer }

  /// Writes the line of a request.
  func note(_ answered: AnsweredRequest) {
    writer.write(Self.line(of: answered, at: Date().timeIntervalSince1970))
  }

  /// Writes the line of something that happened: `{"at":"…","event":"stopped"}`.
  func note(_ event: String, _ detail: String? = nil) {
    writer.write(Self.line(of: event, detail))
  }

  /// Waits until what was noted is written, but no longer than a reader deserves who may have stopped reading.
  func end(milliseconds: Int = 2_000) { writer.flush(milliseconds: milliseconds) }

  /// The line of something that happens now.
  static func line(of event: String, _ detail: String?) -> String {
    let detail = detail.map { ",\"detail\":\(quoted($0))" } ?? ""
    return "{\"at\":\"\(time(Date().timeIntervalSince1970))\",\"event\":\(quoted(event))\(detail)}\n"
  }

  /// The line of a request.
  static func line(of answered: AnsweredRequest, at time: Double) -> String {
    let milliseconds = (answered.seconds * 1_000_000).rounded() / 1_000
    return "{\"at\":\"\(Self.time(time))\",\"method\":\(quoted(answered.method.description)),"
      + "\"path\":\(quoted(answered.path ?? "")),\"status\":\(answered.status.code),\"ms\":\(milliseconds),"
      + "\"peer\":\"\(answered.peer?.description ?? "")\"}\n"
  }

  /// RFC 3339, in UTC, to the millisecond.
  private static func time(_ seconds: Double) -> String {
    var whole = time_t(seconds)
    var parts = tm()
    gmtime_r(&whole, &parts)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    let second = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let milliseconds = String(Int((seconds - Double(whole)) * 1_000))
    return "\(second).\(String(repeating: "0", count: 3 - milliseconds.count))\(milliseconds)Z"
  }

  /// A text of JSON, cut where it is longer than a line should be.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars.prefix(200) {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let code = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
