internal import Dragoman
internal import HTTPService

/// What a page says after a form did its work; the address carries its name, never its words.
enum DashboardNotice: String, CaseIterable, Sendable {
  case sent
  case published
  case rolledBack = "rolled-back"
  case blocked
  case unblocked
  case removed
  case read
  case templatesPublished = "templates-published"
  case settingsSaved = "settings-saved"
  case reportsCleared = "reports-cleared"

  /// The notice of a request.
  init?(_ request: HTTPRequest) {
    guard let notice = request.target.first("notice").flatMap(DashboardNotice.init) else { return nil }
    self = notice
  }

  /// The words.
  var message: LocalizedMessage {
    switch self {
    case .sent: "Your reply was sent."
    case .published: "Published. Devices show it the next time their chat opens."
    case .rolledBack: "Rolled back. The earlier texts are published as a new revision."
    case .blocked: "The device is blocked. It is not served any more."
    case .unblocked: "The device is served again."
    case .removed: "The device and its conversation were removed."
    case .read: "The conversation is marked as read."
    case .templatesPublished: "Published. It is used from the next message on."
    case .settingsSaved: "The settings are saved."
    case .reportsCleared: "The reports were cleared. New ones are counted from zero."
    }
  }
}
