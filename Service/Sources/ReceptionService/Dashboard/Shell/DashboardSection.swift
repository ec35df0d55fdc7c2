internal import Dragoman

/// What the navigation leads to.
enum DashboardSection: String, CaseIterable, Sendable {
  case conversations
  case devices
  case appearance
  case push
  case reviews
  case outbox
  case health
  case settings

  /// Where it lives.
  var path: String { "/dashboard/" + rawValue }

  /// Its name.
  var title: LocalizedMessage {
    switch self {
    case .conversations: "Conversations"
    case .devices: "Devices"
    case .appearance: "Appearance"
    case .push: "Push templates"
    case .reviews: "Review templates"
    case .outbox: "Outbox"
    case .health: "Text health"
    case .settings: "Settings"
    }
  }
}
