internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import LanguageTags
internal import ThemeKit
internal import ThemeKitHTML

/// The live page for one reader.
struct LivePage {
  let texts: PageTexts
  let state: LiveState
  let snippets: Snippets
  let markdown: MarkdownDemo
  /// What the address says is wrong, said on the page.
  var notice: LocalizedMessage?

  private var mark: TextMarker { texts.themeKit }
  private var reader: Reader { texts.reader }

  /// The whole document.
  func document() -> HTML {
    let body = HTML.element(.body) {
      skipLink
      header
      HTML.element(.div, .class("layout")) {
        main
        ExplainPanel(texts: texts).html
      }
      footer
      statusWords
      HTML.data(id: "texts", json: Self.json(texts.shown))
    }
    let title = texts.page("page.title", "Dragoman: the live page")
    return .document(
      .element(
        .html, .named(.lang, reader.language.description), .named(.dir, reader.language.writingDirection.rawValue)
      ) {
        PageHead.html(title: title, script: "/assets/page.js")
        body
      })
  }

  static func json(_ shown: [String: ShownText]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(shown)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  // MARK: Around the content

  private var skipLink: HTML {
    texts.page("page.skip", "Skip to the content").element(.a, .class("skip"), .href("#content"))
  }

  private var header: HTML {
    .element(.header, .class("top")) {
      HTML.element(.div, .class("bar")) {
        HTML.element(.p, .class("brand")) {
          HTML.element(.a, .href("/"), .named(.lang, "en"), .named(.translate, "no")) { "Dragoman" }
          texts.page("page.kind", "Live page").element(.span)
        }
        LanguagePicker(texts: texts).html
        explainToggle
        status
      }
    }
  }

  /// How a switch goes. It stands in the bar, so that the bar does not grow over what is read.
  private var status: HTML {
    .element(.div, .class("status"), .named(.role, "status"), .id("status"), .data("state", "idle")) {
      HTML.element(.span, .id("status-text"))
      texts.page("status.retry", "Try again")
        .element(.button, .id("retry"), .named(.type, "button"), .class("quiet"), .flag(.hidden))
    }
  }

  private var explainToggle: HTML {
    texts.page("explain.toggle", "Explain texts").element(
      .button, .id("explain-toggle"), .named(.type, "button"), .class("toggle"), .aria(.pressed, "false"),
      .aria(.controls, "explain"))
  }

  private var footer: HTML {
    .element(.footer) {
      texts.page(
        "page.footer", "ThemeKit, ReceptionKit and MarkdownRender are written here from their published documentation."
      ).element(.p)
    }
  }

  /// The words of the states, on the page from the start, since they are needed when the service cannot be asked.
  private var statusWords: HTML {
    .element(.div, .flag(.hidden)) {
      texts.page("status.saving", "Switching…").element(.span)
      texts.page("status.saved", "Up to date").element(.span)
      texts.page("status.failed", "The service does not answer. The page keeps what it shows.").element(.span)
      texts.page("status.offline", "You are offline. The page keeps what it shows.").element(.span)
      texts.page("explain.verbatim", "A formatted value; no catalog is asked.").element(.span)
    }
  }

  // MARK: Content

  /// The section on ReceptionKit, which a switch asks for its rows too.
  var chat: ChatSection { ChatSection(texts: texts, state: state.chat, snippets: snippets) }

  private var main: HTML {
    .element(.main, .id("content")) {
      let said = texts.page("page.notice", notice ?? "")
      said.element(.p, .id("notice"), .class("notice"), .flag(.hidden, notice == nil))
      texts.page("page.heading", "Switch the language. Every text follows.").element(.h1)
      texts.page(
        "page.lead",
        "Swift on this server answers every text you see, out of String Catalogs. Nothing reloads, and what you type stays."
      ).element(.p, .class("lead"))
      LiveLocalizationSection(texts: texts, state: state, snippets: snippets).html
      FollowingSection(texts: texts, state: state, snippets: snippets).html
      BesideSection(texts: texts, state: state, snippets: snippets).html
      ComponentsSection(texts: texts, state: state, snippets: snippets).html
      chat.html
      MarkdownSection(texts: texts, state: state.markdown, demo: markdown, snippets: snippets).html
    }
  }
}
