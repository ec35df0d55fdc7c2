internal import Dragoman
internal import ReceptionMessages

extension DashboardTexts {
  /// A problem beside the field that has it, in the agent's language.
  func words(for problem: TemplateProblem) -> String {
    let reason = self(message(of: problem.reason))
    guard let position = problem.position else { return reason }
    return self("Line \(position.line), character \(position.column): \(reason)")
  }

  // Braces are values: isolated, they are not mirrored in a right-to-left sentence.
  private func message(of reason: TemplateProblem.Reason) -> LocalizedMessage {
    switch reason {
    case .tooLong(let limit): "This is longer than \(limit) characters."
    case .unclosedBrace: "A \("{") is without its \("}"). A brace by itself is written \("{{")."
    case .noName: "Between \("{") and \("}") stands no name. A brace by itself is written \("{{")."
    case .unknownName(let name, let known):
      "There is nothing named \("{\(name)}") here. There is \(known.map { "{\($0)}" }.joined(separator: " "))."
    case .missingForm: "This form is missing; the others need it."
    case .blank: "This is empty."
    // Nobody can type these: they are in documents that something else wrote.
    case .unreadable, .unknownMember, .unknownLanguage, .unknownField, .wrongType, .hasNoNumber, .unknownForm:
      "This cannot be used."
    }
  }
}
