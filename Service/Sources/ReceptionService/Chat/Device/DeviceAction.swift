internal import Foundation
internal import ReceptionKit
internal import ReceptionProtocol

/// What a visitor does with the device: the body of `POST /live/device`.
///
/// ```json
/// {"action": "language", "value": "es-MX"}
/// ```
enum DeviceAction: Hashable, Sendable {
  /// The app's own picker chooses a language; nil follows the app.
  case language(String?)
  case offline(Bool)
  case background(Bool)
  /// The process of the app ends and begins again.
  case restart
  /// The chat opens, or leaves the screen.
  case chat(Bool)
  /// A message, under the name that its page gave it: it is taken once however often it comes.
  case send(String, id: String? = nil)
  /// Sends again what was not sent.
  case retry(String)
  /// The team answers, in the language that the service speaks to the device.
  case reply
  /// Asks for messages by hand.
  case refresh
  case delete

  /// The languages that the app's picker offers: ReceptionKit's, and two tags that it answers in another language.
  static let languages = Reception.supportedLanguages.map(\.identifier) + ["es-MX", "is-IS"]

  /// Nil for a body that is none of these.
  init?(_ body: [UInt8]) {
    guard body.count <= 32_768, let read = try? JSONDecoder().decode(Body.self, from: Data(body)) else { return nil }
    switch (read.action, read.value) {
    case ("language", nil), ("language", ""): self = .language(nil)
    // Only what is offered: a language that is spoken once is kept as long as the process.
    case ("language", let tag?) where Self.languages.contains(tag): self = .language(tag)
    case ("offline", "on"): self = .offline(true)
    case ("offline", "off"): self = .offline(false)
    case ("background", "on"): self = .background(true)
    case ("background", "off"): self = .background(false)
    case ("restart", nil): self = .restart
    case ("chat", "open"): self = .chat(true)
    case ("chat", "closed"): self = .chat(false)
    case ("send", let text?) where text.utf16.count <= DeviceLimits.message && (read.id?.utf8.count ?? 0) <= 64:
      self = .send(text, id: read.id)
    case ("retry", let id?) where id.utf8.count <= 64: self = .retry(id)
    case ("reply", nil): self = .reply
    case ("refresh", nil): self = .refresh
    case ("delete", nil): self = .delete
    default: return nil
    }
  }

  /// What the page's picker says beside what is done; nil where that is nothing that is offered.
  static func picked(_ body: [UInt8]) -> String? {
    let picked = (try? JSONDecoder().decode(Body.self, from: Data(body)))?.language
    return picked.flatMap { languages.contains($0) ? $0 : nil }
  }

  private struct Body: Decodable {
    var action: String
    var value: String?
    var id: String?
    var language: String?
  }
}
