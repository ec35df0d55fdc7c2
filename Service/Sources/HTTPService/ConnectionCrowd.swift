internal import CMicrohttpd
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The connections that are open: how many each network address has, so that none takes those of all others, and which of
/// them are taking too long over a request.
final class ConnectionCrowd: Sendable {
  private struct State {
    var open: [OpaquePointer: ConnectionClock] = [:]
    var counts: [PeerAddress: Int] = [:]
    var admitsNobody = false
  }

  /// The most of one address; nil limits nobody.
  private let most: Int?
  /// How many nanoseconds a connection may let pass between an answer, or its own beginning, and its next whole request.
  private let patience: Int
  private let state = Mutex(State())

  init(most: Int?, patience: Int) {
    self.most = most
    self.patience = patience
  }

  /// Whether an address may have one more.
  func admits(_ address: PeerAddress?) -> Bool {
    state.withLock { state in
      if state.admitsNobody { return false }
      guard let most, let network = address?.network else { return true }
      return state.counts[network, default: 0] < most
    }
  }

  /// From now on no address may have one.
  func admitNobody() { state.withLock { $0.admitsNobody = true } }

  /// Takes a connection that has begun.
  func begin(_ connection: Connection) -> ConnectionClock {
    let peer = PeerAddress(of: connection)
    let clock = ConnectionClock(descriptor: cmicrohttpd_descriptor(connection.pointer), peer: peer)
    let network = peer?.network
    state.withLock { state in
      state.open[connection.pointer] = clock
      if let network { state.counts[network, default: 0] += 1 }
    }
    return clock
  }

  /// Lets a connection go. The library closes its descriptor afterwards, and not before.
  func end(_ connection: Connection) {
    let network = connection.clock?.peer?.network
    state.withLock { state in
      state.open[connection.pointer] = nil
      guard let network, let count = state.counts[network] else { return }
      state.counts[network] = count > 1 ? count - 1 : nil
    }
  }

  /// Breaks the connections that have kept everybody waiting. The library sees the end and closes them.
  func endSlow(now: Int = ConnectionClock.now) {
    state.withLock { state in
      for clock in state.open.values where clock.hasWaited(patience, now: now) { shutdown(clock.descriptor, 2) }
    }
  }
}

/// Since when a connection owes its next request: a byte now and then keeps a connection from looking silent.
final class ConnectionClock: Sendable {
  fileprivate let descriptor: Int32
  /// Who is at its other end.
  let peer: PeerAddress?
  /// In nanoseconds; 0 while a request is being answered, however long that takes.
  private let since: Atomic<Int>

  fileprivate init(descriptor: Int32, peer: PeerAddress?) {
    self.descriptor = descriptor
    self.peer = peer
    since = Atomic(Self.now)
  }

  /// The request is whole.
  func stop() { since.store(0, ordering: .relaxed) }
  /// It is answered.
  func start() { since.store(Self.now, ordering: .relaxed) }

  fileprivate func hasWaited(_ patience: Int, now: Int) -> Bool {
    let since = since.load(ordering: .relaxed)
    return since > 0 && now - since > patience
  }

  /// Nanoseconds of a clock that is never set.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// What libmicrohttpd asks before it takes a connection.
func admitConnection(
  context: UnsafeMutableRawPointer?, address: UnsafePointer<sockaddr>?, length: socklen_t
) -> MHD_Result {
  guard let context else { return cmicrohttpd_hang_up }
  let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
  let peer = PeerAddress(writtenBy: { cmicrohttpd_address(address, $0) })
  return server.crowd.admits(peer) ? cmicrohttpd_go_on : cmicrohttpd_hang_up
}

/// What it tells of each that it has taken, when it begins and when it ends.
func noteConnection(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, mark: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
  event: MHD_ConnectionNotificationCode
) {
  guard let context, let connection else { return }
  let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
  let known = Connection(pointer: connection)
  if cmicrohttpd_has_begun(event) != 0 {
    mark?.pointee = Unmanaged.passRetained(server.crowd.begin(known)).toOpaque()
  } else {
    server.crowd.end(known)
    if let clock = mark?.pointee { Unmanaged<ConnectionClock>.fromOpaque(clock).release() }
    mark?.pointee = nil
  }
}

extension Connection {
  /// Its clock, as long as it is open.
  var clock: ConnectionClock? {
    cmicrohttpd_mark(pointer).map { Unmanaged<ConnectionClock>.fromOpaque($0).takeUnretainedValue() }
  }
}
