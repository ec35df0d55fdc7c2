/// The texts in an app's sources that are no Swift: literals of C and Objective-C, and what stands in the files of Interface
/// Builder. No key is taken from them, but one that stands there is not called stale.
struct OtherLiterals: Sendable {
  private var texts: Set<[UInt8]> = []

  /// Whether a text is this key.
  func mayBe(_ key: String) -> Bool { texts.contains(Array(key.utf8)) }

  /// How files of these kinds are read, by their extension in lower case; nil for all others.
  static func reader(of kind: String) -> ((inout OtherLiterals, [UInt8]) -> Void)? {
    switch kind {
    case "m", "mm", "h", "c", "cc", "cpp", "cxx", "hpp", "hh", "pch": { $0.add(code: $1) }
    case "xib", "storyboard": { $0.add(markup: $1) }
    default: nil
    }
  }

  // MARK: C and its family

  /// Takes every literal, and those that stand side by side as one too, as the compiler does.
  private mutating func add(code: [UInt8]) {
    var rest = code[...]
    var joined: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        let text = Self.literal(&rest, until: byte)
        add(text)
        // Of several side by side each beginning may be all that is meant.
        joined += text
        add(joined)
      case UInt8(ascii: "'"):
        // A character is short; else it is an apostrophe, as between the digits of a number.
        var behind = rest
        _ = Self.literal(&behind, until: byte)
        if behind.startIndex - rest.startIndex <= 12 { rest = behind }
        joined = []
      case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"):
        rest = rest.drop { $0 != 0x0A }
      case UInt8(ascii: "/") where rest.first == UInt8(ascii: "*"):
        rest.removeFirst()
        while let byte = rest.popFirst(), byte != UInt8(ascii: "*") || rest.first != UInt8(ascii: "/") {}
        _ = rest.popFirst()
      case UInt8(ascii: "@"), UInt8(ascii: "\\"), 0x20, 0x09, 0x0A, 0x0D: break
      default: joined = []
      }
    }
  }

  /// The text of a literal whose mark was read, escapes undone. It ends with its line at the latest.
  private static func literal(_ rest: inout ArraySlice<UInt8>, until end: UInt8) -> [UInt8] {
    var text: [UInt8] = []
    while let byte = rest.first, byte != 0x0A {
      rest.removeFirst()
      if byte == end { break }
      if byte == UInt8(ascii: "\\") { text += escaped(&rest) } else { text.append(byte) }
    }
    return text
  }

  /// What an escape stands for; the backslash was read.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    guard let byte = rest.popFirst() else { return [] }
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "x"): return [UInt8(truncatingIfNeeded: number(&rest, 2, radix: 16))]
    case UInt8(ascii: "u"): return scalar(number(&rest, 4, radix: 16))
    case UInt8(ascii: "U"): return scalar(number(&rest, 8, radix: 16))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let tail = number(&rest, 2, radix: 8, from: UInt32(byte - UInt8(ascii: "0")))
      return [UInt8(truncatingIfNeeded: tail)]
    case 0x0A: return []
    case 0x0D where rest.first == 0x0A:
      rest.removeFirst()
      return []
    default: return [byte]
    }
  }

  /// The number that the next digits are, at most so many.
  private static func number(_ rest: inout ArraySlice<UInt8>, _ most: Int, radix: Int, from start: UInt32 = 0) -> UInt32
  {
    var number = start
    for _ in 0..<most {
      guard let byte = rest.first, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else {
        break
      }
      number = number << (radix == 8 ? 3 : 4) | UInt32(digit)
      rest.removeFirst()
    }
    return number
  }

  private static func scalar(_ value: UInt32?) -> [UInt8] {
    value.flatMap(UnicodeScalar.init).map { Array(String($0).utf8) } ?? []
  }

  // MARK: Interface Builder

  /// Takes the value of every attribute, and the text between tags.
  private mutating func add(markup: [UInt8]) {
    let marks = [UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">")]
    for part in markup.split(whereSeparator: marks.contains) where part.count < 1 << 16 {
      add(part.contains(UInt8(ascii: "&")) ? Self.unescaped(part) : Array(part))
    }
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
        result.append(byte)
        continue
      }
      let name = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if let known = names[name] {
        result += known.utf8
      } else if name.hasPrefix("#x") {
        result += scalar(UInt32(name.dropFirst(2), radix: 16))
      } else if name.hasPrefix("#") {
        result += scalar(UInt32(name.dropFirst()))
      }
    }
    return result
  }

  private mutating func add(_ text: [UInt8]) { texts.insert(text) }
}
