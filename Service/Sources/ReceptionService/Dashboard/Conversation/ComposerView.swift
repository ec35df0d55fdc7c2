internal import Dragoman
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags
internal import ReceptionMessages
internal import ReceptionProtocol
internal import ReceptionStorage

/// Where an agent writes: a reply, or a request for a review that begins with a draft in the user's language.
struct ComposerView {
  let call: DashboardCall
  let device: DeviceSummary
  let state: ComposerState
  private var texts: DashboardTexts { call.texts }
  private var pieces: ConversationPieces { ConversationPieces(texts: texts) }
  private var number: String { "\(device.record.id.rawValue)" }
  private var language: ReceptionLanguage { device.record.effectiveLanguage }

  @HTMLBuilder var html: HTML {
    texts("This device is blocked: it gets no reply and no push until you unblock it.")
      .element(.p, .class("notice"), .id("blocked"), .flag(.hidden, !device.record.isBlocked))
    HTML.element(.div, .class("card composer")) {
      form
      review
    }
  }

  private var form: HTML {
    call.form(
      to: "/dashboard/conversation/reply", .id("composer"), .named(.autocomplete, "off"),
      .data("drafted", state.draftedFor.map(pieces.name) ?? ""),
      device.record.isBlocked ? .data("blocked", "") : nil
    ) {
      hidden("device", number)
      hidden("id", ReplyName.new)
      hidden("scenario", state.review?.rawValue ?? "")
      hidden("drafted", state.draftedFor?.identifier ?? "")
      question
      HTML.element(.div, .class("tk-field")) {
        texts("Your reply").element(.label, .named(.for, "text"))
        HTML.element(
          .textarea, .id("text"), .named(.name, "text"), .named(.dir, "auto"), .named(.rows, "4"),
          .named(.maxlength, "\(DeviceLimits.message)"), .aria(.describedby, "kind note text-length text-problem")
        ) { HTML.text(state.text.isEmpty ? "" : "\n" + state.text) }
        HTML.element(.p, .class("problem"), .id("text-problem"), .named(.role, "status"))
        length
        texts("Draft of a request for a review. Read it before you send it.")
          .element(.p, .class("tk-hint"), .id("kind"), .flag(.hidden, state.review == nil))
        texts("The customer reads this as you write it; nothing is translated.")
          .element(.p, .class("tk-hint"), .id("note"))
      }
      HTML.element(.div, .class("row")) {
        texts("Send").element(
          .button, .id("send"), .class("tk-button"), .named(.type, "submit"),
          .flag(.disabled, state.asksWhatToKeep || device.record.isBlocked))
        texts("Leave the request, back to my reply").element(
          .button, .id("leave-review"), .class("quiet"), .named(.type, "button"), .flag(.hidden))
        texts("Bring my draft back").element(
          .button, .id("undo"), .class("quiet"), .named(.type, "button"), .flag(.hidden))
      }
    }
  }

  /// How long the reply is, and how long it may be; the page's script counts on.
  private var length: HTML {
    .element(.p, .class("tk-hint length"), .id("text-length")) {
      HTML.element(.span, .class("number"), .named(.dir, "ltr")) {
        HTML.element(.span, .data("length", "text")) { HTML.text(String(state.text.utf16.count)) }
        HTML.text(" / \(DeviceLimits.message)")
      }
    }
  }

  /// Asked when the user's language is another than the draft's. Nothing is sent before it is answered.
  private var question: HTML {
    let drafted = (state.draftedFor ?? language)
    return .element(
      .div, .class("question"), .id("question"), .named(.role, "alertdialog"), .aria(.labelledby, "question-text"),
      .flag(.hidden, !state.asksWhatToKeep)
    ) {
      HTML.element(.p, .id("question-text")) {
        HTML.text(
          texts(
            "The customer’s app now speaks \(pieces.name(of: language)). Your draft was made for \(pieces.name(of: drafted))."
          ))
      }
      texts("Nothing was sent. Keep your draft, or begin with the template of the new language?").element(.p)
      HTML.element(.div, .class("row")) {
        // Without a script this button sends the form: the draft is kept, for the language that the device has now.
        HTML.element(
          .button, .id("keep"), .named(.type, "submit"), .named(.name, "keep"), .named(.value, language.identifier)
        ) { HTML.text(texts("Keep my draft")) }
        HTML.element(
          .a, .id("replace"), .class("step"),
          .href(
            call.address(
              "/dashboard/conversation",
              [("device", number), ("review", (state.review ?? .general).rawValue)]))
        ) { HTML.text(texts("Use the new template")) }
      }
    }
  }

  private var review: HTML {
    .element(
      .form, .class("row review"), .id("review"), .named(.method, "get"), .action("/dashboard/conversation"),
      .named(.autocomplete, "off")
    ) {
      if let app = call.app { hidden("app", app.id) }
      hidden("device", number)
      texts("Ask for a review").element(.label, .named(.for, "scenario"))
      HTML.element(.select, .id("scenario"), .named(.name, "review")) {
        for scenario in ReviewScenario.allCases {
          HTML.element(
            .option, .named(.value, scenario.rawValue), .flag(.selected, scenario == state.review)
          ) { HTML.text(texts(scenario.title)) }
        }
      }
      texts("Begin with the template").element(.button, .named(.type, "submit"))
    }
  }

  private func hidden(_ name: String, _ value: String) -> HTML {
    .element(.input, .named(.type, "hidden"), .named(.name, name), .named(.value, value))
  }
}

/// The names under which replies are stored, so that one that is sent again is stored once.
enum ReplyName {
  /// A name that nobody else has.
  static var new: String { "team-\(UInt64.random(in: 0...UInt64.max))" }
}
