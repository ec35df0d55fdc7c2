import Dragoman
import LanguageTags
import StringTables
import StringTemplates
import Testing

@Suite struct KeysAsTextsTests {
  private let turkish: LanguageTag = "tr"

  @Test func `what a built catalog leaves out of the language of its keys is put back`() {
    let built = MemorySource("App", ["tr": ["Select": "Seçin", "%@ left": "Son %@"]])
    let source = KeysAsTexts(built, in: .english)
    #expect(source.name == "App")
    #expect(source.languages == [.english, turkish])
    #expect(source.table(for: .english)?["Select"]?.form == .text("Select"))
    #expect(source.table(for: turkish)?["Select"]?.form == .text("Seçin"))
    #expect(source.table(for: "de") == nil)

    let resolver = StringResolver(policy: .pinned(.english), steps: [.override(source), .automatic(source)])
    #expect(resolver.text(LocalizedMessage(key: "%@ left", arguments: [.integer(3)])) == "3 left")
  }

  @Test func `a rewording in the language of the keys comes before the key`() {
    let built = MemorySource("App", ["tr": ["Select": "Seçin", "Search": "Ara"], "en": ["Select": "Pick one"]])
    let source = KeysAsTexts(built, in: .english)
    #expect(source.languages == [.english, turkish])
    #expect(source.table(for: .english)?["Select"]?.form == .text("Pick one"))
    #expect(source.table(for: .english)?["Search"]?.form == .text("Search"))
  }

  @Test func `a source without texts speaks no language`() {
    struct Silent: StringSource {
      let name = "silent"
      let languages: [LanguageTag] = [.english, "tr"]
      func table(for language: LanguageTag) -> StringTable? { nil }
    }
    #expect(KeysAsTexts(Silent(), in: .english).languages == [])
    #expect(KeysAsTexts(Silent(), in: .english).table(for: .english) == nil)
  }
}
