internal import Dragoman
internal import HTMLMarkup
internal import HTTPService
internal import ReceptionStorage

extension Dashboard {
  /// The longest name of an app, in UTF-16 units.
  static let longestName = 80

  func addSettings(to router: inout Router) {
    router.on(.get, DashboardSection.settings.path, later: page(settings))
    router.on(.post, DashboardSection.settings.path + "/save", later: action(saveSettings))
  }

  /// `GET /dashboard/settings`: the app's name, and what its pushes tell.
  private func settings(_ call: DashboardCall) async throws(DashboardFailure) -> DashboardPage {
    guard let app = call.app else { throw .gone }
    let settings = try await DashboardCall.stored { () async throws(StoreFailure) in
      try await store.settings(of: app.id)
    }
    return SettingsPage(call: call, app: app, name: app.name, settings: settings).page
  }

  /// `POST /dashboard/settings/save`.
  private func saveSettings(_ call: DashboardCall, _ form: FormBody) async throws(DashboardFailure) -> HTTPResponse {
    guard var app = call.app else { throw .gone }
    let name = (form.first("name") ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
    let settings = AppSettings(hidesTextInPushes: form.first("hides") == "yes")
    guard !name.allSatisfy(\.isWhitespace), name.utf16.count <= Self.longestName else {
      guard call.request.wantsPage else {
        return Self.failure(
          .unprocessable, "refused", call.texts("Write a name of at most \(Self.longestName) characters."))
      }
      let page = SettingsPage(call: call, app: app, name: name, settings: settings, isRefused: true)
      return Self.answer(page.page.document(for: call), status: .unprocessable)
    }
    app.name = name
    let named = app
    try await DashboardCall.stored { () async throws(StoreFailure) in
      try await store.save(named)
      try await store.save(settings, of: named.id)
    }
    return Self.finished(call, .settingsSaved, .settings, nil)
  }
}

/// The page of an app's settings.
struct SettingsPage {
  let call: DashboardCall
  let app: AppRecord
  let name: String
  let settings: AppSettings
  var isRefused = false
  private var texts: DashboardTexts { call.texts }

  var page: DashboardPage {
    DashboardPage(.settings, title: texts("Settings")) {
      texts("Settings").element(.h1)
      call.form(to: DashboardSection.settings.path + "/save", .id("settings"), .class("card")) {
        HTML.element(.div, .class("tk-field")) {
          texts("Name of the app").element(.label, .named(.for, "name"))
          field
          if isRefused {
            texts("Write a name of at most \(Dashboard.longestName) characters.")
              .element(.p, .class("problem"), .id("problem"), .named(.role, "alert"))
          }
          texts("Agents read it, and so do customers in requests for reviews and in your own templates.")
            .element(.p, .class("tk-hint"), .id("name-hint"))
        }
        HTML.element(.div, .class("tk-field")) {
          HTML.element(.label, .class("check")) {
            HTML.element(
              .input, .named(.type, "checkbox"), .named(.name, "hides"), .named(.value, "yes"),
              .aria(.describedby, "hides-hint"), .flag(.checked, settings.hidesTextInPushes))
            texts("Hide texts in push notifications").element(.span)
          }
          texts("A push then says that there is a message, and nothing of what is in it.")
            .element(.p, .class("tk-hint"), .id("hides-hint"))
        }
        HTML.element(.div, .class("row")) {
          texts("Save").element(.button, .class("tk-button"), .named(.type, "submit"))
          call.discard(at: DashboardSection.settings.path)
        }
      }
      HTML.element(.dl, .class("card")) {
        texts("Identifier").element(.dt)
        HTML.element(.dd) { HTML.element(.code, .named(.dir, "ltr")) { HTML.text(app.id) } }
      }
    }
  }

  private var field: HTML {
    let problem: [HTMLAttribute] = isRefused ? [.aria(.invalid, "true")] : []
    return .element(
      .input,
      [
        .id("name"), .class("tk-input"), .named(.type, "text"), .named(.name, "name"), .named(.dir, "auto"),
        .named(.value, name), .named(.maxlength, "\(Dashboard.longestName)"), .named(.autocomplete, "off"),
        .aria(.describedby, isRefused ? "problem name-hint" : "name-hint"),
      ] + problem + [HTMLAttribute.flag(.required)].compactMap { $0 }, content: .empty)
  }
}
