import Foundation
import StringTables

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests through URLSession, without its cache and cookies: what is kept is kept by the chat.
public struct URLSessionTransport: ReceptionTransport {
  private let session: URLSession

  /// A transport with a session of its own.
  public init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration)
  }

  /// Sends the request; an answer that grows beyond its limit, or takes longer than its time, is given up.
  public func answer(to request: ReceptionRequest) async throws -> ReceptionAnswer {
    var native = URLRequest(url: request.url, timeoutInterval: request.timeout)
    native.httpMethod = request.method
    native.httpBody = request.body
    for (name, value) in request.headers { native.setValue(value, forHTTPHeaderField: name) }
    let task = session.dataTask(with: native)
    let reading = AnswerReading(limit: request.longestAnswer)
    task.delegate = reading
    let deadline = Task {
      try await Task.sleep(for: .seconds(request.timeout))
      task.cancel()
    }
    defer { deadline.cancel() }
    return try await withTaskCancellationHandler {
      try await reading.answer(of: task)
    } onCancel: {
      task.cancel()
    }
  }
}

/// Collects one answer as it arrives.
private final class AnswerReading: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var body = Data()
    var waiting: CheckedContinuation<ReceptionAnswer, any Error>?
  }

  private let limit: Int
  private let state = Guarded(State())

  init(limit: Int) { self.limit = limit }

  func answer(of task: URLSessionDataTask) async throws -> ReceptionAnswer {
    try await withCheckedThrowingContinuation { continuation in
      state.withLock { $0.waiting = continuation }
      task.resume()
    }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      state.body.append(data)
      return state.body.count > limit
    }
    if isTooLong { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    // A token must not follow a redirection to somewhere else.
    completionHandler(nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (waiting, body) = state.withLock { state in
      defer { state.waiting = nil }
      return (state.waiting, state.body)
    }
    guard let response = task.response as? HTTPURLResponse, error == nil else {
      waiting?.resume(throwing: error ?? URLError(.badServerResponse))
      return
    }
    let headers = response.allHeaderFields.compactMap { name, value in
      (name as? String).map { ($0, "\(value)") }
    }
    waiting?.resume(
      returning: ReceptionAnswer(
        status: response.statusCode, headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }), body: body))
  }
}
