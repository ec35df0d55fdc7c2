internal import Dragoman

/// What the navigation leads to.
enum DashboardSection: String, CaseIterable, Sendable {
  case devices

  /// Where it lives.
  var path: String { "/dashboard/" + rawValue }

  /// Its name.
  var title: LocalizedMessage {
    switch self {
    case .devices: "Devices"
    }
  }
}
