internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags
internal import ReceptionProtocol
internal import ReceptionStorage

extension Dashboard {
  /// So many texts at once.
  static let textsOfPage = 50

  func addTextHealth(to router: inout Router) {
    router.on(.get, DashboardSection.health.path, later: page(textHealth))
    router.on(.post, DashboardSection.health.path + "/clear", later: action(clearReports))
  }

  /// `GET /dashboard/health?language=TAG&page=N`: the texts that devices could not show, by language and by key.
  private func textHealth(_ call: DashboardCall) async throws(DashboardFailure) -> DashboardPage {
    guard let app = call.app else { throw .gone }
    let asked = call.request.target.first("language").flatMap { $0.isEmpty ? nil : $0 }
    let language = try asked.map { text throws(DashboardFailure) in try NamedLanguage(text).counted.description }
    let number = min(max(1, call.request.target.first("page").flatMap { Int($0) } ?? 1), 1_000_000)
    let (totals, counts) = try await DashboardCall.stored { () async throws(StoreFailure) in
      (
        try await store.textTotals(of: app.id),
        try await store.textCounts(
          of: app.id, in: language, limit: Self.textsOfPage + 1, offset: (number - 1) * Self.textsOfPage)
      )
    }
    let view = TextHealthView(
      call: call, totals: totals, counts: Array(counts.prefix(Self.textsOfPage)), language: language, number: number,
      hasMore: counts.count > Self.textsOfPage)
    return DashboardPage(.health, title: call.texts("Text health")) { view.html }
  }

  /// `POST /dashboard/health/clear`: of the whole app, whichever language the page shows.
  private func clearReports(_ call: DashboardCall, _ form: FormBody) async throws(DashboardFailure) -> HTTPResponse {
    guard let app = call.app else { throw .gone }
    _ = try await DashboardCall.stored { () async throws(StoreFailure) in
      try await store.removeTextCounts(of: app.id)
    }
    return call.done(.reportsCleared, at: DashboardSection.health.path)
  }
}

/// What devices could not show.
struct TextHealthView {
  let call: DashboardCall
  let totals: [TextTotal]
  let counts: [TextCount]
  /// The one language that is shown; nil is all of them.
  let language: String?
  let number: Int
  let hasMore: Bool
  private var texts: DashboardTexts { call.texts }

  @HTMLBuilder var html: HTML {
    texts("Text health").element(.h1)
    texts(
      "Devices report each text that a language lacks, or whose translation does not fit its values. Customers saw another language instead."
    )
    .element(.p, .class("lead"))
    if totals.isEmpty {
      HTML.element(.div, .class("card empty")) {
        texts("Every text was there").element(.h2)
        texts("No device has reported a missing or broken text.").element(.p)
      }
    } else {
      languages
      keys
      clearing
    }
  }

  private var clearing: HTML {
    call.form(
      to: DashboardSection.health.path + "/clear", .class("row actions"),
      .data(
        "confirm",
        texts(
          "Clear all reports of this app, in every language? This cannot be undone. Devices report a text again only after the app is updated."
        ))
    ) {
      texts("Clear reports").element(.button, .named(.type, "submit"), .class("danger"))
    }
  }

  private var languages: HTML {
    table("By language", ["Language", "Missing texts", "Broken texts", "Reports", "Last report"]) {
      for total in totals {
        row(["Language", "Missing texts", "Broken texts", "Reports", "Last report"]) {
          [
            link(total.language), number(total.missing), number(total.refused), number(total.reports),
            texts.time(total.lastAt),
          ]
        }
      }
    }
  }

  @HTMLBuilder private var keys: HTML {
    HTML.element(.div, .class("line")) {
      texts("By text").element(.h2)
      if language != nil {
        texts("All languages").element(.a, .class("step"), .href(call.address(DashboardSection.health.path)))
      }
    }
    if counts.isEmpty {
      texts("Nothing here matches. Check the spelling, or show everything.").element(.p, .class("soft"))
    } else {
      table("By text", ["Key", "Language", "What is wrong", "Reports", "Last report"]) {
        for count in counts {
          row(["Key", "Language", "What is wrong", "Reports", "Last report"]) {
            [
              .element(.code, .named(.dir, "auto"), .named(.translate, "no")) { HTML.text(count.report.key) },
              named(count.report.language), kind(count.report.kind), number(count.report.count),
              texts.time(count.lastAt),
            ]
          }
        }
      }
    }
    HTML.element(.nav, .class("pager"), .aria(.label, texts("Pages"))) {
      if number > 1 { page(number - 1, "Previous page", "prev") }
      if hasMore { page(number + 1, "Next page", "next") }
    }
  }

  private func page(_ number: Int, _ title: LocalizedMessage, _ rel: String) -> HTML {
    let items = (language.map { [("language", $0)] } ?? []) + [("page", "\(number)")]
    return texts(title).element(
      .a, .class("step"), .named(.rel, rel), .href(call.address(DashboardSection.health.path, items)))
  }

  // MARK: Tables

  private func table(
    _ caption: LocalizedMessage, _ heads: [LocalizedMessage], @HTMLBuilder rows: () -> HTML
  ) -> HTML {
    .element(.table, .class("rows"), .named(.role, "table")) {
      texts(caption).element(.caption, .class("unseen"))
      HTML.element(.thead, .named(.role, "rowgroup")) {
        HTML.element(.tr, .named(.role, "row")) {
          for head in heads { texts(head).element(.th, .named(.scope, "col"), .named(.role, "columnheader")) }
        }
      }
      HTML.element(.tbody, .named(.role, "rowgroup")) { rows() }
    }
  }

  private func row(_ heads: [LocalizedMessage], cells: () -> [HTML]) -> HTML {
    .element(.tr, .named(.role, "row")) {
      for (head, cell) in zip(heads, cells()) {
        HTML.element(.td, .named(.role, "cell"), .data("label", texts(head))) { cell }
      }
    }
  }

  private func number(_ number: Int) -> HTML { .element(.span) { HTML.text(texts.number(number)) } }

  private func kind(_ kind: TextReport.Kind) -> HTML {
    switch kind {
    case .missing: texts("Missing").element(.span, .class("tk-badge warm"))
    case .refused: texts("Does not fit its values").element(.span, .class("tk-badge warm"))
    }
  }

  private func link(_ tag: String) -> HTML {
    .element(.a, .href(call.address(DashboardSection.health.path, [("language", tag)]))) { named(tag) }
  }

  private func named(_ tag: String) -> HTML {
    .element(.span, .class("two")) {
      if let name = texts.name(ofLanguage: tag) { HTML.element(.bdi) { HTML.text(name) } }
      HTML.element(.code, .named(.dir, "ltr"), .named(.translate, "no")) { HTML.text(tag) }
    }
  }
}
