import LanguageTags
import StringTemplates

/// A list of steps made ready: matchers are built once, not per switch.
struct StepPlan: Sendable {
  struct Step: Sendable {
    var step: ResolutionStep
    /// Matches against the source's own languages; only where the step asks for it.
    var matcher: LanguageMatcher?
  }

  let steps: [Step]
  let settings: ResolverSettings
  /// How the code's own text is written when no step has one.
  let lastResort: TemplateContext
  private let product: LanguageMatcher

  init(steps: [ResolutionStep], settings: ResolverSettings) {
    self.settings = settings
    let steps = Self.steps(steps, with: settings.pseudoLanguages)
    self.steps = steps.map { step in
      let matches = step.language == .override || step.language == .automatic
      return Step(
        step: step,
        matcher: matches ? LanguageMatcher(supported: step.source.languages, rules: settings.matching) : nil)
    }
    lastResort = TemplateContext(
      language: settings.fallback, device: settings.device, numbers: settings.numbers,
      isolatesArguments: settings.isolatesArguments)
    product = LanguageMatcher(
      supported: settings.supported.map { $0 + settings.pseudoLanguages.map(\.tag) } ?? Self.languages(of: steps),
      default: settings.fallback,
      rules: settings.matching)
  }

  /// The steps with pseudo-languages beside each source's own.
  private static func steps(_ steps: [ResolutionStep], with pseudo: Set<PseudoLanguage>) -> [ResolutionStep] {
    guard !pseudo.isEmpty else { return steps }
    return steps.map { step in
      var step = step
      step.source = PseudoSource(step.source, pseudo)
      return step
    }
  }

  /// Every language of every source, each once.
  private static func languages(of steps: [ResolutionStep]) -> [LanguageTag] {
    var lists: [[LanguageTag]] = []
    // Most steps ask a source that another one asks too, and its list is the same one.
    for step in steps where !lists.contains(step.source.languages) { lists.append(step.source.languages) }
    var seen: Set<LanguageTag> = Set(minimumCapacity: lists.reduce(0) { $0 + $1.count })
    return lists.joined().filter { seen.insert($0).inserted }
  }

  /// Chooses the language from a forced tag or the policy's.
  func choice(forced: LanguageTag?, isScope: Bool, policy: LanguagePolicy.Kind, wanted: [LanguageTag]) -> LanguageChoice
  {
    let asked = (forced.map { [$0] } ?? wanted).map(\.withoutExtensions)
    let match = product.match(asked)
    return LanguageChoice(
      decidedBy: forced == nil ? .policy : isScope ? .scope : .override, policy: policy,
      wanted: wanted, appLanguage: (asked.first ?? settings.fallback).canonicalized(),
      matched: match.tag, rule: "\(match.reason)")
  }

  /// The language that a step asks its source in; nil when there is none to ask.
  func language(of index: Int, for choice: LanguageChoice) -> LanguageTag? {
    let planned = steps[index]
    switch planned.step.language {
    case .exactTag: return choice.appLanguage
    case .matched: return choice.matched
    case .fixed(let tag): return tag
    case .override: return choice.forced.flatMap { own(planned, [$0]) }
    case .automatic: return own(planned, choice.wanted)
    }
  }

  /// The language of a step's own source that answers; nil where only a default would.
  private func own(_ planned: Step, _ wanted: [LanguageTag]) -> LanguageTag? {
    guard let match = planned.matcher?.match(wanted), match.index != nil else { return nil }
    return match.tag
  }
}
