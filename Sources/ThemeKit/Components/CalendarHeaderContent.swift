public import Foundation

/// What the bar above a month says.
///
/// ```swift
/// let header = CalendarHeaderContent(year: 2026, month: 3, locale: Locale(identifier: "de"))
/// header.title.string  // "März 2026"
/// header.previousButton.string  // "Previous month"
/// ```
public struct CalendarHeaderContent: ComponentContent {
  /// The year in the Gregorian calendar.
  public var year: Int
  /// The month in the Gregorian calendar, from 1.
  public var month: Int
  /// The locale that writes the month's name; `nil` is the effective one of the moment.
  public var locale: Locale?

  /// A bar above a month.
  ///
  /// - Parameters:
  ///   - year: the year in the Gregorian calendar.
  ///   - month: the month, from 1; 13 is January of the next year.
  ///   - locale: the locale that writes the month's name. It formats and leaves the language of the words alone.
  public init(year: Int, month: Int, locale: Locale? = nil) {
    self.year = year
    self.month = month
    self.locale = locale
  }

  /// The month's name and the year, as the locale writes them.
  public var title: ThemeText {
    .verbatim(middle.formatted(monthStyle))
  }
  /// The button to the month before.
  public var previousButton: ThemeText { ThemeText(themeKit: "Previous month") }
  /// The button to the month after.
  public var nextButton: ThemeText { ThemeText(themeKit: "Next month") }
  /// The button back to this day's month.
  public var todayButton: ThemeText { ThemeText(themeKit: "Today") }

  /// The month.
  public var accessibilityLabel: ThemeText { title }

  private var monthStyle: Date.FormatStyle {
    var style = Date.FormatStyle(locale: locale ?? ThemeKitStrings.effectiveLocale, calendar: Self.calendar)
    style.timeZone = .gmt
    return style.month(.wide).year()
  }

  /// A moment in the middle of the month, so that no time zone moves it into another.
  private var middle: Date {
    let day = DateComponents(calendar: Self.calendar, timeZone: .gmt, year: year, month: month, day: 15)
    return Self.calendar.date(from: day) ?? .distantPast
  }

  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
