import Foundation
import StringTables

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests through URLSession, without its cache and cookies: what is kept is kept by the chat.
///
/// ```swift
/// let environment = ReceptionEnvironment(transport: URLSessionTransport())
/// ```
public final class URLSessionTransport: ReceptionTransport {
  private let session: URLSession
  private let answers = AnswersUnderWay()

  /// A transport with a session of its own.
  public init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration, delegate: answers, delegateQueue: nil)
  }

  deinit { session.invalidateAndCancel() }

  /// Sends the request; an answer that grows beyond its limit, or takes longer than its time, is given up.
  public func answer(to request: ReceptionRequest) async throws -> ReceptionAnswer {
    let task = session.dataTask(with: URLRequest(request, idleTimeout: request.timeout))
    return try await within(request.timeout, task) { waiting in
      answers.add(task.taskIdentifier, .whole(limit: request.longestAnswer, waiting))
    }
  }

  /// Sends the request and hands the body on as it arrives; a head that takes longer than its time is given up. How long a
  /// body may be silent is for the chat to say, which knows when to expect a heartbeat.
  public func stream(_ request: ReceptionRequest) async throws -> ReceptionStream {
    let task = session.dataTask(with: URLRequest(request, idleTimeout: 24 * 3_600))
    let (pieces, sink) = AsyncThrowingStream.makeStream(
      of: Data.self, throwing: (any Error).self, bufferingPolicy: .bufferingOldest(AnswersUnderWay.mostPieces))
    sink.onTermination = { _ in task.cancel() }
    let head = try await within(request.timeout, task) { waiting in
      answers.add(task.taskIdentifier, .pieces(sink, head: waiting))
    }
    return ReceptionStream(head: head, pieces: pieces)
  }

  /// Starts a task and waits for what it answers, at most for so many seconds.
  private func within(
    _ seconds: Double, _ task: URLSessionDataTask, register: (CheckedContinuation<ReceptionAnswer, any Error>) -> Void
  ) async throws -> ReceptionAnswer {
    // From here on it may be cancelled, before anybody waits for it too.
    answers.expect(task.taskIdentifier)
    let deadline = Task {
      try await Task.sleep(for: .seconds(seconds))
      task.cancel()
    }
    defer { deadline.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        register(waiting)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }
}

extension URLRequest {
  fileprivate init(_ request: ReceptionRequest, idleTimeout: Double) {
    self.init(url: request.url, timeoutInterval: idleTimeout)
    httpMethod = request.method
    httpBody = request.body
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}

/// Collects answers as they arrive. A delegate of the session, since one of a task alone is never called on Linux.
private final class AnswersUnderWay: NSObject, URLSessionDataDelegate, Sendable {
  /// A reader that lets more pieces wait is too slow: its stream ends, and it may come back.
  static let mostPieces = 512

  /// Who waits for an answer, and in which form.
  enum Waiting {
    case whole(limit: Int, CheckedContinuation<ReceptionAnswer, any Error>)
    case pieces(
      AsyncThrowingStream<Data, any Error>.Continuation, head: CheckedContinuation<ReceptionAnswer, any Error>?)
  }

  private struct Answer {
    var body = Data()
    /// Nil as long as nobody waits yet.
    var waiting: Waiting?
    /// How it ended before anybody waited.
    var end: Result<HTTPURLResponse, any Error>?
  }

  private let answers = Guarded<[Int: Answer]>([:])

  /// A task that somebody will wait for.
  func expect(_ task: Int) { answers.withLock { $0[task] = Answer() } }

  /// Waits for a task that was expected; one that has ended meanwhile answers at once.
  func add(_ task: Int, _ waiting: Waiting) {
    let end = answers.withLock { answers -> Result<HTTPURLResponse, any Error>? in
      guard let end = answers[task]?.end else {
        answers[task]?.waiting = waiting
        return nil
      }
      answers[task] = nil
      return end
    }
    if let end { Self.hand(end, Data(), to: waiting) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    handOverHead(of: dataTask, response)
    completionHandler(.allow)
  }

  /// Hands the head of a stream over, once.
  private func handOverHead(of task: URLSessionTask, _ response: URLResponse?) {
    guard let response = response as? HTTPURLResponse else { return }
    let head = answers.withLock { answers -> CheckedContinuation<ReceptionAnswer, any Error>? in
      guard case .pieces(let sink, let head?) = answers[task.taskIdentifier]?.waiting else { return nil }
      answers[task.taskIdentifier]?.waiting = .pieces(sink, head: nil)
      return head
    }
    head?.resume(returning: ReceptionAnswer(response, body: Data()))
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    handOverHead(of: dataTask, dataTask.response)
    let task = dataTask.taskIdentifier
    let isTooLong = answers.withLock { answers in
      guard let answer = answers[task] else { return false }
      switch answer.waiting {
      case .whole(let limit, _):
        if answer.body.count + data.count <= limit { answers[task]?.body.append(data) }
        return answer.body.count + data.count > limit
      case .pieces(let sink, _):
        if case .dropped = sink.yield(data) { return true }
        return false
      case nil: return false
      }
    }
    if isTooLong { end(task, .failure(URLError(.dataLengthExceedsMaximum)), cancelling: dataTask) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // A token must not follow a redirection to somewhere else.
    completionHandler(nil)
    end(task.taskIdentifier, .success(response), cancelling: task)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let response = task.response as? HTTPURLResponse, error == nil else {
      return end(task.taskIdentifier, .failure(error ?? URLError(.badServerResponse)))
    }
    end(task.taskIdentifier, .success(response))
  }

  /// Hands an answer over, once.
  private func end(_ task: Int, _ result: Result<HTTPURLResponse, any Error>, cancelling native: URLSessionTask? = nil)
  {
    let answer = answers.withLock { answers -> Answer? in
      guard answers[task]?.waiting == nil else { return answers.removeValue(forKey: task) }
      if answers[task]?.end == nil { answers[task]?.end = result }
      return nil
    }
    native?.cancel()
    if let answer, let waiting = answer.waiting { Self.hand(result, answer.body, to: waiting) }
  }

  private static func hand(_ result: Result<HTTPURLResponse, any Error>, _ body: Data, to waiting: Waiting) {
    switch waiting {
    case .whole(_, let waiting): waiting.resume(with: result.map { ReceptionAnswer($0, body: body) })
    case .pieces(let sink, let head):
      head?.resume(with: result.map { ReceptionAnswer($0, body: Data()) })
      sink.finish(throwing: result.failure)
    }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

extension ReceptionAnswer {
  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    let headers = response.allHeaderFields.compactMap { name, value in (name as? String).map { ($0, "\(value)") } }
    self.init(
      status: response.statusCode, headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }), body: body)
  }
}
