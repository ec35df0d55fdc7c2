internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import HTTPService
internal import ReceptionMessages
internal import ReceptionProtocol
internal import ReceptionStorage

extension Dashboard {
  /// Lays out the pages of templates, of settings and of the outbox.
  func addMessages(to router: inout Router) {
    addTemplates(PushField.self, to: &router)
    addTemplates(ReviewScenario.self, to: &router)
    addSettings(to: &router)
    router.on(.get, DashboardSection.outbox.path, later: page(outbox))
  }

  private func addTemplates<Field: EditedField>(_ field: Field.Type, to router: inout Router) {
    let path = Field.section.path
    router.on(.get, path, later: page(templates(field)))
    router.on(.post, path + "/publish", later: action(publish(field)))
    router.on(.post, path + "/roll-back", later: action(rollBack(field)))
  }

  /// `GET /dashboard/push`, `GET /dashboard/reviews`: the templates of one language.
  private func templates<Field: EditedField>(
    _ field: Field.Type
  ) -> @Sendable (DashboardCall) async throws(DashboardFailure) -> DashboardPage {
    { call async throws(DashboardFailure) in
      let published = try await published(field, call)
      let language = try NamedLanguage(call.request.target.first("language")).shown
      let form = TemplateForm(published.templates, in: language, base: published.revision)
      return TemplatePage(call: call, published: published, form: form).page
    }
  }

  /// `POST …/publish`: publishes what was typed, or with `do=preview` only shows it.
  private func publish<Field: EditedField>(
    _ field: Field.Type
  ) -> @Sendable (DashboardCall, FormBody) async throws(DashboardFailure) -> HTTPResponse {
    { call, body async throws(DashboardFailure) in
      let published = try await published(field, call)
      var form = TemplateForm<Field>(body, in: try NamedLanguage(body.first("language")).shownToChange)
      let edited = form.applied(to: published.templates)
      let problems = edited.problems
      let reply = body.first("reply").map { String($0.prefix(500)) }
      if body.first("do") == "preview" || !problems.isEmpty {
        let isRefused = body.first("do") != "preview"
        return TemplatePage(call: call, published: published, form: form, reply: reply, problems: problems)
          .answer(isRefused: isRefused, templates: edited)
      }
      if form.base != published.revision {
        form.base = published.revision
        return TemplatePage(call: call, published: published, form: form, reply: reply, isOvertaken: true)
          .answer(isRefused: true, templates: edited)
      }
      do throws(StoreFailure) {
        _ = try await store.publish(
          edited.json, as: Field.kind, app: published.app.id, base: published.revision, at: call.time)
      } catch {
        guard case .conflict = error else { throw DashboardFailure(error) }
        let latest = try await self.published(field, call)
        form.base = latest.revision
        return TemplatePage(call: call, published: latest, form: form, reply: reply, isOvertaken: true)
          .answer(isRefused: true, templates: edited)
      }
      return Self.finished(call, .templatesPublished, Field.section, form.language)
    }
  }

  /// `POST …/roll-back`: publishes an earlier revision again; before the first, every text was built in.
  private func rollBack<Field: EditedField>(
    _ field: Field.Type
  ) -> @Sendable (DashboardCall, FormBody) async throws(DashboardFailure) -> HTTPResponse {
    { call, body async throws(DashboardFailure) in
      guard let app = call.app, let revision = body.first("revision").flatMap({ Int($0) }) else { throw .gone }
      let language = try NamedLanguage(body.first("language")).shown
      _ = try await DashboardCall.stored { () async throws(StoreFailure) in
        guard revision != 0 else {
          return try await store.publish(
            TemplateDocument<Field>().json, as: Field.kind, app: app.id, base: nil, at: call.time)
        }
        return try await store.rollBack(Field.kind, app: app.id, to: revision, at: call.time)
      }
      return Self.finished(call, .rolledBack, Field.section, language)
    }
  }

  /// Where an agent is sent when something was done: a script is told the address.
  static func finished(
    _ call: DashboardCall, _ notice: DashboardNotice, _ section: DashboardSection, _ language: ReceptionLanguage?
  ) -> HTTPResponse {
    let items = language.map { [("language", $0.identifier)] } ?? []
    if call.request.wantsPage { return call.done(notice, at: section.path, items) }
    var answer = HTTPResponse.json(
      ["address": call.address(section.path, items + [("notice", notice.rawValue)])], status: .ok)
    answer.fields["Cache-Control"] = "no-store"
    return answer
  }

  private func published<Field: EditedField>(
    _ field: Field.Type, _ call: DashboardCall
  ) async throws(DashboardFailure) -> PublishedTemplates<Field> {
    guard let app = call.app else { throw .gone }
    return try await DashboardCall.stored { () async throws(StoreFailure) in
      PublishedTemplates(
        app: app, history: try await store.templates(Field.kind, of: app.id, limit: TemplateHistory.size + 1, offset: 0)
      )
    }
  }
}

/// What an app has published of one kind.
struct PublishedTemplates<Field: EditedField> {
  let app: AppRecord
  /// The last revisions, the newest first.
  let history: [TemplateRevision]
  let templates: TemplateDocument<Field>
  /// What of them cannot be used.
  let problems: [TemplateProblem]

  init(app: AppRecord, history: [TemplateRevision]) {
    self.app = app
    self.history = history
    (templates, problems) = TemplateDocument<Field>.read(history.first?.document ?? "{}")
  }

  /// The number of the last revision; 0 before the first.
  var revision: Int { history.first?.revision ?? 0 }
}
