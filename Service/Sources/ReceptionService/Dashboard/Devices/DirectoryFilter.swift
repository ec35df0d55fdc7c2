internal import Dragoman
internal import HTMLMarkup
internal import HTTPService
internal import ReceptionStorage

/// The search above a directory, and its parts.
struct DirectoryFilter {
  let call: DashboardCall
  let page: DirectoryPage
  let section: DashboardSection
  let parts: [DeviceQuery.Part]
  private var texts: DashboardTexts { call.texts }

  var html: HTML {
    .element(.form, .class("filter"), .named(.method, "get"), .action(section.path), .named(.role, "search")) {
      if let app = call.app {
        HTML.element(.input, .named(.type, "hidden"), .named(.name, "app"), .named(.value, app.id))
      }
      HTML.element(.div, .class("tk-field")) {
        texts("Search by name, mail address or user identifier").element(.label, .named(.for, "search"))
        HTML.element(.div, .class("tk-row")) {
          HTML.element(
            .input, .id("search"), .class("tk-input"), .named(.type, "search"), .named(.name, "search"),
            .named(.dir, "auto"), .named(.value, page.query.search), .named(.maxlength, "200"),
            .named(.enterkeyhint, "search"))
          texts("Search").element(.button, .named(.type, "submit"))
        }
      }
      HTML.element(.div, .class("row"), .named(.role, "group"), .aria(.label, texts("Show"))) {
        for part in parts { link(part) }
      }
    }
  }

  private func link(_ part: DeviceQuery.Part) -> HTML {
    let search = page.query.search
    let items = (search.isEmpty ? [] : [("search", search)]) + (part == .all ? [] : [("part", part.rawValue)])
    return .element(
      .a,
      [.class("pill"), .href(call.address(section.path, items))]
        + (part == page.query.part ? [.aria(.current, "true")] : []),
      content: .text(texts(part.name)))
  }

  /// What stands in place of an empty list: there is nothing at all, or nothing that was looked for.
  static func empty(
    _ call: DashboardCall, _ page: DirectoryPage, nothing: LocalizedMessage, why: LocalizedMessage
  ) -> HTML {
    let texts = call.texts
    let isFiltered = !page.query.search.isEmpty || page.query.part != .all || page.query.position != nil
    return .element(.div, .class("card empty")) {
      if isFiltered {
        texts("Nothing found").element(.h2)
        texts(
          page.query.search.isEmpty
            ? "Nothing here matches. Check the spelling, or show everything."
            : "Names, mail addresses and user identifiers are searched, not messages. Check the spelling, or show everything."
        ).element(.p)
        HTML.element(.p) {
          texts("Show everything").element(.a, .class("step"), .href(call.address(call.request.target.path)))
        }
      } else {
        texts(nothing).element(.h2)
        texts(why).element(.p)
      }
    }
  }
}

extension DeviceQuery.Part {
  /// The name of the part.
  fileprivate var name: LocalizedMessage {
    switch self {
    case .all: "All"
    case .unread: "Unread"
    case .blocked: "Blocked"
    }
  }
}

/// The ways to the pages before and after.
struct DirectoryPager {
  let call: DashboardCall
  let page: DirectoryPage
  let section: DashboardSection

  var html: HTML {
    .element(.nav, .class("pager"), .aria(.label, call.texts("Pages"))) {
      if let before = page.before { link("before", before, "Newer", rel: "prev") }
      if let after = page.after { link("after", after, "Older", rel: "next") }
    }
  }

  private func link(_ name: String, _ mark: DeviceMark, _ title: LocalizedMessage, rel: String) -> HTML {
    call.texts(title).element(
      .a, .class("step"), .named(.rel, rel), .href(call.address(section.path, page.items + [(name, mark.text)])))
  }
}
