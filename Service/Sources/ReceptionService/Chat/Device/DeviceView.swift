internal import Dragoman
internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import ReceptionKit
internal import ReceptionStorage
internal import ThemeKitHTML

/// In which languages a page shows a device: the page's, and the chat's.
struct DeviceView: Sendable {
  let catalogs: PageCatalogs
  let reader: Reader
  let chat: ChatState

  /// How ReceptionKit names the published texts among its sources.
  private static let published = "remote"

  /// A device as the page shows it now.
  ///
  /// - Parameters:
  ///   - messages: how many the service has.
  ///   - heading: what the device's chat says of itself.
  func state(
    _ device: DeviceSnapshot, _ known: DeviceRecord?, messages: Int, heading: [ChatHeading: Explanation]
  ) -> DeviceState {
    let texts = PageTexts(catalogs: catalogs, reader: reader)
    let words = chat.texts(page: reader.language)
    for one in ChatHeading.allCases { for mark in one.marks { texts.chat(mark, one.message, in: words, heading[one]) } }
    let rows = ChatRows(texts: texts, chat: words, prefix: "chat.live", now: Date(), canRetry: true, app: DemoApp.name)
    let facts = DeviceTable(texts: texts, device: device, known: known, messages: messages).html
    let connection = device.connection == .connected ? nil : "connection.\(device.connection.rawValue)"
    return DeviceState(
      facts: facts.markup, rows: rows.html(device.messages, language: { _ in nil }).markup,
      connection: connection.map { texts.chat("chat.connection", .init(key: $0), in: words).text } ?? "",
      refresh: device.connection == .paused
        ? texts.chat("chat.refresh", .init(key: "connection.refresh"), in: words).text : nil,
      language: device.chosen ?? "", isOffline: !device.isOnline, isInBackground: !device.isActive,
      taken: device.taken, texts: texts.shown,
      told: told(heading, in: words))
  }

  /// The page's own words with the device's steps, of what a team has published.
  private func told(_ heading: [ChatHeading: Explanation], in chat: ReceptionTexts) -> [String: ExplainAnswer] {
    let published = heading.filter { $1.answeredBy != nil && $1.steps.last?.source == Self.published }
    let answers = published.flatMap { one, explanation in
      var answer = ExplainAnswer(explanation, arguments: [], table: .chat, catalogs: catalogs, reader: reader)
      (answer.requested, answer.wanted, answer.rule) = (chat.tag.description, nil, explanation.choice.rule)
      return one.marks.map { ($0, answer) }
    }
    return Dictionary(uniqueKeysWithValues: answers)
  }
}

/// What a page is told of a device.
struct DeviceState: Encodable {
  /// The table, in the page's language.
  var facts: String
  /// The messages, in the chat's.
  var rows: String
  /// How the conversation is connected, in words; empty while all is well.
  var connection: String
  /// What fetches messages by hand, while live updates pause.
  var refresh: String?
  /// What the app's picker says.
  var language: String
  var isOffline: Bool
  var isInBackground: Bool
  /// The names of the messages that the device has taken.
  var taken: [String]
  /// The texts among them by their marks, to be explained.
  var texts: [String: ShownText]
  /// Why the texts came out as they did that only the device has: a page cannot ask the service for them.
  var told: [String: ExplainAnswer]

  /// As an event (HTML Living Standard, section 9.2.6). JSON has no line breaks of its own.
  var event: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return Array("event: device\ndata: \(data)\n\n".utf8)
  }
}
