internal import Dragoman

/// What the navigation leads to.
enum DashboardSection: String, CaseIterable, Sendable {
  case devices
  case push
  case reviews
  case outbox
  case settings

  /// Where it lives.
  var path: String { "/dashboard/" + rawValue }

  /// Its name.
  var title: LocalizedMessage {
    switch self {
    case .devices: "Devices"
    case .push: "Push templates"
    case .reviews: "Review templates"
    case .outbox: "Outbox"
    case .settings: "Settings"
    }
  }
}
