import Dragoman
import LanguageTags

/// What `resolve` answers: the text that a reader gets, always, and what was found on the way.
struct ResolveAnswer: Sendable {
  /// A reason for exit 1.
  struct Finding: Sendable, Hashable {
    enum Kind: String, Sendable {
      /// The key is in no language of any file.
      case missingKey
      /// No file has the language.
      case absentLanguage
      /// The key has no text in the language.
      case untranslated
      /// A text cannot take the values.
      case refused
    }

    var kind: Kind
    var reason: String
  }

  var text: String
  /// The language the text is in.
  var language: LanguageTag
  var findings: [Finding]
  /// Something to know that is no fault.
  var note: String?
  var explanation: Explanation

  /// The answer as JSON; the steps only when asked for.
  func json(explained: Bool) -> JSONValue {
    let found = findings.map { JSONValue.object(["kind": .string($0.kind.rawValue), "reason": .string($0.reason)]) }
    return .object([
      "text": .string(text),
      "language": .string(language.description),
      "findings": found.isEmpty ? nil : .array(found),
      "note": note.map(JSONValue.string),
      "explanation": explained ? explanation.json : nil,
    ])
  }
}

extension Explanation {
  /// The explanation as JSON, spelled as its `Codable` form is.
  var json: JSONValue {
    .object([
      "key": .string(key), "text": .string(text), "language": .string(language.description),
      "answeredBy": answeredBy.map { .number(String($0)) },
      "choice": .object([
        "decidedBy": .string(choice.decidedBy.rawValue),
        "policy": .string(choice.policy.rawValue),
        "wanted": .array(choice.wanted.map { .string($0.description) }),
        "appLanguage": .string(choice.appLanguage.description),
        "matched": .string(choice.matched.description),
        "rule": .string(choice.rule),
      ]),
      "steps": .array(steps.map(\.json)),
    ])
  }
}

extension Explanation.Step {
  fileprivate var json: JSONValue {
    .object([
      "source": .string(source), "asked": .string(asked),
      "language": language.map { .string($0.description) },
      "outcome": .string(outcome.name), "reason": outcome.reason.map(JSONValue.string),
    ])
  }
}
