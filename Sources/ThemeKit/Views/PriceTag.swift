#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A price, what it was before, and how much is saved.
  ///
  /// ```swift
  /// PriceTag(Price(80, "USD"), before: Price(100, "USD"))  // "$80.00", "$100.00" struck through, "20% off"
  /// ```
  public struct PriceTag: View {
    private let price: Price
    private let before: Price?
    @Environment(\.locale) private var locale
    private var say = Speech()

    /// A price.
    ///
    /// - Parameters:
    ///   - price: what it costs.
    ///   - before: what it cost before, in the same currency.
    public init(_ price: Price, before: Price? = nil) {
      self.price = price
      self.before = before
    }

    /// The amounts as the locale around the view writes them, read aloud as one.
    public var body: some View {
      let content = PriceTagContent(price, before: before, locale: locale)
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: say(content.amount)).font(.title3).fontWeight(.semibold)
        if let former = content.formerAmount {
          Text(verbatim: say(former)).strikethrough().foregroundStyle(.secondary)
        }
        if let discount = content.discount { Text(verbatim: say(discount)).foregroundStyle(.green) }
      }
      .monospacedDigit()
      .readAloud(content, say)
    }
  }
#endif
