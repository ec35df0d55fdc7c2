/// What the button says that sends a one-time code again.
///
/// ```swift
/// ResendCodeContent(secondsLeft: 75).title.string  // "Resend code in 1:15"
/// ResendCodeContent(secondsLeft: 0).title.string  // "Resend code"
/// ```
public struct ResendCodeContent: ComponentContent {
  /// Seconds until a code may be asked for again; the button is on at zero and below.
  public var secondsLeft: Int
  private let titleParameter: String?

  /// A button.
  ///
  /// - Parameters:
  ///   - secondsLeft: seconds until a code may be asked for again.
  ///   - title: the app's own title for the time when the button is on, which wins in every language.
  public init(secondsLeft: Int, title: String? = nil) {
    self.secondsLeft = secondsLeft
    titleParameter = title
  }

  /// Whether the button is on.
  public var isEnabled: Bool { secondsLeft <= 0 }
  /// The button's title.
  public var title: ThemeText {
    isEnabled ? ThemeText(titleParameter, themeKit: "Resend code") : ThemeText(themeKit: "Resend code in \(clock)")
  }
  /// Said once a code is on its way.
  public var confirmation: ThemeText { ThemeText(themeKit: "Code sent") }

  /// The title.
  public var accessibilityLabel: ThemeText { title }

  private var clock: String {
    let seconds = secondsLeft % 60
    return "\(secondsLeft / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
