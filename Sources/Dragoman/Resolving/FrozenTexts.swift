import LanguageTags
import StringTables
import StringTemplates

/// The steps of a resolver flattened for one choice of languages: one probe finds every text of a key, in the order in
/// which the steps would have been asked.
///
/// The keys are hashed once for a list of steps, whatever the language. What a key has to say is taken out of the tables
/// when somebody first asks for it, and kept: a language costs what is said in it.
final class FrozenTexts: Sendable {
  /// A step that has a table, ready to answer.
  struct Voice: Sendable {
    /// The step's place in the list; nil for the texts that a catalog remembers from the code.
    var step: Int?
    var source: String
    var context: TemplateContext
    var skipsBlank: Bool
    var maximumLength: Int?
    let table: StringTable

    /// Whether the step takes this text.
    func accepts(_ text: String) -> Bool {
      if skipsBlank, text.allSatisfy(\.isWhitespace) { return false }
      if let maximumLength, text.count > maximumLength { return false }
      return true
    }

    /// Whether it is a step that takes every text.
    var isUsual: Bool { step != nil && !skipsBlank && maximumLength == nil }
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

  let voices: [Voice]
  /// Whether some step has a table in the matched language: only then is a text in another one worth a report.
  let speaksMatched: Bool
  private let matched: LanguageTag
  private let keys: JoinedKeys
  private let index: KeyIndex
  private let answers: KeptAnswers
  private let literals: KnownLiterals

  init(plan: StepPlan, tables: [StringTable?], matched: LanguageTag, keys: (_ of: [StringTable]) -> JoinedKeys) {
    self.matched = matched
    voices = Self.voices(plan, tables)
    speaksMatched = voices.contains { $0.step != nil && $0.context.language == matched }
    self.keys = keys(voices.map(\.table))
    index = self.keys.index
    answers = KeptAnswers(count: index.count)
    literals = KnownLiterals(index)
  }

  /// The steps that have a table, then the texts that catalogs remember from the code.
  private static func voices(_ plan: StepPlan, _ tables: [StringTable?]) -> [Voice] {
    let steps = tables.enumerated().compactMap { index, table in
      table.map { voice(of: $0, for: plan.steps[index].step, at: index, plan.settings) }
    }
    let remembered = plan.steps.compactMap { planned in
      planned.step.source.defaultTexts.map {
        voice(of: $0, for: ResolutionStep(planned.step.source, planned.step.language), at: nil, plan.settings)
      }
    }
    return steps + remembered
  }

  private static func voice(
    of table: StringTable, for step: ResolutionStep, at index: Int?, _ settings: ResolverSettings
  ) -> Voice {
    let context = TemplateContext(
      language: table.language, device: settings.device, numbers: settings.numbers,
      isolatesArguments: settings.isolatesArguments)
    return Voice(
      step: index, source: step.source.name, context: context, skipsBlank: step.skipsBlank,
      maximumLength: step.maximumLength, table: table)
  }

  /// Everything a key has to say; nil when no step knows it.
  func chain(of key: String) -> AnswerChain? {
    guard let place = index.ordinal(of: key) else { return nil }
    return answers.chain(at: place) ?? ask(place)
  }

  /// The text of a literal, where one probe is enough: no reference is counted but that of the text itself.
  @inline(__always)
  func plainText(of key: StaticString) -> PlainText {
    guard key.hasPointerRepresentation else { return .involved }
    let bytes = KeyBytes(key.utf8Start, count: key.utf8CodeUnitCount)
    if let text = literals.text(of: bytes) { return .text(text) }
    return searchedPlainText(of: bytes)
  }

  /// Apart, so that the short way has a short frame.
  @inline(never)
  private func searchedPlainText(of key: KeyBytes) -> PlainText {
    if let place = index.ordinal(of: key) {
      switch answers[place] {
      case .text(let text):
        literals.keep(text, of: key, at: place)
        return .text(text)
      case .involved: return .involved
      case .absent: break
      case .unasked: return firstPlainText(at: place, key)
      }
    }
    // A percent sign has two spellings, and the other one may be known.
    return key.hasPercentSign ? .involved : .absent
  }

  @inline(never)
  private func firstPlainText(at place: Int, _ key: KeyBytes) -> PlainText {
    guard let chain = ask(place) else { return key.hasPercentSign ? .involved : .absent }
    return chain.plainText.map { .text($0) } ?? .involved
  }

  /// The text of a message with values, where the best text of its key takes them and nobody need hear of it; nil sends
  /// the question the long way.
  func usualText(of message: LocalizedMessage, in style: KeyStyle, isReporting: Bool) -> String? {
    if let keyed = message.keyed {
      return index.ordinal(of: keyed.key).flatMap { place in
        usualText(
          at: place, keyed.arguments, isReporting: isReporting, hasOwnDefault: keyed.defaultText != nil)
      }
    }
    guard !message.captured.hasMessages,
      let place = message.captured.withKey(in: style, { index.ordinal(of: $0) })
    else { return nil }
    return usualText(at: place, message.captured.values, isReporting: isReporting)
  }

  @inline(__always)
  private func usualText(
    at place: Int, _ values: TemplateArguments, isReporting: Bool, hasOwnDefault: Bool = false
  ) -> String? {
    if case .unasked = answers[place] { _ = ask(place) }
    return answers.usualText(at: place, values, isReporting: isReporting, hasOwnDefault: hasOwnDefault)
  }

  /// Takes out of the tables what a key has to say, and keeps it: its texts in the order of the voices, up to the first
  /// that no values and no limits can make refused. Nil when no table knows the key.
  private func ask(_ place: Int) -> AnswerChain? {
    var texts: [AnswerChain.Text] = []
    var isFinal = false
    for (number, voice) in voices.enumerated() where !isFinal {
      guard let ordinal = keys.ordinal(of: place, in: number), let template = voice.table.template(ordinal) else {
        continue
      }
      texts.append(AnswerChain.Text(voice: number, template: template))
      isFinal = template.literal.map(voice.accepts) ?? false
    }
    let chain = texts.first.map { best in
      AnswerChain(
        texts, context: voices[best.voice].context, isUsual: voices[best.voice].isUsual,
        isForeign: isForeign(voices[best.voice]), isRemembered: voices[best.voice].step == nil,
        isFinal: isFinal && texts.count == 1)
    }
    answers.keep(chain, at: place)
    return chain
  }

  /// Whether an answer of this voice should be reported as untranslated.
  func isForeign(_ voice: Voice) -> Bool { speaksMatched && voice.context.language != matched }
}
