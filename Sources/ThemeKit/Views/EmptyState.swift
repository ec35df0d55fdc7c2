#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// What stands where there is nothing to show.
  ///
  /// ```swift
  /// EmptyState(.noMatches) { filters.removeAll() }  // "No matches", "Clear filters"
  /// ```
  public struct EmptyState: View {
    private let content: EmptyStateContent
    private let action: (@MainActor () -> Void)?
    private var say = Speech()

    /// An empty state.
    ///
    /// - Parameters:
    ///   - reason: why there is nothing.
    ///   - title: the app's own title, which wins in every language.
    ///   - message: the app's own message, which wins in every language.
    ///   - action: what the button does; without it there is none.
    public init(
      _ reason: EmptyStateContent.Reason = .empty, title: String? = nil, message: String? = nil,
      action: (@MainActor () -> Void)? = nil
    ) {
      content = EmptyStateContent(reason, title: title, message: message)
      self.action = action
    }

    /// Heading, message and, where one helps, a button.
    public var body: some View {
      VStack(spacing: 8) {
        Image(content.reason == .failed ? .failed : .empty).font(.largeTitle).accessibilityHidden(true)
        Text(verbatim: say(content.title)).font(.headline).accessibilityAddTraits(.isHeader)
        Text(verbatim: say(content.message)).foregroundStyle(.secondary).multilineTextAlignment(.center)
        if let action, let button = content.button {
          Button(action: action) { Text(verbatim: say(button)) }.buttonStyle(.bordered)
        }
      }
      .padding()
    }
  }
#endif
