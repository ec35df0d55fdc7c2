import CBenchmark
import Measurement
import Observation
import ThemeKit

/// What a text costs in a body that is tracked, as that of a view is: the first registers the body with the resolver.
enum ObservedRows {
  static let all = [
    Row("observed.first", "String(themeKit: \"literal\") in a tracked body, the first", goal: .nanoseconds(500)) {
      stopwatch in
      least(stopwatch) { read(1) }
    },
    Row("observed.further", "String(themeKit: \"literal\") in a tracked body, each further", goal: .nanoseconds(120)) {
      stopwatch in
      least(stopwatch) {
        _ = read(1)
        return read(further)
      } / Double(further)
    },
  ]

  private static let further = 64

  /// The least nanoseconds of what a body measures in itself, over bodies that are told of a change and forgotten.
  private static func least(_ stopwatch: Stopwatch, _ body: () -> Double) -> Double {
    var least = Double.infinity
    for round in 0..<stopwatch.repeats * 100 {
      withObservationTracking {
        least = min(least, body())
      } onChange: {
      }
      // A body that nobody tells would stay registered, and the next one would pay for it.
      Theme.setLanguage(round.isMultiple(of: 2) ? "de" : "en")
    }
    Theme.setLanguage(nil)
    return least
  }

  /// Nanoseconds of so many reads, without those of the clock.
  private static func read(_ count: Int) -> Double {
    let idle = benchmark_nanoseconds()
    let begun = benchmark_nanoseconds()
    var sum = 0
    for _ in 0..<count { sum &+= String(themeKit: "Card number").utf8.count }
    let ended = benchmark_nanoseconds() + (benchmark_opaque(Int64(sum)) & 0)
    return Double(ended - begun - (begun - idle))
  }
}
