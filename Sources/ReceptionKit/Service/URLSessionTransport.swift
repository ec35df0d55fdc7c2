import Foundation
import StringTables

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests through URLSession, without its cache and cookies: what is kept is kept by the chat.
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
    var native = URLRequest(url: request.url, timeoutInterval: request.timeout)
    native.httpMethod = request.method
    native.httpBody = request.body
    for (name, value) in request.headers { native.setValue(value, forHTTPHeaderField: name) }
    let task = session.dataTask(with: native)
    let deadline = Task {
      try await Task.sleep(for: .seconds(request.timeout))
      task.cancel()
    }
    defer { deadline.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        answers.add(task.taskIdentifier, limit: request.longestAnswer, waiting)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }
}

/// Collects answers as they arrive. A delegate of the session, since one of a task alone is never called on Linux.
private final class AnswersUnderWay: NSObject, URLSessionDataDelegate, Sendable {
  private struct Answer {
    var limit: Int
    var body = Data()
    var waiting: CheckedContinuation<ReceptionAnswer, any Error>
  }

  private let answers = Guarded<[Int: Answer]>([:])

  func add(_ task: Int, limit: Int, _ waiting: CheckedContinuation<ReceptionAnswer, any Error>) {
    answers.withLock { $0[task] = Answer(limit: limit, waiting: waiting) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let task = dataTask.taskIdentifier
    let isTooLong = answers.withLock { answers in
      guard let answer = answers[task] else { return false }
      if answer.body.count + data.count <= answer.limit { answers[task]?.body.append(data) }
      return answer.body.count + data.count > answer.limit
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
    let answer = answers.withLock { $0.removeValue(forKey: task) }
    native?.cancel()
    switch result {
    case .failure(let error): answer?.waiting.resume(throwing: error)
    case .success(let response):
      answer?.waiting.resume(returning: ReceptionAnswer(response, body: answer?.body ?? Data()))
    }
  }
}

extension ReceptionAnswer {
  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    let headers = response.allHeaderFields.compactMap { name, value in (name as? String).map { ($0, "\(value)") } }
    self.init(
      status: response.statusCode, headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }), body: body)
  }
}
