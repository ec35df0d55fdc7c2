public import ReceptionProtocol

/// A message of the team on its way into a conversation.
///
/// ```swift
/// var reply = TeamReply(OutgoingMessage(id: "r1", text: draft), draftedFor: language)
/// reply.push = { device, message in renderer.push(device, message) }
/// try await store.reply(reply, to: device, at: now)
/// ```
public struct TeamReply: Sendable {
  /// What is said.
  public var message: OutgoingMessage
  /// The language for which a request for a review was drafted, as its agent last saw it; nil for any other message.
  public var draftedFor: ReceptionLanguage?
  /// Makes the push that tells of it, from the device and the message as they are stored, in the same transaction: the
  /// push is in the language that the device has at that moment. It may be called again where a transaction is, so it
  /// does nothing else. Nil, or the answer nil, tells nobody.
  public var push: (@Sendable (DeviceRecord, ConversationMessage) -> NewPush?)?

  /// A message.
  public init(
    _ message: OutgoingMessage, draftedFor: ReceptionLanguage? = nil,
    push: (@Sendable (DeviceRecord, ConversationMessage) -> NewPush?)? = nil
  ) {
    self.message = message
    self.draftedFor = draftedFor
    self.push = push
  }
}

/// What became of a message of the team.
public struct StoredReply: Hashable, Sendable {
  /// The message as it is stored.
  public var message: ConversationMessage
  /// Whether this call stored it.
  public var isNew: Bool
  /// The push that this call stored.
  public var push: PushID?

  /// A stored message.
  public init(message: ConversationMessage, isNew: Bool, push: PushID? = nil) {
    self.message = message
    self.isNew = isNew
    self.push = push
  }
}
