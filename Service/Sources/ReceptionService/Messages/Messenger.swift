internal import ReceptionMessages
internal import ReceptionProtocol
internal import ReceptionStorage
internal import Synchronization

/// Speaks for the team: stores its replies with their pushes, wakes whoever listens, and drafts requests for reviews.
///
/// ```swift
/// let stored = try await messenger.reply(OutgoingMessage(id: "r-1", text: "Hallo!"), to: device, at: now)
/// let draft = try await messenger.draft(.afterFix, for: device)
/// ```
final class Messenger: Sendable {
  private let store: any Store
  private let events: EventHub
  /// Told of published templates that cannot be used, once for each revision.
  private let report: @Sendable (String) -> Void
  private let made = Mutex<[String: AppMessages]>([:])

  init(store: any Store, events: EventHub, report: @escaping @Sendable (String) -> Void = { _ in }) {
    self.store = store
    self.events = events
    self.report = report
  }

  /// Stores a reply and the push that tells of it, and wakes the device's streams.
  ///
  /// - Parameter draftedFor: for a request for a review the language of its draft, as the agent last saw it.
  /// - Throws: `.notFound` for a device that is gone, `.blocked` for one that is not served, `.conflict` for a name that stands for another message,
  ///   `.languageChanged` for a draft in another language than the device's is now.
  @discardableResult
  func reply(
    _ message: OutgoingMessage, to device: DeviceID, draftedFor: ReceptionLanguage? = nil, at time: Double
  ) async throws(StoreFailure) -> StoredReply {
    let messages = try await messages(for: device)
    let reply = TeamReply(message, draftedFor: draftedFor) { device, stored in
      messages.push(device, PushEvent(stored))
    }
    let stored = try await store.reply(reply, to: device, at: time)
    if stored.isNew { events.wake(device) }
    return stored
  }

  /// The draft of a request for a review, in the language that a device is spoken to in now.
  ///
  /// - Throws: `.notFound` for a device that is gone.
  func draft(_ scenario: ReviewScenario, for device: DeviceID) async throws(StoreFailure) -> ReviewDraft {
    guard let record = try await store.device(device) else { throw .notFound("device \(device.rawValue)") }
    return try await messages(of: record.app).drafts.draft(scenario, in: record.effectiveLanguage)
  }

  /// The push that a reply would make for a device, as its user would see it; nil for a device that gets none.
  ///
  /// - Throws: `.notFound` for a device that is gone.
  func preview(_ event: PushEvent, for device: DeviceID) async throws(StoreFailure) -> RenderedPush? {
    guard let record = try await store.device(device) else { throw .notFound("device \(device.rawValue)") }
    guard !record.isBlocked else { return nil }
    return try await messages(of: record.app).pushes.push(PushRecipient(record.description), event)
  }

  private func messages(for device: DeviceID) async throws(StoreFailure) -> AppMessages {
    guard let record = try await store.device(device) else { throw .notFound("device \(device.rawValue)") }
    return try await messages(of: record.app)
  }

  /// What an app's messages are made with: always the last published, since it may be another process that published.
  ///
  /// - Throws: `.notFound` for an app that is none.
  func messages(of id: String) async throws(StoreFailure) -> AppMessages {
    guard let app = try await store.apps().first(where: { $0.id == id }) else { throw .notFound("app \(id)") }
    let settings = try await store.settings(of: id)
    var revisions: [TemplateKind: TemplateRevision] = [:]
    for kind in TemplateKind.allCases { revisions[kind] = try await store.template(kind, of: id) }
    if let known = made.withLock({ $0[id] }), known.isMade(of: app, settings, revisions) { return known }
    let messages = AppMessages(app, settings, revisions)
    let before = made.withLock { made in
      defer { made[id] = messages }
      return made[id]
    }
    for kind in TemplateKind.allCases where before?.revisions[kind] != revisions[kind] {
      for problem in messages.problems[kind] ?? [] {
        report("\(id): \(kind.rawValue) templates, revision \(revisions[kind]?.revision ?? 0): \(problem)")
      }
    }
    return messages
  }
}
