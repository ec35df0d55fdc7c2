internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import HTTPService
internal import ReceptionStorage

/// A request of an agent who is logged in, with all that its page needs.
struct DashboardCall: Sendable {
  let request: HTTPRequest
  let access: AgentAccess
  let texts: DashboardTexts
  /// Every app, by identifier.
  let apps: [AppRecord]
  /// The app that the page is about; nil where there is none yet.
  let app: AppRecord?
  /// How many conversations of the app have unread messages.
  let unread: Int
  /// Seconds since 1970.
  let time: Double

  /// The address of a page about this app.
  func address(_ path: String, _ items: [(String, String)] = []) -> String {
    var components = URLComponents()
    components.path = path
    let app = app.map { [URLQueryItem(name: "app", value: $0.id)] } ?? []
    components.queryItems = app + items.map { URLQueryItem(name: $0.0, value: $0.1) }
    // A plus sign is a space in a query.
    let query = (components.percentEncodedQuery ?? "").replacingOccurrences(of: "+", with: "%2B")
    return query.isEmpty ? path : path + "?" + query
  }

  /// A form that changes something: it carries the session's token and the app.
  func form(
    to path: String, _ attributes: HTMLAttribute?..., @HTMLBuilder content: () -> HTML
  ) -> HTML {
    HTML.element(.form, [.named(.method, "post"), .action(address(path))] + attributes.compactMap { $0 }) {
      HTML.element(
        .input, .named(.type, "hidden"), .named(.name, "token"), .named(.value, access.secret.formToken))
      content()
    }
  }

  /// The link that throws away what is typed: the page anew. A script shows it while there is something, and asks first.
  func discard(at path: String, _ items: [(String, String)] = []) -> HTML {
    texts("Discard changes").element(
      .a, .class("step"), .id("discard"), .href(address(path, items)),
      .data("question", texts("Discard what you typed here?")), .flag(.hidden))
  }

  /// The number of a device in the query or a form.
  func device(_ form: FormBody? = nil) throws(DashboardFailure) -> DeviceID {
    guard let number = (form?.first("device") ?? request.target.first("device")).flatMap({ Int64($0) }) else {
      throw .gone
    }
    return DeviceID(rawValue: number)
  }
}

/// Why a page is not shown, or something is not done, in the agent's words.
struct DashboardFailure: Error, Sendable {
  var status: HTTPStatus
  /// For programs.
  var code: String
  /// For people: what happened, and what to do.
  var message: LocalizedMessage

  init(_ status: HTTPStatus, _ code: String, _ message: LocalizedMessage) {
    (self.status, self.code, self.message) = (status, code, message)
  }

  init(_ failure: StoreFailure) {
    switch failure {
    case .notFound: self = .gone
    case .blocked:
      self.init(.conflict, "blocked", "This device is blocked. Unblock it, then send your reply.")
    case .conflict:
      self.init(.conflict, "conflict", "This message was sent before with another text. Reload the page.")
    default:
      self.init(
        .unavailable, "unavailable", "The database cannot be used at the moment. Nothing was changed; try again.")
    }
  }

  /// What the page is about is not there.
  static let gone = DashboardFailure(
    .notFound, "not_found", "This is not here any more. It was removed, or the address is wrong.")
  /// An address that does something, and shows nothing.
  static let noPage = DashboardFailure(.methodNotAllowed, "no_page", "There is no page at this address.")
  /// An address that was cut off or changed on its way, say in a message.
  static func unreadable(_ status: HTTPStatus) -> DashboardFailure {
    DashboardFailure(
      status, "bad_target", "This address cannot be read. Part of it is missing, or was changed on its way here.")
  }
  /// A form that a page elsewhere filled in, or one of a session that has ended.
  static let forged = DashboardFailure(
    .forbidden, "form_expired", "This form is of an earlier session. Reload the page and send it again.")
}

extension DashboardCall {
  /// Has the store do something, and says its failures in the agent's words.
  static func stored<Value>(_ work: () async throws(StoreFailure) -> Value) async throws(DashboardFailure) -> Value {
    do throws(StoreFailure) { return try await work() } catch { throw DashboardFailure(error) }
  }
}
