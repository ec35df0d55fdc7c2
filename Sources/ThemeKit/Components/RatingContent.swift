/// What a row of stars says.
///
/// ```swift
/// let rating = RatingContent(score: 4.5, reviews: 128)
/// rating.accessibilityValue?.string  // "4.5 out of 5"
/// rating.reviewCount?.string  // "128 reviews"
/// ```
public struct RatingContent: ComponentContent {
  /// How many stars are filled. Any number: it is shown as it is.
  public var score: Double
  /// How many stars there are.
  public var maximum: Int
  /// How many people rated, if that is shown.
  public var reviews: Int?
  private let label: String?

  /// A rating.
  ///
  /// - Parameters:
  ///   - score: how many stars are filled.
  ///   - maximum: how many stars there are.
  ///   - reviews: how many people rated, if that is shown.
  ///   - label: the app's own label for assistive technology, which wins in every language.
  public init(score: Double, maximum: Int = 5, reviews: Int? = nil, label: String? = nil) {
    self.score = score
    self.maximum = maximum
    self.reviews = reviews
    self.label = label
  }

  /// How many people rated.
  public var reviewCount: ThemeText? {
    reviews.map { ThemeText(themeKit: $0 == 1 ? "\($0) review" : "\($0) reviews") }
  }

  /// That these are stars.
  public var accessibilityLabel: ThemeText { ThemeText(label, themeKit: "Rating") }
  /// The score in words. A whole score is said without its fraction: "4 out of 5".
  public var accessibilityValue: ThemeText? {
    guard let whole = Int(exactly: score) else { return ThemeText(themeKit: "\(score) out of \(maximum)") }
    return ThemeText(themeKit: "\(whole) out of \(maximum)")
  }
}
