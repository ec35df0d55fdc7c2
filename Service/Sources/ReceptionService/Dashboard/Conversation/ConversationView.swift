internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import HTTPService
internal import LanguageTags
internal import ReceptionMessages
internal import ReceptionProtocol
internal import ReceptionStorage

/// What the composer holds when its page is made.
struct ComposerState: Sendable {
  /// What the agent wrote or asked to begin with.
  var text = ""
  /// The occasion, for a request for a review.
  var review: ReviewScenario?
  /// The language that the draft was made for.
  var draftedFor: ReceptionLanguage?
  /// Whether the user's language is another one now, and the agent has to say what to do.
  var asksWhatToKeep = false
}

/// A conversation with its composer, and what is known of the device.
struct ConversationView {
  let call: DashboardCall
  let device: DeviceSummary
  let messages: [ConversationMessage]
  /// Whether there are messages before these.
  let hasEarlier: Bool
  /// Whether the last message is among them. Where it is not, nothing is read that is not on the page, and what comes
  /// meanwhile is not put below what it does not follow.
  let isLatest: Bool
  let composer: ComposerState
  private var texts: DashboardTexts { call.texts }
  private var pieces: ConversationPieces { ConversationPieces(texts: texts) }
  /// The message after which others come.
  private var last: Int { (isLatest ? messages.last?.number : nil) ?? device.lastMessage?.number ?? 0 }
  private var number: String { "\(device.record.id.rawValue)" }
  private var address: String { call.address("/dashboard/conversation", [("device", number)]) }

  /// What the page's script says.
  var words: [String: String] {
    [
      "sending": texts("Sending…"), "notSent": texts("Not sent"),
      "again": texts("Send again"), "edit": texts("Back to the composer"),
      "question": question(texts),
      "tooLong": texts("The reply is too long: \(DeviceLimits.message) characters at most."),
    ]
  }

  /// The question about a draft, with names for its script to fill in, since the language changes while the page is open.
  private func question(_ texts: DashboardTexts) -> String {
    texts("The customer’s app now speaks \("{now}"). Your draft was made for \("{drafted}").")
  }

  @HTMLBuilder var html: HTML {
    HTML.element(.div, .class("talk"), .id("talk"), .data("device", number), .data("language", language.identifier)) {
      HTML.element(.div, .class("talk-main")) {
        head
        transcript
        ComposerView(call: call, device: device, state: composer).html
      }
      HTML.element(.aside, .class("card"), .aria(.labelledby, "facts-heading")) {
        texts("Device").element(.h2, .id("facts-heading"))
        HTML.element(.div, .id("facts")) { pieces.facts(device.record) }
        actions
      }
    }
  }

  private var language: ReceptionLanguage { device.record.effectiveLanguage }

  private var head: HTML {
    .element(.div, .class("talk-head")) {
      texts("All conversations").element(.a, .class("step"), .href(call.address(DashboardSection.conversations.path)))
      HTML.element(.div, .class("line")) {
        HTML.element(.h1) { DeviceFacts(device.record, texts).user }
        HTML.element(.span, .id("badges")) { pieces.badges(device.record) }
      }
      if device.unread > 0, isLatest {
        call.form(to: "/dashboard/conversation/read", .class("without-script")) {
          hidden("device", number)
          hidden("number", "\(last)")
          texts("Mark as read").element(.button, .named(.type, "submit"), .class("quiet"))
        }
      }
    }
  }

  private var transcript: HTML {
    .element(.div, .class("transcript")) {
      if hasEarlier, let first = messages.first {
        texts("Earlier messages").element(
          .a, .class("step"), .id("earlier"),
          .href(call.address("/dashboard/conversation", [("device", number), ("before", "\(first.number)")])))
      }
      texts("Nothing was written yet.").element(
        .p, .class("soft"), .id("silence"), .flag(.hidden, !messages.isEmpty || !isLatest))
      HTML.element(
        .div, .class("chat"), .named(.role, "log"), .aria(.live, "polite"), .aria(.label, texts("Messages")),
        .named(.tabindex, "0")
      ) {
        HTML.element(
          .ol, .id("messages"), .data("last", "\(last)"), isLatest ? nil : .data("earlier", "")
        ) {
          for message in messages { pieces.bubble(message) }
        }
      }
      if call.request.target.first("before") != nil {
        texts("Latest messages").element(.a, .class("step"), .id("latest"), .href(address))
      }
    }
  }

  private var actions: HTML {
    .element(.div, .class("row actions")) {
      call.form(
        to: "/dashboard/device/block", .id("block"), .flag(.hidden, device.record.isBlocked),
        .data("confirm", texts("Block this device? Its user gets no reply and no push until you unblock it."))
      ) {
        hidden("device", number)
        texts("Block").element(.button, .named(.type, "submit"))
      }
      call.form(to: "/dashboard/device/unblock", .id("unblock"), .flag(.hidden, !device.record.isBlocked)) {
        hidden("device", number)
        texts("Unblock").element(.button, .named(.type, "submit"))
      }
      call.form(
        to: "/dashboard/device/remove",
        .data("confirm", texts("Remove this device and its whole conversation? This cannot be undone."))
      ) {
        hidden("device", number)
        texts("Remove").element(.button, .named(.type, "submit"), .class("danger"))
      }
    }
  }

  private func hidden(_ name: String, _ value: String) -> HTML {
    .element(.input, .named(.type, "hidden"), .named(.name, name), .named(.value, value))
  }
}
