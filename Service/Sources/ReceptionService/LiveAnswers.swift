internal import Dragoman
internal import Foundation
internal import HTTPService
internal import LanguageTags

/// What `GET /live` answers: everything a switch has to replace on the page.
struct LiveAnswer: Encodable {
  /// What was asked for: `automatic` or a tag.
  var requested: String
  /// The language of the page that answers.
  var language: String
  /// `ltr` or `rtl`.
  var direction: String
  /// Whether the page speaks what was asked for; if not, English answers and the notice says so.
  var isAnswered: Bool
  /// The support chat, which has a language of its own.
  var chat: ShownChat
  /// The texts by their mark.
  var texts: [String: ShownText]
}

/// The support chat as a switch leaves it.
struct ShownChat: Encodable, Hashable {
  var language: String
  /// `ltr` or `rtl`.
  var direction: String
  /// Which conversation is shown.
  var conversation: String
  /// Its rows, for a page that shows another one.
  var rows: String
}

/// What `GET /explain` and `POST /live/resolve` answer: a text and why it is that text.
struct ExplainAnswer: Encodable {
  /// `automatic` or a tag.
  var requested: String
  /// Which of the reader's wishes the page answers; absent when none.
  var wanted: String?
  /// Whether the page speaks what was asked for.
  var isAnswered: Bool
  var table: TextTable
  var arguments: [TextArgument]
  /// The direction of the text that is shown.
  var direction: String
  /// By which rule the page's language was matched with the wish.
  var rule: String
  /// The text and its whole trace, spelled as everywhere.
  var explanation: Explanation
  /// The outcome of each step in the reader's language.
  var says: [String]
}

extension ExplainAnswer {
  init(_ message: LocalizedMessage, arguments: [TextArgument], table: TextTable, catalogs: PageCatalogs, reader: Reader)
  {
    self.init(
      catalogs.explain(message, in: table, for: reader), arguments: arguments, table: table, catalogs: catalogs,
      reader: reader)
  }

  init(
    _ explanation: Explanation, arguments: [TextArgument], table: TextTable, catalogs: PageCatalogs, reader: Reader
  ) {
    self.init(
      requested: reader.requested, wanted: reader.match.wanted?.description, isAnswered: reader.isAnswered,
      table: table, arguments: arguments, direction: explanation.language.writingDirection.rawValue,
      rule: "\(reader.match.reason)", explanation: explanation,
      says: explanation.steps.map { catalogs.text($0.outcome.words, for: reader).text })
  }
}

extension Explanation.Outcome {
  /// The outcome as the page says it.
  fileprivate var words: LocalizedMessage {
    switch self {
    case .answered: "answered"
    case .notForced: "no language is forced"
    case .noSuchLanguage: "does not speak it"
    case .noSuchKey: "has no such key"
    case .refused(let reason): "refused: \(reason)"
    case .blank: "blank"
    case .tooLong: "too long"
    }
  }
}
