import LanguageTags

extension Explanation: CustomStringConvertible {
  /// The explanation as a small table for a terminal.
  public var description: String {
    ([answerLine, choiceLine] + table(rows)).joined(separator: "\n")
  }

  private var answerLine: String {
    let origin =
      answeredBy.map { "from step \($0 + 1), \(steps[$0].source)" } ?? "the code's own text: no step answered"
    return "“\(key)” is “\(text)” (\(language)), \(origin)".controlsWrittenOut
  }

  private var choiceLine: String {
    let wanted = choice.wanted.isEmpty ? "nothing" : choice.wanted.map(\.description).joined(separator: ", ")
    let decided =
      switch choice.decidedBy {
      case .policy: "was chosen"
      case .override: "was forced"
      case .scope: "is the scope's"
      }
    return "\(choice.appLanguage) \(decided) and is answered by \(choice.matched) (\(choice.rule)); "
      + "the policy (\(choice.policy.rawValue)) wants \(wanted)"
  }

  private var rows: [[String]] {
    [["step", "source", "asked", "in", "outcome"]]
      + steps.enumerated().map { index, step in
        let outcome = step.outcome.reason.map { "refused: \($0)" } ?? step.outcome.name
        return ["\(index + 1)", step.source, step.asked, step.language?.description ?? "–", outcome].map(
          \.controlsWrittenOut)
      }
  }

  /// Rows in columns, the first to the right, the others to the left, none padded at the end of a line.
  private func table(_ rows: [[String]]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? padding + row[0] : column == row.count - 1 ? row[column] : row[column] + padding
      }.joined(separator: "  ")
    }
  }
}
