import StringTables
import LanguageTags

/// Makes snapshots, each once: the state behind a resolver's lock. Readers never come here for the published one.
struct SnapshotStore {
  /// What makes two flattened tables the same: the languages in which the steps are asked, and the matched language
  /// that decides what is reported.
  private struct TextsKey: Hashable {
    var languages: [LanguageTag?]
    var matched: LanguageTag
  }

  private struct PublishedKey: Hashable {
    var choice: LanguageChoice
    var stepsRevision: Int
  }

  /// How many scopes' snapshots are kept ready. They are counted references, so that dropping one is safe.
  private static let scopeLimit = 256

  private let policy: LanguagePolicy.Kind
  private(set) var plan: StepPlan
  private(set) var forced: LanguageTag?
  private(set) var wanted: [LanguageTag]
  private var stepsRevision = 0
  private var revision = 0
  private var texts: [TextsKey: FrozenTexts] = [:]
  /// By the identity of the tables' indexes, which live as long as what was made of them.
  private var keys: [[ObjectIdentifier]: JoinedKeys] = [:]
  private var scopes: [LanguageTag: Snapshot] = [:]
  /// Every snapshot that was ever published. A reader may hold any of them, and nobody counts readers, so they live as
  /// long as the resolver: one for each different choice and list of steps.
  private var published: [PublishedKey: Snapshot] = [:]
  var publishedCount: Int { published.count }

  init(policy: LanguagePolicy.Kind, wanted: [LanguageTag], plan: StepPlan) {
    self.policy = policy
    self.wanted = wanted
    self.plan = plan
  }

  /// The snapshot to publish now.
  mutating func current() -> Snapshot {
    let choice = plan.choice(forced: forced, isScope: false, policy: policy, wanted: wanted)
    let key = PublishedKey(choice: choice, stepsRevision: stepsRevision)
    if let known = published[key] { return known }
    let made = snapshot(choice)
    published[key] = made
    return made
  }

  /// The snapshot of a scope.
  mutating func scope(_ tag: LanguageTag) -> Snapshot {
    if let known = scopes[tag] { return known }
    if scopes.count >= Self.scopeLimit { scopes.removeAll(keepingCapacity: true) }
    let made = snapshot(plan.choice(forced: tag, isScope: true, policy: policy, wanted: wanted))
    scopes[tag] = made
    return made
  }

  /// Forces a language, or follows the policy again.
  mutating func force(_ tag: LanguageTag?) { forced = tag }

  /// Takes what the policy wants now.
  mutating func follow(_ tags: [LanguageTag]) {
    wanted = tags
    scopes.removeAll()
  }

  /// Puts other steps in place. What was flattened for the old ones is dropped, except for what readers may hold.
  mutating func replace(_ steps: [ResolutionStep]) {
    plan = StepPlan(steps: steps, settings: plan.settings)
    stepsRevision += 1
    texts.removeAll()
    keys.removeAll()
    scopes.removeAll()
  }

  private mutating func snapshot(_ choice: LanguageChoice) -> Snapshot {
    let tables = plan.steps.indices.map { index in
      plan.language(of: index, for: choice).flatMap(plan.steps[index].step.source.table)
    }
    // A source without the language has none, so that a thousand unknown tags are one table.
    let key = TextsKey(languages: tables.map { $0?.language }, matched: choice.matched)
    let made = texts[key] ?? FrozenTexts(plan: plan, tables: tables, matched: choice.matched) { joined($0) }
    texts[key] = made
    revision += 1
    return Snapshot(choice: choice, plan: plan, texts: made, revision: revision)
  }

  /// The keys of the tables in one index. A file's tables share one, so that its next language hashes no key again.
  private mutating func joined(_ tables: [StringTable]) -> JoinedKeys {
    let files = tables.map { ObjectIdentifier($0.index) }
    let made = keys[files] ?? JoinedKeys(of: tables)
    keys[files] = made
    return made
  }
}
