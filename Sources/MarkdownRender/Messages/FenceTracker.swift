/// Knows, line by line, whether the next line stands in a fenced block of code of the outermost level.
///
/// A fence inside a list item or a quotation ends with it, so a line at the left margin is never inside one.
/// CommonMark 0.31, section 4.5.
struct FenceTracker: Sendable {
  private var open: (mark: UInt8, length: Int)?
  private var isInContainer = false

  /// Whether the next line is code.
  var isInside: Bool { open != nil }

  /// Takes a whole line.
  mutating func take(_ line: [UInt8]) {
    let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
    let rest = line.dropFirst(indent)
    let run = rest.prefix { $0 == rest.first }
    if let fence = open {
      if indent < 4, rest.first == fence.mark, run.count >= fence.length, Self.isBlank(rest.dropFirst(run.count)) {
        open = nil
      }
      return
    }
    guard !Self.isBlank(rest) else { return }
    if indent == 0 || !isInContainer { isInContainer = Self.beginsContainer(rest) }
    guard indent < 4, indent == 0 || !isInContainer, run.count >= 3, let mark = rest.first else { return }
    if mark == UInt8(ascii: "~") || mark == UInt8(ascii: "`") && !rest.dropFirst(run.count).contains(mark) {
      open = (mark, run.count)
    }
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy { $0 <= 0x20 } }

  /// Whether a line begins as an item of a list or a quotation does.
  private static func beginsContainer(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if first == UInt8(ascii: ">") { return true }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    let digits = line.prefix(9).prefix(while: isDigit)
    let rest = line.dropFirst(digits.count)
    let marks: [UInt8] = digits.isEmpty ? Array("-+*".utf8) : Array(".)".utf8)
    guard let mark = rest.first, marks.contains(mark) else { return false }
    return rest.dropFirst().first.map { $0 <= 0x20 } ?? true
  }
}
