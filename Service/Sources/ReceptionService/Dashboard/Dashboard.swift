internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import HTTPService
internal import ReceptionStorage

/// The team's side of the service: everything under `/dashboard`.
///
/// Every page and every action goes through ``page(_:_:)`` and ``action(_:_:)``: who is not logged in learns nothing
/// there, not even whether something exists.
struct Dashboard: Sendable {
  let store: any Store
  let events: EventHub
  let catalog: DashboardCatalog
  let agents: AgentGuard
  let messenger: Messenger
  /// Whether pushes leave the outbox.
  let deliversPushes: Bool
  let hub: TeamHub
  /// Hears that other texts are published, so that the next device that asks gets them.
  var onPublished: @Sendable () -> Void = {}

  init(
    store: any Store, events: EventHub, catalog: DashboardCatalog, messenger: Messenger? = nil,
    isBehindProxy: Bool = false, deliversPushes: Bool = false,
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
  ) {
    self.store = store
    self.events = events
    self.catalog = catalog
    self.messenger = messenger ?? Messenger(store: store, events: events)
    self.deliversPushes = deliversPushes
    agents = AgentGuard(store: store, isBehindProxy: isBehindProxy, now: now)
    hub = TeamHub(agents: agents)
    events.add(hub)
  }

  /// Lays out the paths.
  func add(to router: inout Router) {
    addDoor(to: &router)
    router.on(.get, "/dashboard", later: page(overview))
    router.on(.get, DashboardSection.devices.path, later: page(devices))
    addMessages(to: &router)
    addConversation(to: &router)
    addAppearance(to: &router)
    addTextHealth(to: &router)
    // An address below that is nobody's, or damaged, leads an agent back here, not to the live page.
    let elsewhere = router.refusal
    router.refusal = { request, forPrograms in
      let path = request.target.path
      guard path == "/dashboard" || path.hasPrefix("/dashboard/") else { return elsewhere(request, forPrograms) }
      return .later { await refused(request, forPrograms) }
    }
  }

  /// The answer where no page or action lives: a page of the dashboard for an agent's browser.
  private func refused(_ request: HTTPRequest, _ forPrograms: HTTPResponse) async -> HTTPResponse {
    guard request.wantsPage else { return forPrograms }
    var answer = await answering(request) { _ throws(DashboardFailure) in
      switch forPrograms.status {
      case .notFound: throw .gone
      case .methodNotAllowed: throw .noPage
      default: throw .unreadable(forPrograms.status)
      }
    }
    answer.fields["Allow"] = forPrograms.fields["Allow"]
    return answer
  }

  // MARK: Gates

  /// Has a page answered to an agent; anybody else is asked to log in.
  func page(
    _ make: @escaping @Sendable (DashboardCall) async throws(DashboardFailure) -> DashboardPage
  ) -> Router.PatientHandler {
    { request in
      await answering(request) { call async throws(DashboardFailure) in
        var page = try await make(call)
        page.notice = page.notice ?? DashboardNotice(call.request).map { call.texts($0.message) }
        return Self.answer(page.document(for: call))
      }
    }
  }

  /// Has something done for an agent: from a page of the dashboard, with its token.
  ///
  /// What it answers to a script is up to `work`; to a form it answers a redirection, as ``DashboardCall/done(_:_:)`` makes.
  func action(
    _ work: @escaping @Sendable (DashboardCall, FormBody) async throws(DashboardFailure) -> HTTPResponse
  ) -> Router.PatientHandler {
    { request in
      await answering(request) { call async throws(DashboardFailure) in
        guard request.isFromOwnPage, let form = try? FormBody(parsing: request.body),
          call.access.secret.isFormToken(form.first("token") ?? "")
        else { throw .forged }
        return try await work(call, form)
      }
    }
  }

  /// Has data or a stream answered to an agent's script.
  func data(
    _ work: @escaping @Sendable (DashboardCall) async throws(DashboardFailure) -> HTTPResponse
  ) -> Router.PatientHandler {
    { request in await answering(request, work) }
  }

  /// Away from the threads that answer devices: pages are made of many small pieces.
  private func answering(
    _ request: HTTPRequest, _ work: @escaping @Sendable (DashboardCall) async throws(DashboardFailure) -> HTTPResponse
  ) async -> HTTPResponse {
    await withTaskExecutorPreference(ServiceExecutor.shared) { await answered(request, work) }
  }

  private func answered(
    _ request: HTTPRequest, _ work: @Sendable (DashboardCall) async throws(DashboardFailure) -> HTTPResponse
  ) async -> HTTPResponse {
    let texts = DashboardTexts(catalog, request)
    var known: DashboardCall?
    do throws(DashboardFailure) {
      let access = try await DashboardCall.stored { () async throws(StoreFailure) in
        try await agents.access(of: request)
      }
      guard let access else { return Self.stranger(request, texts) }
      let call = try await call(request, access, texts)
      known = call
      return try await work(call)
    } catch {
      return Self.refusal(of: error, request, texts, known)
    }
  }

  private func call(
    _ request: HTTPRequest, _ access: AgentAccess, _ texts: DashboardTexts
  ) async throws(DashboardFailure) -> DashboardCall {
    try await DashboardCall.stored { () async throws(StoreFailure) in
      let apps = try await store.apps()
      let named = request.target.first("app")
      let app = named == nil ? apps.first : apps.first { $0.id == named }
      var unread = 0
      if let app {
        unread = try await store.deviceCount(DeviceQuery(app: app.id, order: .lastMessage, part: .unread))
      }
      return DashboardCall(
        request: request, access: access, texts: texts, apps: apps, app: app, unread: unread, time: agents.now())
    }
  }

  // MARK: Answers

  /// A page that nobody keeps.
  static func answer(_ page: HTML, status: HTTPStatus = .ok) -> HTTPResponse {
    var answer = HTTPResponse(status: status, contentType: "text/html; charset=utf-8", body: page.utf8)
    answer.fields["Cache-Control"] = "no-store"
    answer.fields["Referrer-Policy"] = "same-origin"
    return answer
  }

  /// Sends the browser to another page.
  static func redirection(to path: String) -> HTTPResponse {
    var answer = HTTPResponse(status: .seeOther)
    answer.fields["Location"] = path
    answer.fields["Cache-Control"] = "no-store"
    return answer
  }

  /// What anybody gets who is not logged in, whatever they ask for.
  private static func stranger(_ request: HTTPRequest, _ texts: DashboardTexts) -> HTTPResponse {
    guard request.wantsPage else {
      return failure(.unauthorized, "logged_out", texts("Your session has ended. Log in again."))
    }
    var next = URLComponents()
    next.path = "/dashboard/log-in"
    if request.method == .get { next.queryItems = [URLQueryItem(name: "next", value: request.target.written)] }
    return redirection(to: next.string ?? next.path)
  }

  private static func refusal(
    of failure: DashboardFailure, _ request: HTTPRequest, _ texts: DashboardTexts, _ call: DashboardCall?
  ) -> HTTPResponse {
    guard request.wantsPage else { return self.failure(failure.status, failure.code, texts(failure.message)) }
    guard let call else {
      let page = DashboardFrame(texts: texts, title: texts("This did not work")).document {
        HTML.element(.main, .class("alone")) { problem(failure, texts) }
      }
      return answer(page, status: failure.status)
    }
    let page = DashboardPage(nil, title: texts("This did not work")) { problem(failure, texts) }
    return answer(page.document(for: call), status: failure.status)
  }

  @HTMLBuilder private static func problem(_ failure: DashboardFailure, _ texts: DashboardTexts) -> HTML {
    texts("This did not work").element(.h1)
    texts(failure.message).element(.p, .class("lead"))
    HTML.element(.p) { texts("Go to the dashboard").element(.a, .class("step"), .href("/dashboard")) }
  }

  /// A failure for a script.
  static func failure(_ status: HTTPStatus, _ code: String, _ message: String) -> HTTPResponse {
    var answer = HTTPResponse.failure(status, code, message)
    answer.fields["Cache-Control"] = "no-store"
    return answer
  }
}

extension DashboardCall {
  /// The answer to a form whose work is done: back to a page, which says so.
  func done(_ notice: DashboardNotice?, at path: String, _ items: [(String, String)] = []) -> HTTPResponse {
    Dashboard.redirection(to: address(path, items + (notice.map { [("notice", $0.rawValue)] } ?? [])))
  }
}

extension RequestTarget {
  /// The target as it would be asked for again.
  var written: String {
    var components = URLComponents()
    components.path = path
    if !query.isEmpty { components.queryItems = query.map { URLQueryItem(name: $0.name, value: $0.value) } }
    return components.string ?? path
  }

  /// The query but for some names.
  func items(without names: Set<String>) -> [(String, String)] {
    query.filter { !names.contains($0.name) }.map { ($0.name, $0.value) }
  }
}
