internal import Foundation
internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage

/// The interface that devices speak: everything under `/v1`.
///
/// A request goes through the same gates everywhere: its app, its device's limit, its body; its address was counted before,
/// by the ``RequestGate``. Whether the secret is genuine is decided by the store, in the transaction that does what was asked.
struct PublicAPI: Sendable {
  /// How long a token opens anything, in seconds; the session secret renews it.
  static let tokenLifetime = 30.0 * 86_400

  let store: any Store
  let apps: AppDirectory
  let limits: RequestLimits
  let events: EventHub
  let doubtful: DoubtLog
  /// Seconds since 1970.
  let now: @Sendable () -> Double

  /// - Parameter log: takes a line about clients that say what means nothing; nil has none.
  init(
    store: any Store, events: EventHub, limits: RequestLimits, log: (@Sendable (String) -> Void)? = nil,
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
  ) {
    self.store = store
    self.events = events
    self.now = now
    doubtful = DoubtLog(log)
    apps = AppDirectory(store: store, epoch: store.epoch)
    self.limits = limits
  }

  /// Lays out the paths.
  func add(to router: inout Router) {
    addDevices(to: &router)
    addConversation(to: &router)
    router.on(.get, "/v1/appearance", reply: appearance)
  }

  // MARK: Gates

  /// What a request brings once its secret is counted.
  struct DeviceCall: Sendable {
    var request: HTTPRequest
    var claim: DeviceClaim
    var time: Double
  }

  /// Has a device's request answered: the gates, the work, and whatever fails.
  func device(
    _ kind: DeviceSecret.Kind = .token,
    _ work: @escaping @Sendable (DeviceCall) async throws(APIFailure) -> HTTPResponse
  ) -> Router.PatientHandler {
    { request in
      await Self.answering { () async throws(APIFailure) in
        let app = try await app(of: request)
        let claim = try Self.claim(request, app, kind)
        try limits.count(claim.device)
        return try await work(DeviceCall(request: request, claim: claim, time: now()))
      }
    }
  }

  /// The app that a request is of.
  func app(of request: HTTPRequest) async throws(APIFailure) -> AppRecord {
    try await apps.entry(request.fields["x-app-id"] ?? "").app
  }

  static func answering(_ work: () async throws(APIFailure) -> HTTPResponse) async -> HTTPResponse {
    do throws(APIFailure) { return try await work() } catch { return error.response }
  }

  /// Has the store do something, and says its failures in the interface's words.
  static func stored<Value>(_ work: () async throws(StoreFailure) -> Value) async throws(APIFailure) -> Value {
    do throws(StoreFailure) { return try await work() } catch { throw APIFailure(error) }
  }

  private static func claim(
    _ request: HTTPRequest, _ app: AppRecord, _ kind: DeviceSecret.Kind
  ) throws(APIFailure) -> DeviceClaim {
    let field = Array((request.fields["authorization"] ?? "").utf8)
    let scheme = 7
    guard field.count > scheme, String(decoding: field[..<scheme], as: UTF8.self).lowercased() == "bearer " else {
      throw APIFailure(.unauthorized, .unauthorized, "The request needs “Authorization: Bearer …”.")
    }
    guard let secret = DeviceSecret(parsing: field[scheme...]), secret.kind == kind else {
      throw APIFailure(StoreFailure.unauthorized)
    }
    return DeviceClaim(app: app.id, secret: secret)
  }

  // MARK: Bodies

  /// The body as a value.
  static func body<Value: Decodable>(_ type: Value.Type, of request: HTTPRequest) throws(APIFailure) -> Value {
    do { return try JSONDecoder().decode(type, from: Data(request.body)) } catch {
      throw .malformed(Self.reason(error, request.body))
    }
  }

  private static func reason(_ error: any Error, _ body: [UInt8]) -> String {
    guard let error = error as? DecodingError else { return noJSON(body) }
    switch error {
    case .keyNotFound(let key, let context): return "The body lacks “\(place(context.codingPath + [key]))”."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "“\(place(context.codingPath))” is of another type."
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "“\(place(context.codingPath))” cannot be read."
    default: return noJSON(body)
    }
  }

  /// A place in a body: `reports[2].count`.
  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }

  /// The sentence about a body that is no JSON, with the place where it ceases to be.
  private static func noJSON(_ body: [UInt8]) -> String {
    JSONFault(in: body).map { "The body is no JSON: \($0)." } ?? "The body is no JSON."
  }

  /// Done, and nothing to say of it.
  static let done = HTTPResponse(status: .noContent).secured().prepared()

  /// An answer that no cache keeps.
  static func answer(_ value: some Encodable, status: HTTPStatus = .ok) -> HTTPResponse {
    var answer = HTTPResponse.json(value, status: status)
    answer.fields["Cache-Control"] = "no-store"
    return answer
  }
}
