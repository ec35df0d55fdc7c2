import StringTemplates

/// A text whose conversions all say their positions: `%1$@ has %2$lld` of `%@ has %lld`.
struct NumberedText {
  let text: String

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      self.text = text
      return
    }
    var numbered = ""
    var rest = text[...]
    for conversion in TextOutline(text).conversions where !conversion.isNumbered {
      guard let place = Self.place(of: conversion.spelling, in: rest) else { continue }
      numbered += rest[..<place.lowerBound] + "%\(conversion.position)$" + conversion.spelling.dropFirst()
      rest = rest[place.upperBound...]
    }
    self.text = numbered + rest
  }

  /// Where a conversion stands: not behind a percent sign that is one itself, as in `%%lld`.
  private static func place(of spelling: String, in text: Substring) -> Range<Substring.Index>? {
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == "%" else {
        index = text.index(after: index)
        continue
      }
      let rest = text[index...]
      if rest.hasPrefix("%%") {
        index = text.index(index, offsetBy: 2)
      } else if rest.hasPrefix(spelling) {
        return index..<text.index(index, offsetBy: spelling.count)
      } else {
        index = text.index(after: index)
      }
    }
    return nil
  }
}
