internal import Dragoman
internal import HTMLMarkup
internal import LanguageTags
internal import ThemeKitHTML

/// What a person sees at an address where nothing lives.
struct NotFoundPage {
  let texts: PageTexts
  let path: String

  func document() -> HTML {
    let language = texts.reader.language
    return .document(
      .element(.html, .named(.lang, language.description), .named(.dir, language.writingDirection.rawValue)) {
        PageHead.html(title: texts.page("title", "Nothing lives here"))
        HTML.element(.body) {
          HTML.element(.main, .class("alone")) {
            texts.page("heading", "Nothing lives here").element(.h1)
            // The path is anybody's: it is isolated from the sentence around it.
            HTML.element(.p) { texts.page("sentence", "There is no page at \(isolated(path)).").text }
            texts.page("link", "Go to the live page").element(.a, .href("/"))
          }
        }
      })
  }

  private func isolated(_ path: String) -> String { "\u{2068}" + String(path.prefix(200)) + "\u{2069}" }
}
