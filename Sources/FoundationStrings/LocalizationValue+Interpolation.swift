#if !canImport(Darwin)
  import Dragoman
  import StringTemplates
  public import Foundation

  extension String.LocalizationValue {
    /// Collects the pieces of a literal and the values between them.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable, Equatable {
      /// The pieces of the literal; one more than there are values.
      private var literals: [String]
      /// How the key writes the place of each value, percent sign included.
      private var specifiers: [String] = []
      var values: [CapturedValue] = []

      /// Makes room for the pieces.
      public init(literalCapacity: Int, interpolationCount: Int) {
        literals = [""]
        literals.reserveCapacity(interpolationCount + 1)
        specifiers.reserveCapacity(interpolationCount)
        values.reserveCapacity(interpolationCount)
      }

      init(key: String) { literals = [key] }

      /// Adds a piece of the literal.
      public mutating func appendLiteral(_ literal: String) { literals[literals.count - 1] += literal }

      /// Adds a text: `%@`.
      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

      /// Adds a part of a text: `%@`.
      public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), "%@") }

      /// Adds a whole number: `%lld`, `%llu` without a sign, `%d` and `%u` below 64 bits.
      public mutating func appendInterpolation<Number: FixedWidthInteger>(_ value: Number) {
        append(CapturedValue(value), Self.specifier(for: Number.self))
      }

      /// Adds a number with a fraction: `%lf`.
      public mutating func appendInterpolation(_ value: Double) { append(.real(value), "%lf") }

      /// Adds a number with a fraction: `%f`.
      public mutating func appendInterpolation(_ value: Float) { append(.real(Double(value)), "%f") }

      /// Adds a number of Core Graphics: `%lf`.
      public mutating func appendInterpolation(_ value: CGFloat) { append(.real(Double(value)), "%lf") }

      /// Adds a whole number with a conversion of its own, which the key takes as it stands: `specifier: "%03lld"`.
      public mutating func appendInterpolation(_ value: some FixedWidthInteger, specifier: String) {
        append(CapturedValue(value), specifier)
      }

      /// Adds a number with a fraction and a conversion of its own: `specifier: "%.2f"`.
      public mutating func appendInterpolation(_ value: Double, specifier: String) { append(.real(value), specifier) }

      /// Adds a number with a fraction and a conversion of its own.
      public mutating func appendInterpolation(_ value: Float, specifier: String) {
        append(.real(Double(value)), specifier)
      }

      /// Adds a number of Core Graphics with a conversion of its own.
      public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
        append(.real(Double(value)), specifier)
      }

      /// Adds a value in a format, `%@`: `\(date, format: .dateTime.month())`. It is formatted in the locale of the call.
      public mutating func appendInterpolation<Style: FormatStyle & Sendable>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatInput: Sendable & Equatable, Style.FormatOutput == String {
        append(.late(FormattedValue(value: value, style: format)), "%@")
      }

      /// Adds an object as its formatter writes it, at once: `%@`.
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        append(.text(formatter.string(for: subject) ?? String(describing: subject)), "%@")
      }

      /// Adds the characters of an attributed text: `%@`.
      public mutating func appendInterpolation(_ value: AttributedString) {
        append(.text(String(value.characters)), "%@")
      }

      /// Adds another localized text, which is looked up in its own table and bundle: `%@`.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.late(resource), "%@") }

      /// Adds a place for a value that the options of the call give.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        append(.placeholder, placeholder.specifier)
      }

      /// Adds a place for a value that the options of the call give, with a conversion of its own.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        append(.placeholder, specifier)
      }

      /// Adds anything else as Swift describes it: `%@`.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) { append(CapturedValue(describing: value), "%@") }

      private mutating func append(_ value: CapturedValue, _ specifier: String) {
        values.append(value)
        specifiers.append(specifier)
        literals.append("")
      }

      private static func specifier<Number: FixedWidthInteger>(for type: Number.Type) -> String {
        switch (Number.bitWidth >= 64, Number.isSigned) {
        case (true, true): "%lld"
        case (true, false): "%llu"
        case (false, true): "%d"
        case (false, false): "%u"
        }
      }
    }
  }

  extension String.LocalizationValue.StringInterpolation {
    /// The pieces with each place written as a conversion, and percent signs doubled where there are conversions.
    var key: String {
      if values.isEmpty { return literals[0] }
      return joined(doublingPercents) { specifiers[$0] }
    }

    /// The pieces with each value as Swift describes it: what is left to say when a conversion cannot print its value.
    func plainText(in locale: () -> Locale) -> String {
      joined({ $0 }) { values[$0].plainText(in: locale) }
    }

    private func joined(_ literal: (String) -> String, _ place: (Int) -> String) -> String {
      var text = ""
      for (index, piece) in literals.enumerated() {
        text += literal(piece)
        if index < values.count { text += place(index) }
      }
      return text
    }
  }

  extension CapturedValue {
    fileprivate func plainText(in locale: () -> Locale) -> String {
      switch argument(in: locale) {
      case .text(let text): text
      case .integer(let number): String(number)
      case .unsigned(let number): String(number)
      case .real(let number): String(number)
      case .deferred: ""
      }
    }
  }
#endif
