/// What was measured, by row and by whom: the lines that every measuring process prints.
///
/// A line is `row <tab> who <tab> number`. `who` is `Dragoman`, a peer's name, `#allocations` or `#instructions`.
///
///     var figures = Figures()
///     figures.read("tag.parse\tDragoman\t11.8")
///     figures["tag.parse", Figures.ours]  // 11.8
public struct Figures: Sendable {
  /// Who we are in these lines.
  public static let ours = "Dragoman"
  /// Blocks asked for by one count of our work.
  public static let allocations = "#allocations"
  /// Instructions of one count of our work.
  public static let instructions = "#instructions"

  private var numbers: [String: [(who: String, number: Double)]] = [:]

  /// Nothing measured yet.
  public init() {}

  /// Takes one line; a line of another shape is passed over, since tools print what they like beside their figures.
  public mutating func read(_ line: some StringProtocol) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3, let number = Double(String(fields[2])) else { return }
    let row = String(fields[0])
    let who = String(fields[1])
    numbers[row, default: []].removeAll { $0.who == who }
    numbers[row, default: []].append((who, number))
  }

  /// One figure.
  public subscript(row: String, who: String) -> Double? { numbers[row]?.first { $0.who == who }?.number }

  /// The peers' figures of a row, in the order in which they came.
  public func peers(_ row: String) -> [(who: String, number: Double)] {
    (numbers[row] ?? []).filter { $0.who != Self.ours && !$0.who.hasPrefix("#") }
  }
}
