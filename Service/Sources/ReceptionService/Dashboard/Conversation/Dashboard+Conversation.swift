internal import Dragoman
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags
internal import ReceptionMessages
internal import ReceptionProtocol
internal import ReceptionStorage

extension Dashboard {
  /// A conversation, its events, and what agents do in it.
  func addConversation(to router: inout Router) {
    router.on(.get, DashboardSection.conversations.path, later: page(conversations))
    router.on(.get, "/dashboard/conversation", later: page(conversation))
    router.on(.get, "/dashboard/conversation/events", later: data(conversationEvents))
    router.on(.get, "/dashboard/conversations/events", later: data(listEvents))
    router.on(.get, "/dashboard/conversation/draft", later: data(draft))
    router.on(.post, "/dashboard/conversation/reply", later: action(reply))
    router.on(.post, "/dashboard/conversation/read", later: action(markRead))
    router.on(.post, "/dashboard/device/block", later: action(block))
    router.on(.post, "/dashboard/device/unblock", later: action(unblock))
    router.on(.post, "/dashboard/device/remove", later: action(remove))
  }

  /// So many messages at once.
  static let messagesOfPage = 40

  /// What a page's address asks the composer for.
  private struct Composing {
    var text = ""
    var scenario: ReviewScenario?
    var draftedFor: ReceptionLanguage?
    var asks = false

    init(_ call: DashboardCall) { scenario = call.request.target.first("review").flatMap(ReviewScenario.init) }

    init(text: String, scenario: ReviewScenario?, draftedFor: ReceptionLanguage?, asks: Bool) {
      (self.text, self.scenario, self.draftedFor, self.asks) = (text, scenario, draftedFor, asks)
    }
  }

  // MARK: Pages

  private func conversation(_ call: DashboardCall) async throws(DashboardFailure) -> DashboardPage {
    try await conversation(call, Composing(call))
  }

  private func conversation(
    _ call: DashboardCall, _ composing: Composing, device named: DeviceID? = nil
  ) async throws(DashboardFailure) -> DashboardPage {
    let id: DeviceID
    if let named { id = named } else { id = try call.device() }
    let before = call.request.target.first("before").flatMap { Int($0) }
    let (device, messages) = try await DashboardCall.stored { () async throws(StoreFailure) in
      guard let device = try await store.deviceSummary(id), device.record.app == call.app?.id else {
        throw .notFound("device")
      }
      return (
        device,
        try await store.messages(of: id, before.map { .before($0) } ?? .latest, limit: Self.messagesOfPage + 1)
      )
    }
    var state = ComposerState(text: composing.text, review: composing.scenario, draftedFor: composing.draftedFor)
    state.asksWhatToKeep = composing.asks
    if let scenario = composing.scenario, composing.text.isEmpty {
      let draft = try await DashboardCall.stored { () async throws(StoreFailure) in
        try await messenger.draft(scenario, for: id)
      }
      (state.text, state.draftedFor) = (draft.text, draft.language)
    }
    let view = ConversationView(
      call: call, device: device, messages: Array(messages.suffix(Self.messagesOfPage)),
      hasEarlier: messages.count > Self.messagesOfPage,
      isLatest: before == nil || (messages.last?.number ?? 0) >= (device.lastMessage?.number ?? 0), composer: state)
    var page = DashboardPage(.conversations, title: Self.title(device, call.texts)) { view.html }
    page.words = view.words
    return page
  }

  private static func title(_ device: DeviceSummary, _ texts: DashboardTexts) -> String {
    let name = device.record.description.name ?? device.record.description.email ?? texts("No name")
    return texts("Conversation with \(TurningSigns.removed(from: String(name.prefix(80))))")
  }

  // MARK: Events

  private func conversationEvents(_ call: DashboardCall) async throws(DashboardFailure) -> HTTPResponse {
    let id = try call.device()
    let heard = (call.request.fields["Last-Event-ID"] ?? call.request.target.first("after")).flatMap { Int($0) } ?? 0
    let record = try await DashboardCall.stored { () async throws(StoreFailure) in try await store.device(id) }
    guard let record, record.app == call.app?.id else { throw .gone }
    let session = call.access.secret.hash
    let stream = TeamStream(
      store: store, device: id, after: max(0, heard), pieces: ConversationPieces(texts: call.texts),
      isOpen: { [agents] in await agents.isOpen(session) })
    hub.open(stream, for: session)
    return Self.events(stream.body)
  }

  private func listEvents(_ call: DashboardCall) async throws(DashboardFailure) -> HTTPResponse {
    let stream = ListStream()
    hub.open(stream, for: call.access.secret.hash)
    return Self.events(stream.body)
  }

  private static func events(_ stream: HTTPStream) -> HTTPResponse {
    var answer = HTTPResponse(contentType: "text/event-stream; charset=utf-8", stream: stream)
    answer.fields["Cache-Control"] = "no-store"
    // A proxy must hand each event on at once.
    answer.fields["X-Accel-Buffering"] = "no"
    return answer
  }

  // MARK: Actions

  /// A draft, for the page's script.
  private struct Draft: Encodable {
    var text: String
    var language: String
    var languageName: String
  }

  private func draft(_ call: DashboardCall) async throws(DashboardFailure) -> HTTPResponse {
    let id = try call.device()
    guard let scenario = call.request.target.first("review").flatMap(ReviewScenario.init) else { throw .gone }
    let draft = try await DashboardCall.stored { () async throws(StoreFailure) in
      try await messenger.draft(scenario, for: id)
    }
    return Self.json(
      Draft(
        text: draft.text, language: draft.language.identifier,
        languageName: ConversationPieces(texts: call.texts).name(of: draft.language)))
  }

  private func reply(_ call: DashboardCall, _ form: FormBody) async throws(DashboardFailure) -> HTTPResponse {
    let device = try call.device(form)
    let text = (form.first("text") ?? "").replacingLineEnds
    let id = form.first("id").flatMap { $0.isEmpty ? nil : String($0.prefix(OutgoingMessage.longestID)) }
    let message: OutgoingMessage
    do throws(APIFailure) { message = try OutgoingMessage(id: id ?? ReplyName.new, text: text).checked() } catch {
      throw DashboardFailure(
        .unprocessable, "invalid",
        text.utf16.count > DeviceLimits.message
          ? "The reply is too long: \(DeviceLimits.message) characters at most." : "Write something before you send it."
      )
    }
    let scenario = form.first("scenario").flatMap(ReviewScenario.init)
    let drafted =
      scenario == nil ? nil : (form.first("keep") ?? form.first("drafted")).flatMap { $0.isEmpty ? nil : $0 }
    let draftedFor = try drafted.map { text throws(DashboardFailure) in try NamedLanguage(text).shownToChange }
    let outcome = await Result.ofStore { () async throws(StoreFailure) in
      try await messenger.reply(message, to: device, draftedFor: draftedFor, at: call.time)
    }
    switch outcome {
    case .success(let stored):
      guard call.request.wantsPage else {
        return Self.json(ConversationPieces(texts: call.texts).message(stored.message))
      }
      return call.done(.sent, at: "/dashboard/conversation", [("device", "\(device.rawValue)")])
    case .failure(.languageChanged(let now)) where !call.request.wantsPage:
      return Self.languageChanged(to: now, call.texts)
    case .failure(let failure) where failure.keepsReply && call.request.wantsPage:
      let asks = failure != .blocked
      let composing = Composing(text: text, scenario: scenario, draftedFor: draftedFor, asks: asks)
      let page = try await conversation(call, composing, device: device)
      return Self.answer(page.document(for: call), status: .conflict)
    case .failure(let failure): throw DashboardFailure(failure)
    }
  }

  /// The answer to a script whose draft is in another language than the device's is now.
  private static func languageChanged(to language: ReceptionLanguage, _ texts: DashboardTexts) -> HTTPResponse {
    struct Body: Encodable {
      struct Fault: Encodable {
        var code = "language_changed"
        var message: String
      }
      var error: Fault
      var language: String
      var languageName: String
    }
    let name = ConversationPieces(texts: texts).name(of: language)
    let message = texts("Nothing was sent: the customer’s app now speaks \(name).")
    return json(
      Body(error: .init(message: message), language: language.identifier, languageName: name), status: .conflict)
  }

  private func markRead(_ call: DashboardCall, _ form: FormBody) async throws(DashboardFailure) -> HTTPResponse {
    let device = try call.device(form)
    let number = form.first("number").flatMap { Int($0) } ?? 0
    try await DashboardCall.stored { () async throws(StoreFailure) in
      try await store.markRead(device, upTo: max(0, number))
    }
    events.note(device)
    guard call.request.wantsPage else { return Self.json(["number": number]) }
    return call.done(.read, at: "/dashboard/conversation", [("device", "\(device.rawValue)")])
  }

  private func block(_ call: DashboardCall, _ form: FormBody) async throws(DashboardFailure) -> HTTPResponse {
    try await setBlocked(true, call, form)
  }

  private func unblock(_ call: DashboardCall, _ form: FormBody) async throws(DashboardFailure) -> HTTPResponse {
    try await setBlocked(false, call, form)
  }

  private func setBlocked(
    _ isBlocked: Bool, _ call: DashboardCall, _ form: FormBody
  ) async throws(DashboardFailure) -> HTTPResponse {
    let device = try call.device(form)
    try await DashboardCall.stored { () async throws(StoreFailure) in
      try await store.setBlocked(isBlocked, device: device)
    }
    events.end(device)
    return call.done(
      isBlocked ? .blocked : .unblocked, at: "/dashboard/conversation", [("device", "\(device.rawValue)")])
  }

  private func remove(_ call: DashboardCall, _ form: FormBody) async throws(DashboardFailure) -> HTTPResponse {
    let device = try call.device(form)
    try await DashboardCall.stored { () async throws(StoreFailure) in try await store.remove(device) }
    events.end(device)
    return call.done(.removed, at: DashboardSection.devices.path)
  }

  /// A value for a script, kept by nobody.
  static func json(_ value: some Encodable, status: HTTPStatus = .ok) -> HTTPResponse {
    var answer = HTTPResponse.json(value, status: status)
    answer.fields["Cache-Control"] = "no-store"
    return answer
  }
}

extension Result where Failure == StoreFailure {
  /// What a store made, or why it did not.
  static func ofStore(_ work: () async throws(StoreFailure) -> Success) async -> Result {
    do throws(StoreFailure) { return .success(try await work()) } catch { return .failure(error) }
  }
}

extension String {
  /// The same with line ends as the rest of the world writes them; forms send CR LF.
  var replacingLineEnds: String { replacing("\r\n", with: "\n").replacing("\r", with: "\n") }
}

extension StoreFailure {
  /// Whether an agent's page comes back with the reply that was not stored: there is something to decide about it.
  fileprivate var keepsReply: Bool {
    switch self {
    case .blocked, .languageChanged: true
    default: false
    }
  }
}
