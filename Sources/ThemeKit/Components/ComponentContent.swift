/// What a component shows and what VoiceOver says of it, without any view: the same on every platform.
///
/// The texts are resolved when they are read. Parameters of an initializer are `String`s, win in every language and
/// never reach the catalogs.
///
/// ```swift
/// let rating = RatingContent(score: 4.5)
/// rating.accessibilityLabel.string  // "Rating"
/// rating.accessibilityValue?.string  // "4.5 out of 5"
/// ```
public protocol ComponentContent: Sendable {
  /// What the component is, for assistive technology.
  var accessibilityLabel: ThemeText { get }
  /// What the component holds at this moment, for assistive technology; `nil` where the label says it all.
  var accessibilityValue: ThemeText? { get }
}

extension ComponentContent {
  /// Nothing: the label says it all.
  public var accessibilityValue: ThemeText? { nil }
}
