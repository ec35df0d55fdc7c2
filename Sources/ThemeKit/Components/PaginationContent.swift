/// What the controls under a list in pages say.
///
/// ```swift
/// let pages = PaginationContent(page: 2, of: 9)
/// pages.status.string  // "Page 2 of 9"
/// pages.nextButton.string  // "Next page"
/// ```
public struct PaginationContent: ComponentContent {
  /// The page that is shown, from 1.
  public var page: Int
  /// How many pages there are.
  public var count: Int

  /// Controls.
  ///
  /// - Parameters:
  ///   - page: the page that is shown, from 1.
  ///   - count: how many pages there are.
  public init(page: Int, of count: Int) {
    self.page = page
    self.count = count
  }

  /// The button to the page before.
  public var previousButton: ThemeText { ThemeText(themeKit: "Previous page") }
  /// The button to the page after.
  public var nextButton: ThemeText { ThemeText(themeKit: "Next page") }
  /// Where the reader is.
  public var status: ThemeText { ThemeText(themeKit: "Page \(page) of \(count)") }
  /// The button to one page, for assistive technology.
  public func pageButton(_ page: Int) -> ThemeText { ThemeText(themeKit: "Go to page \(page)") }

  /// What the controls are for.
  public var accessibilityLabel: ThemeText { ThemeText(themeKit: "Pages") }
  /// Where the reader is.
  public var accessibilityValue: ThemeText? { status }
}
