public import ReceptionProtocol

/// What the service remembers: apps, devices, conversations, published appearances and templates, pushes, text reports, the
/// agents' sessions.
///
/// Whatever a method that writes has answered is kept, whatever happens afterwards to the process. What it refuses has
/// changed nothing, and so has nearly everything that it could not do: where the connection to a database is lost, or the
/// disk fails, between the writing of a transaction and the news of it, ``StoreFailure/unavailable(_:)`` does not know
/// whether it is kept. Asking again is safe: registrations, messages, updates, logouts and text reports that are asked again under
/// their names or sequences are stored once; a publication may be stored twice. `StorageTesting` holds what every store must do, as data for its tests.
///
/// ```swift
/// let store: any Store = try SQLiteStore(path: "data/reception.sqlite")
/// try await store.save(AppRecord(id: "demo", name: "Demo"))
/// ```
///
/// Times are seconds since 1970, given by the caller. Every method throws ``StoreFailure/unavailable(_:)`` while the storage
/// cannot be used, beside what it says itself.
public protocol Store:
  AppStore, DeviceStore, ConversationStore, DirectoryStore, AppearanceRevisionStore, TemplateRevisionStore, PushStore,
  TextReportStore, AgentStore, ObservedStore, SharedLimitStore
{
  /// Which life of the data this is: another one for a store that was made anew, and after ``beginLife()``.
  var epoch: String { get }
  /// Gives the data another epoch, because they were brought back from a copy: whoever remembers what was later than the
  /// copy would take what is new for what is known. Nobody else may use the store meanwhile: what is open keeps the epoch
  /// that it was opened with, this store too.
  ///
  /// - Returns: the epoch from now on.
  func beginLife() async throws(StoreFailure) -> String
  /// Ends what is being written and closes; the store is of no use afterwards.
  func close() async
}

/// The apps.
public protocol AppStore: Sendable {
  /// Adds an app, or replaces what is known of it; whether one that is there is served, ``setDisabled(_:app:)`` alone says:
  /// who renames an app has read it before it was switched.
  func save(_ app: AppRecord) async throws(StoreFailure)
  /// Every app, by identifier.
  func apps() async throws(StoreFailure) -> [AppRecord]
  /// Serves an app no more, or again; all else of it stays as it is.
  ///
  /// - Throws: `.notFound` for an app that is none.
  func setDisabled(_ isDisabled: Bool, app: String) async throws(StoreFailure)
  /// Replaces the settings of an app; ``save(_:)`` leaves them as they are.
  ///
  /// - Throws: `.notFound` for an app that is none.
  func save(_ settings: AppSettings, of app: String) async throws(StoreFailure)
  /// The settings of an app; those of a new one where there is no such app, or where what is stored cannot be read.
  func settings(of app: String) async throws(StoreFailure) -> AppSettings
}

/// The devices.
public protocol DeviceStore: Sendable {
  /// Adds a device, once: a device of the same number and session secret in the same app is this one, asking again
  /// because it has not heard the answer. Then its description is replaced where its sequence is greater than the last,
  /// and its token stays as it is.
  ///
  /// - Throws: `.notFound` for an app that is none, `.conflict` where the number is another device's, `.blocked` for one
  ///   that asks again.
  func register(_ device: NewDevice, at time: Double) async throws(StoreFailure)

  /// Stores what a device says of itself. A description without a language keeps the last one.
  ///
  /// - Parameter sequence: which update it is; one that is not greater than the last is answered and not stored. Nil is newer
  ///   than everything.
  /// - Throws: `.unauthorized`, `.blocked`.
  func update(
    _ claim: DeviceClaim, with description: DeviceDescription, sequence: Int?, at time: Double
  ) async throws(StoreFailure)

  /// Replaces the token of a device that brings its session secret; the old token opens nothing from then on.
  ///
  /// - Throws: `.sessionRevoked` for a device that is gone, `.blocked`.
  func renewToken(_ claim: DeviceClaim, to token: StoredToken, at time: Double) async throws(StoreFailure)

  /// Forgets who the user is, the push token and the conversation that is shown, and drops the pushes that wait. Counted
  /// with the updates.
  ///
  /// - Throws: `.unauthorized`, `.blocked`.
  func logOut(_ claim: DeviceClaim, sequence: Int?, at time: Double) async throws(StoreFailure)

  /// Forgets the device and all that it ever sent.
  ///
  /// - Throws: `.unauthorized`; a blocked device may still be deleted.
  func delete(_ claim: DeviceClaim, at time: Double) async throws(StoreFailure)

  /// The device that a token is for.
  ///
  /// - Throws: `.unauthorized`, `.blocked`.
  func device(_ claim: DeviceClaim, at time: Double) async throws(StoreFailure) -> DeviceRecord

  /// A device by its number, for the team; nil when it is gone.
  func device(_ id: DeviceID) async throws(StoreFailure) -> DeviceRecord?

  /// The devices of an app, the last registered first.
  func devices(of app: String, limit: Int, offset: Int) async throws(StoreFailure) -> [DeviceRecord]

  /// Serves a device no more, or again.
  ///
  /// - Throws: `.notFound`.
  func setBlocked(_ isBlocked: Bool, device: DeviceID) async throws(StoreFailure)

  /// Removes a device as its user would.
  ///
  /// - Throws: `.notFound`.
  func remove(_ device: DeviceID) async throws(StoreFailure)
}

/// The conversations: one for each device, from registration or logout on.
public protocol ConversationStore: Sendable {
  /// Adds a message of the user; sent again under the same name it is stored once.
  ///
  /// - Returns: the message as it is stored, and whether this call stored it.
  /// - Throws: `.unauthorized`, `.blocked`, `.conflict` where the name stands for another message.
  func append(
    _ message: OutgoingMessage, from claim: DeviceClaim, at time: Double
  ) async throws(StoreFailure) -> (message: ConversationMessage, isNew: Bool)

  /// Adds a message of the team and the push that tells of it, both or neither. Sent again under the same name it is
  /// stored once, whatever language it was drafted for, and pushed once.
  ///
  /// - Throws: `.notFound` for a device that is gone; `.blocked` for one that is not served, which would never hear of it;
  ///   `.conflict` where the name stands for another message; `.languageChanged` for a draft in another language than the device's effective one.
  func reply(_ reply: TeamReply, to device: DeviceID, at time: Double) async throws(StoreFailure) -> StoredReply

  /// Messages of the conversation that is shown, by number.
  func messages(of device: DeviceID, _ range: MessageRange, limit: Int) async throws(StoreFailure)
    -> [ConversationMessage]
}

/// Which messages are wanted.
public enum MessageRange: Hashable, Sendable {
  /// The last ones.
  case latest
  /// The first ones after a number.
  case after(Int)
  /// The last ones before a number.
  case before(Int)
}

/// The published texts.
public protocol AppearanceRevisionStore: Sendable {
  /// The last revision; nil where nothing was ever published.
  func appearance(of app: String) async throws(StoreFailure) -> AppearanceRevision?
  /// The revisions, newest first.
  func appearances(of app: String, limit: Int, offset: Int) async throws(StoreFailure) -> [AppearanceRevision]
  /// Publishes texts as the next revision.
  ///
  /// - Parameter base: the revision that the texts were made from, 0 for none, so that two who edit at once do not overwrite
  ///   each other; nil overwrites.
  /// - Throws: `.notFound` for an app that is none; `.conflict` where the last revision is not the base.
  func publish(
    _ texts: [AppearanceField: [String: String]], app: String, base: Int?, at time: Double
  ) async throws(StoreFailure) -> AppearanceRevision
  /// Publishes the texts of an earlier revision as the next one; nil is the one before the last.
  ///
  /// - Throws: `.notFound` for a revision that never was.
  func rollBack(app: String, to revision: Int?, at time: Double) async throws(StoreFailure) -> AppearanceRevision
}

/// What devices could not show.
public protocol TextReportStore: Sendable {
  /// Adds the reports of a device to the counts of its app. Where an app would have more than ``TextCount/mostOfApp``, the
  /// counts go that were last reported before all others.
  ///
  /// - Parameter sequence: which request of the device it is; one that is not greater than the last is answered and not
  ///   counted. Nil is always counted.
  /// - Throws: `.unauthorized`, `.blocked`.
  func count(
    _ reports: [TextReport], sequence: Int?, from claim: DeviceClaim, at time: Double
  ) async throws(StoreFailure)
  /// The counts, by language, key and kind.
  ///
  /// - Parameter language: the one language that is asked about; nil is all of them.
  func textCounts(of app: String, in language: String?, limit: Int, offset: Int) async throws(StoreFailure)
    -> [TextCount]
  /// The counts put together, by language.
  func textTotals(of app: String) async throws(StoreFailure) -> [TextTotal]
  /// Removes the counts of an app that were last reported before a time. One that is reported at this moment may stay.
  ///
  /// - Returns: how many there were.
  @discardableResult
  func removeTextCounts(of app: String, lastReportedBefore time: Double) async throws(StoreFailure) -> Int
}

extension TextReportStore {
  /// Counts what a device reports without a sequence.
  public func count(_ reports: [TextReport], from claim: DeviceClaim, at time: Double) async throws(StoreFailure) {
    try await count(reports, sequence: nil, from: claim, at: time)
  }

  /// Removes every count of an app.
  ///
  /// - Returns: how many there were.
  @discardableResult
  public func removeTextCounts(of app: String) async throws(StoreFailure) -> Int {
    try await removeTextCounts(of: app, lastReportedBefore: .greatestFiniteMagnitude)
  }

  /// The counts of every language, by language, key and kind.
  public func textCounts(of app: String, limit: Int, offset: Int) async throws(StoreFailure) -> [TextCount] {
    try await textCounts(of: app, in: nil, limit: limit, offset: offset)
  }
}
