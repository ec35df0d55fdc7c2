internal import Foundation
internal import HTTPService
internal import ReceptionStorage

/// The device panel as a part of a running service.
struct VisitorDevices: Sendable {
  let catalogs: PageCatalogs
  /// Where the service is reached from here.
  let service: URL
  /// What the devices keep: nobody else's to read, and gone with the process.
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reception-devices-\(UUID().uuidString)")

  init(catalogs: PageCatalogs, service: URL) {
    self.catalogs = catalogs
    self.service = service
  }

  /// Lays out the paths, and removes the devices of visitors of an earlier process.
  func add(to router: inout Router, store: any Store, messenger: Messenger) {
    let devices = DemoDevices(store: store, messenger: messenger, service: service, folder: folder)
    DeviceRoutes(devices: devices, catalogs: catalogs).add(to: &router)
    Task(executorPreference: ServiceExecutor.shared) { await devices.removeLeftOver() }
  }

  /// The service ends, and the devices with it.
  func removeFolder() { try? FileManager.default.removeItem(at: folder) }
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
