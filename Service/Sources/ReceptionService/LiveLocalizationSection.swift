internal import Dragoman
internal import HTMLMarkup
internal import LanguageTags
internal import ThemeKit
internal import ThemeKitHTML

/// *Live Localization*: a view's string and the titles of an enum that is no view switch together, and Arabic mirrors
/// the layout.
struct LiveLocalizationSection {
  let texts: PageTexts
  let state: LiveState
  let snippets: Snippets

  var html: HTML {
    .element(.section, .id("live-localization"), .aria(.labelledby, "live-heading")) {
      texts.page("live.heading", "Live Localization").element(.h2, .id("live-heading"))
      texts.page("live.sentence", "One setting switches a view’s string and the titles of a plain enum alike.")
        .element(.p)
      HTML.element(.div, .class("row")) {
        HTML.languageSwitcher(switcher, action: "/", mark: texts.themeKit)
        arabicSwitch
      }
      HTML.element(.div, .class("grid")) {
        HTML.element(.div, .class("stack")) {
          viewString
          snippets.html(of: "live")
        }
        enumTitles
      }
    }
  }

  private var switcher: LanguageSwitcher {
    let language = texts.reader.language.description
    return LanguageSwitcher([.init(code: "en"), .init(code: "tr")], selection: .constant(language))
  }

  /// Arabic and back. Without a script the button submits the language it leads to.
  private var arabicSwitch: HTML {
    let isArabic = texts.reader.language.language == "ar"
    return .element(.form, .class("mirror"), .action("/"), .named(.method, "get")) {
      texts.page("live.mirror", "Right to left").element(
        .button, .id("mirror"), .named(.type, "submit"), .named(.name, "language"), .class("toggle"),
        .named(.value, isArabic ? "en" : "ar"), .aria(.pressed, isArabic ? "true" : "false"))
    }
  }

  private var viewString: HTML {
    .element(.div, .class("card")) {
      texts.page("live.view", "A view’s string").element(.h3)
      texts.themeKit("live.string", EmptyStateContent().title).element(.p, .class("specimen"))
      texts.themeKit("live.message", EmptyStateContent().message).element(.p)
    }
  }

  private var enumTitles: HTML {
    .element(.form, .class("card channels"), .data("state", "live")) {
      texts.page("live.enum", "Titles of an enum that is no view").element(.h3)
      for channel in ColorChannel.allCases {
        let value = Double(state.channels[channel] ?? 0) / 100
        HTML.colorSlider(ColorSliderContent(channel, value: value), mark: texts.themeKit)
      }
      HTML.element(.div, .class("swatch"), .aria(.hidden, "true")) { HTML.element(.span, .id("swatch")) }
    }
  }
}
