internal import Dragoman
internal import HTMLMarkup
internal import ThemeKitHTML

/// The panel that says of any text on the page where it came from. The page's script fills it.
struct ExplainPanel {
  let texts: PageTexts

  var html: HTML {
    .element(
      .aside, .id("explain"), .class("explain"), .aria(.labelledby, "explain-heading"), .named(.tabindex, "-1")
    ) {
      HTML.element(.div, .class("line")) {
        texts.page("explain.heading", "Why this text?").element(.h2, .id("explain-heading"))
        texts.page("explain.close", "Close")
          .element(.button, .id("explain-close"), .named(.type, "button"), .class("quiet"))
      }
      texts.page(
        "explain.hint", "Choose a text: click it, or turn on “Explain texts”, move with Tab and press Enter."
      ).element(.p, .id("explain-hint"))
      HTML.element(.div, .id("explain-answers"), .aria(.live, "polite"))
      words
    }
  }

  /// The words that the script needs for an answer.
  private var words: HTML {
    .element(.div, .flag(.hidden)) {
      texts.page("explain.key", "Key").element(.span)
      texts.page("explain.values", "Values").element(.span)
      texts.page("explain.asked", "Asked for").element(.span)
      texts.page("explain.answered", "Answered in").element(.span)
      texts.page("explain.steps", "Sources, in the order asked").element(.span)
      texts.page("explain.source", "Source").element(.span)
      texts.page("explain.language", "Language").element(.span)
      texts.page("explain.outcome", "Outcome").element(.span)
      texts.page("explain.nobody", "No source knows this key: the code’s own text is shown.").element(.span)
    }
  }
}
