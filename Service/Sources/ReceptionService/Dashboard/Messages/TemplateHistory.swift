internal import Dragoman
internal import Foundation
internal import HTMLMarkup

/// A revision as the list of them shows it.
struct ListedRevision {
  var number: Int
  /// Seconds since 1970.
  var publishedAt: Double
  /// The revision whose texts these are again.
  var restores: Int?
  /// Nil where they cannot be read.
  var texts: RevisionTexts?
}

/// The revisions that were published: what each changed, and the way back with what it takes back.
struct TemplateHistory {
  /// So many revisions are shown.
  static let size = 20
  /// So many languages are named of one revision.
  private static let namedLanguages = 4

  let call: DashboardCall
  /// The language that was being edited, to come back to.
  let languageTag: String
  let section: DashboardSection
  /// The newest first, with one more than is shown: what the last one changed is seen beside it.
  let history: [ListedRevision]
  /// The fields in their order, each with the agent's name for it.
  let fields: [(name: String, title: LocalizedMessage)]
  private var texts: DashboardTexts { call.texts }

  var html: HTML {
    .element(.section, .class("card"), .aria(.labelledby, "history-title")) {
      texts("Revisions").element(.h2, .id("history-title"))
      if history.isEmpty {
        texts("Nothing was published yet. Every text is built in.").element(.p)
      } else {
        HTML.element(.ul, .class("history")) {
          for place in history.indices.prefix(Self.size) { row(history[place], at: place) }
          if history[0].texts != RevisionTexts() { beginning }
        }
      }
    }
  }

  private func row(_ revision: ListedRevision, at place: Int) -> HTML {
    .element(.li, .class("row")) {
      HTML.element(.span, .class("two")) {
        texts("Revision \(revision.number)").element(.strong)
        texts.time(revision.publishedAt)
        if let changed = changed(at: place) { texts("Changed: \(changed)").element(.small) }
        if revision.texts == RevisionTexts() { texts("The built-in texts").element(.small) }
        if let restored = revision.restores { texts("The texts of revision \(restored) again").element(.small) }
      }
      if place == 0 {
        texts("Current").element(.span, .class("tk-badge"))
      } else if revision.texts != nil && revision.texts == history[0].texts {
        texts("The same texts as now").element(.span, .class("soft"))
      } else {
        wayBack(
          to: revision.number, revision.texts, asking: "Publish the texts of revision \(revision.number) again?",
          "Roll back to revision \(revision.number)")
      }
    }
  }

  /// What was before the first revision: every text built in.
  private var beginning: HTML {
    .element(.li, .class("row")) {
      texts("The built-in texts").element(.strong)
      wayBack(
        to: 0, RevisionTexts(), asking: "Publish the built-in texts again, in every language?",
        "Roll back to the built-in texts")
    }
  }

  private func wayBack(
    to revision: Int, _ old: RevisionTexts?, asking question: LocalizedMessage, _ label: LocalizedMessage
  ) -> HTML {
    var asked = texts(question)
    if let old, let now = history[0].texts, let changes = words(for: old.changes(from: now)) {
      asked += "\n\n" + texts("What changes: \(changes)")
    }
    return call.form(to: section.path + "/roll-back", .data("confirm", asked)) {
      HTML.element(.input, .named(.type, "hidden"), .named(.name, "revision"), .named(.value, "\(revision)"))
      HTML.element(.input, .named(.type, "hidden"), .named(.name, "language"), .named(.value, languageTag))
      HTML.element(.button, .class("quiet"), .named(.type, "submit"), .aria(.label, texts(label))) {
        HTML.text(texts("Roll back"))
      }
    }
  }

  // MARK: What changed

  /// What a revision changed in the one before it; nil where that is not known, or nothing.
  private func changed(at place: Int) -> String? {
    let before = history.indices.contains(place + 1) ? history[place + 1].texts : RevisionTexts()
    guard let now = history[place].texts, let before, place + 1 < history.count || history[place].number == 1 else {
      return nil
    }
    return words(for: now.changes(from: before))
  }

  /// The changes in the agent's words: `Arabic (Title) and German (Title, Body)`; nil where there are none.
  private func words(for changes: [RevisionChange]) -> String? {
    guard !changes.isEmpty else { return nil }
    var named = changes.prefix(Self.namedLanguages).map { change in
      let changed = fields.filter { change.fields.contains($0.name) }.map { texts($0.title) }
      return texts("\(language(change.tag)) (\(texts.list(changed)))")
    }
    let more = changes.count - named.count
    if more > 0 { named.append(texts("\(more) more languages")) }
    return texts.list(named)
  }

  private func language(_ tag: String) -> String {
    tag == RevisionTexts.everyLanguage ? texts("Every language") : texts.name(ofLanguage: tag) ?? tag
  }
}
