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
  struct Entry: Sendable {
    var app: AppRecord
    var appearance: HTTPResponse
    /// The answer to whoever holds them.
    var notModified: HTTPResponse
    var entityTag: String
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var readAt: ContinuousClock.Instant?
    /// How often it was to be forgotten: what was read before may be of before.
    var forgotten = 0
  }

  private let store: any Store
  private let state = Mutex(State())

  init(store: any Store) { self.store = store }

  /// The app of a request, if it is known now; nil where the store has to be asked.
  func fresh(_ id: String) -> Result<Entry, APIFailure>? {
    state.withLock { state in
      guard let readAt = state.readAt, readAt.duration(to: .now) < Self.freshness else { return nil }
      return Self.served(state.entries[id])
    }
  }

  /// The app of a request.
  func entry(_ id: String) async throws(APIFailure) -> Entry {
    if let fresh = fresh(id) { return try fresh.get() }
    do throws(StoreFailure) { try await refresh() } catch { throw APIFailure(error) }
    return try state.withLock { Self.served($0.entries[id]) }.get()
  }

  /// Looks everything up at the next question.
  func forget() {
    state.withLock { state in
      state.readAt = nil
      state.forgotten += 1
    }
  }

  private func refresh() async throws(StoreFailure) {
    let now = ContinuousClock.now
    let forgotten = state.withLock { $0.forgotten }
    var entries: [String: Entry] = [:]
    for app in try await store.apps() {
      let known = state.withLock { $0.entries[app.id] }
      let revision = try await store.appearance(of: app.id)
      let tag = "\"\(store.epoch)-\(revision?.revision ?? 0)\""
      if var known, known.entityTag == tag {
        known.app = app
        entries[app.id] = known
      } else {
        let answer = envelope(revision, tag: tag)
        entries[app.id] = Entry(
          app: app, appearance: answer.prepared(), notModified: answer.notModified.prepared(), entityTag: tag)
      }
    }
    state.withLock { state in
      state.entries = entries
      state.readAt = state.forgotten == forgotten ? now : nil
    }
  }

  private func envelope(_ revision: AppearanceRevision?, tag: String) -> HTTPResponse {
    var answer = HTTPResponse.json(
      AppearanceEnvelope(revision: revision?.revision ?? 0, epoch: store.epoch, texts: revision?.texts ?? [:]))
    answer.fields["ETag"] = tag
    answer.fields["Cache-Control"] = "no-cache"
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
