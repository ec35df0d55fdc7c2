import Dragoman
public import Observation
public import ReceptionProtocol

/// The three texts of the chat that an app may word itself. What it leaves alone follows the language.
///
/// ```swift
/// Reception.shared.appearance.title              // "Support", "Hilfe", …
/// Reception.shared.appearance.title = "Ask us"   // "Ask us" in every language, from now on
/// Reception.shared.appearance.restoreDefault(.title)
/// ```
///
/// Text that a team has published for the app language stands above these while
/// ``Reception/usesRemoteAppearance`` is true.
@MainActor @Observable
public final class ReceptionAppearance {
  /// What the app assigned; assigning even the built-in words makes them the app's own.
  private(set) var literals: [AppearanceField: String] = [:]
  @ObservationIgnored private let texts: SupportTexts
  @ObservationIgnored var onChange: () -> Void = {}

  init(texts: SupportTexts) { self.texts = texts }

  /// The title of the chat.
  public var title: String {
    get { text(.title) }
    set { assign(newValue, to: .title) }
  }
  /// The headline above an empty conversation.
  public var welcomeTitle: String {
    get { text(.welcomeTitle) }
    set { assign(newValue, to: .welcomeTitle) }
  }
  /// The sentence below it.
  public var welcomeText: String {
    get { text(.welcomeText) }
    set { assign(newValue, to: .welcomeText) }
  }

  /// Gives a field its built-in text back, which follows the language.
  public func restoreDefault(_ field: AppearanceField) {
    guard literals.removeValue(forKey: field) != nil else { return }
    onChange()
  }

  private func assign(_ text: String, to field: AppearanceField) {
    guard literals[field] != text else { return }
    literals[field] = text
    onChange()
  }

  private func text(_ field: AppearanceField) -> String {
    literals[field] ?? texts.builtIn.text(.init(key: field.key))
  }
}
