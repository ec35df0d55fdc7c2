/// Guesses which known word a mistyped one stands for.
enum Spelling {
  /// The nearest known word, when it is near enough to be meant: at most two slips, fewer in short words.
  static func nearest(to word: String, among known: [String]) -> String? {
    let scored = known.map { (word: $0, slips: slips(between: Array(word), and: Array($0))) }
    guard let best = scored.min(by: { $0.slips < $1.slips }) else { return nil }
    return best.slips <= min(2, max(1, word.count / 3)) ? best.word : nil
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one word to the other
  /// (optimal string alignment distance).
  static func slips(between one: [Character], and other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 0..<one.count {
      var current = [row + 1]
      for column in 0..<other.count {
        let isSame = one[row] == other[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
