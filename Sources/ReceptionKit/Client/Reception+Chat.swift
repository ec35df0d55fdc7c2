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

  /// Fetches what the team has written since the last time.
  public func refreshMessages() async { await conversation?.fetch() }

  /// Ties a conversation to this chat.
  func adopt(_ conversation: Conversation) {
    conversation.onChange = { [weak self] in self?.messages = $0 }
    conversation.onArrival = { [weak self] in if self?.isChatOpen == false { self?.unreadCount += $0 } }
    conversation.token = { [weak self] in
      // What the next user writes must not arrive before the service has heard that the last one is gone.
      guard let kept = self?.sync?.sync.kept, !kept.owesLogout, !kept.owesDeletion else { return nil }
      return kept.credentials?.token
    }
    conversation.setActive(isActive)
    self.conversation = conversation
  }
}
