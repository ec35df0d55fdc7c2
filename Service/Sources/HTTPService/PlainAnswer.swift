internal import CMicrohttpd

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// An answer that is written past the library: a head that fills a connection's memory leaves it none to answer with, and it
/// would hang up without a word.
struct PlainAnswer {
  private let bytes: [UInt8]

  /// The answer to a request of a method, after which the connection ends.
  init(_ answer: HTTPResponse, to method: HTTPMethod) {
    let reason = MHD_get_reason_phrase_for(UInt32(answer.status.code)).map { String(cString: $0) } ?? ""
    var lines = ["HTTP/1.1 \(answer.status.code) \(reason)", "Date: \(Self.now)", "Connection: close"]
    lines += answer.fields.pairs.map { "\($0.name): \($0.value)" }
    lines.append("Content-Length: \(answer.body.count)")
    bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (method == .head ? [] : answer.body)
  }

  /// Writes it, as far as the connection takes it at once: it is shorter than what any empty connection takes.
  func send(on connection: Connection) {
    #if canImport(Darwin)
      // The process takes no signal from a broken connection.
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let descriptor = cmicrohttpd_descriptor(connection.pointer)
    _ = bytes.withUnsafeBytes { buffer in
      #if canImport(Darwin)
        Darwin.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #else
        Glibc.send(descriptor, buffer.baseAddress, buffer.count, flags)
      #endif
    }
  }

  /// The time as HTTP writes it (RFC 9110, section 5.6.7).
  private static var now: String {
    var (seconds, parts) = (time(nil), tm())
    gmtime_r(&seconds, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(two(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(Int(parts.tm_year) + 1_900)"
    return "\(days[Int(parts.tm_wday)]), \(date) \(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)) GMT"
  }
}
