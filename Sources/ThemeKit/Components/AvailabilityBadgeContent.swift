/// What a badge says of a product's stock.
///
/// ```swift
/// AvailabilityBadgeContent(.available).title.string  // "Available"
/// AvailabilityBadgeContent(.left(3)).title.string  // "3 left"
/// ```
public struct AvailabilityBadgeContent: ComponentContent {
  /// How much there is.
  public enum Stock: Sendable, Hashable {
    /// Enough not to count it.
    case available
    /// So few that the number matters.
    case left(Int)
    /// Nothing.
    case soldOut
  }

  /// How much there is.
  public var stock: Stock
  private let titleParameter: String?

  /// A badge.
  ///
  /// - Parameters:
  ///   - stock: how much there is. None left is sold out.
  ///   - title: the app's own text, which wins in every language.
  public init(_ stock: Stock, title: String? = nil) {
    self.stock = stock
    titleParameter = title
  }

  /// The badge's text.
  public var title: ThemeText {
    switch stock {
    case .available: ThemeText(titleParameter, themeKit: "Available")
    case .left(let count) where count > 0: ThemeText(titleParameter, themeKit: "\(count) left")
    case .left, .soldOut: ThemeText(titleParameter, themeKit: "Sold out")
    }
  }

  /// The text.
  public var accessibilityLabel: ThemeText { title }
}
