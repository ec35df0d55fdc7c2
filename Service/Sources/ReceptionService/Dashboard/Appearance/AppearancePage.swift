internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags
internal import ReceptionKit
internal import ReceptionProtocol
internal import ReceptionStorage

/// The editor of the chat's texts in one language, beside the chat as its users see it.
struct AppearancePage {
  let call: DashboardCall
  /// The last revisions, the newest first.
  let history: [AppearanceRevision]
  let form: AppearanceForm
  /// What was typed as a language tag and is none.
  var wrongTag: String?
  /// Whether somebody published other texts of this language after the agent began.
  var isOvertaken = false
  private var texts: DashboardTexts { call.texts }
  private var published: AppearanceRevision? { history.first }
  private var direction: String { ReceptionLanguage.matched(form.tag).writingDirection.rawValue }

  var page: DashboardPage { page(problem: nil) }

  private func page(problem: LocalizedMessage?) -> DashboardPage {
    var page = DashboardPage(.appearance, title: texts("Appearance")) {
      texts("Appearance").element(.h1)
      texts(
        "The title and the welcome of the chat, in each language. Choosing a language here changes nothing for customers."
      )
      .element(.p, .class("lead"))
      languages
      HTML.element(.div, .class("editor")) {
        editor(problem)
        AppearancePreview(texts: texts, form: form, published: published).html
      }
      TemplateHistory(
        call: call, languageTag: form.tag.description, section: .appearance,
        history: history.map { revision in
          ListedRevision(
            number: revision.revision, publishedAt: revision.publishedAt, restores: revision.restores,
            texts: RevisionTexts(revision))
        },
        fields: AppearanceField.allCases.map { ($0.rawValue, $0.name) }
      ).html
    }
    page.words = [
      "unsaved": texts("Not published yet"),
      "tooLong": texts("This is longer than its limit."),
    ]
    return page
  }

  /// The answer to a form that is not published.
  func refusal(_ status: HTTPStatus, _ problem: LocalizedMessage) -> HTTPResponse {
    guard call.request.wantsPage else {
      return Dashboard.json(
        Refusal(error: .init(code: "refused", message: texts(problem)), base: form.base), status: status)
    }
    return Dashboard.answer(page(problem: problem).document(for: call), status: status)
  }

  private struct Refusal: Encodable {
    struct Fault: Encodable {
      var code: String
      var message: String
    }
    var error: Fault
    var base: Int
  }

  // MARK: Above the form

  private var languages: HTML {
    .element(.form, .class("card"), .named(.method, "get"), .action(DashboardSection.appearance.path)) {
      if let app = call.app {
        HTML.element(.input, .named(.type, "hidden"), .named(.name, "app"), .named(.value, app.id))
      }
      HTML.element(.div, .class("tk-field")) {
        texts("Language to edit").element(.label, .named(.for, "edited"))
        HTML.element(.div, .class("tk-row")) {
          HTML.element(
            .select, .id("edited"), .named(.name, "language"), .named(.autocomplete, "off"), .data("submits", "")
          ) {
            for tag in offered { option(tag) }
          }
          texts("Show").element(.button, .named(.type, "submit"), .class("quiet without-script"))
        }
      }
      HTML.element(.details, [HTMLAttribute.flag(.open, wrongTag != nil)].compactMap { $0 }) {
        texts("Another language tag").element(.summary, .class("step"))
        HTML.element(.div, .class("tk-field")) {
          texts("Tag of an app language, such as es-MX").element(.label, .named(.for, "other"))
          HTML.element(
            .input, .id("other"), .class("tk-input"), .named(.name, "other"), .named(.dir, "ltr"),
            .named(.autocapitalize, "none"), .named(.spellcheck, "false"),
            .named(.maxlength, "\(CanonicalAppTag.longestTag)"), .named(.value, wrongTag ?? ""),
            .aria(.describedby, "other-hint"))
          if let wrongTag {
            texts("“\(wrongTag)” is no language tag.").element(.p, .class("problem"), .named(.role, "alert"))
          }
          texts("Its text goes before that of the language it is shown in: first es-MX, then es-419.")
            .element(.p, .class("tk-hint"), .id("other-hint"))
          HTML.element(.div, .class("row")) { texts("Show").element(.button, .named(.type, "submit")) }
        }
      }
    }
  }

  /// The 48 languages, then the other tags that have texts, and the one that is edited.
  private var offered: [LanguageTag] {
    let known = ReceptionLanguage.all.map(\.tag)
    let others = (published?.tags ?? []).union([form.tag]).subtracting(known)
    return known + others.sorted { $0.description < $1.description }
  }

  private func option(_ tag: LanguageTag) -> HTML {
    let isOwn = published?.tags.contains(tag) == true
    let name = ReceptionLanguage(identifier: tag.description)?.name ?? tag.description
    return .element(
      .option, .named(.value, tag.description), .named(.lang, tag.description),
      .named(.dir, tag.writingDirection.rawValue), .flag(.selected, tag == form.tag)
    ) { HTML.text(isOwn ? name + " •" : name) }
  }

  // MARK: The form

  private func editor(_ problem: LocalizedMessage?) -> HTML {
    call.form(
      to: DashboardSection.appearance.path + "/publish", .id("appearance"), .class("card"),
      .named(.autocomplete, "off"),
      .data("language", form.tag.description), isOvertaken ? .data("overtaken", "") : nil
    ) {
      HTML.element(.input, .named(.type, "hidden"), .named(.name, "tag"), .named(.value, form.tag.description))
      HTML.element(.input, .named(.type, "hidden"), .named(.name, "base"), .named(.value, "\(form.base)"))
      for field in AppearanceField.allCases { self.field(field) }
      HTML.element(.p, .class("problem"), .id("refusal"), .named(.role, "alert")) {
        HTML.text(problem.map { texts($0) } ?? "")
      }
      HTML.element(.div, .class("row")) {
        texts("Publish").element(.button, .class("tk-button"), .named(.type, "submit"))
        HTML.element(.span, .class("soft"), .id("unsaved"), .named(.role, "status"))
        call.discard(at: DashboardSection.appearance.path, [("language", form.tag.description)])
      }
    }
  }

  private func field(_ field: AppearanceField) -> HTML {
    let text = form.values[field] ?? ""
    let length = text.utf16.count
    var attributes: [HTMLAttribute] = [
      .id(field.rawValue), .named(.name, field.rawValue), .named(.lang, form.tag.description), .named(.dir, direction),
      .data("limit", "\(field.longestText)"), .data("fallback", form.fallback(field, published)),
      .named(.placeholder, form.fallback(field, published)), .aria(.describedby, field.rawValue + "-length"),
    ]
    if length > field.longestText { attributes.append(.aria(.invalid, "true")) }
    return .element(.div, .class("tk-field")) {
      texts(field.name).element(.label, .named(.for, field.rawValue))
      if field == .welcomeText {
        HTML.element(.textarea, attributes + [.named(.rows, "5")]) { HTML.text(text.isEmpty ? "" : "\n" + text) }
      } else {
        HTML.element(
          .input, attributes + [.class("tk-input"), .named(.type, "text"), .named(.value, text)], content: .empty)
      }
      HTML.element(.p, .class("tk-hint length"), .id(field.rawValue + "-length")) {
        HTML.element(.span, .class("number"), .named(.dir, "ltr")) {
          HTML.element(.span, .data("length", field.rawValue)) { HTML.text(String(length)) }
          HTML.text(" / \(field.longestText)")
        }
        texts("Left empty, the text in grey is shown.").element(.span)
      }
      if isOvertaken, let theirs = published?.text(field, form.tag), theirs != text {
        HTML.element(.p, .class("problem")) { HTML.text(texts("Published now: \(theirs)")) }
      }
    }
  }
}

extension AppearanceField {
  /// The field as agents call it.
  fileprivate var name: LocalizedMessage {
    switch self {
    case .title: "Title"
    case .welcomeTitle: "Headline of the welcome"
    case .welcomeText: "Text of the welcome"
    }
  }
}

/// The chat as a user sees it whose app speaks the edited language.
struct AppearancePreview {
  let texts: DashboardTexts
  let form: AppearanceForm
  let published: AppearanceRevision?

  var html: HTML {
    let chat = ReceptionTexts(in: form.tag.description)
    let language = chat.matchedLanguage
    return .element(.section, .class("card preview"), .aria(.labelledby, "preview-title")) {
      texts("Preview").element(.h2, .id("preview-title"))
      HTML.element(
        .div, .class("phone"), .id("preview"), .named(.lang, language.identifier),
        .named(.dir, language.writingDirection.rawValue)
      ) {
        HTML.element(.div, .class("phone-bar")) {
          HTML.element(.strong, .data("part", "title")) { HTML.text(shown(.title)) }
          HTML.element(.span, .class("soft")) { HTML.text(chat.labels.close) }
        }
        HTML.element(.div, .class("phone-welcome")) {
          HTML.element(.p, .class("specimen"), .data("part", "welcomeTitle")) { HTML.text(shown(.welcomeTitle)) }
          HTML.element(.p, .data("part", "welcomeText")) { HTML.text(shown(.welcomeText)) }
        }
        HTML.element(.div, .class("phone-composer")) {
          HTML.element(.span, .class("soft")) { HTML.text(chat.labels.placeholder) }
          HTML.element(.strong) { HTML.text(chat.labels.send) }
        }
      }
      texts("Devices show a new text the next time their chat opens.").element(.p, .class("tk-hint"))
    }
  }

  private func shown(_ field: AppearanceField) -> String {
    let text = form.values[field] ?? ""
    return field.accepts(text) ? text : form.fallback(field, published)
  }
}
