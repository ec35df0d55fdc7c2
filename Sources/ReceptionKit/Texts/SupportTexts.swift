import Dragoman
import LanguageTags
import ReceptionProtocol
import StringTables
import StringTemplates

/// The two resolvers of a chat: what a reader is shown, and what is built in.
///
/// They share one policy and one forced language. The steps are the whole precedence.
final class SupportTexts: Sendable {
  /// Remote text first, then the app's own, then what is built in.
  let shown: StringResolver
  /// What an app that assigns nothing would show.
  let builtIn: StringResolver

  init(policy: LanguagePolicy, reporter: ResolutionReporter?) {
    shown = StringResolver(
      policy: policy, steps: Self.steps(remote: nil, literals: [:]), settings: Self.settings, reporter: reporter)
    builtIn = StringResolver(policy: policy, steps: Self.steps(remote: nil, literals: [:]), settings: Self.settings)
  }

  /// ReceptionKit's precedence, highest first.
  static func steps(remote: (any StringSource)?, literals: [AppearanceField: String]) -> [ResolutionStep] {
    let published: [ResolutionStep] = remote.map { [.exactTag($0), .matched($0)] } ?? []
    let assigned: [ResolutionStep] = literals.isEmpty ? [] : [.fixed(.english, Self.source(of: literals))]
    return published + assigned + [.matched(BuiltInTable.source), .fixed(.english, BuiltInTable.source)]
  }

  static let settings = {
    var settings = ResolverSettings()
    settings.supported = ReceptionLanguage.all.map(\.tag)
    settings.matching = .regional(ReceptionLanguage.regionalRules)
    return settings
  }()

  /// What is built in, in one language and for good.
  static func builtIn(in language: LanguageTag, settings: ResolverSettings) -> StringResolver {
    StringResolver(policy: .pinned(language), steps: steps(remote: nil, literals: [:]), settings: settings)
  }

  /// Puts other texts above the built-in ones.
  func set(remote: (any StringSource)?, literals: [AppearanceField: String]) {
    shown.setSteps(Self.steps(remote: remote, literals: literals))
  }

  /// Forces a language, nil for the host's.
  func setLanguage(_ tag: LanguageTag?) {
    builtIn.setLanguage(tag)
    shown.setLanguage(tag)
  }

  /// Asks the host again.
  func followHost() {
    builtIn.followPolicy()
    shown.followPolicy()
  }

  private static func source(of literals: [AppearanceField: String]) -> any StringSource {
    let texts = Dictionary(uniqueKeysWithValues: literals.map { ($0.key.key, $0.value) })
    return MemorySource("local", ["en": texts])
  }
}

extension AppearanceField {
  /// The key of its built-in text.
  var key: String {
    switch self {
    case .title: "chat.title"
    case .welcomeTitle: "chat.welcome.title"
    case .welcomeText: "chat.welcome.text"
    }
  }
}
