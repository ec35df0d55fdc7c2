internal import Foundation
internal import ReceptionKit

/// A conversation that was written for the page, as people would write it. Nobody translates it.
struct AuthoredConversation: Sendable {
  /// A message before it has a date.
  struct Line: Sendable {
    var author: ChatMessage.Author
    var text: String
    /// The language it is written in, where that is not the conversation's.
    var language: String?
    var photos = 0
    var daysAgo = 0
    /// Hours and minutes.
    var at: (Int, Int)
    var delivery: ChatMessage.Delivery?
  }

  /// `de`, `ja`, `ar`, `mixed`.
  var id: String
  /// The language it is written in.
  var language: String
  /// What chooses it: a name in its own language; nil is the page's word for mixed directions.
  var name: String?
  var lines: [Line]

  /// The conversation of an identifier; nil for everything else.
  static func named(_ id: String?) -> AuthoredConversation? { all.first { $0.id == id } }

  /// The messages, dated from a moment on.
  func messages(now: Date) -> [ChatMessage] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let today = calendar.startOfDay(for: now)
    return lines.enumerated().map { place, line in
      let date = today.addingTimeInterval(Double(line.at.0 * 3_600 + line.at.1 * 60 - line.daysAgo * 86_400))
      return ChatMessage(
        id: "\(id).\(place)", author: line.author, text: line.text, photoCount: line.photos, date: date,
        delivery: line.delivery ?? (line.author == .team ? .received : .delivered))
    }
  }
}
