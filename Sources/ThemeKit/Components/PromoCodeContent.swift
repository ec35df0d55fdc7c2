/// What a field for a promotional code says.
///
/// ```swift
/// PromoCodeContent().label.string  // "Promo code:"
/// PromoCodeContent(state: .applied(code: "SUMMER")).message?.string  // "SUMMER applied"
/// ```
public struct PromoCodeContent: ComponentContent {
  /// What has become of the code.
  public enum State: Sendable, Hashable {
    /// Nothing was sent yet.
    case editing
    /// The shop takes the code.
    case applied(code: String)
    /// The shop refuses the code.
    case rejected
  }

  /// What has become of the code.
  public var state: State
  private let labelParameter: String?

  /// A field.
  ///
  /// - Parameters:
  ///   - label: the app's own label, which wins in every language.
  ///   - state: what has become of the code.
  public init(label: String? = nil, state: State = .editing) {
    labelParameter = label
    self.state = state
  }

  /// The label before the field.
  public var label: ThemeText { ThemeText(labelParameter, themeKit: "Promo code:") }
  /// Shown while the field is empty.
  public var placeholder: ThemeText { ThemeText(themeKit: "Enter code") }
  /// The button: sends the code, or takes an applied one back.
  public var button: ThemeText {
    if case .applied = state { ThemeText(themeKit: "Remove") } else { ThemeText(themeKit: "Apply") }
  }
  /// What became of the code, in words.
  public var message: ThemeText? {
    switch state {
    case .editing: nil
    case .applied(let code): ThemeText(themeKit: "\(code) applied")
    case .rejected: ThemeText(themeKit: "This code is not valid")
    }
  }

  /// The label.
  public var accessibilityLabel: ThemeText { label }
  /// The message.
  public var accessibilityValue: ThemeText? { message }
}
