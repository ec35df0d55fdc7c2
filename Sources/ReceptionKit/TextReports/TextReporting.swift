import Dragoman
import Foundation
import ReceptionProtocol

/// Tells the team which texts could not be shown: several at once, while the app is active and the device registered, again
/// after a failure, and by the next launch what this one could not.
@MainActor
final class TextReporting {
  /// How long more reports are waited for before the first of them goes out, in seconds.
  static let gathering = 2.0

  /// Answers the token, nil before the device is registered.
  var token: () -> String? = { nil }
  /// Hears of a token that opens nothing.
  var onRefusedToken: (String) -> Void = { _ in }
  /// Hears that something could not be kept.
  var onTrouble: (String) -> Void = { _ in }
  /// Whether anything is told. What waits when it is switched off is forgotten.
  var isOn = true {
    didSet { if !isOn, oldValue { clear() } }
  }

  private let environment: ReceptionEnvironment
  private var address: ServiceAddress?
  private var file = KeptFile<TextReportQueue>(url: nil)
  private var queue: TextReportQueue
  /// Whether the file has something else.
  private var isDirty = false
  /// How many reports one request tells at most.
  private var most = TextReports.most
  private var failures = 0
  /// The service has said that it serves this app or device no more.
  private var isRefused = false
  private var isActive = false
  private var sending: Task<Void, Never>?
  /// Whether a request is under way.
  private(set) var isAsking = false

  init(environment: ReceptionEnvironment) {
    self.environment = environment
    queue = TextReportQueue(appVersion: environment.facts.appVersion)
  }

  /// Speaks to a service from now on, and goes on with what was kept for it.
  func connect(_ address: ServiceAddress, file: KeptFile<TextReportQueue>) {
    stop()
    isRefused = false
    if self.address != nil { queue = TextReportQueue(appVersion: environment.facts.appVersion) }
    self.address = address
    let kept = file.read()
    if isOn { queue.resume(kept) }
    self.file = file
    isDirty = kept != queue
    if !isOn { keep() }
    flush()
  }

  /// Takes what a resolver met.
  func take(_ report: ResolutionReport) {
    if let report = TextReport(report) { take([report]) }
  }

  /// Takes reports.
  func take(_ reports: [TextReport]) {
    guard isOn else { return }
    for report in reports where queue.take(report) { isDirty = true }
    flush()
  }

  /// Tells while the app is active only.
  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    failures = 0
    isRefused = false
    if isActive {
      flush()
    } else {
      stop()
      keep()
    }
  }

  /// Forgets what was met, told or not.
  func clear() {
    stop()
    queue.clear()
    isDirty = true
    keep()
  }

  /// Keeps what is new and tells what waits, if it can be told, a moment from now.
  func flush() {
    guard isOn, isActive, sending == nil, isDirty || canTell else { return }
    let clock = environment.clock
    sending = Task { [weak self] in
      guard (try? await clock.sleep(seconds: Self.gathering)) != nil else { return }
      self?.keep()
      while await self?.sendNext() == true {}
      if !Task.isCancelled { self?.sending = nil }
    }
  }

  /// The device is served: what was refused is told after all.
  func resume() {
    isRefused = false
    flush()
  }

  private func stop() {
    sending?.cancel()
    sending = nil
  }

  private var canTell: Bool {
    !isRefused && failures < RetryRules.budget && !queue.waiting.isEmpty && token() != nil
  }

  private func keep() {
    guard isDirty else { return }
    isDirty = false
    do { try file.write(queue) } catch { onTrouble("What is to be told of missing texts could not be kept: \(error)") }
  }

  /// Whether there is more to do at once.
  private func sendNext() async -> Bool {
    guard !Task.isCancelled, canTell, let address, let token = token() else { return false }
    let before = queue
    guard let reports = queue.next(at: environment.clock.wallSeconds, most: most) else { return false }
    if queue != before { isDirty = true }
    keep()
    let request = address.request("POST", "v1/devices/me/text-reports", body: reports, bearer: token)
    isAsking = true
    let answer = try? await environment.transport.answer(to: request)
    isAsking = false
    guard !Task.isCancelled else { return false }
    switch answer?.status ?? 0 {
    case 401:
      onRefusedToken(token)
      return await waitForNextTry(nil)
    // An app that is switched off, or a device that is blocked, may be served again, but not for asking.
    case 403:
      isRefused = true
      return false
    case 408, 429, 500...599, 0, 300..<400: return await waitForNextTry(answer?.retryAfter)
    // A proxy that takes less than the service does.
    case 413 where reports.reports.count > 1:
      most = reports.reports.count / 2
      queue.takeBack()
      return true
    default:
      // Told, or refused for good: asking again would not mend it.
      failures = 0
      queue.settle(reports)
      isDirty = true
      keep()
      return true
    }
  }

  private func waitForNextTry(_ retryAfter: Int?) async -> Bool {
    failures += 1
    guard failures < RetryRules.budget else { return false }
    let delay = RetryRules.delay(afterFailure: failures, chance: environment.chance())
    return (try? await environment.clock.sleep(seconds: max(delay, Double(retryAfter ?? 0)))) != nil
      && !Task.isCancelled
  }
}
