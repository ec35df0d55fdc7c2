import CMicrohttpd

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What came of some seconds of load.
struct LoadResult {
  var seconds: Double
  var latency: LatencyRecord
  /// Answers that were not the expected one, by status; 0 is a connection that was closed.
  var others: [Int: Int]

  /// Expected answers a second.
  var rate: Double { Double(latency.count) / seconds }
}

/// Keeps a number of connections busy from one thread: each has one request under way at any time.
struct LoadRun {
  let port: UInt16
  let connections: Int
  /// The status that every answer should have.
  let expected: Int
  /// The next request of a connection.
  let request: (_ connection: Int) -> [UInt8]

  /// Asks for so many seconds; nil where a connection is not taken.
  func run(seconds: Double) -> LoadResult? {
    var sockets = (0..<connections).compactMap { _ in LoadSocket(port: port) }
    defer { for socket in sockets { socket.end() } }
    guard sockets.count == connections else { return nil }
    var polled = sockets.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    var result = LoadResult(seconds: seconds, latency: LatencyRecord(), others: [:])
    let begun = Self.now
    let end = begun + Int(seconds * 1e9)
    var sentAt = [Int](repeating: begun, count: connections)
    for place in sockets.indices where !sockets[place].send(request(place)) { return nil }
    var underWay = connections
    while underWay > 0 {
      guard poll(&polled, nfds_t(polled.count), 5_000) > 0 else { break }
      for place in polled.indices where polled[place].revents != 0 {
        guard sockets[place].receive() else {
          result.others[0, default: 0] += 1
          polled[place].fd = -1
          underWay -= 1
          continue
        }
        guard let answer = sockets[place].takeAnswer() else { continue }
        let now = Self.now
        if answer.status == expected {
          result.latency.note(nanoseconds: now - sentAt[place])
        } else {
          result.others[answer.status, default: 0] += 1
        }
        guard now < end else {
          polled[place].fd = -1
          underWay -= 1
          continue
        }
        sentAt[place] = now
        if !sockets[place].send(request(place)) { return nil }
      }
    }
    result.seconds = Double(Self.now - begun) / 1e9
    return result
  }

  /// Nanoseconds of a clock that is never set.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
