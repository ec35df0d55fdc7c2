// The header of the library brings the system's socket types along: which module owns them depends on which is read first.
import CMicrohttpd

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A connection of the load: requests go out one after the other, each after the answer to the last.
struct LoadSocket {
  let descriptor: Int32
  private var received: [UInt8] = []
  private var piece = [UInt8](repeating: 0, count: 16_384)

  /// Connects to a loopback port; nil where nobody takes the connection.
  init?(port: UInt16) {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { return nil }
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(descriptor)
      return nil
    }
  }

  /// Hangs up.
  func end() { close(descriptor) }

  /// Sends a request, which is small enough for the system to take whole.
  func send(_ request: [UInt8]) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return request.withUnsafeBytes { Self.write(descriptor, $0, flags) }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Bool {
    #if canImport(Darwin)
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, flags) == bytes.count
    #else
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags) == bytes.count
    #endif
  }

  /// Reads what has come; false where the other side has hung up.
  mutating func receive() -> Bool {
    let count = recv(descriptor, &piece, piece.count, 0)
    guard count > 0 else { return false }
    received.append(contentsOf: piece[..<count])
    return true
  }

  /// The answer that has come whole, once.
  mutating func takeAnswer() -> LoadAnswer? {
    guard let answer = LoadAnswer(received) else { return nil }
    received.removeFirst(answer.length)
    return answer
  }

  /// What has come, as text.
  var text: String { String(decoding: received, as: UTF8.self) }

  /// The number in the status line of what has come; nil while it is not there.
  var status: Int? { received.count < 12 ? nil : received[9..<12].reduce(0) { $0 * 10 + Int($1 &- 48) } }

  /// Asks, and waits for the answer.
  mutating func ask(_ request: [UInt8]) -> LoadAnswer? {
    guard send(request) else { return nil }
    while true {
      if let answer = takeAnswer() { return answer }
      guard receive() else { return nil }
    }
  }
}

/// An answer of HTTP/1.1, as far as a load has to read it.
struct LoadAnswer {
  /// The number in the status line.
  let status: Int
  /// What follows the head.
  let body: [UInt8]
  /// How many bytes it takes.
  let length: Int

  /// Reads the answer at the start; nil while it is not there whole. A body in chunks is not waited for.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 16, let head = Self.headLength(bytes) else { return nil }
    status = bytes[9..<12].reduce(0) { $0 * 10 + Int($1 &- 48) }
    let size = status == 204 || status == 304 ? 0 : Self.contentLength(bytes[..<head])
    guard bytes.count >= head + size else { return nil }
    body = Array(bytes[head..<head + size])
    length = head + size
  }

  private static func headLength(_ bytes: [UInt8]) -> Int? {
    // Nothing ends a head but an empty line, so looking at the line feeds is enough.
    var place = 3
    while place < bytes.count {
      if bytes[place] == 10, bytes[place - 1] == 13, bytes[place - 2] == 10 { return place + 1 }
      place += 1
    }
    return nil
  }

  private static func contentLength(_ head: ArraySlice<UInt8>) -> Int {
    let name = Array("content-length:".utf8)
    for line in head.split(separator: 10) where line.count > name.count {
      guard zip(line, name).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { continue }
      return line.dropFirst(name.count).reduce(0) { (48...57).contains($1) ? $0 * 10 + Int($1 - 48) : $0 }
    }
    return 0
  }
}
