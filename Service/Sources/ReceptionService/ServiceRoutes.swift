internal import Dragoman
internal import Foundation
internal import HTMLMarkup
public import HTTPService
internal import LanguageTags

/// The pages: everything that is answered without the store.
///
/// ```swift
/// let routes = try ServiceRoutes(resources: ServiceResources(folder: "Resources"))
/// routes.router.reply(to: request)
/// ```
public struct ServiceRoutes: Sendable {
  /// Who answers which path.
  public let router: Router
  /// The words of the live page, for what is added to it.
  let catalogs: PageCatalogs

  /// Reads the resources and lays out the paths.
  ///
  /// - Throws: a `ResourceError` for a resource that is missing or damaged.
  public init(resources: ServiceResources) throws(ResourceError) {
    let markdown = MarkdownDemo(exchanges: try MarkdownDemo.exchanges(in: resources))
    catalogs = try PageCatalogs(resources: resources)
    let live = LiveRoutes(
      catalogs: catalogs, snippets: try Snippets(resources: resources),
      markdown: markdown)
    var router = Router()
    for asset in try Asset.all(in: resources) {
      router.on(.get, "/assets/" + asset.name) { asset.response.revalidated(for: $0) }
    }
    router.on(.get, "/", live.page)
    router.on(.get, "/live", live.texts)
    router.on(.get, "/explain", live.explain)
    router.on(.post, "/live/resolve", live.resolve)
    router.on(.get, "/markdown/answer", MarkdownRoutes(demo: markdown).answer)
    router.refusal = live.refusal
    self.router = router
  }
}

/// A file that the browser gets as it is.
struct Asset: Sendable {
  var name: String
  var response: HTTPResponse

  private static let contentTypes = [
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]
  private static let names = [
    "page.css", "page.js", "language.js", "explain.js", "components.js", "chat.js", "chat.css", "markdown.js",
    "markdown-demo.js", "icon.svg",
    "dashboard.css", "dashboard.js", "dashboard-common.js", "dashboard-conversation.js", "dashboard-list.js",
    "dashboard-templates.js", "dashboard-appearance.js", "dashboard-settings.js", "dashboard-leaving.js",
  ]

  static func all(in resources: ServiceResources) throws(ResourceError) -> [Asset] {
    var assets: [Asset] = []
    for name in names {
      let type = name.split(separator: ".").last.flatMap { contentTypes[String($0)] } ?? "application/octet-stream"
      assets.append(
        Asset(name: name, response: HTTPResponse(contentType: type, body: try resources.bytes("Web/" + name))))
    }
    return assets
  }
}
