import LanguageTags
import StringTables
import StringTemplates
import Synchronization

/// The steps of a resolver flattened for one choice of languages: one probe finds every text of a key, in the order in
/// which the steps would have been asked.
///
/// A key keeps more than its first text, since a text can be refused once its values are known; the chain ends at the
/// first text that no values can make refused.
final class FrozenTexts: Sendable {
  /// A step that has a table, ready to answer.
  struct Voice: Sendable {
    /// The step's place in the list; nil for the texts that a catalog remembers from the code.
    var step: Int?
    var source: String
    var context: TemplateContext
    var skipsBlank: Bool
    var maximumLength: Int?

    /// Whether the step takes this text.
    func accepts(_ text: String) -> Bool {
      if skipsBlank, text.allSatisfy(\.isWhitespace) { return false }
      if let maximumLength, text.count > maximumLength { return false }
      return true
    }
  }

  struct Answer: Sendable {
    var voice: Int
    var template: StringTemplate
  }

  /// What a key has to say, best first.
  final class Chain: Sendable {
    let answers: [Answer]
    /// The first text, when no values and no limits can make it refused.
    let plainText: String?
    /// Whether it was reported that the best text is not in the matched language.
    let wasReported = Atomic(false)

    init(answers: [Answer], plainText: String?) {
      self.answers = answers
      self.plainText = plainText
    }
  }

  let voices: [Voice]
  /// Whether some step has a table in the matched language: only then is a text in another one worth a report.
  let speaksMatched: Bool
  private let matched: LanguageTag
  private let index: FrozenIndex
  private let chains: [Chain]
  /// For each key the text that nothing can refuse and nobody need hear of; nil sends the question the long way.
  private let plainTexts: [String?]

  init(plan: StepPlan, languages: [LanguageTag?], matched: LanguageTag) {
    var builder = FrozenTextsBuilder(settings: plan.settings)
    for (index, language) in languages.enumerated() {
      let step = plan.steps[index].step
      guard let language, let table = step.source.table(for: language) else { continue }
      builder.add(table, of: step, at: index)
    }
    for planned in plan.steps {
      guard let table = planned.step.source.defaultTexts else { continue }
      builder.add(table, of: ResolutionStep(planned.step.source, planned.step.language), at: nil)
    }
    voices = builder.voices
    self.matched = matched
    speaksMatched = builder.voices.contains { $0.step != nil && $0.context.language == matched }
    index = FrozenIndex(builder.keys)
    let (chains, voices, speaksMatched) = (builder.chains(), voices, speaksMatched)
    self.chains = chains
    plainTexts = chains.map { chain in
      let isForeign = speaksMatched && voices[chain.answers[0].voice].context.language != matched
      return isForeign ? nil : chain.plainText
    }
  }

  /// Everything a key has to say; nil when no step knows it.
  func chain(of key: String) -> Chain? {
    index.place(of: key).map { chains[$0] }
  }

  /// The text of a literal, where one probe is enough: no reference is counted but that of the text itself.
  func plainText(of key: StaticString) -> String? {
    guard key.hasPointerRepresentation,
      let place = index.place(of: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    else { return nil }
    return plainTexts[place]
  }

  /// Whether an answer of this voice should be reported as untranslated.
  func isForeign(_ voice: Voice) -> Bool { speaksMatched && voice.context.language != matched }
}
