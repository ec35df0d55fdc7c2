import Dragoman
import Foundation
import LanguageTags
import Testing

// snippet
struct TidePages: Sendable {
  let words: StringResolver
  let matcher = LanguageMatcher(
    supported: ["en", "fr", "ar"].compactMap { LanguageTag($0) }, rules: .cldrSameLanguage)

  /// A page for the value of `Accept-Language`.
  func page(for header: String, minutes: Int) -> String {
    let language = matcher.match(AcceptLanguage(header)).tag
    return withLanguage(language) {
      """
      <html lang="\(language)" dir="\(language.writingDirection.rawValue)">
      <p>\(words.text("\(minutes) minutes to high tide"))</p>
      """
    }
  }
}
// end

extension Guides {
  @Suite struct ServeReaders {
    private let words: StringResolver = {
      let texts = BundleSource(.module, table: "TidesKit")
      return StringResolver(policy: .pinned(.english), steps: [.matched(texts), .fixed(.english, texts)])
    }()

    @Test func `two requests at once are answered in two languages`() async {
      let pages = TidePages(words: words)
      async let french = pages.page(for: "fr-CA;q=0.8, *;q=0.1", minutes: 20)
      async let arabic = pages.page(for: "ar", minutes: 2)
      async let nothing = pages.page(for: "no header; q=x", minutes: 1)
      let all = await [french, arabic, nothing]
      #expect(
        all == [
          "<html lang=\"fr\" dir=\"ltr\">\n<p>20 minutes avant la pleine mer</p>",
          "<html lang=\"ar\" dir=\"rtl\">\n<p>دقيقتان حتى أعلى مد</p>",
          "<html lang=\"en\" dir=\"ltr\">\n<p>1 minute to high tide</p>",
        ])
    }

    @Test func `a text that fell back says its language`() throws {
      let words = words
      try check {
        // snippet
        let resolution = withLanguage(LanguageTag("ar")!) { words.resolve("Spring tide") }
        resolution.text  // "Spring tide"
        resolution.language.description  // "en"
        // end
      }
    }

    @Test func `Foundation formats for the reader`() {
      let format = Date.FormatStyle(locale: Locale(LanguageTag("fr")!)).month(.wide).year()
      #expect(Date(timeIntervalSince1970: 0).formatted(format).contains("janvier"))
    }
  }
}
