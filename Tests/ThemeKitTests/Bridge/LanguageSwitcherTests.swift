import Synchronization
import Testing

@testable import ThemeKit

/// Which entry of the menu is the chosen one.
@Suite struct LanguageSwitcherTests {
  private func menu(_ codes: [String], chosen: String) -> LanguageSwitcher {
    LanguageSwitcher(codes.map { AppLanguage(code: $0) }, selection: .constant(chosen))
  }

  @Test func `the chosen language is found however its code is spelled`() {
    let codes = ["en", "pt_BR", "zh-hant", "iw", "ar-u-nu-latn", "not a tag", "EN"]
    let expected: [(String, String?)] = [
      ("pt-BR", "pt_BR"), ("zh-Hant", "zh-hant"), ("he", "iw"), ("iw", "iw"), ("ar", "ar-u-nu-latn"), ("en", "en"),
      ("EN", "EN"), ("eN", "en"), ("not a tag", "not a tag"), ("pt", nil), ("pt-PT", nil), ("zh-Hans", nil), ("", nil),
      ("no tag", nil),
    ]
    let wrong = expected.filter { menu(codes, chosen: $0.0).selected?.code != $0.1 }
    #expect(wrong.map(\.0) == [])
  }

  @Test func `a picker reads a code on offer and writes what is chosen`() {
    let written = Mutex("pt-BR")
    let selection = Binding(get: { written.withLock { $0 } }, set: { code in written.withLock { $0 = code } })
    let menu = LanguageSwitcher([.init(code: "en"), .init(code: "pt_BR")], selection: selection)
    #expect(menu.choice.wrappedValue == "pt_BR")
    menu.choice.wrappedValue = "en"
    #expect(written.withLock { $0 } == "en" && menu.choice.wrappedValue == "en")
    selection.wrappedValue = "ja"
    #expect(menu.choice.wrappedValue == "ja", "nothing on offer is chosen")
    #expect(menu.selected == nil)
  }
}
