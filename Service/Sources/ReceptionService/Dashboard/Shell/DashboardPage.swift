internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import LanguageTags
internal import ReceptionStorage
internal import ThemeKitHTML

/// A page of the dashboard: its content, and what stands around all of them.
///
/// ```swift
/// DashboardPage(.devices, title: "Devices") { table }.document(for: call)
/// ```
struct DashboardPage {
  let section: DashboardSection?
  let title: String
  /// What is said above the content, such as that something was saved.
  var notice: String?
  /// Words that the page's script says, by name.
  var words: [String: String] = [:]
  let content: HTML

  init(_ section: DashboardSection?, title: String, @HTMLBuilder content: () -> HTML) {
    self.section = section
    self.title = title
    self.content = content()
  }

  /// The whole document.
  func document(for call: DashboardCall) -> HTML {
    let texts = call.texts
    return DashboardFrame(texts: texts, title: title).document {
      texts("Skip to the content").element(.a, .class("skip"), .href("#content"))
      header(call)
      HTML.element(.div, .class("dash")) {
        HTML.element(.nav, .class("dash-nav"), .aria(.label, texts("Sections"))) { links(call) }
        HTML.element(.main, .id("content"), .named(.tabindex, "-1")) {
          if let notice { notice.element(.p, .class("notice saved"), .id("notice"), .named(.role, "status")) }
          content
        }
      }
      HTML.data(id: "words", json: json(call))
    }
  }

  // MARK: Around the content

  private func header(_ call: DashboardCall) -> HTML {
    let texts = call.texts
    return .element(.header, .class("top")) {
      HTML.element(.div, .class("bar")) {
        HTML.element(.p, .class("brand")) {
          HTML.element(.a, .href("/dashboard")) {
            HTML.element(.span, .named(.lang, "en"), .named(.translate, "no"), .class("name")) { "Dragoman" }
          }
          texts("Dashboard").element(.span)
        }
        if call.apps.count > 1 { appPicker(call) }
        HTML.element(.details, .class("dash-menu")) {
          texts("Menu").element(.summary)
          HTML.element(.nav, .aria(.label, texts("Sections"))) { links(call) }
        }
        DashboardLanguagePicker(texts: texts).form(call)
        call.form(to: "/dashboard/log-out", .id("log-out")) {
          texts("Log out").element(.button, .named(.type, "submit"), .class("quiet"))
        }
      }
      HTML.element(.div, .class("status"), .named(.role, "status"), .id("status"), .data("state", "idle")) {
        HTML.element(.span, .id("status-text"))
        texts("Try again").element(.button, .id("retry"), .named(.type, "button"), .class("quiet"), .flag(.hidden))
      }
    }
  }

  private func links(_ call: DashboardCall) -> HTML {
    .element(.ul) {
      for section in DashboardSection.allCases {
        HTML.element(.li) {
          HTML.element(
            .a, [.href(call.address(section.path))] + (section == self.section ? [.aria(.current, "page")] : [])
          ) {
            call.texts(section.title).element(.span)
            if section == .conversations { unread(call) }
          }
        }
      }
    }
  }

  private func unread(_ call: DashboardCall) -> HTML {
    .element(.span, .class("count"), .data("unread", "\(call.unread)"), .flag(.hidden, call.unread == 0)) {
      HTML.element(.span, .aria(.hidden, "true")) { HTML.text(call.texts.number(call.unread)) }
      call.texts("\(call.unread) unread conversations").element(.span, .class("unseen"))
    }
  }

  private func appPicker(_ call: DashboardCall) -> HTML {
    .element(.form, .class("picker"), .named(.method, "get"), .action(section?.path ?? "/dashboard")) {
      call.texts("App").element(.label, .named(.for, "app"))
      HTML.element(.select, .id("app"), .named(.name, "app"), .data("submits", "")) {
        for app in call.apps {
          HTML.element(.option, .named(.value, app.id), .named(.dir, "auto"), .flag(.selected, app == call.app)) {
            HTML.text(app.name)
          }
        }
      }
      call.texts("Show").element(.button, .named(.type, "submit"), .class("quiet without-script"))
    }
  }

  /// What every page's script may say, and what this one's does.
  private func json(_ call: DashboardCall) -> String {
    let common = [
      "offline": call.texts("You are offline. What you write stays here until you are back."),
      "failed": call.texts("The service does not answer. What you wrote is kept; try again."),
      "loggedOut": call.texts(
        "Your session has ended. What you wrote is kept; log in again in another tab, then try again."),
      "paused": call.texts("Live updates are interrupted. They resume by themselves."),
      "drafts": call.texts("What you typed and did not send or publish is thrown away when you log out. Log out?"),
      "saving": call.texts("Saving…"),
      "saved": call.texts("Saved"),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let all = common.merging(words) { $1 }
    return (try? encoder.encode(all)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// The document around a page: its language, direction and head.
struct DashboardFrame {
  let texts: DashboardTexts
  let title: String

  func document(@HTMLBuilder body: () -> HTML) -> HTML {
    let content = body()
    return .document(
      .element(.html, .named(.lang, texts.language.description), .named(.dir, texts.direction)) {
        HTML.element(.head) {
          HTML.element(.meta, .named(.charset, "utf-8"))
          HTML.element(.meta, .named(.name, "viewport"), .named(.content, "width=device-width, initial-scale=1"))
          HTML.element(.meta, .named(.name, "color-scheme"), .named(.content, "light dark"))
          HTML.element(.meta, .named(.name, "robots"), .named(.content, "noindex"))
          HTML.element(.title) { HTML.text(title + " · Dragoman") }
          HTML.element(.link, .named(.rel, "icon"), .href("/assets/icon.svg"), .named(.type, "image/svg+xml"))
          HTML.element(.link, .named(.rel, "stylesheet"), .href("/assets/page.css"))
          HTML.element(.link, .named(.rel, "stylesheet"), .href("/assets/dashboard.css"))
          HTML.element(.script, .named(.type, "module"), .src("/assets/dashboard.js"))
        }
        HTML.element(.body, .class("dashboard")) { content }
      })
  }
}

extension String {
  /// An element whose only content is this text.
  func element(_ name: ElementName, _ attributes: HTMLAttribute?...) -> HTML {
    .element(name, attributes.compactMap { $0 }, content: .text(self))
  }
}
