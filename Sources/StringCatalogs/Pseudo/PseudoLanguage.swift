/// A language that nobody speaks, made from the source texts: it shows what is not translated, cut off or turned around
/// before any translator has begun.
///
/// ```swift
/// PseudoLanguage.bracketed.text("%lld files")  // "[%lld files]"
/// PseudoLanguage.accented.text("Done")         // "Ðöñé"
/// ```
public enum PseudoLanguage: String, Sendable, CaseIterable {
  /// Letters with marks: what stays plain is not localized.
  case accented
  /// Right to left: what does not turn is laid out by hand.
  case mirrored
  /// Half as long again: what is cut off has too little room.
  case expanded
  /// In brackets: a missing bracket is a text that was cut off or joined from pieces.
  case bracketed

  /// The language's tag.
  public var tag: String {
    switch self {
    case .accented: "en-XA"
    case .mirrored: "en-XB"
    case .expanded: "en-XC"
    case .bracketed: "en-XD"
    }
  }

  /// A text in the pseudo-language. Conversions, substitutions and `${names}` stay as they are.
  public func text(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    let pieces = TextPieces(text).all
    switch self {
    case .accented: return pieces.map { $0.isFixed ? $0.text : Self.accented($0.text) }.joined()
    case .mirrored: return pieces.map { $0.isFixed ? $0.text : Self.mirrored($0.text) }.joined()
    case .expanded: return text + Self.padding(for: pieces.filter { !$0.isFixed }.map(\.text.count).reduce(0, +))
    case .bracketed: return "[\(text)]"
    }
  }

  private static let marked: [Character: Character] = [
    "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ",
    "L": "Ļ", "M": "Ḿ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ",
    "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž", "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ",
    "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ḿ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ",
    "s": "š", "t": "ţ", "u": "û", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
  ]

  private static func accented(_ text: String) -> String { String(text.map { marked[$0] ?? $0 }) }

  /// Every word between an override of its direction and that override's end.
  private static func mirrored(_ text: String) -> String {
    var result = ""
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        result += turned(word) + String(character)
        word = ""
      }
    }
    return result + turned(word)
  }

  private static func turned(_ word: String) -> String { word.isEmpty ? "" : "\u{202E}\(word)\u{202C}" }

  /// Words of number, half as many letters as the text has.
  private static func padding(for count: Int) -> String {
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    var padding = ""
    var index = 0
    while padding.count * 2 < count {
      padding += " " + words[index % words.count]
      index += 1
    }
    return padding
  }
}

/// A text in pieces: words that may change, and what stands for a value and may not.
struct TextPieces {
  private(set) var all: [(text: String, isFixed: Bool)] = []

  init(_ text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "%" || $0 == "$" }) {
      append(rest[..<start], isFixed: false)
      let end = rest[start] == "%" ? Self.endOfConversion(in: rest, from: start) : Self.endOfName(in: rest, from: start)
      append(rest[start..<end], isFixed: true)
      rest = rest[end...]
    }
    append(rest, isFixed: false)
  }

  private mutating func append(_ piece: Substring, isFixed: Bool) {
    if !piece.isEmpty { all.append((String(piece), isFixed)) }
  }

  /// Behind `%2$lld`, `%#@files@`, `%arg`, `%%`; behind the sign alone where nothing follows that could be meant.
  private static func endOfConversion(in text: Substring, from start: String.Index) -> String.Index {
    let next = text.index(after: start)
    let rest = text[next...]
    if rest.hasPrefix("arg") { return rest.index(next, offsetBy: 3) }
    guard let letter = rest.firstIndex(where: { !"0123456789$#-+'. hlqLztj".contains($0) }) else { return next }
    let behind = text.index(after: letter)
    guard text[letter] == "@", text[..<letter].last == "#", let close = text[behind...].firstIndex(of: "@") else {
      return "@%dDiuUxXoOfFeEgGcCsSn".contains(text[letter]) ? behind : next
    }
    return text.index(after: close)
  }

  /// Behind `${name}`; behind the sign alone where there is no name.
  private static func endOfName(in text: Substring, from start: String.Index) -> String.Index {
    let next = text.index(after: start)
    guard text[next...].hasPrefix("{"), let close = text[next...].firstIndex(of: "}") else { return next }
    return text.index(after: close)
  }
}
