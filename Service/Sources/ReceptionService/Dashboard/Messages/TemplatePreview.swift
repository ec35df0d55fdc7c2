internal import Dragoman
internal import HTMLMarkup
internal import LanguageTags
internal import ReceptionProtocol
internal import ReceptionStorage

/// What a customer will see, in the customer's language and direction.
struct TemplatePreview {
  let texts: DashboardTexts
  let language: ReceptionLanguage
  let samples: [TemplateSample]

  var html: HTML {
    // It may scroll by itself beside the form, and then it does so for the keyboard too.
    .element(.section, .class("card preview"), .aria(.labelledby, "preview-title"), .named(.tabindex, "0")) {
      texts("Preview").element(.h2, .id("preview-title"))
      texts("As a customer sees it whose app speaks this language.").element(.p, .class("tk-hint"))
      for sample in samples { card(sample) }
    }
  }

  private func card(_ sample: TemplateSample) -> HTML {
    .element(.div, .class("sample")) {
      texts(sample.occasion).element(.h3)
      HTML.element(
        .div, .class("alert"), .named(.lang, language.identifier), .named(.dir, language.writingDirection.rawValue),
        .data("sample", sample.id)
      ) {
        if let title = sample.title { title.element(.p, .class("alert-title"), .data("part", "title")) }
        sample.text.element(.p, .class("alert-text"), .data("part", "text"))
      }
    }
  }
}

/// The revisions that were published, with the way back.
struct TemplateHistory {
  let call: DashboardCall
  /// The language that was being edited, to come back to.
  let languageTag: String
  let section: DashboardSection
  let history: [TemplateRevision]
  /// Which languages a revision changed, by its number, as far as that is known.
  var changes: [Int: [LanguageTag]] = [:]
  /// The numbers of the revisions that hold no text of the team's.
  var builtIn: Set<Int> = []
  private var texts: DashboardTexts { call.texts }

  var html: HTML {
    .element(.section, .class("card"), .aria(.labelledby, "history-title")) {
      texts("Revisions").element(.h2, .id("history-title"))
      if history.isEmpty {
        texts("Nothing was published yet. Every text is built in.").element(.p)
      } else {
        HTML.element(.ul, .class("history")) {
          for (place, revision) in history.enumerated() { row(revision, isLast: place == 0) }
          if let last = history.first, !builtIn.contains(last.revision) { beginning }
        }
      }
    }
  }

  private func row(_ revision: TemplateRevision, isLast: Bool) -> HTML {
    .element(.li, .class("row")) {
      HTML.element(.span, .class("two")) {
        texts("Revision \(revision.revision)").element(.strong)
        texts.time(revision.publishedAt)
        if let tags = changes[revision.revision], !tags.isEmpty {
          texts("Changed: \(tags.map(\.description).joined(separator: ", "))").element(.small)
        }
        if builtIn.contains(revision.revision) { texts("The built-in texts").element(.small) }
        if let restored = revision.restores { texts("The texts of revision \(restored) again").element(.small) }
      }
      if isLast {
        texts("Current").element(.span, .class("tk-badge"))
      } else {
        wayBack(
          to: revision.revision, asking: "Publish the texts of revision \(revision.revision) again?",
          "Roll back to revision \(revision.revision)")
      }
    }
  }

  /// What was before the first revision: every text built in.
  private var beginning: HTML {
    .element(.li, .class("row")) {
      texts("The built-in texts").element(.strong)
      wayBack(
        to: 0, asking: "Publish the built-in texts again, in every language?", "Roll back to the built-in texts")
    }
  }

  private func wayBack(to revision: Int, asking question: LocalizedMessage, _ label: LocalizedMessage) -> HTML {
    call.form(to: section.path + "/roll-back", .data("confirm", texts(question))) {
      HTML.element(.input, .named(.type, "hidden"), .named(.name, "revision"), .named(.value, "\(revision)"))
      HTML.element(.input, .named(.type, "hidden"), .named(.name, "language"), .named(.value, languageTag))
      HTML.element(.button, .class("quiet"), .named(.type, "submit"), .aria(.label, texts(label))) {
        HTML.text(texts("Roll back"))
      }
    }
  }
}
