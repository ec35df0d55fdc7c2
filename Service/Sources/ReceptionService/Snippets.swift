internal import HTMLMarkup

/// The Swift that the page shows beside what it made. Each is a part of a file that the tests compile and run.
struct Snippets: Sendable {
  private let code: [String: String]

  /// The names of the snippets, each a file `Snippets/NAME.txt` of the resources.
  static let names = ["live", "following", "beside", "components", "chat", "markdown"]

  /// Reads them.
  ///
  /// - Throws: `.unreadable` for one that is missing.
  init(resources: ServiceResources) throws(ResourceError) {
    var code: [String: String] = [:]
    for name in Self.names {
      code[name] = String(decoding: try resources.bytes("Snippets/\(name).txt"), as: UTF8.self)
    }
    self.code = code
  }

  /// A snippet as a block of code, which is left-to-right English whatever surrounds it.
  func html(of name: String) -> HTML {
    .element(
      .pre, .class("code"), .named(.dir, "ltr"), .named(.lang, "en"), .named(.translate, "no"),
      .named(.tabindex, "0"), .named(.role, "region"), .aria(.label, "Swift")
    ) { HTML.element(.code) { HTML.text(code[name] ?? "") } }
  }
}
