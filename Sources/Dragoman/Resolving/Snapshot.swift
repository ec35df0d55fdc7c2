import LanguageTags

/// Everything a resolver needs to answer, at one moment: never changed, only replaced.
final class Snapshot: Sendable {
  let choice: LanguageChoice
  let plan: StepPlan
  let texts: FrozenTexts
  /// Grows with each list of steps and each switch.
  let revision: Int

  init(choice: LanguageChoice, plan: StepPlan, texts: FrozenTexts, revision: Int) {
    self.choice = choice
    self.plan = plan
    self.texts = texts
    self.revision = revision
  }
}
