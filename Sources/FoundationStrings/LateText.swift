#if !canImport(Darwin)
  import Foundation
  import StringTemplates

  /// A value whose text can only be made when the locale is known: a date in a format, another resource.
  protocol LateText: Sendable {
    func text(in locale: Locale) -> String
    func isEqual(to other: any LateText) -> Bool
  }

  extension LateText where Self: Equatable {
    func isEqual(to other: any LateText) -> Bool { (other as? Self) == self }
  }

  /// A value with the format that it was interpolated with.
  struct FormattedValue<Style: FormatStyle & Sendable>: LateText, Equatable
  where Style.FormatInput: Sendable & Equatable, Style.FormatOutput == String {
    let value: Style.FormatInput
    let style: Style

    func text(in locale: Locale) -> String { style.locale(locale).format(value) }
  }

  /// A value as an interpolation captured it.
  enum CapturedValue: Sendable, Equatable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case late(any LateText)
    /// A place without a value, which the options of the call fill.
    case placeholder

    init(_ number: some FixedWidthInteger) {
      if let signed = Int64(exactly: number) {
        self = .integer(signed)
      } else if let unsigned = UInt64(exactly: number) {
        self = .unsigned(unsigned)
      } else {
        self = .text(String(number))
      }
    }

    /// A value that only its dynamic type tells apart.
    init(describing value: Any) {
      switch value {
      case let text as String: self = .text(text)
      case let number as any FixedWidthInteger: self = CapturedValue(number)
      case let number as Double: self = .real(number)
      case let number as Float: self = .real(Double(number))
      case let number as CGFloat: self = .real(Double(number))
      case let resource as LocalizedStringResource: self = .late(resource)
      case let value as any CustomLocalizedStringResourceConvertible: self = .late(value.localizedStringResource)
      default: self = .text(String(describing: value))
      }
    }

    /// The value as a template takes it. The locale is only asked for where a text is made late.
    func argument(in locale: () -> Locale) -> TemplateArgument {
      switch self {
      case .text(let text): .text(text)
      case .integer(let number): .integer(number)
      case .unsigned(let number): .unsigned(number)
      case .real(let number): .real(number)
      case .late(let value): .text(value.text(in: locale()))
      // What Foundation prints for an argument that nobody gave.
      case .placeholder: .text("(null)")
      }
    }

    static func == (one: CapturedValue, other: CapturedValue) -> Bool {
      switch (one, other) {
      case (.text(let one), .text(let other)): one == other
      case (.integer(let one), .integer(let other)): one == other
      case (.unsigned(let one), .unsigned(let other)): one == other
      case (.real(let one), .real(let other)): one == other || (one.isNaN && other.isNaN)
      case (.late(let one), .late(let other)): one.isEqual(to: other)
      case (.placeholder, .placeholder): true
      default: false
      }
    }
  }
#endif
