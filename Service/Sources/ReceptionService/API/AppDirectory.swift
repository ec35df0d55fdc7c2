internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage
internal import Synchronization

/// The apps and their published texts, as they are answered: from memory, and looked up anew every half second, so that
/// what another process publishes is seen.
final class AppDirectory: Sendable {
  /// How old an answer may be, in seconds.
  static let freshness = Duration.milliseconds(500)

  /// An app and what it publishes, ready to be sent.
  final class Entry: Sendable {
    let app: AppRecord
    let appearance: HTTPResponse
    /// The answer to whoever holds them.
    let notModified: HTTPResponse
    let entityTag: String

    init(app: AppRecord, appearance: HTTPResponse, notModified: HTTPResponse, entityTag: String) {
      (self.app, self.appearance, self.notModified, self.entityTag) = (app, appearance, notModified, entityTag)
    }
  }

  /// What a reading found: the apps by identifier.
  private typealias Reading = Task<Result<[String: Entry], StoreFailure>, Never>

  private struct State {
    var entries: [String: Entry] = [:]
    /// When the last reading ended: one that takes longer than an answer stays fresh must not be asked for by each request.
    var readAt: ContinuousClock.Instant?
    /// How often it was to be forgotten: what was read before may be of before.
    var forgotten = 0
    /// The reading that is under way, and what had been forgotten when it began.
    var reading: (task: Reading, forgotten: Int)?
  }

  private let store: any AppStore & AppearanceRevisionStore
  private let epoch: String
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = Mutex(State())

  init(
    store: any AppStore & AppearanceRevisionStore, epoch: String,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.store = store
    self.epoch = epoch
    self.now = now
  }

  /// The app of a request, if it is known now; nil where the store has to be asked.
  func fresh(_ id: String) -> Result<Entry, APIFailure>? {
    state.withLock { state in
      guard let readAt = state.readAt, readAt.duration(to: now()) < Self.freshness else { return nil }
      return Self.served(state.entries[id])
    }
  }

  /// The app of a request.
  func entry(_ id: String) async throws(APIFailure) -> Entry {
    if let fresh = fresh(id) { return try fresh.get() }
    // By what was read for it: what is kept may be from long before, where the reading was overtaken.
    switch await reading().value {
    case .failure(let failure): throw APIFailure(failure)
    case .success(let entries): return try Self.served(entries[id]).get()
    }
  }

  /// Looks everything up at the next question.
  func forget() {
    state.withLock { state in
      state.readAt = nil
      state.forgotten += 1
    }
  }

  /// The reading that answers a question asked now: everybody waits for the same one, unless it may have begun before what
  /// was told since.
  private func reading() -> Reading {
    state.withLock { state in
      if let reading = state.reading, reading.forgotten == state.forgotten { return reading.task }
      let forgotten = state.forgotten
      // Of nobody's own: whoever asked first may hang up.
      let task = Task(executorPreference: ServiceExecutor.shared) { await self.refresh(forgotten) }
      state.reading = (task, forgotten)
      return task
    }
  }

  /// Reads, and keeps what it read for whoever asks later, unless something was to be forgotten meanwhile.
  private func refresh(_ forgotten: Int) async -> Result<[String: Entry], StoreFailure> {
    let read: Result<[String: Entry], StoreFailure>
    do throws(StoreFailure) { read = .success(try await entries()) } catch { read = .failure(error) }
    state.withLock { state in
      guard state.forgotten == forgotten else { return }
      state.reading = nil
      guard case .success(let entries) = read else { return }
      state.entries = entries
      state.readAt = now()
    }
    return read
  }

  private func entries() async throws(StoreFailure) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for app in try await store.apps() {
      let known = state.withLock { $0.entries[app.id] }
      let revision = try await store.appearance(of: app.id)
      // An identifier has no letters that a tag may not have.
      let tag = "\"\(epoch)-\(app.id)-\(revision?.revision ?? 0)\""
      if let known, known.entityTag == tag {
        entries[app.id] = Entry(
          app: app, appearance: known.appearance, notModified: known.notModified, entityTag: tag)
      } else {
        let answer = envelope(revision, tag: tag)
        entries[app.id] = Entry(
          app: app, appearance: answer.prepared(), notModified: answer.notModified.prepared(), entityTag: tag)
      }
    }
    return entries
  }

  private func envelope(_ revision: AppearanceRevision?, tag: String) -> HTTPResponse {
    var answer = HTTPResponse.json(
      AppearanceEnvelope(revision: revision?.revision ?? 0, epoch: epoch, texts: revision?.texts ?? [:]))
    answer.fields["ETag"] = tag
    answer.fields["Cache-Control"] = "no-cache"
    answer.fields["Vary"] = "X-App-Id"
    return answer.secured()
  }

  private static func served(_ entry: Entry?) -> Result<Entry, APIFailure> {
    guard let entry else {
      return .failure(APIFailure(.unauthorized, .invalidAppId, "X-App-Id names no app of this service."))
    }
    guard !entry.app.isDisabled else {
      return .failure(APIFailure(.forbidden, .appDisabled, "This app is switched off."))
    }
    return .success(entry)
  }
}
