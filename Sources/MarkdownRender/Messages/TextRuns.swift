/// A stretch of Markdown as views show it: flowing text, or a block of code with its language.
///
/// `AttributedString` reads the marks inside lines; blocks of code stand apart, since they scroll and are copied.
struct TextRun: Hashable, Sendable {
  /// The Markdown of flowing text, or the code.
  var text: String
  /// The first word behind the fence, empty without one; nil for flowing text.
  var codeLanguage: String?

  /// The runs of a text. A fence that is not closed is code to its end, as CommonMark has it.
  static func runs(of text: String) -> [TextRun] {
    var runs: [TextRun] = []
    var fences = FenceTracker()
    for line in lines(of: text) {
      let wasInside = fences.isInside
      fences.take(Array(line.utf8) + [UInt8(ascii: "\n")])
      switch (wasInside, fences.isInside) {
      case (false, true): runs.append(TextRun(text: "", codeLanguage: language(behind: line)))
      case (true, false): runs.append(TextRun(text: ""))
      default: add(line, to: &runs)
      }
    }
    return runs.map(\.trimmed).filter { $0.codeLanguage != nil || !$0.text.isEmpty }
  }

  /// The lines, by the line endings of CommonMark 0.31, section 2.1. A carriage return with its line feed is one
  /// `Character`, and neither of the two.
  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  private static func add(_ line: Substring, to runs: inout [TextRun]) {
    if runs.isEmpty { runs.append(TextRun(text: "")) }
    let last = runs.count - 1
    runs[last].text += line + "\n"
  }

  private static func language(behind fence: Substring) -> String {
    let info = fence.drop { $0 == " " }.drop { $0 == "`" || $0 == "~" }
    return info.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
  }

  /// Flowing text without empty lines around it.
  private var trimmed: TextRun {
    guard codeLanguage == nil else { return self }
    let lines = Self.lines(of: text)
    let isBlank = { (line: Substring) in line.allSatisfy(\.isWhitespace) }
    let kept = lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return TextRun(text: kept.joined(separator: "\n"))
  }
}
