/// A run of a catalog's text: words for people, or what stands for a value.
enum PlaceholderPiece: Hashable {
  case words(Substring)
  case placeholder(Substring)

  /// The runs of a text, in order; together they are the text.
  static func pieces(of text: String) -> [PlaceholderPiece] {
    var pieces: [PlaceholderPiece] = []
    var rest = text[...]
    var wordsStart = rest.startIndex
    while let character = rest.first {
      guard character == "%" || character == "{", let end = placeholderEnd(rest) else {
        rest = rest.dropFirst()
        continue
      }
      if wordsStart < rest.startIndex { pieces.append(.words(text[wordsStart..<rest.startIndex])) }
      pieces.append(.placeholder(text[rest.startIndex..<end]))
      rest = text[end...]
      wordsStart = end
    }
    if wordsStart < text.endIndex { pieces.append(.words(text[wordsStart...])) }
    return pieces
  }

  /// Where the placeholder that a text begins with ends; nil when it begins with none.
  private static func placeholderEnd(_ text: Substring) -> Substring.Index? {
    text.first == "{" ? braceEnd(text) : percentEnd(text)
  }

  /// `{name}` and `{{`.
  private static func braceEnd(_ text: Substring) -> Substring.Index? {
    let inside = text.dropFirst()
    if inside.first == "{" { return text.index(text.startIndex, offsetBy: 2) }
    guard let close = inside.firstIndex(of: "}"), close > inside.startIndex else { return nil }
    let isName = inside[..<close].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName ? text.index(after: close) : nil
  }

  /// `%%`, `%arg`, `%#@name@`, `%2$#@name@` and the conversions of printf.
  private static func percentEnd(_ text: Substring) -> Substring.Index? {
    if text.hasPrefix("%%") || text.hasPrefix("%arg") {
      return text.index(text.startIndex, offsetBy: text.hasPrefix("%%") ? 2 : 4)
    }
    var rest = text.dropFirst()
    let afterDigits = rest.drop(while: \.isWholeNumber)
    if afterDigits.first == "$" { rest = afterDigits.dropFirst() }
    if rest.hasPrefix("#@") {
      return rest.dropFirst(2).firstIndex(of: "@").map { text.index(after: $0) }
    }
    rest = rest.drop { "-+ #0'".contains($0) }
    rest = rest.drop { $0.isWholeNumber || $0 == "." || $0 == "*" }
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let conversion = rest.first, "@diuxXoeEfFgGaAcCsSpn".contains(conversion) else { return nil }
    return text.index(after: rest.startIndex)
  }
}
