extension ValidationRule {
  /// The text is more than white space.
  ///
  /// - Parameter message: the app's own message, which wins in every language.
  public static func required(_ message: String? = nil) -> ValidationRule {
    ValidationRule(ThemeText(message, themeKit: "This field is required")) { text in
      text.contains { !$0.isWhitespace }
    }
  }

  /// The text has so many characters or more.
  ///
  /// - Parameters:
  ///   - count: how many, as a reader counts them: an emoji is one.
  ///   - message: the app's own message, which wins in every language.
  public static func minLength(_ count: Int, _ message: String? = nil) -> ValidationRule {
    let text = ThemeText(
      message, themeKit: count == 1 ? "At least \(count) character" : "At least \(count) characters")
    return ValidationRule(text) { $0.isEmpty || $0.count >= count }
  }

  /// The text is a whole number within bounds, in any script's digits.
  ///
  /// - Parameters:
  ///   - bounds: the least and the greatest number that are allowed.
  ///   - message: the app's own message, which wins in every language.
  public static func range(_ bounds: ClosedRange<Int>, _ message: String? = nil) -> ValidationRule {
    let text = ThemeText(message, themeKit: "Between \(bounds.lowerBound) and \(bounds.upperBound)")
    return ValidationRule(text) { $0.isEmpty || Int(inWesternDigits($0)).map(bounds.contains) == true }
  }

  /// The text is a number within bounds: digits of any script, a sign before them, a point before a fraction. `1e5` and
  /// `0x1F` are none.
  ///
  /// - Parameters:
  ///   - bounds: the least and the greatest number that are allowed.
  ///   - message: the app's own message, which wins in every language.
  public static func range(_ bounds: ClosedRange<Double>, _ message: String? = nil) -> ValidationRule {
    let text = ThemeText(message, themeKit: "Between \(bounds.lowerBound) and \(bounds.upperBound)")
    return ValidationRule(text) { $0.isEmpty || decimal($0).map(bounds.contains) == true }
  }

  /// The text is decimal digits only, of any script: an Arabic keyboard types `٣`.
  ///
  /// - Parameter message: the app's own message, which wins in every language.
  public static func digitsOnly(_ message: String? = nil) -> ValidationRule {
    ValidationRule(ThemeText(message, themeKit: "Digits only")) { text in
      text.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
    }
  }

  /// The text has the shape of an e-mail address: something, `@`, a domain with a dot, no white space, and no more than
  /// the 254 bytes that RFC 5321 leaves for it. Whether it exists, only a message to it tells.
  ///
  /// - Parameter message: the app's own message, which wins in every language.
  public static func email(_ message: String? = nil) -> ValidationRule {
    ValidationRule(ThemeText(message, themeKit: "Enter a valid email address")) { text in
      text.isEmpty || hasShapeOfAddress(text)
    }
  }

  private static func hasShapeOfAddress(_ text: String) -> Bool {
    guard text.utf8.count <= 254, !text.contains(where: \.isWhitespace), let at = text.lastIndex(of: "@")
    else { return false }
    let labels = text[text.index(after: at)...].split(separator: ".", omittingEmptySubsequences: false)
    return at > text.startIndex && labels.count > 1 && labels.allSatisfy { !$0.isEmpty }
  }

  /// The number that a text writes with digits, sign and point alone; `Double` by itself reads exponents, sixteens and
  /// `inf` too.
  private static func decimal(_ text: String) -> Double? {
    let digits = inWesternDigits(text)
    return digits.allSatisfy("0123456789+-.".contains) ? Double(digits) : nil
  }

  private static func inWesternDigits(_ text: String) -> String {
    var digits = ""
    for scalar in text.unicodeScalars {
      guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else {
        digits.unicodeScalars.append(scalar)
        continue
      }
      digits += String(Int(value))
    }
    return digits
  }
}
