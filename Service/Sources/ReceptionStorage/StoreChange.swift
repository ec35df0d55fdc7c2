/// Something that became different in a store, in this process or in another one.
public enum StoreChange: Hashable, Sendable {
  /// A message was added to a device's conversation, or the conversation was hidden.
  case conversation(DeviceID)
  /// The language that a device reports, or whether it is served, is another one.
  case device(DeviceID)
  /// A device is gone.
  case removal(DeviceID)
  /// What is known, published or chosen for an app is something else.
  case app(String)
  /// Nobody knows: for a while no change was heard of. Whoever shows something looks at it again.
  case unknown
}

/// A store that tells what becomes different in it.
///
/// What is told are names, never contents: whoever is told reads the store. A change is told once it can be read, at least
/// once, and in no particular order.
public protocol ObservedStore: Sendable {
  /// Tells of every change from now on; there is one observer, the last.
  func observeChanges(_ observer: @escaping @Sendable (StoreChange) -> Void)
}

extension ObservedStore {
  /// Of a store that only one process writes nothing has to be told: the process knows what it does.
  public func observeChanges(_ observer: @escaping @Sendable (StoreChange) -> Void) {}
}
