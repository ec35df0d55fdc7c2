import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin

  private let noSignal: Int32 = 0
  private let streamKind = SOCK_STREAM
#else
  import Glibc

  private let noSignal = Int32(MSG_NOSIGNAL)
  private let streamKind = Int32(SOCK_STREAM.rawValue)
#endif

/// What stands before several processes: each connection goes to whichever of them takes it, in turns.
final class Balancer: Sendable {
  let port: UInt16
  private let listener: Int32
  private let backends: [UInt16]
  private let turn = Atomic<Int>(0)

  init(_ backends: [UInt16]) {
    self.backends = backends
    let socket = Self.plug()
    var address = Self.address(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = Self.lend(&address) { bind(socket, $0, size) }
    listen(socket, 64)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
    }
    listener = socket
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { self.take(from: socket) }
  }

  deinit { close(listener) }

  /// Takes nothing more.
  func end() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func take(from listener: Int32) {
    while case let client = accept(listener, nil, nil), client >= 0 {
      guard let server = connected() else {
        close(client)
        continue
      }
      // Either side's end is the other's.
      for (from, to) in [(client, server), (server, client)] {
        Thread.detachNewThread {
          Self.pump(from, to)
          shutdown(from, Int32(SHUT_RDWR))
          shutdown(to, Int32(SHUT_RDWR))
        }
      }
    }
  }

  private func connected() -> Int32? {
    for _ in backends {
      let place = turn.wrappingAdd(1, ordering: .relaxed).newValue % backends.count
      let server = Self.plug()
      var address = Self.address(backends[place])
      if Self.lend(&address, { connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }) == 0 { return server }
      close(server)
    }
    return nil
  }

  private static func pump(_ from: Int32, _ to: Int32) {
    var piece = [UInt8](repeating: 0, count: 16_384)
    while case let count = recv(from, &piece, piece.count, 0), count > 0 {
      var sent = 0
      while sent < count {
        let part = piece[sent..<count].withUnsafeBytes { send(to, $0.baseAddress, $0.count, noSignal) }
        guard part > 0 else { return }
        sent += part
      }
    }
  }

  private static func plug() -> Int32 { socket(AF_INET, streamKind, 0) }

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func lend<Value>(_ address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>) -> Value) -> Value {
    withUnsafePointer(to: &address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body) }
  }
}
