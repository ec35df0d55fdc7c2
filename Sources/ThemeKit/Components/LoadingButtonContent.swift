/// What a button says that can be busy.
///
/// ```swift
/// LoadingButtonContent(isLoading: true).title.string  // "Loading…"
/// LoadingButtonContent(title: "Pay").title.string  // "Pay"
/// ```
public struct LoadingButtonContent: ComponentContent {
  /// Whether the button is busy.
  public var isLoading: Bool
  private let titleParameter: String?
  private let loadingTitleParameter: String?

  /// A button.
  ///
  /// - Parameters:
  ///   - title: the app's own title, which wins in every language.
  ///   - loadingTitle: the app's own title while busy, which wins in every language.
  ///   - isLoading: whether the button is busy.
  public init(title: String? = nil, loadingTitle: String? = nil, isLoading: Bool = false) {
    titleParameter = title
    loadingTitleParameter = loadingTitle
    self.isLoading = isLoading
  }

  /// The title at rest.
  public var restingTitle: ThemeText { ThemeText(titleParameter, themeKit: "Continue") }
  /// The title of this moment.
  public var title: ThemeText {
    isLoading ? ThemeText(loadingTitleParameter, themeKit: "Loading…") : restingTitle
  }

  /// The title at rest: a button keeps its name while it is busy.
  public var accessibilityLabel: ThemeText { restingTitle }
  /// That it is busy, without the dots, which a screen reader would spell.
  public var accessibilityValue: ThemeText? { isLoading ? ThemeText(themeKit: "Loading") : nil }
}
