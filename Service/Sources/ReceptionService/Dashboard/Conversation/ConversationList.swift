internal import Dragoman
internal import HTMLMarkup
internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage

extension Dashboard {
  /// `GET /dashboard/conversations`: what users wrote, the last first.
  func conversations(_ call: DashboardCall) async throws(DashboardFailure) -> DashboardPage {
    var page = try DirectoryPage(call, order: .lastMessage)
    page = try await DashboardCall.stored { () async throws(StoreFailure) in
      var page = page
      try await page.load(from: store)
      return page
    }
    let list = ConversationList(call: call, page: page)
    return DashboardPage(.conversations, title: call.texts("Conversations")) { list.html }
  }
}

/// The list of conversations.
struct ConversationList {
  let call: DashboardCall
  let page: DirectoryPage
  private var texts: DashboardTexts { call.texts }

  @HTMLBuilder var html: HTML {
    texts("Conversations").element(.h1)
    DirectoryFilter(call: call, page: page, section: .conversations, parts: [.all, .unread, .blocked]).html
    HTML.element(.div, .id("live-list"), .class("stack"), .data("events", "/dashboard/conversations/events")) {
      if page.devices.isEmpty {
        DirectoryFilter.empty(
          call, page, nothing: "Nobody has written yet",
          why: "A conversation appears here, without a reload, when a customer first writes.")
      } else {
        HTML.element(.ul, .class("inbox")) {
          for device in page.devices { item(device) }
        }
        DirectoryPager(call: call, page: page, section: .conversations).html
      }
    }
  }

  private func item(_ device: DeviceSummary) -> HTML {
    let facts = DeviceFacts(device.record, texts)
    let address = call.address("/dashboard/conversation", [("device", "\(device.record.id.rawValue)")])
    return .element(.li, .class(device.unread > 0 ? "card new" : "card")) {
      HTML.element(.div, .class("line")) {
        HTML.element(.div, .class("who")) {
          HTML.element(.a, .href(address)) { facts.user }
          if device.unread > 0 {
            HTML.element(.span, .class("count")) {
              HTML.element(.span, .aria(.hidden, "true")) { HTML.text(texts.number(device.unread)) }
              texts("\(device.unread) unread messages").element(.span, .class("unseen"))
            }
          }
          if device.record.isBlocked { texts("Blocked").element(.span, .class("tk-badge warm")) }
        }
        HTML.element(.span, .class("soft")) { texts.time(device.lastMessage?.sentAt ?? 0) }
      }
      HTML.element(.div, .class("line")) {
        HTML.element(.p, .class("last")) { last(device.lastMessage) }
        facts.shownIn
      }
    }
  }

  /// How a conversation ends, on one line.
  @HTMLBuilder private func last(_ message: ConversationMessage?) -> HTML {
    if let message {
      if message.author == .team { HTML.element(.span, .class("soft")) { HTML.text(texts("You:") + " ") } }
      if message.text.isEmpty {
        texts("\(message.photoCount) photos").element(.span)
      } else {
        HTML.element(.bdi, .named(.lang, "")) { texts.written(String(message.text.prefix(200))) }
      }
    }
  }
}
