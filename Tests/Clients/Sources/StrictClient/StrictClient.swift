package import Dragoman
import Foundation
import FoundationStrings
import LanguageTags
import MarkdownRender
import ReceptionKit
import ThemeKit

/// An actor that answers in its reader's language, with nothing imported that it does not name.
package actor Desk {
  private let resolver: StringResolver

  package init() {
    let words = MemorySource(
      "desk", ["en": ["%lld guests": "%lld guests"], "de": ["%lld guests": "%lld Gäste"]])
    resolver = StringResolver(policy: .pinned(.english), steps: [.matched(words), .fixed(.english, words)])
  }

  package func guests(_ count: Int, in code: String) -> String {
    guard let language = LanguageTag(code) else { return "" }
    return withLanguage(language) { resolver.text("\(count) guests") }
  }

  /// The same across a suspension.
  package func guestsLater(_ count: Int, in code: String) async -> String {
    guard let language = LanguageTag(code) else { return "" }
    return await withLanguage(language) {
      await Task.yield()
      return resolver.text("\(count) guests")
    }
  }
}

/// What SDKs say where nothing of the engine is imported by its user.
package struct Sentences: Sendable {
  package init() {}

  package func rating(_ score: Double) -> String { String(themeKit: "\(score) out of \(5)") }
  package func title() -> String { String(localized: "Harbour \(2)") }
  package func copy() -> String { MarkdownRenderLocalization.codeCopy }
  @MainActor package func send() -> String { Reception.shared.labels.send }
  package func source() -> any StringSource { MemorySource("none", [:]) }
}
