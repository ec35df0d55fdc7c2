internal import Dragoman
internal import HTMLMarkup
internal import LanguageTags
internal import ThemeKit
internal import ThemeKitHTML

/// *What follows a switch*: a text that was taken out as a `String` stays as it was, a message value is asked anew.
struct FollowingSection {
  let texts: PageTexts
  let state: LiveState
  let snippets: Snippets

  var html: HTML {
    .element(.section, .id("following"), .aria(.labelledby, "following-heading")) {
      texts.page("following.heading", "What follows a switch").element(.h2, .id("following-heading"))
      texts.page(
        "following.sentence",
        "A text taken out as a String stays as it was when this page was opened; a message value is asked anew."
      ).element(.p)
      HTML.element(.div, .class("grid")) {
        captured
        kept
      }
      snippets.html(of: "following")
    }
  }

  /// What a model might hold.
  private var values: [ThemeText] {
    let rating = RatingContent(score: 4.5)
    return [EmptyStateContent().title, ColorChannel.hue.text, rating.accessibilityValue ?? rating.accessibilityLabel]
  }

  /// Strings have no mark, so nothing replaces them. They keep the language that they were taken in.
  private var captured: HTML {
    .element(.div, .class("card"), .id("captured")) {
      texts.page("following.captured", "Taken out as a String").element(.h3)
      for text in values {
        let said = ThemeKitStrings.resolve(text.value ?? "", in: texts.reader.scope)
        HTML.element(
          .p, .class("specimen"), .named(.lang, said.language.description),
          .named(.dir, said.language.writingDirection.rawValue)
        ) { .text(said.text) }
      }
    }
  }

  private var kept: HTML {
    .element(.div, .class("card"), .id("kept")) {
      texts.page("following.kept", "Kept as a message value").element(.h3)
      for (place, text) in values.enumerated() {
        texts.themeKit("following.value\(place)", text).element(.p, .class("specimen"))
      }
    }
  }
}
