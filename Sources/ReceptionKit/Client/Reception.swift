public import Dragoman
public import Foundation
public import LanguageTags
public import Observation
public import ReceptionProtocol

/// Support inside an app: a chat in 48 languages that follows the app's own language, or the one that is set here.
///
/// ```swift
/// Reception.shared.configure(appId: "app_1", serviceURL: url)
/// Reception.shared.languageOverride = "fr-CA"
/// Reception.shared.labels.send          // "Envoyer"
/// ```
///
/// Choosing a language registers nothing with the service. Support starts with the first message or with ``start()``, and
/// from then on the service hears of each change while the app is active.
@MainActor @Observable
public final class Reception {
  /// The one that an app uses.
  public static let shared = Reception()

  /// The 48 languages, each with a readable name for a menu.
  public nonisolated static var supportedLanguages: [ReceptionLanguage] { ReceptionLanguage.all }

  /// The three texts that an app may word itself.
  public let appearance: ReceptionAppearance
  /// Hears what happens.
  @ObservationIgnored public var onEvent: ((ReceptionEvent) -> Void)?
  /// How many messages of the team nobody has seen.
  public internal(set) var unreadCount = 0
  /// Whether the chat is on the screen.
  public internal(set) var isChatOpen = false
  /// How the conversation is connected. The chat says all but ``ChatConnection/connected``, which is also what it is while
  /// there is nothing to be connected with.
  public internal(set) var connection = ChatConnection.connected
  /// The conversation as this device knows it: its last messages, and earlier ones as far as ``loadEarlierMessages()`` has
  /// fetched them.
  public internal(set) var messages: [ChatMessage] = []
  /// Whether the conversation has messages before those. ``ReceptionChatView`` offers them then.
  public internal(set) var hasEarlierMessages = false
  /// Whether earlier messages are being fetched.
  public internal(set) var isLoadingEarlierMessages = false

  /// Hears what texts are missing or refused, and tells the team: the chat's own do already. Give it to the resolvers of
  /// your app's texts, and the team sees on its dashboard which of those your users did not get.
  ///
  /// ```swift
  /// let texts = StringResolver(policy: .device, steps: steps, reporter: Reception.shared.textReporter)
  /// ```
  ///
  /// Only language and key leave the device, each once by a version of the app, and nothing before support has started.
  /// ``reportsTexts`` switches it off.
  public nonisolated let textReporter: ResolutionReporter

  @ObservationIgnored let environment: ReceptionEnvironment
  @ObservationIgnored let texts: SupportTexts
  @ObservationIgnored var sync: DeviceSyncDriver?
  @ObservationIgnored var store: AppearanceStore?
  @ObservationIgnored var conversation: Conversation?
  @ObservationIgnored var updates: LiveUpdatesDriver?
  @ObservationIgnored let textReports: TextReporting
  @ObservationIgnored var address: ServiceAddress?
  @ObservationIgnored var user = SupportUser()
  @ObservationIgnored var pushToken: (token: String, environment: PushEnvironment)?
  @ObservationIgnored var toldDropped: Set<String> = []
  @ObservationIgnored var isActive = false
  @ObservationIgnored private var storedOverride: String?
  @ObservationIgnored private var remoteIsUsed = true
  @ObservationIgnored private var lastTold: LanguageTag

  /// A chat of its own, in this environment.
  ///
  /// - Parameters:
  ///   - environment: the app, the device, the network and the time.
  ///   - reporter: hears of texts that are missing or refused.
  public init(environment: ReceptionEnvironment = .live, reporter: ResolutionReporter? = nil) {
    self.environment = environment
    let host = environment.host
    let policy = LanguagePolicy.host { host().language.map { CanonicalAppTag($0.description).tag } }
    let textReports = TextReporting(environment: environment)
    self.textReports = textReports
    textReporter = ResolutionReporter(.immediate) { report in
      reporter?.report(report)
      Task { @MainActor in textReports.take(report) }
    }
    texts = SupportTexts(policy: policy, reporter: textReporter)
    lastTold = texts.shown.choice.appLanguage
    appearance = ReceptionAppearance(texts: texts)
    appearance.onChange = { [weak self] in self?.applyTexts() }
  }

  // MARK: Language

  /// The language of support, where it should not be the app's own: a BCP 47 tag such as `fr-CA`, `pt-BR` or `zh-Hant`.
  ///
  /// Nil follows the app. A text that is no tag of a registered language is English, and ``explainLanguage()`` says why.
  /// It is not kept across launches and survives ``logout()``; setting the same value again does nothing.
  public var languageOverride: String? {
    get {
      access(keyPath: \.languageOverride)
      return storedOverride
    }
    set {
      guard newValue != storedOverride else { return }
      withMutation(keyPath: \.languageOverride) { storedOverride = newValue }
      texts.setLanguage(newValue.map { CanonicalAppTag($0).tag })
      languageMayHaveChanged()
    }
  }

  /// The app language: what is reported to the service, supported or not.
  public var appLanguage: LanguageTag { texts.shown.choice.appLanguage }
  /// The language that the chat is shown in.
  public var matchedLanguage: ReceptionLanguage { .matched(appLanguage) }
  /// The locale of the chat's dates and numbers: the matched language's.
  public var locale: Locale { Locale(matchedLanguage.tag) }
  /// The direction of the chat: the matched language's.
  public var layoutDirection: WritingDirection { matchedLanguage.writingDirection }
  /// The words of the chat.
  public var labels: ChatLabels { ChatLabels(texts: texts.shown) }

  /// Which language support speaks, and why.
  public func explainLanguage() -> LanguageAnswer { LanguageAnswer(texts.shown.choice, override: languageOverride) }

  /// Why a text of the chat came out as it did: `reception.explain("chat.title")`.
  public func explain(_ message: LocalizedMessage) -> Explanation { texts.shown.explain(message) }

  /// Tells the service and the host, when there is something to tell.
  func languageMayHaveChanged() {
    describe()
    guard appLanguage != lastTold else { return }
    lastTold = appLanguage
    onEvent?(.languageChanged(appLanguage: appLanguage.description, matched: matchedLanguage.identifier))
  }

  // MARK: Published texts

  /// Whether text that the team has published stands above the app's own. Switching it off shows local text at once, in
  /// an open chat too.
  public var usesRemoteAppearance: Bool {
    get {
      access(keyPath: \.usesRemoteAppearance)
      return remoteIsUsed
    }
    set {
      guard newValue != remoteIsUsed else { return }
      withMutation(keyPath: \.usesRemoteAppearance) { remoteIsUsed = newValue }
      applyTexts()
    }
  }

  /// Whether the team hears which texts could not be shown: their languages and keys. An app that switches it off does so
  /// at each launch, before it configures support; what waits to be told is forgotten then.
  public var reportsTexts: Bool {
    get { textReports.isOn }
    set { textReports.isOn = newValue }
  }

  /// Puts the active published texts and the app's own above the built-in ones.
  func applyTexts() {
    let active = remoteIsUsed ? store?.active : nil
    texts.set(remote: active.map { RemoteTexts.source($0.envelope) }, literals: appearance.literals)
  }
}
