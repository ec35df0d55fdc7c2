internal import Dragoman
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags
internal import ReceptionStorage

extension Dashboard {
  /// Logging in and out, and the language of the dashboard.
  func addDoor(to router: inout Router) {
    router.on(.get, "/dashboard/log-in", later: logInPage)
    router.on(.post, "/dashboard/log-in", later: logIn)
    router.on(
      .post, "/dashboard/log-out",
      later: action { call, _ async throws(DashboardFailure) in
        let cookie = try await DashboardCall.stored { () async throws(StoreFailure) in
          try await agents.logOut(call.access, call.request)
        }
        hub.end(call.access.secret.hash)
        return Self.redirection(to: "/dashboard/log-in", setting: cookie)
      })
    router.on(.post, "/dashboard/language", setLanguage)
  }

  private func logInPage(_ request: HTTPRequest) async -> HTTPResponse {
    let next = Self.ownPath(request.target.first("next"))
    if (try? await agents.access(of: request)) != nil { return Self.redirection(to: next) }
    return Self.answer(LogInPage(texts: DashboardTexts(catalog, request), next: next).document())
  }

  private func logIn(_ request: HTTPRequest) async -> HTTPResponse {
    let texts = DashboardTexts(catalog, request)
    guard request.isFromOwnPage, let form = try? FormBody(parsing: request.body) else {
      return Self.problem(texts("This form was sent from another page. Log in here."), texts, "/dashboard", .forbidden)
    }
    let next = Self.ownPath(form.first("next"))
    do throws(StoreFailure) {
      switch try await agents.logIn(request, password: form.first("password") ?? "") {
      case .entered(let cookie): return Self.redirection(to: next, setting: cookie)
      case .refused: return Self.problem(texts("This is not the team’s password."), texts, next, .unauthorized)
      case .busy:
        return Self.problem(
          texts("Many are logging in at this moment. Try again in a few seconds."), texts, next, .unavailable)
      case .limited(let seconds):
        let minutes = max(1, Int((seconds / 60).rounded(.up)))
        var answer = Self.problem(
          texts("Too many attempts. Try again in \(minutes) minutes."), texts, next, .tooManyRequests)
        answer.fields["Retry-After"] = "\(Int(seconds.rounded(.up)))"
        return answer
      }
    } catch {
      return Self.problem(texts(DashboardFailure(error).message), texts, next, .unavailable)
    }
  }

  /// The choice is in a cookie of its own: it concerns this browser, logged in or not.
  private func setLanguage(_ request: HTTPRequest) -> HTTPResponse {
    guard request.isFromOwnPage, let form = try? FormBody(parsing: request.body) else {
      return Self.redirection(to: "/dashboard")
    }
    let tag = LanguageTag(form.first("language") ?? "").flatMap { catalog.offered.contains($0) ? $0 : nil }
    var cookie = HTTPCookie(DashboardTexts.cookie, tag?.description ?? "")
    cookie.path = "/dashboard"
    cookie.seconds = 365 * 86_400
    cookie.isSecure = agents.isSecure(request)
    return Self.redirection(to: Self.ownPath(form.first("back")), setting: cookie)
  }

  private static func problem(
    _ problem: String, _ texts: DashboardTexts, _ next: String, _ status: HTTPStatus
  ) -> HTTPResponse {
    answer(LogInPage(texts: texts, problem: problem, next: next).document(), status: status)
  }

  private static func redirection(to path: String, setting cookie: HTTPCookie) -> HTTPResponse {
    var answer = redirection(to: path)
    answer.fields.append(cookie.field, to: "Set-Cookie")
    return answer
  }

  /// A path of the dashboard; anything else, such as the address of another site, is its front page.
  static func ownPath(_ text: String?) -> String {
    guard let text, text == "/dashboard" || text.hasPrefix("/dashboard/") || text.hasPrefix("/dashboard?"),
      text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
    else { return "/dashboard" }
    return text
  }
}
