/// An answer, or the promise of one.
public enum HTTPReply: Sendable {
  /// The answer.
  case now(HTTPResponse)
  /// The answer comes when this returns; until then the connection waits without holding a thread.
  case later(@Sendable () async -> HTTPResponse)

  /// The same reply with each answer changed on its way out.
  public func map(_ change: @escaping @Sendable (HTTPResponse) -> HTTPResponse) -> HTTPReply {
    switch self {
    case .now(let answer): .now(change(answer))
    case .later(let work): .later { change(await work()) }
    }
  }

  /// The answer, waited for.
  public var response: HTTPResponse {
    get async {
      switch self {
      case .now(let answer): answer
      case .later(let work): await work()
      }
    }
  }
}
