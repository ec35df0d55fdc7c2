import Dragoman
import LanguageTags
import StringTables
import StringTemplates
import Testing

@Suite struct CatalogSourceTests {
  /// The file of the ThemeKit guide, character for character in what matters here.
  static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "version" : "1.0",
      "strings" : {
        "Card number" : {
          "extractionState" : "manual",
          "shouldTranslate" : true,
          "localizations" : {
            "tr" : { "stringUnit" : { "state" : "translated", "value" : "Kart numarası" } }
          }
        },
        "code" : {
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "What the code says" } }
          }
        },
        "%@ out of %@" : {
          "localizations" : {
            "tr" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ üzerinden %1$@" } }
          }
        }
      }
    }
    """#

  static func sources() throws -> [CatalogSource] {
    let raw = try CatalogSource(xcstrings: Array(catalog.utf8), name: "ThemeKit")
    return [raw, try CatalogSource(compiled: try raw.tables.compiled())]
  }

  @Test func `a raw and a compiled catalog answer alike`() throws {
    for source in try Self.sources() {
      #expect(source.name == "ThemeKit")
      #expect(source.languages == ["en", "tr"])
      var settings = ResolverSettings()
      settings.keyStyle = .uniform
      settings.numbers = .plain
      let resolver = StringResolver(
        policy: .pinned("tr-TR"), steps: [.override(source), .automatic(source)], settings: settings)
      #expect(resolver.text("Card number") == "Kart numarası")
      #expect(resolver.text("\(4.5) out of \(5)") == "5 üzerinden 4.5")
      #expect(resolver.text("\(4.5) left") == "4.5 left")
      #expect(resolver.scoped(to: "en").text("Card number") == "Card number")
    }
  }

  @Test func `a text that a catalog remembers from the code is said last`() throws {
    for source in try Self.sources() {
      let resolver = StringResolver(policy: .pinned("tr"), steps: [.matched(source), .fixed(.english, source)])
      let remembered = resolver.resolve("code")
      #expect(remembered.text == "What the code says")
      #expect(remembered.origin == .defaultText)
      #expect(resolver.explain("code").text == "What the code says")
      #expect(resolver.explain("code").answeredBy == nil)
      let own = LocalizedMessage(key: "code", defaultText: "What the code says now")
      #expect(resolver.text(own) == "What the code says now")
      // In the language that it is remembered in it is nobody's second choice, and the code's own text still goes first.
      let english = StringResolver(policy: .pinned(.english), steps: [.matched(source)])
      #expect(english.text("code") == "What the code says")
      #expect(english.text(own) == "What the code says now")
      #expect(english.resolve(own).text == "What the code says now")
    }
  }

  @Test func `a file that is no catalog is refused with its place`() {
    #expect(throws: TableReadError.self) { try CatalogSource(xcstrings: Array("{".utf8), name: "T") }
    #expect(throws: CompiledFormError.notCompiled) { try CatalogSource(compiled: [1, 2, 3]) }
  }
}
