internal import ReceptionMessages
internal import ReceptionStorage

/// What an app's pushes and drafts are made with now, and what of its published templates cannot be used.
struct AppMessages: Sendable {
  let app: AppRecord
  let settings: AppSettings
  /// The last revision of each kind, as it is stored.
  let revisions: [TemplateKind: TemplateRevision]
  let pushes: PushRenderer
  let drafts: ReviewDrafts
  /// What is wrong with the published templates: somebody changed them past the dashboard, or a later version did. Where a
  /// text cannot be used, the built-in one is.
  let problems: [TemplateKind: [TemplateProblem]]

  init(_ app: AppRecord, _ settings: AppSettings, _ revisions: [TemplateKind: TemplateRevision]) {
    self.app = app
    self.settings = settings
    self.revisions = revisions
    let push = PushTemplates.read(revisions[.push]?.document ?? "{}")
    let review = ReviewTemplates.read(revisions[.review]?.document ?? "{}")
    pushes = PushRenderer(push.document, app: app.name, hidesText: settings.hidesTextInPushes)
    drafts = ReviewDrafts(review.document, app: app.name)
    problems = [.push: push.problems, .review: review.problems]
  }

  /// The push that tells a device of a message; none for a device that is not served.
  func push(_ device: DeviceRecord, _ event: PushEvent) -> NewPush? {
    guard !device.isBlocked else { return nil }
    let push = pushes.push(PushRecipient(device.description), event)
    return NewPush(payload: String(decoding: push.payload, as: UTF8.self), language: push.language)
  }

  /// Whether it was made of the same.
  func isMade(of app: AppRecord, _ settings: AppSettings, _ revisions: [TemplateKind: TemplateRevision]) -> Bool {
    self.app == app && self.settings == settings && self.revisions == revisions
  }
}
