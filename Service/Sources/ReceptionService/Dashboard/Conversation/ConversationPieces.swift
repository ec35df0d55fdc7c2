internal import Dragoman
internal import HTMLMarkup
internal import LanguageTags
internal import ReceptionProtocol
internal import ReceptionStorage

/// The pieces of a conversation's page that change while it is open, for the page and for its stream.
struct ConversationPieces: Sendable {
  let texts: DashboardTexts

  /// A message as the stream sends it.
  struct SentMessage: Encodable {
    var number: Int
    /// The name under which it was sent: that of the bubble that is waiting for it.
    var id: String
    var author: String
    var html: String
  }

  /// A device as the stream sends it.
  struct SentDevice: Encodable {
    /// The language that it is spoken to in, and its name in the agent's language.
    var language: String
    var languageName: String
    var direction: String
    /// Whether it is not served any more, so that nothing can be sent to it.
    var isBlocked: Bool
    var facts: String
    var badges: String
  }

  func message(_ message: ConversationMessage) -> SentMessage {
    SentMessage(
      number: message.number, id: message.id, author: message.author.rawValue, html: bubble(message).markup)
  }

  func device(_ record: DeviceRecord) -> SentDevice {
    let language = record.effectiveLanguage
    return SentDevice(
      language: language.identifier, languageName: name(of: language), direction: language.writingDirection.rawValue,
      isBlocked: record.isBlocked, facts: facts(record).markup, badges: badges(record).markup)
  }

  /// What is said when the device is removed while its conversation is open.
  var gone: String { texts("This device was removed. Its conversation is gone.") }

  func name(of language: ReceptionLanguage) -> String {
    texts.name(ofLanguage: language.identifier) ?? language.name
  }

  /// A message. Its side is its author's; the order of its own words is that of its own letters.
  func bubble(_ message: ConversationMessage) -> HTML {
    .element(
      .li, .class("bubble"), .data("author", message.author.rawValue), .data("number", "\(message.number)"),
      .data("id", message.id)
    ) {
      author(message.author).element(.span, .class("unseen"))
      if message.asksForReview { texts("Request for a review").element(.span, .class("kind")) }
      if !message.text.isEmpty { HTML.element(.p, .class("said"), .named(.lang, "")) { texts.written(message.text) } }
      if message.photoCount > 0 { texts("\(message.photoCount) photos").element(.span, .class("kind")) }
      HTML.element(.span, .class("sent")) { texts.time(message.sentAt) }
    }
  }

  /// Who wrote a message.
  func author(_ author: ConversationMessage.Author) -> String {
    author == .user ? texts("From the customer:") : texts("From the team:")
  }

  /// The marks beside the user's name.
  func badges(_ record: DeviceRecord) -> HTML {
    record.isBlocked ? texts("Blocked").element(.span, .class("tk-badge warm")) : .empty
  }

  /// What the device says of itself.
  func facts(_ record: DeviceRecord) -> HTML {
    let facts = DeviceFacts(record, texts)
    let description = record.description
    return .element(.dl, .class("facts")) {
      fact("App language", facts.appLanguage)
      fact("Shown in", facts.shownIn)
      fact("Device locale", facts.locale)
      fact("Region", facts.region)
      fact("Last sync", facts.lastSync)
      fact("App version", facts.version)
      optional("Device model", description.deviceModel)
      optional("Time zone", description.timezone)
      optional("Mail address", description.email)
      optional("User identifier", description.externalUserId)
      HTML.element(.div) {
        texts("Registered").element(.dt)
        HTML.element(.dd) { texts.time(record.registeredAt) }
      }
      for (key, value) in (description.metadata ?? [:]).sorted(by: { $0.key < $1.key }) {
        HTML.element(.div) {
          HTML.element(.dt, .named(.dir, "auto")) { texts.written(key) }
          HTML.element(.dd) { HTML.element(.bdi) { texts.written(value) } }
        }
      }
    }
  }

  private func fact(_ name: LocalizedMessage, _ value: HTML) -> HTML {
    .element(.div) {
      texts(name).element(.dt)
      HTML.element(.dd) { value }
    }
  }

  private func optional(_ name: LocalizedMessage, _ value: String?) -> HTML {
    guard let value, !value.allSatisfy(\.isWhitespace) else { return .empty }
    return fact(name, .element(.bdi) { texts.written(value) })
  }
}
