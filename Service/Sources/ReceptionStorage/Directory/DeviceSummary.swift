public import ReceptionProtocol

/// A device as the team's lists show it: what it is, and how its conversation stands.
public struct DeviceSummary: Hashable, Sendable {
  /// The device.
  public var record: DeviceRecord
  /// The last message of the conversation that is shown; nil where it is empty.
  public var lastMessage: ConversationMessage?
  /// How many messages of the user the team has not read.
  public var unread: Int

  /// A device and its conversation.
  public init(record: DeviceRecord, lastMessage: ConversationMessage? = nil, unread: Int = 0) {
    self.record = record
    self.lastMessage = lastMessage
    self.unread = unread
  }
}
