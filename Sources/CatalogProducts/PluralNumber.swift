import StringTemplates

/// The number that plural forms are chosen by: which argument, and what it is.
struct PluralNumber: Equatable {
  /// The argument's position, from 1.
  var position: Int
  /// The conversion without its layout: `lld`, `d`, `lf`.
  var specifier: String

  /// The first number, by position, among the arguments of some texts; `nil` when they have none.
  init?(in texts: some Sequence<String>) {
    var first: TextOutline.Conversion?
    for text in texts where text.utf8.contains(UInt8(ascii: "%")) {
      for conversion in TextOutline(text).conversions
      where conversion.argument == .whole || conversion.argument == .real {
        if conversion.position < first?.position ?? .max { first = conversion }
      }
    }
    guard let first else { return nil }
    position = first.position
    specifier = Self.bare(first.spelling)
  }

  /// Length and letter of a conversion: `lf` of `%2$.1lf`.
  private static func bare(_ spelling: String) -> String {
    guard let letter = spelling.last else { return "lld" }
    let lengths: Set<Character> = ["h", "l", "q", "L", "z", "t", "j"]
    let length = spelling.dropLast().reversed().prefix { lengths.contains($0) }
    return String(length.reversed()) + String(letter)
  }
}
