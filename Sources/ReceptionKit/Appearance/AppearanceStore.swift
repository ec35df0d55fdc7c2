import Foundation
import ReceptionProtocol

/// The published appearance on the device: which one is active, which one waits for the chat to open, and when the service
/// is asked for another.
@MainActor
final class AppearanceStore {
  /// The service is asked at most once in so many seconds.
  static let shortestInterval = 300.0

  /// What readers are shown from.
  private(set) var active: KeptAppearance?
  /// What will be shown from when the chat next opens.
  private(set) var downloaded: KeptAppearance?
  /// Hears what is wrong with what is published, or could not be kept.
  var onTrouble: (String) -> Void = { _ in }
  /// Hears which published texts cannot be shown.
  var onRefused: ([TextReport]) -> Void = { _ in }

  private let address: ServiceAddress
  private let environment: ReceptionEnvironment
  private let file: KeptFile<KeptAppearance>
  private var lastAsked: Double?
  /// The service has said that it serves this app no more.
  private var isRefused = false
  private var asking: Task<Void, Never>?

  /// The cached appearance is active from the start.
  init(address: ServiceAddress, environment: ReceptionEnvironment, file: KeptFile<KeptAppearance>) {
    self.address = address
    self.environment = environment
    self.file = file
    active = file.read()
  }

  /// Says so when the cache is damaged; it counts as none.
  func checkCache() { if file.isDamaged { onTrouble("The cache of the published appearance is damaged and ignored.") } }

  /// Makes the downloaded appearance the active one: the chat opens.
  ///
  /// - Returns: whether another one is active now.
  func activate() -> Bool {
    guard let downloaded else { return false }
    self.downloaded = nil
    defer { active = downloaded }
    return active?.envelope != downloaded.envelope
  }

  /// The app has come back, or its device is served: what was refused may be asked for once more.
  func resume() { isRefused = false }

  /// Asks the service, unless it was asked a short while ago or has refused; whoever asks meanwhile waits for the same answer.
  func refresh() async {
    if let asking { return await asking.value }
    guard !isRefused else { return }
    let now = environment.clock.steadySeconds
    if let lastAsked, now - lastAsked < Self.shortestInterval { return }
    lastAsked = now
    let task = Task { await ask() }
    asking = task
    await task.value
    asking = nil
  }

  /// Whether a question is under way.
  var isAsking: Bool { asking != nil }

  /// Ends a question that is under way.
  func stop() { asking?.cancel() }

  private var newest: KeptAppearance? { downloaded ?? active }

  private func ask() async {
    var request = address.request("GET", "v1/appearance")
    request.longestAnswer = AppearanceEnvelope.longestBody
    if let newest, newest.appVersion == environment.facts.appVersion, let tag = newest.entityTag {
      request.headers["If-None-Match"] = tag
    }
    guard let answer = try? await environment.transport.answer(to: request), !Task.isCancelled else { return }
    switch answer.status {
    case 200: take(answer)
    case 304: break
    default:
      // No token goes with it: 401 says that the service knows no such app, 403 that the app is switched off.
      isRefused = [401, 403].contains(answer.status)
      onTrouble("The service answered \(answer.status) when asked for the appearance.")
    }
  }

  private func take(_ answer: ReceptionAnswer) {
    guard answer.body.count <= AppearanceEnvelope.longestBody else {
      return onTrouble("The published appearance is longer than \(AppearanceEnvelope.longestBody) bytes.")
    }
    let envelope: AppearanceEnvelope
    do { envelope = try JSONDecoder().decode(AppearanceEnvelope.self, from: answer.body) } catch {
      return onTrouble("The published appearance cannot be read: \(error)")
    }
    if let newest, newest.envelope.epoch == envelope.epoch, envelope.revision < newest.envelope.revision {
      return onTrouble("Revision \(envelope.revision) of the appearance is older than \(newest.envelope.revision).")
    }
    for problem in RemoteTexts.problems(of: envelope) { onTrouble("Published text \(problem).") }
    onRefused(RemoteTexts.refused(of: envelope))
    let kept = KeptAppearance(
      envelope: envelope, entityTag: answer.headers["etag"], appVersion: environment.facts.appVersion)
    downloaded = kept
    do { try file.write(kept) } catch { onTrouble("The published appearance could not be kept: \(error)") }
  }
}
