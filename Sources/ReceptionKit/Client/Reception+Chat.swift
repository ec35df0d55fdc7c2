import ReceptionProtocol

extension Reception {
  /// Sends a message, and starts support with the first one. It goes out as soon as the app is active and online, in order,
  /// and is stored once however often it has to be sent.
  ///
  /// - Parameters:
  ///   - text: what the user wrote; nobody translates it. White space around it is taken off.
  ///   - photoCount: how many photos go with it.
  /// - Returns: whether there was anything to send: neither a blank text without photos nor one that is too long.
  @discardableResult
  public func send(_ text: String, photoCount: Int = 0) -> Bool {
    let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    let words = String(trimmed)
    guard photoCount > 0 || !words.isEmpty, words.utf16.count <= DeviceLimits.message, let conversation else {
      return false
    }
    start()
    conversation.add(words, photoCount: photoCount)
    return true
  }

  /// Sends a message again that was not sent.
  public func retry(_ message: ChatMessage) { conversation?.retry(message.id) }

  /// Fetches what was written since the last time, where live updates pause or cannot be waited for, and tries to have them
  /// again.
  public func refreshMessages() async {
    sync?.feed(.asked)
    guard let updates, let address, let token = conversationToken else { return }
    updates.feed(.asked)
    let ended = updates.endedConversations
    // Page by page, until there is nothing more; the first page is the last messages.
    for _ in 0..<100 {
      let last = updates.live.last
      let request = LiveUpdatesDriver.page(of: address, after: last, token: token)
      guard let answer = try? await environment.transport.answer(to: request), answer.status == 200,
        let page = answer.decoded(ConversationPage.self), updates === self.updates, token == conversationToken,
        ended == updates.endedConversations
      else { return }
      if last == nil, updates.live.last == nil { conversation?.learn(page) }
      updates.feed(.fetched(page.messages, epoch: answer.epoch))
      guard last != nil, !page.messages.isEmpty else { return }
    }
  }

  /// Fetches the messages before the first, a page of them. Where that fails, ``hasEarlierMessages`` stays as it is, and the
  /// user may ask again; whoever asks while a page is on its way asks for nothing.
  public func loadEarlierMessages() async {
    guard hasEarlierMessages, !isLoadingEarlierMessages, let updates, let address, let token = conversationToken,
      let conversation, let first = conversation.first
    else { return }
    let ended = updates.endedConversations
    isLoadingEarlierMessages = true
    // The next conversation has begun without one, and may have asked for one of its own.
    defer { if updates === self.updates, ended == updates.endedConversations { isLoadingEarlierMessages = false } }
    let request = LiveUpdatesDriver.page(of: address, before: first, token: token)
    guard let answer = try? await environment.transport.answer(to: request), updates === self.updates,
      ended == updates.endedConversations, first == conversation.first
    else { return }
    if answer.status == 401 { sync?.feed(.tokenRefused(token)) }
    guard answer.status == 200, let page = answer.decoded(ConversationPage.self) else { return }
    // Of other data: there is nothing to put them before.
    guard answer.epoch == updates.live.epoch else { return updates.feed(.fetched([], epoch: answer.epoch)) }
    conversation.learn(page)
    conversation.take(page.messages.filter { $0.number < first })
    countUnread()
  }

  /// Ties a conversation and its live updates to this chat.
  func adopt(_ conversation: Conversation, _ updates: LiveUpdatesDriver) {
    conversation.onChange = { [weak self] in self?.messages = $0 }
    conversation.onTrouble = { [weak self] in self?.onEvent?(.trouble($0)) }
    messages = conversation.messages
    conversation.onEarlier = { [weak self] in self?.hasEarlierMessages = $0 }
    hasEarlierMessages = conversation.hasEarlier
    conversation.token = { [weak self] in self?.conversationToken }
    conversation.onRefusedToken = { [weak self] in self?.sync?.feed(.tokenRefused($0)) }
    updates.onMessages = { [weak self] messages in
      self?.conversation?.take(messages)
      self?.countUnread()
    }
    updates.onLastPage = { [weak self] in self?.conversation?.learn($0) }
    updates.onReplacement = { [weak self] messages in
      self?.conversation?.replace(with: messages)
      self?.countUnread()
    }
    updates.onEpoch = { [weak self] epoch in
      let readAt = self?.sync?.sync.kept.readAt
      self?.sync?.feed(.served(epoch, readThrough: readAt.flatMap { self?.conversation?.last(by: $0) }))
      self?.countUnread()
    }
    updates.onConnection = { [weak self] in self?.connection = $0 }
    updates.onRefusedToken = { [weak self] in self?.sync?.feed(.tokenRefused($0)) }
    conversation.setActive(isActive)
    self.conversation = conversation
    self.updates = updates
    updates.feed(.token(conversationToken))
    if isActive { updates.feed(.becameActive) }
  }

  /// With what the conversation may be asked for now.
  var conversationToken: String? {
    // What the next user writes must not arrive before the service has heard that the last one is gone.
    guard let kept = sync?.sync.kept, !kept.owesLogout, !kept.owesDeletion else { return nil }
    return kept.credentials?.token
  }

  /// What is on the screen is read; what is not, is counted.
  func countUnread() {
    if isChatOpen, isActive, let last = updates?.live.last {
      sync?.feed(.read(last, at: conversation?.time(of: last)))
    }
    let unread = conversation?.arrivals(after: sync?.sync.kept.readThrough ?? 0) ?? 0
    if unread != unreadCount { unreadCount = unread }
  }

  /// Forgets the conversation that is shown: what comes next is another one.
  func forgetConversation() {
    conversation?.clear()
    updates?.feed(.token(conversationToken))
    updates?.feed(.cleared)
    (unreadCount, isLoadingEarlierMessages) = (0, false)
  }

  /// The service has forgotten this device, and the numbers of its messages with it.
  func beginConversationAnew() {
    conversation?.beginAnew()
    updates?.feed(.token(conversationToken))
    updates?.feed(.cleared)
    (unreadCount, isLoadingEarlierMessages) = (0, false)
  }
}
