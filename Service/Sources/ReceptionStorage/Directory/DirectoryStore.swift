/// What the team looks through: devices and conversations, a page at a time, however many there are.
public protocol DirectoryStore: Sendable {
  /// A page of devices, in the query's order.
  func devices(_ query: DeviceQuery, limit: Int) async throws(StoreFailure) -> [DeviceSummary]
  /// How many devices a query finds in all; its position does not count.
  func deviceCount(_ query: DeviceQuery) async throws(StoreFailure) -> Int
  /// A device as the lists show it; nil when it is gone.
  func deviceSummary(_ device: DeviceID) async throws(StoreFailure) -> DeviceSummary?
  /// The team has read a conversation up to a message; later ones stay unread. A reply reads all that came before it.
  ///
  /// - Throws: `.notFound` for a device that is gone.
  func markRead(_ device: DeviceID, upTo number: Int) async throws(StoreFailure)
}
