import Dragoman
import Foundation
import LanguageTags
import MarkdownRender
import ReceptionKit
import Testing
import ThemeKit

private let words: StringResolver = {
  let texts = BundleSource(.module, table: "TidesKit")
  return StringResolver(policy: .pinned(.english), steps: [.matched(texts), .fixed(.english, texts)])
}()

// snippet
@MainActor func speak(_ code: String?) {
  UserDefaults.standard.set(code, forKey: "language")
  Theme.setLanguage(code)
  Reception.shared.languageOverride = code
  MarkdownRenderLocalization.language = code.map { .custom($0) } ?? .automatic
  words.setLanguage(code.flatMap { LanguageTag($0) })
}
// end

extension Guides {
  @MainActor @Suite struct SwitchLanguage {
    @Test func `one call switches every SDK and the app, and back`() throws {
      ThemeKitStrings.register(bundle: .module, table: "ThemeKit")
      UserDefaults.standard.set("tr", forKey: "language")
      // snippet
      speak(UserDefaults.standard.string(forKey: "language"))
      // end
      try check {
        Theme.currentLanguage  // "tr"
        String(themeKit: "Card number")  // "Kart numarası"
        Reception.shared.matchedLanguage.identifier  // "tr"
        MarkdownRenderLocalization.codeCopy  // "Copy"
        speak("fr")
        words.text("High tide")  // "Pleine mer"
        speak(nil)
        Reception.shared.languageOverride == nil  // true
        MarkdownRenderLocalization.language == .automatic  // true
        words.text("High tide")  // "High tide"
        UserDefaults.standard.string(forKey: "language") == nil  // true
      }
    }

    @Test func `a language is called by its own name`() throws {
      try check {
        // snippet
        LanguageTag("pt-BR")!.menuName  // Optional("Português (Brasil)")
        Reception.supportedLanguages.count  // 48
        // end
      }
    }
  }
}
