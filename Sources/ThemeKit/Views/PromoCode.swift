#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A field for a promotional code.
  ///
  /// ```swift
  /// PromoCode(code: $code, state: model.promo) { model.apply(code) }  // "Promo code:", "Apply"
  /// ```
  public struct PromoCode: View {
    private let content: PromoCodeContent
    @Binding private var code: String
    private let action: @MainActor () -> Void
    private var say = Speech()

    /// A field.
    ///
    /// - Parameters:
    ///   - label: the app's own label, which wins in every language.
    ///   - code: what the user has typed so far.
    ///   - state: what has become of the code.
    ///   - action: sends the code, or takes an applied one back.
    public init(
      label: String? = nil, code: Binding<String>, state: PromoCodeContent.State = .editing,
      action: @escaping @MainActor () -> Void
    ) {
      content = PromoCodeContent(label: label, state: state)
      _code = code
      self.action = action
    }

    /// Label, field, button and, once there is something to say, what became of the code.
    public var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: say(content.label)).font(.subheadline).accessibilityHidden(true)
        HStack {
          TextField(say(content.label), text: $code, prompt: Text(verbatim: say(content.placeholder)))
          Button(action: action) { Text(verbatim: say(content.button)) }.buttonStyle(.bordered)
        }
        if let message = content.message {
          Text(verbatim: say(message)).font(.footnote).foregroundStyle(isRejected ? .red : .green)
        }
      }
    }

    private var isRejected: Bool { content.state == .rejected }
  }
#endif
