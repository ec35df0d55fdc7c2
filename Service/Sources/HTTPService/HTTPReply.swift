/// An answer, or the promise of one.
public enum HTTPReply: Sendable {
  /// The answer.
  case now(HTTPResponse)
  /// The answer comes when this returns. Between its steps the connection waits without holding a thread; they are done on
  /// the connection's polling thread, so that none of them may block, or compute for long.
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
