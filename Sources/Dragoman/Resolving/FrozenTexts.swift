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

  /// What a usual look-up asks of a voice.
  private struct UsualVoice: Sendable {
    let context: TemplateContext
    /// Whether it is a step that takes every text.
    let isStep: Bool
    let isForeign: Bool
  }

  /// What one probe says of a literal.
  enum PlainText {
    /// A text that nothing can refuse and nobody need hear of.
    case text(String)
    /// No step knows the key.
    case absent
    /// The question has to go the long way.
    case involved
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
  private let usualVoices: [UsualVoice]
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
    usualVoices = voices.map { voice in
      UsualVoice(
        context: voice.context, isStep: voice.step != nil && !voice.skipsBlank && voice.maximumLength == nil,
        isForeign: speaksMatched && voice.context.language != matched)
    }
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
  @inline(__always)
  func plainText(of key: StaticString) -> PlainText {
    guard key.hasPointerRepresentation else { return .involved }
    let bytes = KeyBytes(key.utf8Start, count: key.utf8CodeUnitCount)
    guard let place = index.place(of: bytes) else {
      // A percent sign has two spellings, and the other one may be known.
      return bytes.contains(UInt8(ascii: "%")) ? .involved : .absent
    }
    return plainTexts[place].map { .text($0) } ?? .involved
  }

  /// The text of a message with values, where the best text of its key takes them and nobody need hear of it; nil sends
  /// the question the long way.
  func usualText(of captured: LocalizedMessage.StringInterpolation, in style: KeyStyle, isReporting: Bool) -> String? {
    guard let values = captured.plainValues, let place = captured.withKey(in: style, { index.place(of: $0) }),
      let best = chains[place].answers.first
    else { return nil }
    let voice = usualVoices[best.voice]
    guard voice.isStep, !(isReporting && voice.isForeign) else { return nil }
    return try? best.template.text(arguments: values, in: voice.context)
  }

  /// Whether an answer of this voice should be reported as untranslated.
  func isForeign(_ voice: Voice) -> Bool { speaksMatched && voice.context.language != matched }
}
