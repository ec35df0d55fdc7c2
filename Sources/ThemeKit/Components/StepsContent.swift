/// What a row of steps says: a checkout, a form in parts.
///
/// ```swift
/// let steps = StepsContent(["Cart", "Address", "Payment"], current: 1)
/// steps.items[0].accessibilityValue?.string  // "Completed"
/// steps.accessibilityValue?.string  // "Step 2 of 3"
/// ```
public struct StepsContent: ComponentContent {
  /// How far a step is.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// It is done.
    case completed
    /// It is being done.
    case current
    /// It comes later.
    case upcoming
    /// It was done and is not right.
    case failed

    /// The state in words.
    public var title: ThemeText {
      switch self {
      case .completed: ThemeText(themeKit: "Completed")
      case .current: ThemeText(themeKit: "Current step")
      case .upcoming: ThemeText(themeKit: "Not started")
      case .failed: ThemeText(themeKit: "Needs attention")
      }
    }
  }

  /// One step.
  public struct Item: ComponentContent {
    /// The app's title of the step.
    public let title: String
    /// How far it is.
    public let state: State

    /// The title.
    public var accessibilityLabel: ThemeText { .verbatim(title) }
    /// The state in words.
    public var accessibilityValue: ThemeText? { state.title }
  }

  /// The steps in order.
  public let items: [Item]
  /// The index of the step that is being done; `items.count` when all are done.
  public let current: Int

  /// A row of steps.
  ///
  /// - Parameters:
  ///   - titles: the app's titles.
  ///   - current: the index of the step that is being done, brought into range.
  ///   - failed: the indices of steps that are not right.
  public init(_ titles: [String], current: Int, failed: Set<Int> = []) {
    let position = min(max(current, 0), titles.count)
    self.current = position
    items = titles.enumerated().map { index, title in
      let reached: State = index < position ? .completed : index == position ? .current : .upcoming
      return Item(title: title, state: failed.contains(index) ? .failed : reached)
    }
  }

  /// What the row is.
  public var accessibilityLabel: ThemeText { ThemeText(themeKit: "Progress") }
  /// Where in the row the user is.
  public var accessibilityValue: ThemeText? {
    guard current < items.count else { return ThemeText(themeKit: "All steps completed") }
    return ThemeText(themeKit: "Step \(current + 1) of \(items.count)")
  }
}
