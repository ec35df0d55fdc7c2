internal import Dragoman
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags
internal import ReceptionMessages
internal import ReceptionProtocol
internal import ReceptionStorage

extension Dashboard {
  /// `GET /dashboard/outbox`: the pushes as customers see them, and what became of each.
  func outbox(_ call: DashboardCall) async throws(DashboardFailure) -> DashboardPage {
    guard let app = call.app else { throw .gone }
    let state = call.request.target.first("state").flatMap(PushState.init(rawValue:))
    let before = call.request.target.first("before").flatMap { Int64($0) }.map(PushID.init(rawValue:))
    let list = try await DashboardCall.stored { () async throws(StoreFailure) in
      let question = PushQuestion(app: app.id, state: state, before: before)
      return OutboxList(
        call: call, leaves: deliversPushes, question: question,
        pushes: try await store.pushes(question, limit: OutboxList.size + 1),
        counts: try await store.pushCounts(of: app.id))
    }
    return DashboardPage(.outbox, title: call.texts("Outbox")) { list.html }
  }
}

/// The list of pushes.
struct OutboxList {
  /// So many pushes at once.
  static let size = 50

  let call: DashboardCall
  /// Whether pushes are delivered; else they stay in the list.
  let leaves: Bool
  let question: PushQuestion
  /// One more than are shown, where there are more.
  let pushes: [PushRecord]
  let counts: [PushState: Int]
  private var texts: DashboardTexts { call.texts }
  private var shown: ArraySlice<PushRecord> { pushes.prefix(Self.size) }

  @HTMLBuilder var html: HTML {
    texts("Outbox").element(.h1)
    texts("Each reply makes a push notification in its customer’s language, as it stands here.")
      .element(.p, .class("lead"))
    if !leaves {
      texts("Every push stays in this list: the service delivers none until it is started with \("--pushes apns").")
        .element(.p, .class("card"), .id("stays"))
    }
    HTML.element(.div, .class("row"), .named(.role, "group"), .aria(.label, texts("Show"))) {
      pill(nil)
      for state in PushState.allCases { pill(state) }
    }
    if shown.isEmpty {
      HTML.element(.div, .class("card empty")) {
        texts("No push here").element(.h2)
        texts("A push appears here when somebody of the team answers a customer.").element(.p)
      }
    } else {
      table
      HTML.element(.nav, .class("pager"), .aria(.label, texts("Pages"))) {
        if question.before != nil { step("Newest", nil, rel: "prev") }
        if pushes.count > Self.size { step("Older", shown.last?.id, rel: "next") }
      }
    }
  }

  private func items(_ state: PushState?, _ before: PushID?) -> [(String, String)] {
    (state.map { [("state", $0.rawValue)] } ?? []) + (before.map { [("before", "\($0.rawValue)")] } ?? [])
  }

  private func step(_ title: LocalizedMessage, _ before: PushID?, rel: String) -> HTML {
    texts(title).element(
      .a, .class("step"), .named(.rel, rel),
      .href(call.address(DashboardSection.outbox.path, items(question.state, before))))
  }

  private func pill(_ state: PushState?) -> HTML {
    let count = state.map { counts[$0] ?? 0 } ?? counts.values.reduce(0, +)
    return .element(
      .a, .class("pill"), .href(call.address(DashboardSection.outbox.path, items(state, nil))),
      state == question.state ? .aria(.current, "true") : nil
    ) {
      HTML.text(texts(state?.title ?? "All"))
      HTML.element(.span, .class("soft")) { HTML.text(texts.number(count)) }
    }
  }

  private var table: HTML {
    let heads: [LocalizedMessage] = ["Notification", "Written", "Language", "State"]
    return .element(.table, .class("rows outbox"), .named(.role, "table")) {
      texts("Push notifications, the newest first").element(.caption, .class("unseen"))
      HTML.element(.thead, .named(.role, "rowgroup")) {
        HTML.element(.tr, .named(.role, "row")) {
          for head in heads { texts(head).element(.th, .named(.scope, "col"), .named(.role, "columnheader")) }
        }
      }
      HTML.element(.tbody, .named(.role, "rowgroup")) {
        for push in shown { row(push, heads) }
      }
    }
  }

  private func row(_ push: PushRecord, _ heads: [LocalizedMessage]) -> HTML {
    let cells = [alert(push), texts.time(push.madeAt), language(push), state(push)]
    return .element(.tr, .named(.role, "row"), .data("push", "\(push.id.rawValue)")) {
      for (head, cell) in zip(heads, cells) {
        HTML.element(.td, .named(.role, "cell"), .data("label", texts(head))) { cell }
      }
    }
  }

  private func alert(_ push: PushRecord) -> HTML {
    let language = push.push.language
    let alert = PushAlert(payload: push.push.payload.utf8)
    return .element(
      .div, .class("alert"), .named(.lang, language.identifier), .named(.dir, language.writingDirection.rawValue)
    ) {
      (alert?.title ?? "").element(.p, .class("alert-title"))
      (alert?.body ?? push.push.payload).element(.p, .class("alert-text"))
    }
  }

  private func language(_ push: PushRecord) -> HTML {
    let identifier = push.push.language.identifier
    return .element(.span, .class("two")) {
      HTML.element(.span) { HTML.text(texts.name(ofLanguage: identifier) ?? identifier) }
      HTML.element(.code, .named(.dir, "ltr")) { HTML.text(identifier) }
    }
  }

  private func state(_ push: PushRecord) -> HTML {
    .element(.span, .class("two")) {
      texts(push.state.title).element(.span, .class(push.state == .failed ? "tk-badge warm" : "tk-badge"))
      if push.attempts > 0 { texts("\(push.attempts) attempts").element(.small) }
      if let reason = push.reason {
        HTML.element(.small) { HTML.element(.bdi, .named(.lang, "en")) { HTML.text(reason) } }
      }
    }
  }
}

extension PushState {
  /// The name of the state.
  fileprivate var title: LocalizedMessage {
    switch self {
    case .waiting: "Waiting"
    case .sent: "Sent"
    case .failed: "Failed"
    case .dropped: "Dropped"
    }
  }
}
