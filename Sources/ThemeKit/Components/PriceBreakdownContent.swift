public import Foundation

/// What an order costs, line by line.
///
/// ```swift
/// let order = PriceOrder(items: 3, subtotal: 60, delivery: 0, tax: 11.4, currency: "EUR")
/// order.total  // 71.4
/// ```
public struct PriceOrder: Sendable, Hashable {
  /// How many pieces are ordered.
  public var items: Int
  /// The sum of the pieces.
  public var subtotal: Decimal
  /// What is taken off, as a positive amount.
  public var discount: Decimal
  /// What delivery costs; zero is free.
  public var delivery: Decimal
  /// The tax that is added.
  public var tax: Decimal
  /// The currency (ISO 4217).
  public var currency: String

  /// An order.
  public init(
    items: Int, subtotal: Decimal, discount: Decimal = 0, delivery: Decimal = 0, tax: Decimal = 0, currency: String
  ) {
    self.items = items
    self.subtotal = subtotal
    self.discount = discount
    self.delivery = delivery
    self.tax = tax
    self.currency = currency
  }

  /// What is to be paid.
  public var total: Decimal { subtotal - discount + delivery + tax }
}

/// What the breakdown of an order's price says.
///
/// ```swift
/// let order = PriceOrder(items: 3, subtotal: 60, delivery: 0, tax: 11.4, currency: "EUR")
/// let breakdown = PriceBreakdownContent(order, locale: Locale(identifier: "de"))
/// breakdown.lines.map(\.title.string)  // ["Subtotal", "Delivery", "Tax"]
/// breakdown.total.amount.string  // "71,40 €"
/// ```
public struct PriceBreakdownContent: ComponentContent {
  /// One line.
  public struct Line: ComponentContent {
    /// What is paid for.
    public let title: ThemeText
    /// How much it is.
    public let amount: ThemeText

    /// What is paid for.
    public var accessibilityLabel: ThemeText { title }
    /// How much it is.
    public var accessibilityValue: ThemeText? { amount }
  }

  /// The order.
  public var order: PriceOrder
  /// The locale that writes amounts; `nil` is the effective one of the moment.
  public var locale: Locale?
  private let titleParameter: String?

  /// A breakdown.
  ///
  /// - Parameters:
  ///   - order: the order.
  ///   - title: the app's own title, which wins in every language.
  ///   - locale: the locale that writes amounts. It formats and leaves the language of the words alone.
  public init(_ order: PriceOrder, title: String? = nil, locale: Locale? = nil) {
    self.order = order
    titleParameter = title
    self.locale = locale
  }

  /// The heading.
  public var title: ThemeText { ThemeText(titleParameter, themeKit: "Price details") }
  /// How many pieces are ordered.
  public var itemCount: ThemeText {
    ThemeText(themeKit: order.items == 1 ? "\(order.items) item" : "\(order.items) items")
  }
  /// The lines above the total. What does not apply has no line; delivery always has one.
  public var lines: [Line] {
    var lines = [line(ThemeText(themeKit: "Subtotal"), order.subtotal)]
    if order.discount > 0 { lines.append(line(ThemeText(themeKit: "Discount"), -order.discount)) }
    let free = ThemeText(themeKit: "Free")
    let delivery = ThemeText(themeKit: "Delivery")
    lines.append(order.delivery > 0 ? line(delivery, order.delivery) : Line(title: delivery, amount: free))
    if order.tax > 0 { lines.append(line(ThemeText(themeKit: "Tax"), order.tax)) }
    return lines
  }
  /// What is to be paid.
  public var total: Line { line(ThemeText(themeKit: "Total"), order.total) }

  /// The heading.
  public var accessibilityLabel: ThemeText { title }
  /// What is to be paid.
  public var accessibilityValue: ThemeText? { total.amount }

  private func line(_ title: ThemeText, _ amount: Decimal) -> Line {
    Line(title: title, amount: .verbatim(Price(amount, order.currency).formatted(in: locale)))
  }
}
