extension ThemeKitStrings {
  /// Whether a translation can be filled by so many values of any kind: a check for tools and tests, on the text alone.
  ///
  /// Allowed are `%%`, `%@`, `%1$@` up to the number of values, and `%#@name@`. A translation that numbers some values
  /// and not others, asks for more than there are, uses another conversion or ends in a lone `%` is not satisfiable.
  ///
  /// ```swift
  /// ThemeKitStrings.isSatisfiable("%2$@ üzerinden %1$@", argumentCount: 2)  // true
  /// ThemeKitStrings.isSatisfiable("%3$@", argumentCount: 2)                 // false
  /// ```
  ///
  /// While resolving, the captured values are judged instead: an integer satisfies `%lld`.
  ///
  /// - Parameters:
  ///   - format: the translation.
  ///   - argumentCount: how many values the code gives.
  public static func isSatisfiable(_ format: String, argumentCount: Int) -> Bool {
    var plain = 0
    var isNumbered = false
    var rest = Substring(format).utf8
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[rest.index(after: sign)...]
      switch Placeholder(parsing: &rest) {
      case nil: return false
      case .percentSign?, .substitution?: break
      case .plain?: plain += 1
      case .numbered(let position)?:
        guard (1...max(argumentCount, 1)).contains(position), argumentCount > 0 else { return false }
        isNumbered = true
      }
    }
    return plain <= argumentCount && !(isNumbered && plain > 0)
  }

  /// What may follow a percent sign.
  private enum Placeholder {
    case percentSign
    case plain
    case numbered(Int)
    case substitution

    /// Takes a placeholder from the text after its percent sign; nil when there is none.
    init?(parsing rest: inout Substring.UTF8View) {
      switch rest.popFirst() {
      case UInt8(ascii: "%"): self = .percentSign
      case UInt8(ascii: "@"): self = .plain
      case UInt8(ascii: "#"):
        guard rest.popFirst() == UInt8(ascii: "@"), let end = rest.firstIndex(of: UInt8(ascii: "@")),
          end > rest.startIndex
        else { return nil }
        rest = rest[rest.index(after: end)...]
        self = .substitution
      case let digit? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit):
        var digits = [digit]
        while let next = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) {
          digits.append(next)
          rest = rest.dropFirst()
        }
        guard rest.popFirst() == UInt8(ascii: "$"), rest.popFirst() == UInt8(ascii: "@"),
          let position = Int(String(decoding: digits, as: UTF8.self))
        else { return nil }
        self = .numbered(position)
      default: return nil
      }
    }
  }
}
