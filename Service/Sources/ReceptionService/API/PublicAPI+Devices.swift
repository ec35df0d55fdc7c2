internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage

extension PublicAPI {
  /// Registration, updates, renewal, logout, deletion, text reports.
  func addDevices(to router: inout Router) {
    router.on(.post, "/v1/devices", later: register)
    router.on(.patch, "/v1/devices/me", later: device(.token, update))
    router.on(.delete, "/v1/devices/me", later: device(.token, delete))
    router.on(.post, "/v1/devices/me/token", later: device(.session, renewToken))
    router.on(.post, "/v1/devices/me/logout", later: device(.token, logOut))
    router.on(.post, "/v1/devices/me/text-reports", later: device(.token, countTexts))
  }

  private func register(_ request: HTTPRequest) async -> HTTPResponse {
    await Self.answering { () async throws(APIFailure) in
      let app = try await app(of: request)
      try limits.countRegistration(request.peer)
      let registration = try Self.body(DeviceRegistration.self, of: request)
      var doubts: [DeviceDoubt] = []
      let description = try registration.device.checked(&doubts).withoutPushToken
      doubts += DeviceDoubt.of(description)
      let identity = registration.key.map { DeviceIdentity(key: $0, app: app.id) } ?? DeviceIdentity()
      let device = NewDevice(
        id: identity.id, app: app.id, description: description, token: stored(identity.token),
        session: identity.session.hash, sequence: try Self.checked(registration.sequence) ?? 0)
      try await Self.stored { () async throws(StoreFailure) in try await store.register(device, at: now()) }
      events.note(device.id)
      doubtful.note(doubts, app: app.id)
      return Self.answer(
        DeviceCredentials(token: identity.token.text, sessionSecret: identity.session.text), status: .created
      ).noting(doubts)
    }
  }

  private func stored(_ token: DeviceSecret) -> StoredToken {
    StoredToken(hash: token.hash, expiresAt: now() + Self.tokenLifetime)
  }

  private func update(_ call: DeviceCall) async throws(APIFailure) -> HTTPResponse {
    let update = try Self.deviceUpdate(of: call.request)
    var doubts: [DeviceDoubt] = []
    let device = try update.device.checked(&doubts)
    let sequence = try Self.checked(update.sequence)
    try await Self.stored { () async throws(StoreFailure) in
      try await store.update(call.claim, with: device, sequence: sequence, at: call.time)
    }
    events.note(call.claim.device)
    guard !doubts.isEmpty else { return Self.done }
    doubtful.note(doubts, app: call.claim.app)
    return Self.done.noting(doubts)
  }

  private func renewToken(_ call: DeviceCall) async throws(APIFailure) -> HTTPResponse {
    let token = DeviceSecret(.token, of: call.claim.device)
    try await Self.stored { () async throws(StoreFailure) in
      try await store.renewToken(call.claim, to: stored(token), at: call.time)
    }
    return Self.answer(RenewedToken(token: token.text))
  }

  private func logOut(_ call: DeviceCall) async throws(APIFailure) -> HTTPResponse {
    let sequence = try Self.checked(Self.body(DeviceLogout.self, of: call.request).sequence)
    try await Self.stored { () async throws(StoreFailure) in
      try await store.logOut(call.claim, sequence: sequence, at: call.time)
    }
    events.note(call.claim.device)
    return Self.done
  }

  private func delete(_ call: DeviceCall) async throws(APIFailure) -> HTTPResponse {
    try await Self.stored { () async throws(StoreFailure) in try await store.delete(call.claim, at: call.time) }
    events.end(call.claim.device)
    return Self.done
  }

  private func countTexts(_ call: DeviceCall) async throws(APIFailure) -> HTTPResponse {
    try limits.countReport(call.claim.device)
    let body = try Self.body(TextReports.self, of: call.request)
    let (reports, sequence) = (try body.checked(), try Self.checked(body.sequence))
    try await Self.stored { () async throws(StoreFailure) in
      try await store.count(reports, sequence: sequence, from: call.claim, at: call.time)
    }
    return Self.done
  }

  private static func deviceUpdate(of request: HTTPRequest) throws(APIFailure) -> DeviceUpdate {
    if let update = PlainBody.update(request.body) { return update }
    return try body(DeviceUpdate.self, of: request)
  }

  /// The greatest number that every reader of JSON keeps exactly.
  private static let greatestSequence = 1 << 53

  private static func checked(_ sequence: Int?) throws(APIFailure) -> Int? {
    guard let sequence else { return nil }
    guard (1...greatestSequence).contains(sequence) else {
      throw .invalid("“sequence” is a number from 1 to \(greatestSequence).")
    }
    return sequence
  }
}
