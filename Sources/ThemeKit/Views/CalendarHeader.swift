#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// The bar above a month: its name, and the ways to the months beside it.
  ///
  /// ```swift
  /// CalendarHeader(year: $year, month: $month)
  ///   .themeKitLocale(Locale(identifier: "de"))  // "März 2026"; the buttons keep their language
  /// ```
  public struct CalendarHeader: View {
    @Binding private var year: Int
    @Binding private var month: Int
    @Environment(\.locale) private var locale
    private var say = Speech()

    /// A bar.
    ///
    /// - Parameters:
    ///   - year: the year in the Gregorian calendar.
    ///   - month: the month, from 1.
    public init(year: Binding<Int>, month: Binding<Int>) {
      _year = year
      _month = month
    }

    /// The month as the locale around the view writes it, between two buttons.
    public var body: some View {
      let content = CalendarHeaderContent(year: year, month: month, locale: locale)
      HStack {
        SymbolButton(symbol: .previous, title: say(content.previousButton)) { move(by: -1) }
        Text(verbatim: say(content.title))
          .font(.headline)
          .frame(maxWidth: .infinity)
          .accessibilityAddTraits(.isHeader)
        SymbolButton(symbol: .next, title: say(content.nextButton)) { move(by: 1) }
      }
    }

    private func move(by months: Int) {
      let place = year * 12 + month - 1 + months
      (year, month) = (place / 12, place % 12 + 1)
    }
  }
#endif
