internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import HTTPService
internal import LanguageNumbers
internal import LanguageTags
internal import ReceptionMessages
internal import ReceptionProtocol
internal import ReceptionStorage

/// The page on which a team words its templates in one language, sees them as a customer will, and publishes them.
struct TemplatePage<Field: EditedField> {
  let call: DashboardCall
  let published: PublishedTemplates<Field>
  let form: TemplateForm<Field>
  /// The reply that the previews tell of; nil is an example in the agent's language.
  var reply: String?
  /// What keeps the form from being published.
  var problems: [TemplateProblem] = []
  /// Whether somebody published meanwhile.
  var isOvertaken = false

  private var texts: DashboardTexts { call.texts }
  private var language: ReceptionLanguage { form.language }

  var page: DashboardPage { page(form.applied(to: published.templates)) }

  private func page(_ templates: TemplateDocument<Field>) -> DashboardPage {
    var page = DashboardPage(Field.section, title: texts(Field.section.title)) {
      texts(Field.section.title).element(.h1)
      texts(Field.lead).element(.p, .class("lead"))
      unusable
      languages
      HTML.element(.div, .class("editor")) {
        editor
        TemplatePreview(texts: texts, language: language, samples: samples(templates)).html
      }
      TemplateHistory(
        call: call, languageTag: language.identifier, section: Field.section,
        history: published.history.map { revision in
          ListedRevision(
            number: revision.revision, publishedAt: revision.publishedAt, restores: revision.restores,
            texts: RevisionTexts(templates: revision.document))
        },
        fields: Field.allCases.map { ($0.rawValue, $0.title) } + [("sender", "Sender")]
      ).html
    }
    page.words["refused"] = texts("Nothing was published. Mend what is marked.")
    page.words["unsaved"] = texts("Not published yet")
    return page
  }

  /// The answer to a form: the page again for a browser, what a script needs for a script.
  func answer(isRefused: Bool, templates: TemplateDocument<Field>) -> HTTPResponse {
    let status: HTTPStatus = isOvertaken ? .conflict : isRefused ? .unprocessable : .ok
    if call.request.wantsPage { return Dashboard.answer(page(templates).document(for: call), status: status) }
    let told = TemplateAnswer(
      samples: samples(templates).map { .init(id: $0.id, title: $0.title, text: $0.text) },
      problems: problems.compactMap { problem in
        form.input(of: problem).map { .init(input: $0, message: texts.words(for: problem)) }
      }, base: form.base, error: isRefused ? .init(code: "refused", message: heading) : nil)
    var answer = HTTPResponse.json(told, status: status)
    answer.fields["Cache-Control"] = "no-store"
    return answer
  }

  private var heading: String {
    texts(
      isOvertaken
        ? "Somebody else published meanwhile. Look at the texts once more, and publish again."
        : "Nothing was published. Mend what is marked.")
  }

  private func samples(_ templates: TemplateDocument<Field>) -> [TemplateSample] {
    Field.samples(of: templates, app: published.app.name, in: language, reply: example)
  }

  private var example: String { reply ?? texts("Hello! It works again. Please restart the app.") }

  // MARK: Above the form

  @HTMLBuilder private var unusable: HTML {
    if !published.problems.isEmpty {
      HTML.element(.div, .class("card"), .named(.role, "alert")) {
        texts("Some published texts cannot be used. The built-in ones stand in for them.").element(
          .p, .class("problem"))
        HTML.element(.ul) {
          for problem in published.problems.prefix(20) {
            HTML.element(.li, .named(.lang, "en"), .named(.dir, "ltr")) { HTML.text(problem.description) }
          }
        }
      }
    }
  }

  @HTMLBuilder private var languages: HTML {
    HTML.element(.form, .class("card"), .named(.method, "get"), .action(Field.section.path)) {
      HTML.element(.input, .named(.type, "hidden"), .named(.name, "app"), .named(.value, published.app.id))
      HTML.element(.div, .class("tk-field")) {
        texts("The customer’s language").element(.label, .named(.for, "edited"))
        HTML.element(.div, .class("tk-row")) {
          HTML.element(
            .select, .id("edited"), .named(.name, "language"), .named(.autocomplete, "off"), .data("submits", "")
          ) {
            for known in ReceptionLanguage.all { option(known) }
          }
          texts("Show").element(.button, .named(.type, "submit"), .class("quiet without-script"))
        }
        own
      }
    }
  }

  private func option(_ known: ReceptionLanguage) -> HTML {
    .element(
      .option, .named(.value, known.identifier), .named(.lang, known.identifier),
      .named(.dir, known.writingDirection.rawValue), .flag(.selected, known == language)
    ) { HTML.text(known.name) }
  }

  /// The languages that have texts of the team's.
  @HTMLBuilder private var own: HTML {
    let worded = ReceptionLanguage.all.filter { published.templates.languages[$0] != nil }
    if !worded.isEmpty {
      HTML.element(.p, .class("tk-hint")) { HTML.text(texts("Worded by your team:")) }
      HTML.element(.div, .class("row")) {
        for known in worded {
          known.name.element(
            .a, .class("pill"), .href(call.address(Field.section.path, [("language", known.identifier)])),
            .named(.lang, known.identifier), .named(.dir, known.writingDirection.rawValue),
            known == language ? .aria(.current, "true") : nil)
        }
      }
    }
  }

  // MARK: The form

  private var editor: HTML {
    call.form(
      to: Field.section.path + "/publish", .class("card templates"), .id("templates"),
      .data("kind", Field.section.rawValue), .named(.autocomplete, "off"), .flag(.novalidate)
    ) {
      hidden("base", "\(form.base)")
      hidden("language", language.identifier)
      HTML.element(.p, .class("problem"), .id("refusal"), .named(.role, "alert")) {
        if isOvertaken || !problems.isEmpty { HTML.text(heading) }
      }
      for field in Field.allCases { inputs(field) }
      if Field.hasSender { sender }
      HTML.element(.div, .class("row")) {
        HTML.element(
          .button, .class("tk-button"), .named(.type, "submit"), .named(.name, "do"), .named(.value, "publish")
        ) { HTML.text(texts("Publish")) }
        HTML.element(
          .button, .class("quiet without-script"), .named(.type, "submit"), .named(.name, "do"),
          .named(.value, "preview")
        ) { HTML.text(texts("Preview")) }
        HTML.element(.span, .class("soft"), .id("unsaved"))
        call.discard(at: Field.section.path, [("language", language.identifier)])
      }
    }
  }

  private func hidden(_ name: String, _ value: String) -> HTML {
    .element(.input, .named(.type, "hidden"), .named(.name, name), .named(.value, value))
  }

  private func inputs(_ field: Field) -> HTML {
    let names = TemplateForm.names(field, in: language)
    let usable = field.names.sorted().map { "{\($0)}" }.joined(separator: " ")
    return .element(.fieldset, .id("field-" + field.rawValue)) {
      texts(field.title).element(.legend)
      texts("You can use \(usable). An opening brace by itself is written \("{{"), a closing one \("}").").element(
        .p, .class("tk-hint"), .id("names-" + field.rawValue))
      for (name, category) in names { input(name, field, category, isOnly: names.count == 1) }
    }
  }

  private func input(_ name: String, _ field: Field, _ category: PluralCategory?, isOnly: Bool) -> HTML {
    let id = "input-" + name
    let wrong = problems.filter { form.input(of: $0) == name }
    let described = "names-\(field.rawValue) built-in-\(name) problem-\(name) length-\(name)"
    return .element(.div, .class("tk-field")) {
      label(category, isOnly).element(.label, .named(.for, id), isOnly ? .class("unseen") : nil)
      HTML.element(
        .textarea,
        [
          .id(id), .named(.name, name), .named(.rows, "2"), .named(.lang, language.identifier),
          .named(.dir, language.writingDirection.rawValue), .aria(.describedby, described), .data("input", name),
        ] + (wrong.isEmpty ? [] : [.aria(.invalid, "true")]),
        content: .text(form.values[name] ?? ""))
      HTML.element(.p, .class("problem"), .id("problem-" + name)) {
        HTML.text(wrong.map { texts.words(for: $0) }.joined(separator: " "))
      }
      builtIn(name, field, category)
      length(name, of: Field.longestText)
    }
  }

  /// How long the text is, and how long it may be; the page's script counts on.
  private func length(_ name: String, of limit: Int) -> HTML {
    .element(.p, .class("tk-hint length"), .id("length-" + name)) {
      HTML.element(.span, .class("number"), .named(.dir, "ltr")) {
        HTML.element(.span, .data("length", name)) { HTML.text(String((form.values[name] ?? "").utf16.count)) }
        HTML.text(" / \(limit)")
      }
    }
  }

  private func label(_ category: PluralCategory?, _ isOnly: Bool) -> String {
    guard let category, !isOnly else { return texts("Text") }
    let numbers = language.sampleNumbers.first { $0.category == category }?.numbers ?? []
    if numbers.isEmpty { return texts("All other numbers") }
    let some = numbers.map { texts.number($0) }.joined(separator: ", ")
    return category == .other
      ? texts("Numbers such as \(some); alone it stands for every number") : texts("Numbers such as \(some)")
  }

  /// What is said where the field stays empty.
  @HTMLBuilder private func builtIn(_ name: String, _ field: Field, _ category: PluralCategory?) -> HTML {
    let text = Field.builtInExample(field, category, in: language)
    HTML.element(.p, .class("tk-hint"), .id("built-in-" + name)) {
      if !text.isEmpty {
        HTML.text(texts("Built in:") + " ")
        HTML.element(.bdi, .named(.lang, language.identifier), .named(.dir, language.writingDirection.rawValue)) {
          HTML.text(text)
        }
      }
    }
  }

  private var sender: HTML {
    let wrong = problems.filter { $0.field == "sender" }
    return .element(.fieldset) {
      texts("In every language").element(.legend)
      HTML.element(.div, .class("tk-field")) {
        texts("Sender").element(.label, .named(.for, "input-sender"))
        HTML.element(
          .input,
          [
            .id("input-sender"), .class("tk-input"), .named(.type, "text"), .named(.name, "sender"),
            .named(.dir, "auto"),
            .named(.value, form.values["sender"] ?? ""), .named(.autocomplete, "off"), .data("input", "sender"),
            .aria(.describedby, "sender-hint problem-sender length-sender"),
          ] + (wrong.isEmpty ? [] : [.aria(.invalid, "true")]), content: .empty)
        HTML.element(.p, .class("problem"), .id("problem-sender")) {
          HTML.text(wrong.map { texts.words(for: $0) }.joined(separator: " "))
        }
        texts("The name of your team, the same for all. Left empty, each language has its own word for support.")
          .element(.p, .class("tk-hint"), .id("sender-hint"))
        length("sender", of: TemplateDocument<Field>.longestSender)
      }
      HTML.element(.div, .class("tk-field")) {
        texts("Example reply for the preview").element(.label, .named(.for, "input-reply"))
        HTML.element(
          .input, .id("input-reply"), .class("tk-input"), .named(.type, "text"), .named(.name, "reply"),
          .named(.dir, "auto"), .named(.value, example), .named(.autocomplete, "off"))
      }
    }
  }
}

/// What a script is told of a form.
struct TemplateAnswer: Encodable {
  struct Sample: Encodable {
    var id: String
    var title: String?
    var text: String
  }
  struct Problem: Encodable {
    var input: String
    var message: String
  }
  struct Failure: Encodable {
    var code: String
    var message: String
  }

  var samples: [Sample]
  var problems: [Problem]
  var base: Int
  var error: Failure?
}
