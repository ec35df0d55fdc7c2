internal import Dragoman
internal import HTMLMarkup

/// The page on which agents log in.
struct LogInPage {
  let texts: DashboardTexts
  /// Why the last attempt failed.
  var problem: String?
  /// Where to go afterwards: a path of the dashboard.
  var next = "/dashboard"

  func document() -> HTML {
    DashboardFrame(texts: texts, title: texts("Log in")).document {
      HTML.element(.main, .class("alone log-in"), .id("content")) {
        HTML.element(.p, .class("brand")) {
          HTML.element(.a, .href("/")) {
            HTML.element(.span, .named(.lang, "en"), .named(.translate, "no"), .class("name")) { "Dragoman" }
          }
          texts("Dashboard").element(.span)
        }
        texts("Log in").element(.h1)
        HTML.element(.form, .class("card"), .named(.method, "post"), .action("/dashboard/log-in")) {
          HTML.element(.input, .named(.type, "hidden"), .named(.name, "next"), .named(.value, next))
          HTML.element(.div, .class("tk-field")) {
            texts("The team’s password").element(.label, .named(.for, "password"))
            field
            if let problem { problem.element(.p, .class("problem"), .id("problem"), .named(.role, "alert")) }
          }
          texts("Log in").element(.button, .class("tk-button"), .named(.type, "submit"))
        }
        texts(
          "It was shown once when the service first started. If nobody has it, the service prints at each start how to make another."
        )
        .element(.p, .class("tk-hint"))
        DashboardLanguagePicker(texts: texts).beforeLogIn
      }
    }
  }

  private var field: HTML {
    let problem: [HTMLAttribute] = problem == nil ? [] : [.aria(.invalid, "true"), .aria(.describedby, "problem")]
    return .element(
      .input,
      [
        .id("password"), .class("tk-input"), .named(.type, "password"), .named(.name, "password"), .named(.dir, "ltr"),
        .named(.autocomplete, "current-password"), .named(.autocapitalize, "none"), .named(.spellcheck, "false"),
      ] + problem + [HTMLAttribute.flag(.required)].compactMap { $0 }, content: .empty)
  }
}
