/// Answers to many small questions, one a line: the operands, or the lines of standard input where there are none.
///
/// Every question gets exactly one line, in order, also a bad one: `invalid: ` and the reason.
///
/// ```swift
/// let console = ToolConsole(input: "1\nx\n")
/// LineAnswers.print(to: [], console: console) { $0 == "x" ? .invalid("no number") : .answer("one") }  // .findings
/// console.output  // "one\ninvalid: no number\n"
/// ```
enum LineAnswers {
  /// What is answered to one question.
  enum Answer {
    /// What was asked for.
    case answer(String)
    /// Nothing is known of something that is well formed: `unknown: ` and the reason.
    case unknown(String)
    /// The question cannot be understood.
    case invalid(String)
  }

  /// Prints an answer to each question.
  ///
  /// - Parameter questions: the operands; `-` stands for the lines of standard input, and so does having none.
  /// - Returns: `findings` where some question had no answer.
  static func print(
    to questions: [String], console: ToolConsole, answering answer: (String) -> Answer
  ) -> ToolExit {
    var exit = ToolExit.clean
    func reply(to question: String) {
      switch answer(question) {
      case .answer(let text): console.print(text)
      case .unknown(let reason):
        console.print("unknown: " + reason)
        exit = .findings
      case .invalid(let reason):
        console.print("invalid: " + reason)
        exit = .findings
      }
    }
    for question in questions.isEmpty ? ["-"] : questions {
      guard question == "-" else {
        reply(to: question)
        continue
      }
      while let line = console.nextLine() { reply(to: line) }
    }
    return exit
  }

  /// A line without the blanks around it.
  static func trimmed(_ line: String) -> Substring {
    var text = line.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
