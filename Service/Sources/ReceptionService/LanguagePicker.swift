internal import Dragoman
internal import HTMLMarkup
internal import LanguageTags
internal import ThemeKit
internal import ThemeKitHTML

/// The picker of the page's languages, each by its own name. Without a script it is a form with a button.
struct LanguagePicker {
  let texts: PageTexts

  var html: HTML {
    .element(.form, .class("picker"), .id("picker"), .action("/"), .named(.method, "get")) {
      texts.page("picker.label", "Language").element(.label, .named(.for, "language"))
      HTML.element(.select, .id("language"), .named(.name, "language"), .named(.autocomplete, "off")) {
        texts.page("picker.automatic", "Automatic")
          .element(.option, .named(.value, "automatic"), .flag(.selected, isChosen("automatic")))
        for tag in texts.catalogs.languages { option(AppLanguage(code: tag.description)) }
      }
      texts.page("picker.show", "Show").element(.button, .named(.type, "submit"), .class("quiet without-script"))
    }
  }

  private func option(_ language: AppLanguage) -> HTML {
    .element(
      .option, .named(.value, language.code), .named(.lang, language.code),
      .named(.dir, language.writingDirection.rawValue), .flag(.selected, isChosen(language.code))
    ) { language.name }
  }

  /// A reader who asks for `tr-TR` sees Turkish chosen.
  private func isChosen(_ code: String) -> Bool {
    let reader = texts.reader
    return code == (reader.requested == "automatic" ? "automatic" : reader.language.description)
  }
}
