import Dragoman
import LanguageTags

/// The texts of an app.
package enum AppTexts {
  private static let resolver: StringResolver = {
    let words = MemorySource("own", ["en": ["Map": "Map"], "de": ["Map": "Karte"]])
    return StringResolver(policy: .pinned(.english), steps: [.matched(words), .fixed(.english, words)])
  }()

  package static func map(in code: String) -> String {
    LanguageTag(code).map { resolver.scoped(to: $0).text("Map") } ?? ""
  }
}

/// Names that the engine has, too.
package struct Resolution: Sendable, Equatable {
  package var width: Int
  package init(width: Int) { self.width = width }
}
package struct StringTable: Sendable, Equatable {
  package var rows: Int
  package init(rows: Int) { self.rows = rows }
}
