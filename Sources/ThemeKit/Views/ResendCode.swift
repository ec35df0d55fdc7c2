#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// The button that sends a one-time code again.
  ///
  /// ```swift
  /// ResendCode(secondsLeft: 75) { model.sendCode() }  // "Resend code in 1:15", off until then
  /// ```
  public struct ResendCode: View {
    private let content: ResendCodeContent
    private let action: @MainActor () -> Void
    private var say = Speech()

    /// A button.
    ///
    /// - Parameters:
    ///   - secondsLeft: seconds until a code may be asked for again; the button is on at zero and below.
    ///   - title: the app's own title for the time when the button is on, which wins in every language.
    ///   - action: sends the code.
    public init(secondsLeft: Int, title: String? = nil, action: @escaping @MainActor () -> Void) {
      content = ResendCodeContent(secondsLeft: secondsLeft, title: title)
      self.action = action
    }

    /// The button, whose digits do not jump while they count down.
    public var body: some View {
      Button(action: action) { Text(verbatim: say(content.title)).monospacedDigit() }
        .disabled(!content.isEnabled)
        .named(content, say)
        .accessibilityAddTraits(content.isEnabled ? [] : .updatesFrequently)
    }
  }
#endif
