public import Foundation
public import LanguageNumbers

extension PluralOperands {
  /// The operands of a decimal number, as many digits as it has: `Decimal(string: "1.5")`. A `Decimal` keeps no zeros at
  /// its end; for `1.50` take the written text.
  ///
  /// - Parameter value: any decimal; one that is no number has the operands of `Double.nan`.
  public init(_ value: Decimal) {
    self = PluralOperands(decimal: value.description) ?? PluralOperands(Double.nan)
  }
}
