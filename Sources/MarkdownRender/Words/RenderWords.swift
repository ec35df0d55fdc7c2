import Dragoman
import LanguageTags
import StringTables

/// What stands behind ``MarkdownRenderLocalization``: one policy, two steps, and the setting that pins a language.
///
/// The process has one; a test makes its own.
final class RenderWords: Sendable {
  /// The one that the options ask. It follows this device.
  static let shared = RenderWords(policy: .device)

  let resolver: StringResolver
  private let reporter: ResolutionReporter
  private let relay: Relay
  private let setting = NewestWrite(MarkdownRenderLocalization.Language.automatic)

  /// Words that follow a policy.
  init(policy: LanguagePolicy) {
    let relay = Relay()
    self.relay = relay
    reporter = ResolutionReporter(.immediate) { relay.hear($0) }
    resolver = StringResolver(policy: policy, steps: Self.steps, settings: Self.settings, reporter: reporter)
  }

  /// The built-in table in the matched language, and English.
  static let steps: [ResolutionStep] = [.matched(BuiltInTable.source), .fixed(.english, BuiltInTable.source)]

  /// A variant of the same language and script answers; a relative (`bo` for `zh`) does not.
  static let settings = {
    var settings = ResolverSettings()
    settings.matching = .cldrSameLanguage
    return settings
  }()

  func text(_ word: RenderWord) -> String { resolver.text(word.message) }

  func resolve(_ word: RenderWord) -> Resolution { resolver.resolve(word.message) }

  /// Which language is pinned, as it was set.
  var language: MarkdownRenderLocalization.Language {
    get { setting.value }
    set { setting.write(newValue, following: follow) }
  }

  private func follow(_ language: MarkdownRenderLocalization.Language) {
    switch language {
    case .automatic:
      resolver.setLanguage(nil)
      resolver.followPolicy()
    case .english: resolver.setLanguage(.english)
    case .simplifiedChinese: resolver.setLanguage(LanguageTag("zh-Hans"))
    case .custom(let code): pin(code)
    }
  }

  /// A code that is no language tag is answered in English, and reported.
  private func pin(_ code: String) {
    if let tag = LanguageTag(code) { return resolver.setLanguage(tag) }
    resolver.setLanguage(.english)
    reporter.report(ResolutionReport(kind: .malformedLanguage, key: code, language: .english))
  }

  /// Hands what is reported from now on to a reporter.
  func report(to reporter: ResolutionReporter?) { relay.next.withLock { $0 = reporter } }

  private final class Relay: Sendable {
    let next = Guarded<ResolutionReporter?>(nil)

    func hear(_ report: ResolutionReport) { next.withLock { $0 }?.report(report) }
  }
}
