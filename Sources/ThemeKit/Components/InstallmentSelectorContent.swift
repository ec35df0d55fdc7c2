/// What a list of ways to pay in parts says.
///
/// ```swift
/// let selector = InstallmentSelectorContent([1, 3, 6])
/// selector.options.map(\.title.string)  // ["Single payment", "3 installments", "6 installments"]
/// ```
public struct InstallmentSelectorContent: ComponentContent {
  /// One way to pay.
  public struct Option: ComponentContent {
    /// In how many parts.
    public let count: Int
    /// What is paid each month, already formatted, if that is shown.
    public let monthlyAmount: String?

    /// A way to pay.
    public init(count: Int, monthlyAmount: String? = nil) {
      self.count = count
      self.monthlyAmount = monthlyAmount
    }

    /// The number of parts in words.
    public var title: ThemeText {
      ThemeText(themeKit: count == 1 ? "Single payment" : "\(count) installments")
    }
    /// What is paid each month.
    public var detail: ThemeText? { monthlyAmount.map { ThemeText(themeKit: "\($0) per month") } }

    /// The number of parts in words.
    public var accessibilityLabel: ThemeText { title }
    /// What is paid each month.
    public var accessibilityValue: ThemeText? { detail }
  }

  /// The ways to pay, in the order they are shown.
  public var options: [Option]
  private let titleParameter: String?

  /// A list of ways to pay.
  ///
  /// - Parameters:
  ///   - options: the ways to pay.
  ///   - title: the app's own title, which wins in every language.
  public init(options: [Option], title: String? = nil) {
    self.options = options
    titleParameter = title
  }

  /// A list of numbers of parts.
  public init(_ counts: [Int], title: String? = nil) {
    self.init(options: counts.map { Option(count: $0) }, title: title)
  }

  /// The list's title.
  public var title: ThemeText { ThemeText(titleParameter, themeKit: "Installments") }
  /// The title.
  public var accessibilityLabel: ThemeText { title }
}
