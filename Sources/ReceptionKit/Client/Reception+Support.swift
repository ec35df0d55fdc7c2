public import Foundation
import LanguageTags
public import ReceptionProtocol

extension Reception {
  /// Connects support with a service. What was kept for this app is read again, a cached appearance is active at once, and
  /// nothing is registered.
  ///
  /// - Parameters:
  ///   - appId: the app's identifier at the service.
  ///   - serviceURL: the service's address, without the path of an endpoint.
  public func configure(appId: String, serviceURL: URL) {
    let address = ServiceAddress(appId: appId, url: serviceURL)
    guard address != self.address else { return }
    sync?.stop()
    store?.stop()
    updates?.stop()
    self.address = address
    conversation?.leave()
    (conversation, updates, connection) = (nil, nil, .connected)
    isLoadingEarlierMessages = false
    connectTextReports(address)
    startStore(address)
    startSync(address)
    adopt(
      Conversation(address: address, environment: environment, file: KeptFile(url: file("messages", of: address))),
      LiveUpdatesDriver(address: address, environment: environment))
  }

  /// Starts support, as sending the first message does: the device is registered as soon as the app is active.
  public func start() { sync?.feed(.supportStarted) }

  /// Whether support has ever been started on this device, and not been deleted since.
  public var hasStarted: Bool { sync?.sync.kept.hasStarted ?? false }

  /// Whether the service knows the device as it is.
  public var isSynchronized: Bool {
    guard let kept = sync?.sync.kept else { return false }
    return kept.synchronized != nil && kept.synchronized == sync?.sync.current
  }

  /// The app came to the foreground or left it. On Apple platforms `ReceptionChatView` and the app's own scenes say so.
  public func setActive(_ isActive: Bool) {
    self.isActive = isActive
    if isActive { texts.followHost() }
    describe()
    sync?.feed(isActive ? .becameActive : .becameInactive)
    conversation?.setActive(isActive)
    textReports.setActive(isActive)
    updates?.feed(isActive ? .becameActive : .becameInactive)
    countUnread()
    languageMayHaveChanged()
    if isActive {
      store?.resume()
      askForAppearance()
    }
  }

  /// The chat is on the screen: what was published meanwhile is shown from now on. It registers nothing.
  public func openChat() {
    isChatOpen = true
    countUnread()
    if store?.activate() == true { applyTexts() }
    if isActive { askForAppearance() }
    // A stream that is open brings everything by itself.
    if updates?.live.connection != .connected || updates?.live.last == nil { Task { await refreshMessages() } }
  }

  /// Asks whether the team has published other texts, and returns once that is known. They are shown when the chat next
  /// opens: an app that waits for this before it opens the chat shows the newest.
  ///
  /// The app asks by itself when it comes to the foreground and when the chat opens. Whoever asks meanwhile waits for the
  /// same answer; within five minutes nobody is asked again, nor is a service that has refused to serve the app or the
  /// device, until the app comes to the foreground again; then this returns at once.
  public func refreshAppearance() async {
    guard !isHalted else { return }
    await store?.refresh()
  }

  /// The chat has left the screen.
  public func closeChat() { isChatOpen = false }

  /// Says who the user is; nil says nothing. Values that are over the service's limits are left out.
  public func identify(
    externalUserId: String? = nil, name: String? = nil, email: String? = nil, metadata: [String: String]? = nil
  ) {
    user = SupportUser(externalUserId: externalUserId, name: name, email: email, metadata: metadata)
    describe()
  }

  /// Hands over the token for push notifications; nil takes it back.
  public func setPushToken(_ token: String?, environment: PushEnvironment = .production) {
    pushToken = token.map { ($0, environment) }
    describe()
  }

  /// Forgets the user, here and at the service: who they are, their push token and the conversation that is shown. The
  /// device, its language settings and whether support has started stay.
  public func logout() {
    user = SupportUser()
    pushToken = nil
    sync?.feed(.loggedOut)
    forgetConversation()
    describe()
  }

  /// Deletes everything that support knows of this device, here and at the service, as soon as that can be reached.
  public func deleteData() {
    user = SupportUser()
    pushToken = nil
    sync?.feed(.deleted)
    textReports.clear()
    forgetConversation()
    describe()
  }

  // MARK: Parts

  private func connectTextReports(_ address: ServiceAddress) {
    textReports.token = { [weak self] in self?.isHalted == false ? self?.conversationToken : nil }
    textReports.onRefusedToken = { [weak self] in self?.sync?.feed(.tokenRefused($0)) }
    textReports.onTrouble = { [weak self] in self?.onEvent?(.trouble($0)) }
    textReports.connect(address, file: KeptFile(url: file("texts", of: address)))
  }

  /// Whether the service serves this app or this device no more: nothing is asked then that nobody asks for.
  private var isHalted: Bool { sync?.sync.halt != nil }

  private func askForAppearance() { Task { await refreshAppearance() } }

  /// Of what is published and cannot be shown, this device tells what its user would have seen.
  private func tellRefused(_ reports: [TextReport]) {
    let seen = [appLanguage.description, matchedLanguage.identifier]
    textReports.take(reports.filter { seen.contains($0.language) })
  }

  private func startStore(_ address: ServiceAddress) {
    let store = AppearanceStore(
      address: address, environment: environment, file: KeptFile(url: file("appearance", of: address)))
    store.onTrouble = { [weak self] in self?.onEvent?(.trouble($0)) }
    store.onRefused = { [weak self] in self?.tellRefused($0) }
    store.checkCache()
    self.store = store
    applyTexts()
    if isActive { askForAppearance() }
  }

  private func startSync(_ address: ServiceAddress) {
    let sync = DeviceSyncDriver(
      address: address, environment: environment, file: KeptFile(url: file("device", of: address)))
    sync.onTrouble = { [weak self] in self?.onEvent?(.trouble($0)) }
    sync.onCredentials = { [weak self] in
      guard let self else { return }
      updates?.feed(.token(conversationToken))
    }
    sync.onNews = { [weak self] news in
      if news == .synchronized {
        self?.conversation?.flush()
        self?.store?.resume()
        self?.textReports.resume()
      }
      if news == .sessionReset { self?.beginConversationAnew() }
      self?.onEvent?(ReceptionEvent(news))
    }
    self.sync = sync
    describe()
    if isActive { sync.feed(.becameActive) }
  }

  /// One file for each app and service, so that none is taken for another's.
  private func file(_ name: String, of address: ServiceAddress) -> URL? {
    let scope = Data("\(address.appId) \(address.url.absoluteString)".utf8).base64EncodedString()
      .replacingOccurrences(of: "/", with: "_")
    return environment.folder?.appendingPathComponent("\(name)-\(scope).json")
  }

  /// Describes the device as it is now; the service hears of it when it differs from what it knows.
  func describe() {
    guard let sync else { return }
    let (device, dropped) = description.withinLimits()
    for name in dropped where !toldDropped.contains(name) {
      toldDropped.insert(name)
      onEvent?(.trouble("\(name) is over the service's limit and left out."))
    }
    sync.feed(.described(device))
  }

  private var description: DeviceDescription {
    let facts = environment.facts
    var device = DeviceDescription(
      platform: facts.platform, sdkVersion: Self.version, locale: environment.deviceLocale().identifier,
      timezone: environment.timezone())
    device.appVersion = facts.appVersion
    device.appBuild = facts.appBuild
    device.osVersion = facts.osVersion
    device.deviceModel = facts.deviceModel
    device.bundleId = facts.bundleId
    device.language = appLanguage.description
    device.externalUserId = user.externalUserId
    device.name = user.name
    device.email = user.email
    device.metadata = user.metadata
    device.pushToken = pushToken?.token
    device.pushEnvironment = pushToken?.environment
    return device
  }

  /// The version of ReceptionKit that is reported.
  public nonisolated static var version: String { "0.1.0" }
}

extension ReceptionEvent {
  init(_ news: SyncNews) {
    switch news {
    case .synchronized: self = .synchronized
    case .sessionReset: self = .sessionReset
    case .paused, .refused: self = .synchronizationPaused
    case .halted(.unknownApp): self = .halted(reason: "The service knows no app with this identifier.")
    case .halted(.appDisabled): self = .halted(reason: "The app is switched off at the service.")
    case .halted(.blocked): self = .halted(reason: "The service does not serve this device any more.")
    }
  }
}
