import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A server on loopback that answers every connection with the same bytes, in pieces, and remembers what it was asked.
final class OneAnswerServer: Sendable {
  /// A piece of the answer, and how many seconds to wait before it.
  struct Piece: Sendable {
    var bytes: [UInt8]
    var delay: Double = 0
  }

  let port: UInt16
  private let listener: Int32
  private let asked = Held<[String]>([])

  /// The heads of the requests so far.
  var requests: [String] { asked.value }
  var url: URL { URL(string: "http://127.0.0.1:\(port)")! }

  /// - Parameter pieces: what is sent; after the last piece the connection is closed, or kept open for ever.
  init(_ pieces: [Piece], closes: Bool = true) throws {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let listener = socket(AF_INET, stream, 0)
    self.listener = listener
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { bare in
        bind(listener, bare, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, bare, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [listener, asked] in
      while case let client = accept(listener, nil, nil), client >= 0 {
        Thread.detachNewThread { Self.answer(client, pieces, closes: closes, asked) }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private static func answer(_ client: Int32, _ pieces: [Piece], closes: Bool, _ asked: Held<[String]>) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(client, &buffer, buffer.count, 0)
    let head = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self)
    asked.change { $0.append(head) }
    for piece in pieces {
      if piece.delay > 0 { usleep(UInt32(piece.delay * 1_000_000)) }
      #if canImport(Glibc)
        let flags = Int32(MSG_NOSIGNAL)
      #else
        let flags: Int32 = 0
      #endif
      guard send(client, piece.bytes, piece.bytes.count, flags) == piece.bytes.count else { break }
    }
    if closes { close(client) }
  }
}
