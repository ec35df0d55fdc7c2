/// What a field for a payment card's number says.
///
/// ```swift
/// let field = CardNumberFieldContent(number: "4242 4242 4242 4242")
/// field.title.string  // "Card number"
/// field.accessibilityValue?.string  // "Card ending in 4242"
/// ```
public struct CardNumberFieldContent: ComponentContent {
  /// What the user has typed so far, spaces included.
  public var number: String
  private let titleParameter: String?

  /// A field.
  ///
  /// - Parameters:
  ///   - title: the app's own title, which wins in every language.
  ///   - number: what the user has typed so far.
  public init(title: String? = nil, number: String = "") {
    titleParameter = title
    self.number = number
  }

  /// The field's title.
  public var title: ThemeText { ThemeText(titleParameter, themeKit: "Card number") }
  /// The shape of a number, shown while the field is empty.
  public var placeholder: ThemeText { .verbatim("0000 0000 0000 0000") }
  /// The button that reads the number with the camera.
  public var scanButton: ThemeText { ThemeText(themeKit: "Scan card") }
  /// What is said when the number cannot be a card's.
  public var problem: ThemeText? {
    digits.isEmpty || isPlausible ? nil : ThemeText(themeKit: "Enter a valid card number")
  }

  /// The title.
  public var accessibilityLabel: ThemeText { title }
  /// Only the last four digits: a screen reader must not read a whole card number aloud.
  public var accessibilityValue: ThemeText? {
    guard digits.count >= 12 else { return nil }
    return ThemeText(themeKit: "Card ending in \(String(digits.suffix(4).map { Character("\($0)") }))")
  }

  /// Whether the number has a card's length and its check digit is right (ISO/IEC 7812-1, annex B).
  public var isPlausible: Bool {
    guard (12...19).contains(digits.count) else { return false }
    let sum = digits.reversed().enumerated().reduce(0) { sum, place in
      guard !place.offset.isMultiple(of: 2) else { return sum + place.element }
      let doubled = place.element * 2
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }
    return sum.isMultiple(of: 10)
  }

  private var digits: [Int] {
    number.unicodeScalars.compactMap { scalar in
      scalar.properties.numericType == .decimal ? scalar.properties.numericValue.map { Int($0) } : nil
    }
  }
}
