import Dragoman
import LanguageTags
package import Localization
import ThemeKit

/// Both kinds of a name in one file, told apart by the module.
package struct Screen: Sendable {
  package let size = Localization.Resolution(width: 640)
  package let table = StringTable(rows: 3)

  package init() {}

  package func map() -> String { AppTexts.map(in: "de") }
  package func answer() -> String {
    let words = MemorySource("words", ["en": ["Map": "Map"]])
    let answer: Dragoman.Resolution = StringResolver(policy: .pinned(.english), steps: [.matched(words)]).resolve("Map")
    return answer.text
  }
  package func component() -> String { SelectContent().placeholder.string }
}
