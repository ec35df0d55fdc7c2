import StringTables
import LanguageTags
import StringTemplates

extension StringResolver {
  /// Every step that was asked for a message, and what it answered. It asks the sources one by one, not the flattened
  /// table that `text(_:)` reads, and reports nothing.
  public func explain(_ message: LocalizedMessage) -> Explanation {
    explain(message, in: snapshot())
  }

  func explain(_ message: LocalizedMessage, in snapshot: Snapshot) -> Explanation {
    StepWalk(resolver: self, snapshot: snapshot).explanation(of: message)
  }
}

/// Asks the steps of a snapshot one after the other.
private struct StepWalk {
  let resolver: StringResolver
  let snapshot: Snapshot

  func explanation(of message: LocalizedMessage) -> Explanation {
    let key = message.key(in: resolver.settings.keyStyle)
    let answer = MessageAnswer(resolver: resolver, snapshot: snapshot, reporter: nil)
    let arguments = message.capturedArguments.map(answer.argument)
    if let found = walk(key, arguments, shown: { $0 }) { return found }
    if arguments.isEmpty, let other = message.otherSpelling(of: key),
      let found = walk(other, arguments, shown: halvingPercents)
    {
      return found
    }
    let last = answer.resolution(of: message)
    return explanation(key, text: last.text, language: last.language, steps: steps(key, arguments).steps)
  }

  private func walk(
    _ key: String, _ arguments: [TemplateArgument], shown: (String) -> String
  ) -> Explanation? {
    let walked = steps(key, arguments)
    guard let text = walked.text, let language = walked.steps.last?.language else { return nil }
    return explanation(
      key, text: shown(text), language: language, answeredBy: walked.steps.count - 1, steps: walked.steps)
  }

  private func explanation(
    _ key: String, text: String, language: LanguageTag, answeredBy: Int? = nil, steps: [Explanation.Step]
  ) -> Explanation {
    Explanation(
      key: key, text: text, language: language, answeredBy: answeredBy, choice: snapshot.choice, steps: steps)
  }

  /// The steps up to the one that answers, and its text.
  private func steps(_ key: String, _ arguments: [TemplateArgument]) -> (steps: [Explanation.Step], text: String?) {
    var steps: [Explanation.Step] = []
    for (index, planned) in snapshot.plan.steps.enumerated() {
      let language = snapshot.plan.language(of: index, for: snapshot.choice)
      let isUnforced = planned.step.language == .override && snapshot.choice.forced == nil
      let (outcome, text) =
        isUnforced ? (.notForced, nil) : ask(planned.step, key, arguments, in: language)
      steps.append(
        Explanation.Step(
          source: planned.step.source.name, asked: "\(planned.step.language)", language: language,
          outcome: outcome))
      if let text { return (steps, text) }
    }
    return (steps, nil)
  }

  private func ask(
    _ step: ResolutionStep, _ key: String, _ arguments: [TemplateArgument], in language: LanguageTag?
  ) -> (Explanation.Outcome, String?) {
    guard let language, let table = step.source.table(for: language) else { return (.noSuchLanguage, nil) }
    guard let template = table[key] else { return (.noSuchKey, nil) }
    let settings = resolver.settings
    let context = TemplateContext(
      language: table.language, device: settings.device, numbers: settings.numbers,
      isolatesArguments: settings.isolatesArguments)
    do throws(TemplateRefusal) {
      let text = try template.text(arguments: arguments, in: context)
      if step.skipsBlank, text.allSatisfy(\.isWhitespace) { return (.blank, nil) }
      if let limit = step.maximumLength, text.count > limit { return (.tooLong, nil) }
      return (.answered, text)
    } catch {
      return (.refused("\(error)"), nil)
    }
  }
}
