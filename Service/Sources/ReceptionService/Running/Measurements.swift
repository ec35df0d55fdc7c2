internal import HTTPService
internal import Synchronization

/// How many requests were answered, how, and how fast, for Prometheus.
final class Measurements: Sendable {
  /// The upper ends of the histogram, in seconds.
  private static let bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

  private static let methods: [HTTPMethod] = [.get, .head, .post, .put, .patch, .delete]

  private struct Series: Hashable {
    var path: String
    var method: String
    var status: Int
  }

  private struct State {
    var counts: [Series: Int] = [:]
    var buckets = [Int](repeating: 0, count: Measurements.bounds.count)
    var seconds = 0.0
    var count = 0
  }

  private let state = Mutex(State())

  /// Counts an answer.
  ///
  /// - Parameter knowsPath: whether something lives at its path; all others are one, or every guess would be a series.
  func count(_ answered: AnsweredRequest, knowsPath: Bool) {
    let series = Series(
      path: knowsPath ? answered.path ?? "" : "other",
      method: Self.methods.contains(answered.method) ? answered.method.description : "other",
      status: answered.status.code)
    state.withLock { state in
      state.counts[series, default: 0] += 1
      state.count += 1
      state.seconds += answered.seconds
      if let place = Self.bounds.firstIndex(where: { answered.seconds <= $0 }) { state.buckets[place] += 1 }
    }
  }

  /// The text format of Prometheus, version 0.0.4.
  func text(eventStreams: Int) -> String {
    let state = state.withLock { $0 }
    var lines = ["# HELP reception_requests_total Requests answered.", "# TYPE reception_requests_total counter"]
    lines += state.counts.map { series, count in
      "reception_requests_total{path=\"\(series.path)\",method=\"\(series.method)\",status=\"\(series.status)\"} \(count)"
    }.sorted()
    lines += [
      "# HELP reception_request_seconds Time from the request line to the answer.",
      "# TYPE reception_request_seconds histogram",
    ]
    var below = 0
    for (bound, count) in zip(Self.bounds, state.buckets) {
      below += count
      lines.append("reception_request_seconds_bucket{le=\"\(bound)\"} \(below)")
    }
    lines += [
      "reception_request_seconds_bucket{le=\"+Inf\"} \(state.count)",
      "reception_request_seconds_sum \(state.seconds)", "reception_request_seconds_count \(state.count)",
      "# HELP reception_event_streams Event streams that are open.", "# TYPE reception_event_streams gauge",
      "reception_event_streams \(eventStreams)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
