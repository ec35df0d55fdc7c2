import StringTemplates
public import Foundation
import LanguageTags

extension LocalizedMessage.StringInterpolation {
  /// A value in a format of Foundation's, `%@`: `\(date, format: .dateTime.month())`. It is formatted late, in the
  /// language of the text around it.
  public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
    _ value: Style.FormatInput, format: Style
  ) where Style.FormatInput: Sendable, Style.FormatOutput == String {
    append(.deferred { format.locale(Locale($0)).format(value) }, .object)
  }

  /// A number of Core Graphics: `%lf`, as a `Double`.
  public mutating func appendInterpolation(_ number: CGFloat) { append(.real(Double(number)), .double) }
}
