#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A button that can be busy.
  ///
  /// ```swift
  /// LoadingButton(title: "Pay", isLoading: model.isPaying) { model.pay() }  // "Pay", then "Loading…"
  /// ```
  public struct LoadingButton: View {
    private let content: LoadingButtonContent
    private let action: @MainActor () -> Void
    private var say = Speech()

    /// A button.
    ///
    /// - Parameters:
    ///   - title: the app's own title, which wins in every language.
    ///   - loadingTitle: the app's own title while the button is busy, which wins in every language.
    ///   - isLoading: whether the button is busy. Then it is off.
    ///   - action: what a tap does.
    public init(
      title: String? = nil, loadingTitle: String? = nil, isLoading: Bool = false,
      action: @escaping @MainActor () -> Void
    ) {
      content = LoadingButtonContent(title: title, loadingTitle: loadingTitle, isLoading: isLoading)
      self.action = action
    }

    /// The title, with a sign of progress while the button is busy.
    public var body: some View {
      Button(action: action) {
        HStack {
          if content.isLoading { ProgressView().accessibilityHidden(true) }
          Text(verbatim: say(content.title))
        }
      }
      .buttonStyle(.borderedProminent)
      .disabled(content.isLoading)
      .named(content, say)
    }
  }
#endif
