internal import Foundation
internal import HTTPService
internal import ReceptionStorage

/// The device panel as a part of a running service.
struct VisitorDevices: Sendable {
  let catalogs: PageCatalogs
  /// Where the service is reached from here.
  let service: URL
  /// What the devices keep: nobody else's to read.
  private let folder: URL
  /// Whether that outlives the process.
  private let isKept: Bool

  /// - Parameter folder: where the devices are kept over a restart; without one they are gone with the process.
  init(catalogs: PageCatalogs, service: URL, folder: URL? = nil) {
    self.catalogs = catalogs
    self.service = service
    isKept = folder != nil
    self.folder =
      folder
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("reception-devices-\(UUID().uuidString)")
  }

  /// Lays out the paths, and removes the devices of visitors of an earlier process who do not come back.
  func add(to router: inout Router, store: any Store, messenger: Messenger) {
    let devices = DemoDevices(store: store, messenger: messenger, service: service, folder: folder)
    DeviceRoutes(devices: devices, catalogs: catalogs).add(to: &router)
    Task(executorPreference: ServiceExecutor.shared) {
      await devices.removeLeftOver()
      try? await Task.sleep(for: .seconds(DemoDevices.lifetime))
      await devices.removeDormant()
    }
  }

  /// The service ends, and with it the devices that are not kept.
  func removeFolder() { if !isKept { try? FileManager.default.removeItem(at: folder) } }
}

extension ListeningSocket {
  /// The address by which this process reaches itself: a socket on every address is reached by the loopback's.
  static func address(toReach host: String, port: UInt16) -> URL {
    let reached = ["0.0.0.0", "::", "[::]", "localhost"].contains(host) ? "127.0.0.1" : host
    var parts = URLComponents()
    parts.scheme = "http"
    parts.host = reached.contains(":") ? "[\(reached)]" : reached
    parts.port = Int(port)
    return parts.url ?? URL(fileURLWithPath: "/")
  }
}
