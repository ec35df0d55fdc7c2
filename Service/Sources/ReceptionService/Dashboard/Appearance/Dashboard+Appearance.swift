internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags
internal import ReceptionProtocol
internal import ReceptionStorage

extension Dashboard {
  /// The texts of the chat that the team publishes.
  func addAppearance(to router: inout Router) {
    let path = DashboardSection.appearance.path
    router.on(.get, path, later: page(appearance))
    router.on(.post, path + "/publish", later: action(publishAppearance))
    router.on(.post, path + "/roll-back", later: action(rollBackAppearance))
  }

  /// `GET /dashboard/appearance?language=TAG`: the texts of one language, with a preview.
  private func appearance(_ call: DashboardCall) async throws(DashboardFailure) -> DashboardPage {
    let history = try await history(call)
    let form = AppearanceForm(history.first, tag: try Self.tag(call.request.target))
    var page = AppearancePage(call: call, history: history, form: form)
    let named =
      Self.typedTag(call.request.target) ?? call.request.target.first("language").map { String($0.prefix(60)) }
    page.wrongTag = named.flatMap { $0.isEmpty || CanonicalAppTag($0).fault == nil ? nil : $0 }
    return page.page
  }

  /// `POST /dashboard/appearance/publish`: the form's texts on top of whatever is published now. Where somebody published
  /// other texts of the same language meanwhile, the agent is asked to look first.
  private func publishAppearance(
    _ call: DashboardCall, _ body: FormBody
  ) async throws(DashboardFailure) -> HTTPResponse {
    let tag = try NamedLanguage(body.first("tag")).reportedToChange
    // Who publishes between the reading and the writing is looked at like one who did before.
    while true {
      if let answer = try await publishAppearance(call, body, tag) { return answer }
    }
  }

  /// Nil where somebody published meanwhile.
  private func publishAppearance(
    _ call: DashboardCall, _ body: FormBody, _ tag: LanguageTag
  ) async throws(DashboardFailure) -> HTTPResponse? {
    guard let app = call.app else { throw .gone }
    let history = try await history(call)
    var form = AppearanceForm(body, tag: tag)
    let page = AppearancePage(call: call, history: history, form: form)
    guard form.tooLong.isEmpty else { return page.refusal(.unprocessable, "A text is longer than its limit.") }
    let (began, last) = (history.first { $0.revision == form.base }, history.first)
    let isOvertaken =
      form.base != last?.revision ?? 0
      && AppearanceForm(began, tag: tag).values != AppearanceForm(last, tag: tag).values
    guard !isOvertaken else {
      form.base = last?.revision ?? 0
      return AppearancePage(call: call, history: history, form: form, isOvertaken: true).refusal(
        .conflict, "Somebody else published meanwhile. Look at the texts once more, and publish again.")
    }
    let texts = form.applied(to: last?.texts ?? [:])
    guard Self.size(texts) <= AppearanceEnvelope.longestBody / 2 else {
      return page.refusal(.unprocessable, "The texts of all languages together are too long to publish.")
    }
    guard try await publish(texts, app.id, base: last?.revision ?? 0, call.time) else { return nil }
    return Self.finished(call, at: form.tag, .published)
  }

  /// Whether the last revision was still the base.
  private func publish(
    _ texts: [AppearanceField: [String: String]], _ app: String, base: Int, _ time: Double
  ) async throws(DashboardFailure) -> Bool {
    do throws(StoreFailure) {
      _ = try await store.publish(texts, app: app, base: base, at: time)
    } catch {
      guard case .conflict = error else { throw DashboardFailure(error) }
      return false
    }
    onPublished()
    return true
  }

  /// `POST /dashboard/appearance/roll-back`: the texts of an earlier revision, as a new one; before the first, every text
  /// was built in.
  private func rollBackAppearance(
    _ call: DashboardCall, _ body: FormBody
  ) async throws(DashboardFailure) -> HTTPResponse {
    guard let app = call.app, let revision = body.first("revision").flatMap({ Int($0) }) else { throw .gone }
    let tag = try NamedLanguage(body.first("language")).reported
    _ = try await DashboardCall.stored { () async throws(StoreFailure) in
      guard revision != 0 else { return try await store.publish([:], app: app.id, base: nil, at: call.time) }
      return try await store.rollBack(app: app.id, to: revision, at: call.time)
    }
    onPublished()
    return Self.finished(call, at: tag, .rolledBack)
  }

  private func history(_ call: DashboardCall) async throws(DashboardFailure) -> [AppearanceRevision] {
    guard let app = call.app else { throw .gone }
    return try await DashboardCall.stored { () async throws(StoreFailure) in
      try await store.appearances(of: app.id, limit: TemplateHistory.size + 1, offset: 0)
    }
  }

  /// Where an agent is sent when something was done: a script is told the address.
  private static func finished(_ call: DashboardCall, at tag: LanguageTag, _ notice: DashboardNotice) -> HTTPResponse {
    let items = [("language", tag.description)]
    let path = DashboardSection.appearance.path
    guard !call.request.wantsPage else { return call.done(notice, at: path, items) }
    return json(["address": call.address(path, items + [("notice", notice.rawValue)])])
  }

  /// The language that is edited: a tag of its own that was typed goes before the one that was chosen.
  private static func tag(_ target: RequestTarget) throws(DashboardFailure) -> LanguageTag {
    if let typed = typedTag(target).map({ CanonicalAppTag($0) }), typed.fault == nil { return typed.tag }
    return try NamedLanguage(target.first("language")).reported
  }

  private static func typedTag(_ target: RequestTarget) -> String? {
    target.first("other").flatMap { $0.allSatisfy(\.isWhitespace) ? nil : String($0.prefix(60)) }
  }

  private static func size(_ texts: [AppearanceField: [String: String]]) -> Int {
    let envelope = AppearanceEnvelope(revision: 0, epoch: "", texts: texts)
    return (try? JSONEncoder().encode(envelope).count) ?? .max
  }
}
