import Dragoman
import GreeterKit
import LanguageTags

/// What a client asks.
public struct Request: Sendable {
  /// The path: `/welcome`.
  public var path: String
  /// The headers, by name in lower case.
  public var headers: [String: String]

  /// A request from its parts.
  public init(path: String, headers: [String: String] = [:]) {
    self.path = path
    self.headers = headers
  }
}

/// What the server answers.
public struct Response: Sendable, Equatable {
  /// The status code.
  public var status: Int
  /// The headers, by name in lower case.
  public var headers: [String: String]
  /// The text.
  public var body: String
}

/// A server that answers each request in the language of its reader.
///
/// It sets no global language: two requests at the same time may speak two languages. Whatever an SDK on Dragoman says
/// while a request is answered, GreeterKit here, it says in the language of that request.
public struct WelcomeServer: Sendable {
  private let matcher = LanguageMatcher(
    supported: ["en", "de", "tr", "ru", "ar"].compactMap { LanguageTag($0) }, rules: .cldrSameLanguage)
  private let words = StringResolver(policy: .pinned(.english), steps: Self.steps)

  /// A server.
  public init() {}

  /// The answer to a request: a pure function.
  public func answer(_ request: Request) -> Response {
    let wanted = AcceptLanguage(request.headers["accept-language"] ?? "").tags
    let language = matcher.match(wanted).tag
    let (status, text) = withLanguage(language) { page(request.path) }
    return Response(
      status: status,
      headers: [
        "content-language": language.description, "vary": "accept-language",
        "content-type": "text/plain; charset=utf-8",
      ],
      body: text)
  }

  private func page(_ path: String) -> (Int, String) {
    guard path == "/welcome" else { return (404, words.text("No such page")) }
    let visitor = "Ada"
    return (200, String(greeter: "Hello, \(visitor)!") + "\n" + String(greeter: "You have \(3) new messages"))
  }

  /// The server's own words.
  private static let steps: [ResolutionStep] = {
    let words = MemorySource(
      "server",
      [
        "en": ["No such page": "No such page"], "de": ["No such page": "Diese Seite gibt es nicht"],
        "tr": ["No such page": "Böyle bir sayfa yok"], "ru": ["No such page": "Такой страницы нет"],
        "ar": ["No such page": "لا توجد صفحة بهذا العنوان"],
      ])
    return [.matched(words), .fixed(.english, words)]
  }()
}
