import StringTables
import Dragoman
import Foundation
import LanguageTags
import StringTemplates

/// What stands behind ``ThemeKitStrings``: one policy, one list of steps, and the setting that forces a language.
///
/// The process has one; a test makes its own.
final class ThemeKitBridge: Sendable {
  /// The one that `String(themeKit:)` asks, with the catalog of the main bundle if there is one.
  static let shared: ThemeKitBridge = {
    let reports = ReportRelay()
    return ThemeKitBridge(
      consumer: ConsumerCatalog.consumer(in: .main, table: "ThemeKit", wasAskedFor: false, reports: reports),
      reports: reports)
  }()

  let resolver: StringResolver
  let revision = LanguageRevision()
  let reports: ReportRelay
  private let consumer: Slot<(any StringSource)?>
  private let host: Slot<HostLanguages>
  private let settings: ResolverSettings
  private let forced = NewestWrite(Forced())
  private let modules = Guarded<[String: StringResolver]>([:])
  private let subscription: ChangeSubscription

  /// A bridge.
  ///
  /// - Parameters:
  ///   - consumer: the consumer's catalog, if there is one.
  ///   - host: what the host app declares and its user prefers.
  ///   - reports: who keeps what is reported.
  ///   - device: the device that a catalog's variations are chosen for; nil takes the texts for other devices.
  init(
    consumer: (any StringSource)?, host: HostLanguages = .ofThisProcess, reports: ReportRelay = ReportRelay(),
    device: DeviceName? = .ofThisProcess
  ) {
    let (consumerSlot, hostSlot) = (Slot(consumer), Slot(host))
    self.reports = reports
    self.consumer = consumerSlot
    self.host = hostSlot
    settings = Self.settings(on: device)
    resolver = StringResolver(
      policy: .host { hostSlot.value.language(withConsumer: consumerSlot.value) },
      steps: Self.steps(consumer: consumer),
      settings: settings, reporter: reports.reporter)
    subscription = resolver.onChange { [revision] _ in revision.grow() }
  }

  /// ThemeKit's precedence, highest first, below the parameters that never come here.
  static func steps(
    consumer: (any StringSource)?, bundled: any StringSource = BuiltInTable.source
  ) -> [ResolutionStep] {
    let own: [ResolutionStep] = [.matched(bundled), .fixed(.english, bundled)]
    guard let consumer else { return own }
    // One step says that it is missing; asking it three times would say no more.
    if consumer is MissingCatalog { return [.automatic(consumer)] + own }
    return [.override(consumer), .automatic(consumer), .fixed(.english, consumer)] + own
  }

  /// `%@` for every value, values as Swift prints them, no isolates: without a catalog nothing differs from the code.
  static func settings(on device: DeviceName?) -> ResolverSettings {
    var settings = ResolverSettings()
    settings.device = device
    settings.keyStyle = .uniform
    settings.numbers = .plain
    settings.matching = .cldrSameLanguage
    return settings
  }

  // MARK: Consumer

  /// Puts a consumer's catalog in place of the one before.
  func register(_ source: (any StringSource)?) {
    consumer.value = source
    modules.withLock { $0.removeAll() }
    resolver.setSteps(Self.steps(consumer: source))
    resolver.followPolicy()
  }

  /// Follows another host, or the same one after its user has chosen other languages.
  func follow(_ host: HostLanguages) {
    self.host.value = host
    modules.withLock { $0.removeAll() }
    resolver.followPolicy()
  }

  // MARK: Language

  /// Forces a language; nil follows the host again. What is no language is reported, and nothing changes.
  func setLanguage(_ code: String?) {
    guard let code else { return force(nil, locale: nil) }
    if let tag = language(of: code) { force(tag, locale: Locale(identifier: code)) }
  }

  /// Forces a locale and its language; nil follows the host again.
  func setLocale(_ locale: Locale?) {
    guard let locale else { return force(nil, locale: nil) }
    if let tag = language(of: locale.identifier, LanguageTag(locale)) { force(tag, locale: locale) }
  }

  /// The language that a code names; nil, and a report, where it names none: `""` is no tag, and of `German` there is no
  /// such language.
  func language(of code: String) -> LanguageTag? { language(of: code, LanguageTag(code)) }

  private func language(of code: String, _ tag: LanguageTag?) -> LanguageTag? {
    if let tag, tag.canonicalized().hasRegisteredLanguage { return tag }
    reports.reporter.report(
      ResolutionReport(kind: .malformedLanguage, key: code, language: resolver.choice.matched))
    return nil
  }

  /// What somebody forced: a locale and its language are one setting.
  private struct Forced {
    var tag: LanguageTag?
    var locale: Locale?
  }

  /// The resolver tells of another language. Another locale of the same one is told here, to those who format by it.
  private func force(_ tag: LanguageTag?, locale: Locale?) {
    var isTold = false
    let before = forced.write(Forced(tag: tag, locale: locale)) { newest in
      let count = revision.count
      resolver.setLanguage(newest.tag)
      isTold = revision.count != count
    }
    if !isTold, before.locale != locale { revision.grow() }
  }

  /// The locale that somebody forced.
  var locale: Locale? { forced.value.locale }

  /// The locale that formats: a scope's, the forced one, else the process's. Reading it observes the revision, too.
  var effectiveLocale: Locale {
    _ = revision.value
    let choice = resolver.choice
    switch choice.decidedBy {
    case .scope: return Locale(choice.appLanguage)
    case .override: return locale ?? Locale(choice.appLanguage)
    case .policy: return .current
    }
  }

  /// The forced code, or the language that the host's is answered with.
  var currentLanguage: String {
    let choice = resolver.choice
    return (choice.decidedBy == .policy ? choice.matched : choice.appLanguage).description
  }

  /// The languages of all sources, each once.
  var languages: [LanguageTag] {
    var seen: Set<LanguageTag> = []
    return ((consumer.value?.languages ?? []) + [.english]).filter { seen.insert($0).inserted }
  }

  // MARK: Text

  func text(_ value: ThemeKitLocalizationValue) -> String { resolver.text(value.message) }

  /// The text of a module that brings a table of its own.
  func text(_ value: ThemeKitLocalizationValue, module: Bundle) -> String {
    let asked = moduleResolver(module)
    let choice = resolver.choice
    guard choice.decidedBy == .override else { return asked.text(value.message) }
    return asked.scoped(to: choice.appLanguage).text(value.message)
  }

  private func moduleResolver(_ module: Bundle) -> StringResolver {
    modules.withLock { modules in
      if let known = modules[module.bundlePath] { return known }
      let bundled = ConsumerCatalog.find(in: module, table: "Localizable") ?? BuiltInTable.source
      let made = StringResolver(
        policy: resolver.policy, steps: Self.steps(consumer: consumer.value, bundled: bundled),
        settings: settings, reporter: reports.reporter)
      modules[module.bundlePath] = made
      return made
    }
  }
}

/// A value that the policy reads and a setting writes, from any thread.
final class Slot<Value: Sendable>: Sendable {
  private let held: Guarded<Value>

  init(_ value: Value) { held = Guarded(value) }

  var value: Value {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}
