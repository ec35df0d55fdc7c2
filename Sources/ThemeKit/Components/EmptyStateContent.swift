/// What stands where there is nothing to show.
///
/// ```swift
/// EmptyStateContent().title.string  // "Nothing here yet"
/// EmptyStateContent(.failed).button?.string  // "Try again"
/// ```
public struct EmptyStateContent: ComponentContent {
  /// Why there is nothing.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Nothing was made yet.
    case empty
    /// A search found nothing.
    case noMatches
    /// It could not be fetched.
    case failed
  }

  /// Why there is nothing.
  public var reason: Reason
  private let titleParameter: String?
  private let messageParameter: String?

  /// An empty state.
  ///
  /// - Parameters:
  ///   - reason: why there is nothing.
  ///   - title: the app's own title, which wins in every language.
  ///   - message: the app's own message, which wins in every language.
  public init(_ reason: Reason = .empty, title: String? = nil, message: String? = nil) {
    self.reason = reason
    titleParameter = title
    messageParameter = message
  }

  /// The heading.
  public var title: ThemeText {
    switch reason {
    case .empty: ThemeText(titleParameter, themeKit: "Nothing here yet")
    case .noMatches: ThemeText(titleParameter, themeKit: "No matches")
    case .failed: ThemeText(titleParameter, themeKit: "Something went wrong")
    }
  }
  /// What to do about it.
  public var message: ThemeText {
    switch reason {
    case .empty: ThemeText(messageParameter, themeKit: "What you add will appear here.")
    case .noMatches: ThemeText(messageParameter, themeKit: "Try other words or fewer filters.")
    case .failed: ThemeText(messageParameter, themeKit: "Check your connection and try again.")
    }
  }
  /// The button, where one helps.
  public var button: ThemeText? {
    switch reason {
    case .empty: nil
    case .noMatches: ThemeText(themeKit: "Clear filters")
    case .failed: ThemeText(themeKit: "Try again")
    }
  }

  /// The heading.
  public var accessibilityLabel: ThemeText { title }
  /// What to do about it.
  public var accessibilityValue: ThemeText? { message }
}
