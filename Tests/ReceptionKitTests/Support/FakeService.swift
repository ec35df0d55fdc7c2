import Foundation
import ReceptionProtocol
import StringTables

@testable import ReceptionKit

/// The service behind a transport, in memory: it answers as the documentation says, and fails as a test wants.
final class FakeService: ReceptionTransport {
  struct Unreachable: Error {}

  struct State {
    var devices = SimulatedService()
    var isReachable = true
    var requests: [ReceptionRequest] = []
    /// Answers that stand before everything else, first come first served.
    var scripted: [ReceptionAnswer] = []
    var appearance: ReceptionAnswer?
    var messages: [OutgoingMessage] = []
    /// Whether it has a conversation to read and to listen to; without one it is a service of before.
    var hasConversation = false
    var log: [ConversationMessage] = []
    /// Whether it says of a page whether there are messages before it; a service of before does not.
    var saysWhatIsEarlier = true
    /// Which life of its data this is; a service of before does not say.
    var epoch: String?
    /// How many messages were ever written; each has its own time.
    var written = 0
    /// The bodies of text reports that it has taken, one after the other.
    var textReports: [[TextReport]] = []
    /// Why it refuses everybody; nil serves them.
    var refusal: ServiceFailure.Code?
    /// The sequence of the last of them.
    var reported = 0
    /// The status of its next answers to text reports; the last for good.
    var textStatuses = [204]
    var listeners: [UUID: AsyncThrowingStream<Data, any Error>.Continuation] = [:]
    /// Whether it has done what it was asked a moment before it answers.
    var answersLate = false
    /// Whether it does what it is asked and its answer is lost.
    var losesAnswers = false
    /// Requests wait here while it is closed.
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Guarded(State())

  func with<Answer>(_ body: (inout sending State) throws -> sending Answer) rethrows -> sending Answer {
    try state.withLock(body)
  }

  var requests: [ReceptionRequest] { with { $0.requests } }
  /// `POST /v1/devices`, one after the other.
  var lines: [String] { requests.map { "\($0.method) \($0.url.path)" } }
  /// The bodies of the requests to one path.
  func bodies(_ method: String, _ path: String) -> [String] {
    requests.filter { $0.method == method && $0.url.path == path }.map {
      String(decoding: $0.body ?? Data(), as: UTF8.self)
    }
  }
  /// What the service knows of its only device.
  var device: DeviceDescription? { with { $0.devices.devices.values.first?.description } }

  /// Lets the requests through that were held.
  func release() {
    let held = with { state in
      defer { state.held = [] }
      state.isHeld = false
      return state.held
    }
    for one in held { one.resume() }
  }

  /// Those that are held, for a test to let through one by one.
  func takeHeld() -> [CheckedContinuation<Void, Never>] {
    with { state in
      defer { state.held = [] }
      return state.held
    }
  }

  func answer(to request: ReceptionRequest) async throws -> ReceptionAnswer {
    with { $0.requests.append(request) }
    await withCheckedContinuation { waiting in
      let isHeld = with { state in
        if state.isHeld { state.held.append(waiting) }
        return state.isHeld
      }
      if !isHeld { waiting.resume() }
    }
    let (answer, isLate, isLost) = try with { state in
      guard state.isReachable else { throw Unreachable() }
      let answer = state.scripted.isEmpty ? Self.answer(request, &state) : state.scripted.removeFirst()
      return (answer, state.answersLate || state.losesAnswers, state.losesAnswers)
    }
    if isLate { try await Task.sleep(for: .milliseconds(20)) }
    if isLost { throw Unreachable() }
    return answer
  }

  private static func answer(_ request: ReceptionRequest, _ state: inout State) -> ReceptionAnswer {
    if let refusal = state.refusal { return ReceptionAnswer(403, refusal) }
    switch (request.method, request.url.path) {
    case ("GET", "/v1/appearance"): return appearance(request, state)
    case ("POST", "/v1/conversation/messages"):
      guard let body = request.body, let message = try? JSONDecoder().decode(OutgoingMessage.self, from: body) else {
        return ReceptionAnswer(status: 400)
      }
      if !state.messages.contains(where: { $0.id == message.id }) {
        state.messages.append(message)
        state.append(.user, message.text, id: message.id)
      }
      return ReceptionAnswer(status: 201)
    case ("GET", "/v1/conversation/messages") where state.hasConversation:
      guard state.isKnown(request) else { return ReceptionAnswer(401, .unauthorized) }
      let page = state.page(request.url.query ?? "")
      return ReceptionAnswer(status: 200, headers: state.epochField, body: (try? JSONEncoder().encode(page)) ?? Data())
    case ("POST", "/v1/devices/me/text-reports"):
      guard state.isKnown(request) else { return ReceptionAnswer(401, .unauthorized) }
      let status = state.textStatuses.count > 1 ? state.textStatuses.removeFirst() : state.textStatuses[0]
      guard status == 204, let body = request.body, let told = try? JSONDecoder().decode(TextReports.self, from: body)
      else { return ReceptionAnswer(status: status, headers: ["Retry-After": "30"]) }
      guard told.sequence ?? .max > state.reported else { return ReceptionAnswer(status: 204) }
      state.reported = told.sequence ?? state.reported
      state.textReports.append(told.reports)
      return ReceptionAnswer(status: 204)
    default:
      guard let asked = DeviceRequest(request) else { return ReceptionAnswer(status: 404) }
      return ReceptionAnswer(state.devices.answer(asked, credentials: request.credentials(state.devices)))
    }
  }

  private static func appearance(_ request: ReceptionRequest, _ state: State) -> ReceptionAnswer {
    guard let answer = state.appearance else { return ReceptionAnswer(status: 404) }
    let isKnown = request.headers["If-None-Match"].map { $0 == answer.headers["etag"] } ?? false
    return isKnown ? ReceptionAnswer(status: 304) : answer
  }
}

extension DeviceRequest {
  fileprivate init?(_ request: ReceptionRequest) {
    let body = request.body ?? Data()
    switch (request.method, request.url.path) {
    case ("POST", "/v1/devices"):
      guard let registration = try? JSONDecoder().decode(DeviceRegistration.self, from: body) else { return nil }
      self = .register(registration)
    case ("PATCH", "/v1/devices/me"):
      guard let update = try? JSONDecoder().decode(DeviceUpdate.self, from: body) else { return nil }
      self = .update(update.device, sequence: update.sequence ?? .max)
    case ("POST", "/v1/devices/me/token"): self = .renewToken
    case ("POST", "/v1/devices/me/logout"):
      guard let logout = try? JSONDecoder().decode(DeviceLogout.self, from: body) else { return nil }
      self = .logOut(sequence: logout.sequence ?? .max)
    case ("DELETE", "/v1/devices/me"): self = .delete
    default: return nil
    }
  }
}

extension ReceptionRequest {
  fileprivate func credentials(_ service: SimulatedService) -> DeviceCredentials? {
    guard let bearer = headers["Authorization"]?.dropFirst("Bearer ".count) else { return nil }
    let known = service.devices.values.first { $0.token == bearer || $0.secret == bearer }
    // A token of nobody is only unknown while there is a device; without one the device is gone.
    if known == nil, !service.devices.isEmpty { return nil }
    return DeviceCredentials(token: String(bearer), sessionSecret: known?.secret ?? "")
  }
}

extension ReceptionAnswer {
  fileprivate init(_ answer: SyncAnswer) {
    switch answer {
    case .registered(let credentials): self.init(status: 201, body: Self.json(credentials))
    case .renewed(let token): self.init(status: 200, body: Self.json(RenewedToken(token: token)))
    case .done: self.init(status: 204)
    case .transient(let seconds?): self.init(status: 429, headers: ["Retry-After": "\(seconds)"])
    case .transient: self.init(status: 503)
    case .unauthorized: self.init(status: 401, body: Self.json(ServiceFailure(code: .unauthorized, message: "")))
    case .revoked: self.init(status: 401, body: Self.json(ServiceFailure(code: .sessionRevoked, message: "")))
    case .halted: self.init(status: 403, body: Self.json(ServiceFailure(code: .appDisabled, message: "")))
    case .refused: self.init(status: 422)
    }
  }

  /// A failure as the service writes it.
  init(_ status: Int, _ code: ServiceFailure.Code) {
    self.init(status: status, body: Self.json(ServiceFailure(code: code, message: "")))
  }

  private static func json(_ value: some Encodable) -> Data { (try? JSONEncoder().encode(value)) ?? Data() }
}
