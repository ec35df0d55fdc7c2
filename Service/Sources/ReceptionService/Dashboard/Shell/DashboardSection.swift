internal import Dragoman

/// What the navigation leads to.
enum DashboardSection: String, CaseIterable, Sendable {
  case conversations
  case devices
  case appearance
  case health

  /// Where it lives.
  var path: String { "/dashboard/" + rawValue }

  /// Its name.
  var title: LocalizedMessage {
    switch self {
    case .conversations: "Conversations"
    case .devices: "Devices"
    case .appearance: "Appearance"
    case .health: "Text health"
    }
  }
}
