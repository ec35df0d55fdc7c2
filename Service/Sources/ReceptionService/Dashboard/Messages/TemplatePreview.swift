internal import Dragoman
internal import HTMLMarkup
internal import LanguageTags
internal import ReceptionProtocol

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
