import Foundation

/// Devices that are registered with the service, and what they ask.
struct DeviceCrowd {
  /// Their tokens.
  let tokens: [String]

  /// Registers so many devices, over as many connections as the load has.
  init(count: Int, port: UInt16, connections: Int) {
    var tokens: [String] = []
    var sockets = (0..<min(connections, count)).compactMap { _ in LoadSocket(port: port) }
    defer { for socket in sockets { socket.end() } }
    guard !sockets.isEmpty else { fail("Nobody listens on port \(port).") }
    while tokens.count < count {
      for place in sockets.indices where !sockets[place].send(LoadRequests.registration) {
        fail("The service hangs up at a registration.")
      }
      for place in sockets.indices { tokens.append(Self.token(&sockets[place])) }
    }
    self.tokens = tokens
  }

  private static func token(_ socket: inout LoadSocket) -> String {
    struct Credentials: Decodable { var token: String }
    while true {
      if let answer = socket.takeAnswer() {
        guard answer.status == 201,
          let credentials = try? JSONDecoder().decode(Credentials.self, from: Data(answer.body))
        else { fail("A registration is answered by \(answer.status): \(String(decoding: answer.body, as: UTF8.self))") }
        return credentials.token
      }
      guard socket.receive() else { fail("The service hangs up at a registration.") }
    }
  }

  /// Language updates: each connection goes round its own devices, so that no device has two requests under way.
  func updates(connections: Int) -> (_ connection: Int) -> [UInt8] {
    var requests = tokens.map { LoadRequests.update(token: $0) }
    var turns = [Int](repeating: 0, count: connections)
    return { connection in
      let own = requests.count / connections
      let place = connection * own + turns[connection] % own
      turns[connection] += 1
      return requests[place].next()
    }
  }
}
