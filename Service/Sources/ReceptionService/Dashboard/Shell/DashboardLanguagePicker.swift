internal import Dragoman
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags
internal import ThemeKit

/// The picker of the dashboard's own language, which no customer sees. Without a script it has a button.
struct DashboardLanguagePicker {
  let texts: DashboardTexts

  /// For an agent who is logged in: the choice is kept in a cookie.
  func form(_ call: DashboardCall) -> HTML {
    call.form(to: "/dashboard/language", .class("picker")) {
      HTML.element(
        .input, .named(.type, "hidden"), .named(.name, "back"),
        .named(.value, call.address(call.request.target.path, call.request.target.items(without: ["app", "notice"]))))
      picker
    }
  }

  /// For somebody who is about to log in.
  var beforeLogIn: HTML {
    .element(.form, .class("picker"), .named(.method, "post"), .action("/dashboard/language")) { picker }
  }

  @HTMLBuilder private var picker: HTML {
    texts("Language").element(.label, .named(.for, "language"))
    HTML.element(
      .select, .id("language"), .named(.name, "language"), .named(.autocomplete, "off"), .data("submits", "")
    ) {
      HTML.element(.option, .named(.value, "automatic"), .flag(.selected, texts.chosen == "automatic")) {
        HTML.text(texts("Automatic"))
      }
      for tag in texts.catalog.offered { option(AppLanguage(code: tag.description)) }
    }
    texts("Show").element(.button, .named(.type, "submit"), .class("quiet without-script"))
  }

  private func option(_ language: AppLanguage) -> HTML {
    .element(
      .option, .named(.value, language.code), .named(.lang, language.code),
      .named(.dir, language.writingDirection.rawValue), .flag(.selected, language.code == texts.chosen)
    ) { HTML.text(PseudoLanguage.allCases.first { $0.tag.description == language.code }.map(name) ?? language.name) }
  }

  private func name(of pseudoLanguage: PseudoLanguage) -> String {
    switch pseudoLanguage {
    case .accented: texts("English, accented")
    case .mirrored: texts("English, mirrored")
    case .expanded: texts("English, lengthened")
    case .bracketed: texts("English, in brackets")
    }
  }
}
