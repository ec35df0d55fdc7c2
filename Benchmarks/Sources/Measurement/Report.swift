/// Ours beside the goal and beside each peer, as a Markdown table.
public struct Report: Sendable {
  let rows: [Row]
  let figures: Figures

  /// Makes a report of rows of ours; a row without a figure says so.
  public init(rows: [Row], figures: Figures) {
    self.rows = rows.filter { $0.peer == nil }
    self.figures = figures
  }

  /// The table.
  public var table: String {
    let head = ["work", "ours", "goal", "verdict", "peers in this run (ours is so many times better)", "quoted"]
    let lines = [head, head.map { _ in "---" }] + rows.map(cells)
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// How many rows have met their goal, of how many that were measured and have one.
  public var score: (met: Int, of: Int) {
    let judged = rows.compactMap { row in figures[row.name, Figures.ours].flatMap { isMet(row, $0) } }
    return (judged.count { $0 }, judged.count)
  }

  private func cells(_ row: Row) -> [String] {
    guard let ours = figures[row.name, Figures.ours] else {
      return [row.work, "not measured", goal(row), "–", peers(row, nil), row.anchor]
    }
    return [row.work, row.goal.text(ours) + counts(row), goal(row), verdict(row, ours), peers(row, ours), row.anchor]
  }

  private func goal(_ row: Row) -> String {
    let asked = row.goal.figure.flatMap { $0 > 0 ? $0 : nil }
    let figure = asked.map { (row.goal.wantsMore ? "≥ " : "≤ ") + row.goal.text($0) }
    let blocks = row.allocations.map { "\(Int($0)) allocations" }
    return [figure, blocks].compactMap { $0 }.joined(separator: ", ")
  }

  private func counts(_ row: Row) -> String {
    var text = ""
    if let blocks = figures[row.name, Figures.allocations] { text += ", \(rounded(blocks, to: 1)) allocations" }
    if let steps = figures[row.name, Figures.instructions] { text += ", \(Int(steps.rounded())) instructions" }
    return text
  }

  private func verdict(_ row: Row, _ ours: Double) -> String {
    guard let met = isMet(row, ours), let goal = row.goal.figure else { return "–" }
    if met { return "met" }
    let times = row.goal.ratio(of: goal, to: ours)
    return times > 1 ? "missed: \(rounded(times, to: 2)) times the goal" : "missed: allocates"
  }

  private func isMet(_ row: Row, _ ours: Double) -> Bool? {
    guard let goal = row.goal.figure, goal > 0 else { return nil }
    let blocks = figures[row.name, Figures.allocations] ?? 0
    return row.goal.ratio(of: ours, to: goal) >= 1 && blocks <= (row.allocations ?? .infinity) + 0.001
  }

  private func peers(_ row: Row, _ ours: Double?) -> String {
    figures.peers(row.name).map { peer in
      let times = ours.map { " (\(rounded(row.goal.ratio(of: $0, to: peer.number), to: 1))×)" } ?? ""
      return "\(peer.who) \(row.goal.text(peer.number))\(times)"
    }.joined(separator: "; ")
  }
}
