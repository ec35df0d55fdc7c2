/// What a stepper for a number of pieces says.
///
/// ```swift
/// QuantityStepperContent(value: 2).accessibilityLabel.string  // "Quantity"
/// QuantityStepperContent(value: 10, in: 1...10).limit?.string  // "No more than 10"
/// ```
public struct QuantityStepperContent: ComponentContent {
  /// How many.
  public var value: Int
  /// What is allowed.
  public var bounds: ClosedRange<Int>
  private let label: String?

  /// A stepper.
  ///
  /// - Parameters:
  ///   - value: how many.
  ///   - bounds: what is allowed.
  ///   - label: the app's own label, which wins in every language.
  public init(value: Int, in bounds: ClosedRange<Int> = 1...99, label: String? = nil) {
    self.value = value
    self.bounds = bounds
    self.label = label
  }

  /// The button that takes one away.
  public var decreaseButton: ThemeText { ThemeText(themeKit: "Decrease quantity") }
  /// The button that adds one.
  public var increaseButton: ThemeText { ThemeText(themeKit: "Increase quantity") }
  /// Why a button is off, when one is.
  public var limit: ThemeText? {
    if value >= bounds.upperBound { return ThemeText(themeKit: "No more than \(bounds.upperBound)") }
    if value <= bounds.lowerBound { return ThemeText(themeKit: "At least \(bounds.lowerBound)") }
    return nil
  }

  /// What is counted.
  public var accessibilityLabel: ThemeText { ThemeText(label, themeKit: "Quantity") }
  /// How many.
  public var accessibilityValue: ThemeText? { .verbatim(String(value)) }
}
