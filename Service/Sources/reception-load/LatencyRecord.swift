/// How long answers took, counted by ten microseconds, so that a million of them cost no memory.
struct LatencyRecord {
  private static let width = 10_000  // ns
  private var counts = [Int](repeating: 0, count: 200_001)
  /// How many answers came.
  private(set) var count = 0
  /// The longest wait, in nanoseconds.
  private(set) var longest = 0

  /// Counts an answer.
  mutating func note(nanoseconds: Int) {
    counts[min(nanoseconds / Self.width, counts.count - 1)] += 1
    count += 1
    longest = max(longest, nanoseconds)
  }

  /// The time, in milliseconds, that so large a part of the answers took at most.
  func milliseconds(within part: Double) -> Double {
    let wanted = Int((Double(count) * part).rounded(.up))
    var seen = 0
    for (place, number) in counts.enumerated() {
      seen += number
      if seen >= wanted { return Double((place + 1) * Self.width) / 1_000_000 }
    }
    return Double(longest) / 1_000_000
  }
}
