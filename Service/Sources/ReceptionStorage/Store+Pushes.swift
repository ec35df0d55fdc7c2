public import ReceptionProtocol

/// The templates of pushes and of reviews, as documents that the store does not look into.
public protocol TemplateRevisionStore: Sendable {
  /// The last revision; nil where nothing was ever published.
  func template(_ kind: TemplateKind, of app: String) async throws(StoreFailure) -> TemplateRevision?
  /// The revisions, newest first.
  func templates(_ kind: TemplateKind, of app: String, limit: Int, offset: Int) async throws(StoreFailure)
    -> [TemplateRevision]
  /// Publishes a document as the next revision.
  ///
  /// - Parameter base: the revision that the document was made from, 0 for none, so that two who edit at once do not
  ///   overwrite each other; nil overwrites.
  /// - Throws: `.notFound` for an app that is none; `.conflict` where the last revision is not the base.
  func publish(
    _ document: String, as kind: TemplateKind, app: String, base: Int?, at time: Double
  ) async throws(StoreFailure) -> TemplateRevision
  /// Publishes the document of an earlier revision as the next one; nil is the one before the last.
  ///
  /// - Throws: `.notFound` for a revision that never was.
  func rollBack(_ kind: TemplateKind, app: String, to revision: Int?, at time: Double) async throws(StoreFailure)
    -> TemplateRevision
}

/// The outbox: pushes as they were rendered when their message was stored, and what became of each.
///
/// Several processes deliver from one outbox. A worker claims what is due, and nobody else gets it until the claim ends; a
/// worker that died is thereby replaced, and one that is slow has its answer refused.
public protocol PushStore: Sendable {
  /// Claims waiting pushes of an app whose time has come, the longest due first, and counts an attempt of each: of each
  /// device at most its oldest waiting one, so that what comes after it follows it, and whatever was dropped or forgotten
  /// before its turn is never handed on.
  ///
  /// - Parameters:
  ///   - app: the app; each has a gateway of its own.
  ///   - limit: the most to claim.
  ///   - worker: who claims; another name for each process.
  ///   - end: when they are due again unless they are settled before, in seconds since 1970.
  func claimPushes(
    of app: String, limit: Int, by worker: String, until end: Double, at time: Double
  ) async throws(StoreFailure) -> [ClaimedPush]

  /// Says what became of a push that a worker has claimed.
  ///
  /// - Returns: false, and nothing is changed, where the worker has it no more: its claim ended and another took it, or
  ///   the push was settled or removed meanwhile.
  @discardableResult
  func settle(
    _ push: PushID, by worker: String, as outcome: PushOutcome, at time: Double
  ) async throws(StoreFailure) -> Bool

  /// Forgets the push token of a device if it is still this one: the gateway says that it is not used any more.
  ///
  /// - Returns: whether it was; false where the device has told of another one since, has none, or is gone.
  @discardableResult
  func forgetPushToken(_ token: String, of device: DeviceID) async throws(StoreFailure) -> Bool

  /// Pushes of an app, the newest first.
  func pushes(_ question: PushQuestion, limit: Int) async throws(StoreFailure) -> [PushRecord]

  /// How many pushes of an app there are in each state; a state without any may be absent.
  func pushCounts(of app: String) async throws(StoreFailure) -> [PushState: Int]

  /// Removes the pushes of an app that were made before a time, in whatever state: the oldest first and a thousand at a
  /// time, so that nobody waits for long. What is removed before a failure stays so.
  ///
  /// - Returns: how many there were.
  @discardableResult
  func removePushes(of app: String, madeBefore time: Double) async throws(StoreFailure) -> Int
}

extension ConversationStore {
  /// Adds a message of the team of which no push tells.
  ///
  /// - Throws: `.notFound` for a device that is gone; `.blocked` for one that is not served; `.conflict` where the name stands
  ///   for another message.
  public func reply(
    _ message: OutgoingMessage, to device: DeviceID, at time: Double
  ) async throws(StoreFailure) -> ConversationMessage {
    try await reply(TeamReply(message), to: device, at: time).message
  }
}
