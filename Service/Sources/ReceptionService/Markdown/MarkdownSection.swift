internal import Dragoman
internal import HTMLMarkup
internal import MarkdownHTML
internal import MarkdownRender
internal import ThemeKitHTML

/// MarkdownRender on the live page: a conversation whose words follow a device of the reader's choice, and whose earlier
/// answers keep the words they were made with.
struct MarkdownSection {
  let texts: PageTexts
  let state: MarkdownDemoState
  let demo: MarkdownDemo
  let snippets: Snippets

  var html: HTML {
    .element(.section, .id("markdown"), .aria(.labelledby, "markdown-heading")) {
      texts.page("markdown.heading", "The words around the text").element(.h2, .id("markdown-heading"))
      texts.page(
        "markdown.sentence",
        "Rendered Markdown is its author’s and never translated. The words around it follow the device, and an answer keeps those it was made with."
      ).element(.p)
      controls
      HTML.element(.div, .class("card"), .id("markdown-chat"), .named(.translate, "no")) { conversation }
      snippets.html(of: "markdown")
    }
  }

  private var controls: HTML {
    let word = state.options.copyText
    return .element(.form, .class("row markdown-controls"), .data("state", "markdown"), .named(.autocomplete, "off")) {
      HTML.element(.div, .class("tk-field")) {
        texts.page("markdown.device", "Device languages").element(.label, .named(.for, "device"))
        HTML.element(.select, .id("device"), .named(.name, "device")) {
          for device in MarkdownDemoState.devices {
            HTML.element(
              .option, .named(.value, device), .named(.dir, "ltr"), .flag(.selected, device == state.device)
            ) { device }
          }
        }
      }
      HTML.element(.label, .class("tk-pill")) {
        HTML.element(
          .input, .named(.type, "checkbox"), .named(.name, "own"), .named(.value, "1"),
          .flag(.checked, state.hasOwnWording))
        texts.page("markdown.own", "The app’s own wording").element(.span)
      }
      for exchange in demo.exchanges {
        HTML.element(
          .button, .named(.type, "button"), .data("ask", exchange.id), .named(.lang, exchange.language)
        ) { exchange.question }
      }
      texts.page("markdown.next", "The next copy button says “\(word)”.")
        .element(.p, .class("markdown-next"), .named(.role, "status"))
    }
  }

  /// Before anything is asked, the finished answer stands there, so that it can be read without a script.
  private var conversation: HTML {
    guard let exchange = demo.exchanges.first(where: { $0.language == "en" }) else { return .empty }
    return (try? demo.conversation(exchange, options: state.options)) ?? .empty
  }
}
