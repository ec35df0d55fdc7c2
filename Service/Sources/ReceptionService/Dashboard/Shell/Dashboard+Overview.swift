internal import Dragoman
internal import HTMLMarkup
internal import HTTPService
internal import ReceptionStorage

extension Dashboard {
  /// `GET /dashboard`: the apps, and what waits in each.
  func overview(_ call: DashboardCall) async throws(DashboardFailure) -> DashboardPage {
    var rows: [(app: AppRecord, unread: Int, devices: Int)] = []
    for app in call.apps {
      let counts = try await DashboardCall.stored { () async throws(StoreFailure) in
        (
          try await store.deviceCount(DeviceQuery(app: app.id, order: .lastMessage, part: .unread)),
          try await store.deviceCount(DeviceQuery(app: app.id))
        )
      }
      rows.append((app, counts.0, counts.1))
    }
    let texts = call.texts
    return DashboardPage(nil, title: texts("Overview")) {
      texts("Overview").element(.h1)
      if rows.isEmpty {
        HTML.element(.div, .class("card empty")) {
          texts("There is no app yet").element(.h2)
          texts("Add the app whose customers you support; its SDK sends this identifier.").element(.p)
          HTML.element(.pre, .class("code"), .named(.dir, "ltr"), .named(.lang, "en"), .named(.tabindex, "0")) {
            "reception-service add-app my-app --name \"My App\""
          }
        }
      }
      HTML.element(.ul, .class("apps")) {
        for row in rows { appCard(row.app, unread: row.unread, devices: row.devices, texts) }
      }
    }
  }

  private func appCard(_ app: AppRecord, unread: Int, devices: Int, _ texts: DashboardTexts) -> HTML {
    let query = "?app=\(app.id)"
    return .element(.li, .class("card")) {
      HTML.element(.h2) { HTML.element(.bdi) { HTML.text(app.name) } }
      HTML.element(.p, .class("line")) {
        HTML.element(.span) {
          HTML.element(.span, .class("soft")) { HTML.text(texts("Identifier") + " ") }
          HTML.element(.code, .named(.dir, "ltr")) { HTML.text(app.id) }
        }
        if app.isDemo { texts("Demo").element(.span, .class("tk-badge")) }
        if app.isDisabled { texts("Switched off").element(.span, .class("tk-badge warm")) }
      }
      HTML.element(.div, .class("row")) {
        texts("\(unread) unread conversations").element(
          .a, .class("step"), .href(DashboardSection.conversations.path + query))
        texts("\(devices) devices in all").element(.a, .class("step"), .href(DashboardSection.devices.path + query))
      }
    }
  }
}
