internal import Foundation
internal import HTTPService
internal import PushDelivery
internal import ReceptionStorage

/// What takes the pushes of the outbox out of the house while the service runs.
final class PushPost: Sendable {
  /// How long what is under way may take to end when the service stops, in seconds.
  static let patience = 10.0

  private let gateway: APNsGateway
  private let worker: OutboxWorker
  private let measurements = DeliveryMeasurements()
  private let working: Task<Void, Never>

  /// Begins to deliver.
  init(store: any Store, _ settings: APNsSettings) {
    let gateway = APNsGateway(settings)
    let worker = OutboxWorker(store: store, gateway: gateway, measurements: measurements)
    self.gateway = gateway
    self.worker = worker
    working = Task(executorPreference: ServiceExecutor.shared) { await worker.run() }
  }

  /// There may be something new in the outbox.
  func wake() { worker.wake() }

  /// Ends what is under way, or leaves it for later, and delivers nothing more.
  func stop() async {
    worker.stop()
    let (gateway, working) = (gateway, working)
    let patience = Task {
      try await Task.sleep(for: .seconds(Self.patience))
      gateway.close()
    }
    await working.value
    patience.cancel()
    gateway.close()
  }

  /// The text format of Prometheus, version 0.0.4.
  var metrics: String { measurements.text }
}
