public import Foundation

/// An amount of money.
///
/// ```swift
/// Price(1299.9, "EUR").formatted(in: Locale(identifier: "de"))  // "1.299,90 €"
/// ```
public struct Price: Sendable, Hashable {
  /// How much, in the currency's main unit.
  public var amount: Decimal
  /// The currency (ISO 4217), for example `EUR`.
  public var currency: String

  /// An amount of money.
  ///
  /// - Parameters:
  ///   - amount: how much, in the currency's main unit.
  ///   - currency: the currency (ISO 4217).
  public init(_ amount: Decimal, _ currency: String) {
    self.amount = amount
    self.currency = currency
  }

  /// The amount as a locale writes it.
  ///
  /// - Parameter locale: the locale; `nil` is ThemeKit's effective one of the moment.
  public func formatted(in locale: Locale? = nil) -> String {
    amount.formatted(.currency(code: currency).locale(locale ?? ThemeKitStrings.effectiveLocale))
  }
}
