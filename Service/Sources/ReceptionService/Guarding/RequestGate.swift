internal import HTTPService

/// What every request meets before anybody looks for its path: whether it is for this host, and how much its address asks
/// for, whatever it asks.
struct RequestGate: Sendable {
  let hosts: AllowedHosts
  let limits: RequestLimits

  /// The refusal of a request that goes no further.
  func refusal(of request: HTTPRequest) -> HTTPResponse? {
    if !request.isProbe {
      do throws(APIFailure) { try limits.count(request.peer) } catch { return error.response }
    }
    return hosts.refusal(of: request)
  }

  /// Counts a request that was refused before it got here.
  func count(unread request: AnsweredRequest) { try? limits.count(request.peer) }
}

extension HTTPRequest {
  /// Whether this machine looks after the service: it is never told that it asks too often.
  fileprivate var isProbe: Bool {
    (target.path == "/healthz" || target.path == "/metrics") && isOfThisMachine
  }

  /// Whether it was made on this machine, and not handed on by a proxy there.
  var isOfThisMachine: Bool { peer?.isLoopback == true && fields["X-Forwarded-For"] == nil }
}

extension HTTPFields {
  /// Whom a proxy had the request from: the last address of `X-Forwarded-For` is the one that the proxy wrote.
  var forwardedFor: PeerAddress? {
    guard let last = self["X-Forwarded-For"]?.split(separator: ",").last else { return nil }
    return PeerAddress(String(last.drop { $0 == " " }))
  }
}
