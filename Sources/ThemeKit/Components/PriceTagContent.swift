public import Foundation

/// What a price says, and what it was before.
///
/// ```swift
/// let tag = PriceTagContent(Price(80, "USD"), before: Price(100, "USD"), locale: Locale(identifier: "en_US"))
/// tag.discount?.string  // "20% off"
/// tag.accessibilityValue?.string  // "$80.00, was $100.00"
/// ```
public struct PriceTagContent: ComponentContent {
  /// What it costs.
  public var price: Price
  /// What it cost before, in the same currency.
  public var before: Price?
  /// The locale that writes amounts; `nil` is the effective one of the moment.
  public var locale: Locale?

  /// A price.
  ///
  /// - Parameters:
  ///   - price: what it costs.
  ///   - before: what it cost before, in the same currency.
  ///   - locale: the locale that writes amounts. It formats and leaves the language of the words alone.
  public init(_ price: Price, before: Price? = nil, locale: Locale? = nil) {
    self.price = price
    self.before = before
    self.locale = locale
  }

  /// The price as the locale writes it.
  public var amount: ThemeText { .verbatim(price.formatted(in: locale)) }
  /// The former price as the locale writes it.
  public var formerAmount: ThemeText? { before.map { .verbatim($0.formatted(in: locale)) } }
  /// By how much it is cheaper, in whole percent; nothing unless it is.
  public var discount: ThemeText? { percentOff.map { ThemeText(themeKit: "\($0)% off") } }

  /// That this is a price.
  public var accessibilityLabel: ThemeText { ThemeText(themeKit: "Price") }
  /// The price, and what it was: a screen reader does not say that a line is struck through.
  public var accessibilityValue: ThemeText? {
    formerAmount.map { ThemeText(themeKit: "\(amount), was \($0)") } ?? amount
  }

  private var percentOff: Int? {
    guard let before, before.currency == price.currency, before.amount > 0 else { return nil }
    let share = NSDecimalNumber(decimal: (1 - price.amount / before.amount) * 100).doubleValue.rounded()
    return share >= 1 && share <= 100 ? Int(share) : nil
  }
}
