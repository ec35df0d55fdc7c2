import StringTables
public import LanguageTags
public import Observation
import Synchronization

/// Turns messages into text: a policy that says whom to follow, and steps that say whom to ask.
///
/// ```swift
/// let words = MemorySource("words", ["en": ["Done": "Done"], "tr": ["Done": "Bitti"]])
/// let resolver = StringResolver(policy: .pinned(.english), steps: [.matched(words), .fixed(.english, words)])
/// resolver.text("Done")                   // "Done"
/// resolver.setLanguage(LanguageTag("tr"))
/// resolver.text("Done")                   // "Bitti"
/// ```
///
/// Ask it from any thread: a reader takes one atomic load to reach an immutable snapshot of all texts, and no lock.
/// A message always becomes text: what no step knows is said in the words of the code, and the reporter hears of it.
public final class StringResolver: Sendable, Observable {
  /// How languages are matched and values are written.
  public let settings: ResolverSettings
  /// Whom the resolver follows while no language is forced.
  public let policy: LanguagePolicy
  let reporter: ResolutionReporter?
  private let store: Guarded<SnapshotStore>
  private let published: Atomic<Unmanaged<Snapshot>>
  private let changeCenter = ChangeCenter()
  /// Kept, since making a key path costs more than a whole look-up.
  private let choicePath: any KeyPath<StringResolver, LanguageChoice> & Sendable = \.choice
  /// What a reader in a scope of its own follows: a language forced elsewhere is nothing to it.
  private let groundPath: any KeyPath<StringResolver, Void> & Sendable = \.ground
  /// The last one: its size is only known at run time, and what follows it is harder to find.
  private let registrar = ObservationRegistrar()

  /// A resolver.
  ///
  /// - Parameters:
  ///   - policy: whom to follow while no language is forced.
  ///   - steps: whom to ask, in order.
  ///   - settings: how languages are matched and values are written.
  ///   - reporter: who hears of missing keys and refused texts.
  public init(
    policy: LanguagePolicy, steps: [ResolutionStep], settings: ResolverSettings = ResolverSettings(),
    reporter: ResolutionReporter? = nil
  ) {
    self.settings = settings
    self.reporter = reporter
    self.policy = policy
    var store = SnapshotStore(
      policy: policy.kind, wanted: policy.wantedTags(), plan: StepPlan(steps: steps, settings: settings))
    let first = store.current()
    self.store = Guarded(store)
    published = Atomic(Unmanaged.passUnretained(first))
  }

  // MARK: Language

  /// The language spoken now, and how it was chosen. In a scope, the scope's.
  public var choice: LanguageChoice { snapshot().choice }

  /// Forces a language, or follows the policy again with nil. Text asked for from now on is in that language, and those
  /// who listen are told once it is so. Forcing the same language again does nothing.
  public func setLanguage(_ tag: LanguageTag?) {
    change(ground: false) { $0.force(tag) }
  }

  /// The forced language; nil while the policy is followed.
  public var forcedLanguage: LanguageTag? { store.withLock(\.forced) }

  /// Asks the policy again, after the device's or the host's languages may have changed.
  public func followPolicy() {
    let wanted = policy.wantedTags()
    change(ground: true) { $0.follow(wanted) }
  }

  /// Puts other steps in place: a consumer registered another catalog, a server published new texts.
  public func setSteps(_ steps: [ResolutionStep]) {
    change(ground: true) { $0.replace(steps) }
  }

  /// What every text stands on, whatever language is forced: the steps, and what the policy wants.
  private var ground: Void { () }

  private func change(ground: Bool, _ mutate: (inout sending SnapshotStore) -> Void) {
    let hasChanged = store.withLock { store in
      mutate(&store)
      let next = Unmanaged.passUnretained(store.current())
      let before = published.exchange(next, ordering: .acquiringAndReleasing)
      return before.toOpaque() != next.toOpaque()
    }
    if hasChanged, ground { tell(groundPath) }
    if hasChanged { notify() }
  }

  // MARK: Snapshots

  /// The snapshot to answer from: the scope's, else the published one. A reader registers first and loads then, so that
  /// a switch in between is either seen or heard of.
  func snapshot() -> Snapshot {
    registrar.access(self, keyPath: choicePath)
    if let scope = LanguageScope.current { return snapshot(forcing: scope) }
    return publishedSnapshot()
  }

  /// The text of a literal in the published snapshot, where one probe is enough. The snapshot is used
  /// in place: readers on two threads share no count.
  @inline(__always)
  func publishedPlainText(of key: StaticString) -> FrozenTexts.PlainText {
    registrar.access(self, keyPath: choicePath)
    guard LanguageScope.current == nil else { return .involved }
    return published.load(ordering: .acquiring)._withUnsafeGuaranteedRef { $0.texts.plainText(of: key) }
  }

  /// The text of a message with values in the published snapshot, where its best text takes them; nil in a scope, too.
  func publishedUsualText(of message: LocalizedMessage) -> String? {
    registrar.access(self, keyPath: choicePath)
    guard LanguageScope.current == nil else { return nil }
    let isReporting = reporter != nil
    return published.load(ordering: .acquiring)._withUnsafeGuaranteedRef {
      $0.texts.usualText(of: message, in: settings.keyStyle, isReporting: isReporting)
    }
  }

  /// The snapshot of a scope, for a reader who follows changes of the steps.
  func trackedSnapshot(forcing tag: LanguageTag) -> Snapshot {
    registrar.access(self, keyPath: groundPath)
    return snapshot(forcing: tag)
  }

  /// The snapshot of a scope.
  func snapshot(forcing tag: LanguageTag) -> Snapshot {
    store.withLock { $0.scope(tag) }
  }

  /// The published snapshot. The store keeps every published one as long as the resolver lives, and whoever calls this
  /// holds the resolver, so the pointer is sound.
  func publishedSnapshot() -> Snapshot {
    published.load(ordering: .acquiring).takeUnretainedValue()
  }

  /// How many snapshots were ever published and are kept: the memory bound of the publication, for tests.
  package var publishedSnapshotCount: Int { store.withLock(\.publishedCount) }

  // MARK: Changes

  /// Each change from now on, the newest only: a slow reader skips to the last. It ends with the resolver.
  public var changes: AsyncStream<LanguageChoice> { changeCenter.stream() }

  /// Calls back after each change, on the thread that made it. The subscription ends when it is cancelled or dropped.
  public func onChange(_ body: @escaping @Sendable (LanguageChoice) -> Void) -> ChangeSubscription {
    changeCenter.subscribe(body)
  }

  /// Tells everybody, after publishing. Only one thread tells at a time and always of the newest snapshot, so that
  /// nobody's last word is an old one.
  private func notify() {
    changeCenter.announce {
      registrar.withMutation(of: self, keyPath: choicePath) {}
      return publishedSnapshot().choice
    }
    tellMainActorAgain(choicePath)
  }

  private func tell(_ path: any KeyPath<StringResolver, Void> & Sendable) {
    registrar.withMutation(of: self, keyPath: path) {}
    tellMainActorAgain(path)
  }

  /// `withObservationTracking` installs its observers only after its closure has returned: a switch on another thread
  /// in just that moment would go unheard. A second notice on the main actor, where views are drawn, closes the gap.
  private func tellMainActorAgain<Member>(_ path: any KeyPath<StringResolver, Member> & Sendable) {
    #if canImport(Darwin)
      Task { @MainActor in registrar.withMutation(of: self, keyPath: path) {} }
    #endif
  }
}
