/// A type as a source spells it, reduced to what a key depends on.
struct SwiftType: Hashable, Sendable {
  /// The name without white space and without a module in front: `Int`, `[String]`, `Double?`.
  var name: String
  /// Whether it is what a number without a type is: `Int` or `Double`, unless something beside it is another number.
  var isLiteral = false

  init(_ name: String, isLiteral: Bool = false) {
    self.name = name
    self.isLiteral = isLiteral
  }

  static let int = SwiftType("Int"), string = SwiftType("String"), bool = SwiftType("Bool")
  static let literal = SwiftType("Int", isLiteral: true)

  /// Reads a type as it is written: `inout Swift.Int`, `@escaping () -> Void`, `Int...`.
  init(spelled text: String) {
    var name = text.filter { !$0.isWhitespace || $0 == " " }[...]
    for word in [
      "inout ", "borrowing ", "consuming ", "sending ", "isolated ", "nonisolated ", "@escaping ", "@autoclosure ()->",
    ]
    where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    for module in ["Swift.", "Foundation.", "SwiftUI.", "CoreFoundation."] where name.hasPrefix(module) {
      name = name.dropFirst(module.count)
    }
    if name.hasSuffix("...") { name = "[\(name.dropLast(3))]" }
    self.init(String(name))
  }

  var isOptional: Bool { name.hasSuffix("?") || name.hasSuffix("!") || name.hasPrefix("Optional<") }

  /// The type in an optional; the type itself when it is none.
  var unwrapped: SwiftType {
    if name.hasPrefix("Optional<") { return SwiftType(String(name.dropFirst(9).dropLast())) }
    return isOptional ? SwiftType(String(name.dropLast())) : self
  }

  var optional: SwiftType { isOptional ? self : SwiftType(name + "?") }

  /// What stands for a value in a key of the typed style (`LocalizedStringKey`, `String.LocalizationValue`); nil when the
  /// name alone does not tell.
  var specifier: String? {
    if let number = Self.numbers[name] { return number }
    if isOptional || name.hasPrefix("[") || Self.objects.contains(name) { return "%@" }
    if let angle = name.firstIndex(of: "<"), Self.objects.contains(String(name[..<angle])) { return "%@" }
    return nil
  }

  var isNumber: Bool { Self.numbers[name] != nil }
  var isReal: Bool { isWideReal || name == "Float" || name == "Decimal" }
  /// The types that convert into one another by themselves, and are written alike.
  var isWideReal: Bool { name == "Double" || name == "CGFloat" || name == "TimeInterval" }
  /// Whether a number without a type can be of this one.
  func takesLiteral(_ literal: SwiftType) -> Bool { isReal || (isNumber && literal.name == "Int") }
  var isText: Bool { name == "String" || name == "Substring" || name == "some StringProtocol" }

  /// Numbers by their specifiers, as Apple's interpolations write them.
  private static let numbers = [
    "Int": "%lld", "Int64": "%lld", "Int8": "%d", "Int16": "%d", "Int32": "%d", "UInt": "%llu", "UInt64": "%llu",
    "UInt8": "%u", "UInt16": "%u", "UInt32": "%u", "Float": "%f", "Double": "%lf", "CGFloat": "%lf",
    "TimeInterval": "%lf",
  ]

  /// Types of the standard library, Foundation and SwiftUI that no number stands behind.
  private static let objects: Set<String> = [
    "String", "Substring", "Character", "Bool", "Array", "Dictionary", "Set", "Range", "ClosedRange", "Any",
    "AttributedString", "Date", "DateComponents", "Decimal", "Duration", "Locale", "LocalizedStringKey",
    "LocalizedStringResource", "Measurement", "NSAttributedString", "NSError", "NSNumber", "NSObject", "NSString",
    "PersonNameComponents", "Text", "TimeZone", "URL", "UUID", "Data", "Image", "String.LocalizationValue", "any Error",
    "Error", "some StringProtocol", "Optional",
  ]
}
