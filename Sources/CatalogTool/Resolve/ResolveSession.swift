import Dragoman
import LanguageTags
import StringTables
import StringTemplates

/// Answers questions about some files. One resolver is made for each language and device that is asked for.
final class ResolveSession {
  private struct Reader: Hashable {
    var language: String
    var device: DeviceName?
  }

  private struct Ready {
    var resolver: StringResolver
    /// How many of the first steps ask in the language itself.
    var ownSteps: Int
    /// Whether some file has the language.
    var hasLanguage: Bool
  }

  private let files: [TextFile]
  private var ready: [Reader: Ready] = [:]

  init(files: [TextFile]) { self.files = files }

  /// The text that a reader gets.
  ///
  /// - Throws: ``ToolFailure`` for a malformed language tag (`not a tag!`).
  func answer(_ question: ResolveQuestion) throws(ToolFailure) -> ResolveAnswer {
    let reader = try ready(for: question)
    let explanation = reader.resolver.explain(LocalizedMessage(key: question.key, arguments: question.arguments))
    if let problem = files.lazy.flatMap({ $0.problems() }).first {
      throw ToolFailure(problem, next: "mend the file there")
    }
    return ResolveAnswer(
      text: explanation.text, language: explanation.language,
      findings: findings(question, explanation, reader), note: note(question, explanation),
      explanation: explanation)
  }

  // MARK: Steps

  private func ready(for question: ResolveQuestion) throws(ToolFailure) -> Ready {
    let reader = Reader(language: question.language, device: question.device)
    if let known = ready[reader] { return known }
    let tag = try tag(question.language)
    let own = files.map { ResolutionStep.automatic($0.source(spelling: question.language)) }
    let sources = files.map { ResolutionStep.fixed($0.sourceLanguage, $0.source) }
    var settings = ResolverSettings()
    settings.device = question.device
    settings.fallback = files.first?.sourceLanguage ?? .english
    let resolver = StringResolver(policy: .pinned(tag), steps: own + sources, settings: settings)
    let asked = resolver.explain("").steps.prefix(own.count)
    let made = Ready(
      resolver: resolver, ownSteps: own.count, hasLanguage: asked.contains { $0.outcome != .noSuchLanguage })
    ready[reader] = made
    return made
  }

  private func tag(_ written: String) throws(ToolFailure) -> LanguageTag {
    if let table = files.lazy.compactMap({ $0.spelled(written) }).first { return table.language }
    do throws(LanguageTagError) {
      return try LanguageTag(parsing: written)
    } catch {
      throw ToolFailure("\(written.debugDescription) is no language tag: \(error)", next: "write one as in de or pt-BR")
    }
  }

  // MARK: Findings

  private func findings(
    _ question: ResolveQuestion, _ explanation: Explanation, _ reader: Ready
  ) -> [ResolveAnswer.Finding] {
    var findings: [ResolveAnswer.Finding] = []
    let source = reader.resolver.settings.fallback
    let asked = reader.hasLanguage ? nil : LanguageTag(question.language)
    if !reader.hasLanguage, !files.contains(where: { !$0.refusals(of: question.key, in: asked).isEmpty }) {
      let names = files.map(\.name).joined(separator: ", ")
      findings.append(
        .init(kind: .absentLanguage, reason: "\(names) has no language \(question.language); \(source) answers"))
    }
    for step in explanation.steps {
      guard let reason = step.outcome.reason, let language = step.language else { continue }
      let refusal = "the text of “\(question.key)” in \(language) (\(step.source)) is refused: \(reason)"
      findings.append(.init(kind: .refused, reason: refusal))
    }
    for file in files {
      let own = asked ?? explanation.steps.first { $0.source == file.name }?.language
      findings += file.refusals(of: question.key, in: own).map { .init(kind: .refused, reason: $0) }
    }
    if let missing = missing(question, explanation, reader) { findings.append(missing) }
    // In the source language two steps ask one table, and say the same of it.
    return findings.reduce(into: []) { told, finding in if !told.contains(finding) { told.append(finding) } }
  }

  /// That a key is unknown, or unknown in the language although the language is there.
  private func missing(
    _ question: ResolveQuestion, _ explanation: Explanation, _ reader: Ready
  ) -> ResolveAnswer.Finding? {
    guard files.contains(where: { $0.knows(question.key) }) else {
      let names = files.map(\.name).joined(separator: ", ")
      return .init(kind: .missingKey, reason: "“\(question.key)” is no key of \(names)")
    }
    let own = explanation.steps.prefix(reader.ownSteps)
    let isAnswered = own.contains { $0.outcome == .answered || $0.outcome.reason != nil }
    let isDefault = own.contains { $0.language == reader.resolver.settings.fallback } && hasDefault(question.key)
    guard reader.hasLanguage, !isAnswered, !isDefault else { return nil }
    return .init(
      kind: .untranslated,
      reason: "“\(question.key)” has no text in \(question.language); \(explanation.language) answers")
  }

  private func hasDefault(_ key: String) -> Bool {
    files.contains { $0.source.defaultTexts?[key] != nil }
  }

  /// That a text expects values and was given none: it is shown as it stands.
  private func note(_ question: ResolveQuestion, _ explanation: Explanation) -> String? {
    guard question.arguments.isEmpty, explanation.text.utf8.contains(UInt8(ascii: "%")),
      Self.expectsArguments(explanation.text)
    else { return nil }
    return "the text expects values and is shown as it stands; add --argument VALUE"
  }

  private static func expectsArguments(_ text: String) -> Bool {
    let context = TemplateContext(language: .english)
    do throws(TemplateRefusal) {
      let filled = try StringTemplate.text(text).text(arguments: [.text("")], in: context)
      return filled != text.split(separator: "%%", omittingEmptySubsequences: false).joined(separator: "%")
    } catch {
      switch error {
      case .missingArgument, .kindMismatch: return true
      default: return false
      }
    }
  }
}
