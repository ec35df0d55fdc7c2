internal import Dragoman
internal import HTMLMarkup
internal import LanguageTags
internal import ReceptionKit
internal import ThemeKit
internal import ThemeKitHTML

/// The panel of the visitor's device: its switches, and a table that is filled while it lives. Without a script it can be
/// read.
struct DevicePanel {
  let texts: PageTexts

  var html: HTML {
    .element(.article, .class("card device"), .id("device"), .aria(.labelledby, "device-heading")) {
      texts.page("device.heading", "A device that goes offline").element(.h3, .id("device-heading"))
      texts.page(
        "device.sentence",
        "ReceptionKit’s own client runs here for you and speaks to this service over the network. Take it offline, switch its language, bring it back, and compare. What you write in the chat is sent by it."
      ).element(.p)
      controls
      HTML.element(.p, .id("device-message"), .class("device-message"), .named(.role, "status"))
      HTML.element(.div, .id("device-facts")) { DeviceTable(texts: texts, device: nil, known: nil).html }
      question
      failures
    }
  }

  private var controls: HTML {
    .element(.form, .class("row device-controls"), .id("device-controls"), .named(.autocomplete, "off")) {
      HTML.element(.div, .class("tk-field")) {
        texts.page("device.picker", "The app’s language").element(.label, .named(.for, "device-language"))
        HTML.element(.select, .id("device-language"), .named(.autocomplete, "off")) {
          automatic.element(.option, .named(.value, ""))
          for tag in DeviceAction.languages { option(tag) }
        }
      }
      toggle("offline", texts.page("device.offline", "Offline"))
      toggle("background", texts.page("device.background", "In the background"))
      button("restart", texts.page("device.restart", "Start the app again"))
      button("reply", texts.page("device.reply", "Let the team answer"))
      button("delete", texts.page("device.delete", "Delete its data"))
    }
  }

  /// The app's own language is that of the visitor's browser, and the picker says which that is.
  private var automatic: MarkedText {
    let language = texts.reader.phone.language
    return texts.page("device.automatic", "Automatic, like your browser: \(language.menuName ?? language.description)")
  }

  private func option(_ code: String) -> HTML {
    let tag = LanguageTag(code) ?? .english
    let isOffered = ChatLanguages.offer(code) != nil
    return .element(
      .option, .named(.value, code), .named(.lang, code), .named(.dir, tag.writingDirection.rawValue)
    ) { (tag.menuName ?? code) + (isOffered ? "" : " (\(code))") }
  }

  private func toggle(_ action: String, _ text: MarkedText) -> HTML {
    text.element(
      .button, .named(.type, "button"), .class("toggle"), .data("device", action), .aria(.pressed, "false"))
  }

  private func button(_ action: String, _ text: MarkedText) -> HTML {
    text.element(.button, .named(.type, "button"), .data("device", action))
  }

  /// What is asked before the data is gone. The browser gives it the keyboard, and Escape leaves it.
  private var question: HTML {
    .element(.dialog, .id("device-question"), .class("card question"), .aria(.labelledby, "device-question-text")) {
      texts.page("device.question", "Delete what this device wrote and what the service knows of it?")
        .element(.p, .id("device-question-text"))
      HTML.element(.form, .class("row"), .named(.method, "dialog")) {
        texts.page("device.keep", "Keep").element(.button, .named(.value, "keep"))
        texts.page("device.delete.really", "Delete its data")
          .element(.button, .class("danger"), .named(.value, "delete"))
      }
    }
  }

  /// The words of what may go wrong, on the page before it does.
  private var failures: HTML {
    .element(.div, .flag(.hidden)) {
      texts.page("device.tooMany", "Too many devices at once. Try again in a minute.").element(.span)
      texts.page("device.tooFast", "That was quick. Try again in a moment.").element(.span)
      texts.page(
        "device.gone", "The service does not have this device any more. What you do next begins with a new one."
      )
      .element(.span)
      texts.page("device.failed", "The service does not answer. The device keeps what it has.").element(.span)
    }
  }
}
