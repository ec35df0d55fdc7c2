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
  /// The texts by their mark.
  var texts: [String: ShownText]
}

/// What `GET /explain` and `POST /live/resolve` answer: a text and why it is that text.
struct ExplainAnswer: Encodable {
  /// One source that was asked.
  struct Step: Encodable {
    var source: String
    /// Which language the step asks for, in the words of the step list: `override`, `fixed(en)`.
    var asked: String
    /// The language it came to.
    var language: String?
    /// `answered`, `noSuchLanguage`, `noSuchKey`, `refused`, `blank`, `tooLong`.
    var outcome: String
    /// Why it was refused.
    var reason: String?
    /// The outcome in the reader's language.
    var says: String
  }

  /// `automatic` or a tag.
  var requested: String
  /// Which of the reader's wishes the page answers; absent when none.
  var wanted: String?
  /// Whether the page speaks what was asked for.
  var isAnswered: Bool
  var table: TextTable
  var key: String
  var arguments: [TextArgument]
  var text: String
  var language: String
  var direction: String
  /// By which rule the language was matched.
  var rule: String
  /// The place of the source that answered, from 0; absent when the code's own text is shown.
  var answeredBy: Int?
  var steps: [Step]
}

extension ExplainAnswer {
  init(_ message: LocalizedMessage, arguments: [TextArgument], table: TextTable, catalogs: PageCatalogs, reader: Reader)
  {
    let explanation = catalogs.explain(message, in: table, for: reader)
    requested = reader.requested
    wanted = reader.match.wanted?.description
    isAnswered = reader.isAnswered
    self.table = table
    key = explanation.key
    self.arguments = arguments
    text = explanation.text
    language = explanation.language.description
    direction = explanation.language.writingDirection.rawValue
    rule = "\(reader.match.reason)"
    answeredBy = explanation.answeredBy
    steps = explanation.steps.map { step in
      Step(
        source: step.source, asked: step.asked, language: step.language?.description, outcome: step.outcome.code,
        reason: step.outcome.refusal, says: catalogs.text(step.outcome.words, for: reader).text)
    }
  }
}

extension Explanation.Outcome {
  /// The outcome's name in JSON.
  fileprivate var code: String {
    switch self {
    case .answered: "answered"
    case .noSuchLanguage: "noSuchLanguage"
    case .noSuchKey: "noSuchKey"
    case .refused: "refused"
    case .blank: "blank"
    case .tooLong: "tooLong"
    }
  }

  fileprivate var refusal: String? {
    if case .refused(let reason) = self { reason } else { nil }
  }

  /// The outcome as the page says it.
  fileprivate var words: LocalizedMessage {
    switch self {
    case .answered: "answered"
    case .noSuchLanguage: "does not speak it"
    case .noSuchKey: "has no such key"
    case .refused(let reason): "refused: \(reason)"
    case .blank: "blank"
    case .tooLong: "too long"
    }
  }
}
