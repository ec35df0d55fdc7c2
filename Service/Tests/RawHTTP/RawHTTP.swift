#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What came back over a real socket, split at the empty line.
public struct RawAnswer: Sendable {
  /// The number in the status line; 0 when the peer hung up without one.
  public var status: Int
  /// Names in lower case.
  public var fields: [String: String]
  /// Everything after the head.
  public var body: String
}

/// A client that sends exactly the bytes a test wants, however wrong.
public enum RawHTTP {
  /// Sends bytes to a loopback port and reads until the peer closes, has been silent for `patience` milliseconds, or for
  /// `atFirst` before it has said anything, or has said `last`.
  public static func exchange(
    _ bytes: [UInt8], port: UInt16, patience: Int = 5_000, atFirst: Int? = nil, until last: String? = nil
  ) -> RawAnswer {
    let descriptor = connected(to: port, patience: atFirst ?? patience)
    guard descriptor >= 0 else { return RawAnswer(status: 0, fields: [:], body: "") }
    defer { close(descriptor) }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, noSignal) }
      guard count > 0 else { break }
      sent += count
    }
    return answer(from: readAll(descriptor, patience: patience, until: last))
  }

  /// Sends a well-formed request and closes afterwards.
  public static func request(
    _ method: String, _ target: String, fields: [String] = [], body: String? = nil, port: UInt16
  ) -> RawAnswer {
    var head = ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1", "Connection: close"] + fields
    if let body { head.append("Content-Length: \(body.utf8.count)") }
    return exchange(Array((head.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")).utf8), port: port)
  }

  /// Sends byte after byte, one every so many milliseconds, until the peer hangs up; how many it took.
  public static func trickle(_ bytes: [UInt8], every milliseconds: Int, to port: UInt16) -> Int {
    let descriptor = connected(to: port, patience: 1)
    defer { close(descriptor) }
    for (place, byte) in bytes.enumerated() {
      var byte = byte
      guard send(descriptor, &byte, 1, noSignal) == 1 else { return place }
      wait(milliseconds: milliseconds)
      var answer: UInt8 = 0
      // 0 is the end; an error says that nothing has come yet, or that the line was cut.
      let count = recv(descriptor, &answer, 1, 0)
      if count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK) { return place + 1 }
    }
    return bytes.count
  }

  /// Sends bytes and breaks the connection off, as a phone does that loses its network.
  public static func breakOff(_ bytes: [UInt8], after milliseconds: Int, port: UInt16) {
    let descriptor = connected(to: port, patience: 1_000)
    _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, noSignal) }
    wait(milliseconds: milliseconds)
    // Closing without waiting for anything resets the connection.
    var never = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &never, socklen_t(MemoryLayout<linger>.size))
    close(descriptor)
  }

  /// Waits on this thread.
  public static func wait(milliseconds: Int) { usleep(numericCast(milliseconds * 1_000)) }

  /// Connections that begin a request and never end it.
  public struct Silence {
    private let descriptors: [Int32]

    /// Opens connections and sends each the same beginning.
    public init(count: Int, saying bytes: [UInt8], to port: UInt16) {
      descriptors = (0..<count).map { _ in
        let descriptor = RawHTTP.connected(to: port, patience: 5_000)
        _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, noSignal) }
        return descriptor
      }
    }

    /// How many of them the server took.
    public var connected: Int { descriptors.filter { $0 >= 0 }.count }

    /// Hangs up.
    public func end() { for descriptor in descriptors { close(descriptor) } }
  }

  #if canImport(Darwin)
    static let noSignal: Int32 = 0
    private static let stream = SOCK_STREAM
  #else
    static let noSignal = Int32(MSG_NOSIGNAL)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  static func connected(to port: UInt16, patience: Int) -> Int32 {
    let descriptor = socket(AF_INET, stream, 0)
    wait(at: descriptor, milliseconds: patience)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if isConnected { return descriptor }
    close(descriptor)
    return -1
  }

  /// How long a reading waits.
  private static func wait(at descriptor: Int32, milliseconds: Int) {
    var silence = timeval(tv_sec: milliseconds / 1_000, tv_usec: numericCast(milliseconds % 1_000 * 1_000))
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &silence, socklen_t(MemoryLayout<timeval>.size))
  }

  private static func readAll(_ descriptor: Int32, patience: Int, until last: String?) -> [UInt8] {
    let last = Array((last ?? "").utf8)
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &piece, piece.count, 0)
      guard count > 0 else { return all }
      if all.isEmpty { wait(at: descriptor, milliseconds: patience) }
      all += piece[..<count]
      // It may stand across two pieces.
      let fresh = all.suffix(count + last.count)
      if !last.isEmpty, fresh.indices.contains(where: { fresh[$0...].starts(with: last) }) { return all }
    }
  }

  private static func answer(from bytes: [UInt8]) -> RawAnswer {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let head = lines.prefix { !$0.isEmpty }
    var fields: [String: String] = [:]
    for line in head.dropFirst() {
      let sides = line.split(separator: ":", maxSplits: 1)
      if sides.count == 2 { fields[sides[0].lowercased()] = String(sides[1].drop { $0 == " " }) }
    }
    let body = lines.dropFirst(head.count + 1).joined(separator: "\r\n")
    let status = head.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return RawAnswer(status: status, fields: fields, body: body)
  }
}
