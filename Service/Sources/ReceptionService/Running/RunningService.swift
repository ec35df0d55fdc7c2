internal import HTTPService
internal import ReceptionStorage

/// A service that answers: pages and interface over one store, on one socket.
final class RunningService {
  private let server: HTTPServer
  private let events: EventHub
  private let heartbeat: Task<Void, Never>
  private let visitors: VisitorDevices?
  private let keeping: Task<Void, Never>
  private let log: RequestLog

  /// What a service is made of besides its socket.
  struct Parts {
    var store: any Store
    /// The pages.
    var pages: Router
    /// The words of the team's pages.
    var dashboard: DashboardCatalog
    /// The devices of the live page's visitors; nil has none.
    var visitors: VisitorDevices?
    var hosts: AllowedHosts
    /// Nil limits nothing.
    var rates: RequestRates?
    /// Whether the last `X-Forwarded-For` is believed.
    var isBehindProxy = false
    /// The most connections at once.
    var connections = 2_000
    /// The most of one network address; nil limits nobody.
    var connectionsOfAddress: Int?
    /// Nil logs nothing.
    var log: RequestLog?
    /// What takes pushes away; nil keeps them in the outbox.
    var post: PushPost?

    /// The most event streams at once: the rest is for whoever asks something.
    var streams: Int { connections - connections / 6 }
  }

  /// Starts answering.
  init(on socket: ListeningSocket, _ parts: Parts) throws(ListeningError) {
    let events = EventHub(store: parts.store, most: parts.streams)
    let measurements = Measurements()
    let gate = RequestGate(hosts: parts.hosts, limits: RequestLimits(parts.rates))
    let router = Self.router(parts, events, measurements, gate.limits)
    var limits = HTTPServer.Limits()
    limits.connections = parts.connections
    limits.connectionsOfAddress = parts.connectionsOfAddress
    let (isBehindProxy, log) = (parts.isBehindProxy, parts.log)
    server = try HTTPServer(
      on: socket, limits: limits,
      client: { peer, fields in isBehindProxy ? fields.forwardedFor ?? peer : peer },
      onAnswer: { answered in
        if answered.isUnread { gate.count(unread: answered) }
        measurements.count(answered, knowsPath: router.knows(answered.path ?? ""))
        log?.note(answered)
      },
      unreadable: { request, error in
        if let refusal = gate.refusal(of: request) { return .now(refusal.secured()) }
        return router.reply(to: request, unreadable: error).map { $0.secured() }
      },
      handler: { request in
        if let refusal = gate.refusal(of: request) { return .now(refusal.secured()) }
        return router.reply(to: request).map { $0.secured() }
      })
    self.events = events
    visitors = parts.visitors
    self.log = parts.log ?? RequestLog()
    heartbeat = Task(executorPreference: ServiceExecutor.shared) { await events.keepBeating() }
    let keeper = StoreKeeper(store: parts.store)
    keeping = Task(executorPreference: ServiceExecutor.shared) { await keeper.keepRemoving() }
  }

  /// Ends the streams, answers what has been asked, closes the socket and writes what is left of the log. The store is left
  /// open.
  func stop() {
    heartbeat.cancel()
    keeping.cancel()
    events.stop()
    server.stop()
    visitors?.removeFolder()
    log.end()
  }

  private static func router(
    _ parts: Parts, _ events: EventHub, _ measurements: Measurements, _ limits: RequestLimits
  ) -> Router {
    var router = parts.pages
    let store = parts.store
    router.on(
      .get, "/healthz",
      later: { _ in
        do throws(StoreFailure) { _ = try await store.apps() } catch { return APIFailure(error).response }
        return .text("ok\n")
      })
    router.on(.get, "/metrics") { request in
      // For whoever runs the service: this machine, and nobody who came through a proxy.
      guard request.isOfThisMachine else {
        return .failure(.forbidden, "not_here", "Measurements are answered on this machine alone.")
      }
      var answer = HTTPResponse.text(measurements.text(eventStreams: events.count) + (parts.post?.metrics ?? ""))
      answer.fields["Content-Type"] = "text/plain; version=0.0.4; charset=utf-8"
      return answer
    }
    let clients: (@Sendable (String) -> Void)? = parts.log.map { log in { @Sendable line in log.note("client", line) } }
    let api = PublicAPI(store: store, events: events, limits: limits, log: clients)
    api.add(to: &router)
    follow(store, events, api.apps, parts.post)
    Task(executorPreference: ServiceExecutor.shared) {
      await limits.keepSharing(with: store) { !events.isStopped }
    }
    let log = parts.log ?? RequestLog()
    let messenger = Messenger(store: store, events: events) { log.note("template", $0) }
    parts.visitors?.add(to: &router, store: store, messenger: messenger)
    var dashboard = Dashboard(
      store: store, events: events, catalog: parts.dashboard, messenger: messenger,
      isBehindProxy: parts.isBehindProxy, deliversPushes: parts.post != nil
    )
    dashboard.onPublished = { api.apps.forget() }
    dashboard.add(to: &router)
    return router
  }

  /// What another process on the same database changes is seen here at once.
  private static func follow(_ store: any Store, _ events: EventHub, _ apps: AppDirectory, _ post: PushPost?) {
    let lookAgain = { @Sendable in
      apps.forget()
      _ = Task(executorPreference: ServiceExecutor.shared) { await events.endSwitchedOff() }
    }
    store.observeChanges { change in
      switch change {
      case .conversation(let device):
        events.wake(device)
        post?.wake()
      case .device(let device): events.wake(device)
      case .removal(let device): events.end(device)
      case .app: lookAgain()
      case .unknown:
        events.wakeAll()
        lookAgain()
      }
    }
  }
}
