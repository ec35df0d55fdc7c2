public import Foundation

/// How requests leave the device: by default with URLSession; a test brings its own.
///
/// ```swift
/// struct ClosedService: ReceptionTransport {
///   func answer(to request: ReceptionRequest) async throws -> ReceptionAnswer { ReceptionAnswer(status: 503) }
/// }
/// ```
public protocol ReceptionTransport: Sendable {
  /// The answer to a request.
  ///
  /// - Throws: whatever kept the answer from coming: no network, the time is over, a body beyond
  ///   ``ReceptionRequest/longestAnswer``. It counts as a failure that passes.
  func answer(to request: ReceptionRequest) async throws -> ReceptionAnswer

  /// The answer to a request as its body arrives, for as long as the service sends: the chat's live updates.
  ///
  /// A transport that has no streams leaves this out. Its chat says that live updates are paused, and fetches messages when
  /// it opens and when its user asks.
  ///
  /// - Throws: ``StreamsUnsupported``, or whatever kept the head of the answer from coming within the request's time.
  func stream(_ request: ReceptionRequest) async throws -> ReceptionStream
}

/// A transport without streams.
public struct StreamsUnsupported: Error, Hashable, Sendable {
  /// The only one.
  public init() {}
}

extension ReceptionTransport {
  /// Has no streams.
  public func stream(_ request: ReceptionRequest) async throws -> ReceptionStream { throw StreamsUnsupported() }
}

/// An answer whose body arrives in pieces. Whoever stops reading ends it.
///
/// ```swift
/// let pieces = AsyncThrowingStream<Data, any Error> { $0.finish() }
/// ReceptionStream(head: ReceptionAnswer(status: 200), pieces: pieces).head.status  // 200
/// ```
public struct ReceptionStream: Sendable {
  /// Status and head; its body is empty.
  public var head: ReceptionAnswer
  /// The body as it arrives; it fails where the connection does.
  public var pieces: AsyncThrowingStream<Data, any Error>

  /// A stream.
  public init(head: ReceptionAnswer, pieces: AsyncThrowingStream<Data, any Error>) {
    self.head = head
    self.pieces = pieces
  }
}

/// A request to the service.
///
/// ```swift
/// ReceptionRequest(method: "GET", url: url, headers: ["If-None-Match": "\"7\""]).timeout  // 10.0
/// ```
public struct ReceptionRequest: Sendable, Hashable {
  /// `GET`, `POST`, `PATCH`, `DELETE`.
  public var method: String
  /// The whole address.
  public var url: URL
  /// The fields of its head.
  public var headers: [String: String]
  /// Its body, in JSON.
  public var body: Data?
  /// How many seconds the whole answer may take.
  public var timeout: Double = 10
  /// How many bytes the answer's body may have.
  public var longestAnswer = 64 * 1024

  /// A request without a body.
  public init(method: String, url: URL, headers: [String: String] = [:], body: Data? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// What the service answered.
///
/// ```swift
/// ReceptionAnswer(status: 304, headers: ["ETag": "\"7\""]).headers["etag"]  // Optional("\"7\"")
/// ```
public struct ReceptionAnswer: Sendable, Hashable {
  /// The status of HTTP.
  public var status: Int
  /// The fields of its head; their names in lower case.
  public var headers: [String: String]
  /// Its body.
  public var body: Data

  /// An answer; the names of its fields are taken in any case.
  public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.body = body
  }
}
