internal import Synchronization

/// How often something may be done: at once, and in the long run.
struct RequestRate: Hashable, Sendable {
  /// How often in a row.
  var burst: Double
  /// How often a second, on average.
  var perSecond: Double
}

/// Counts requests by whom they come from, and says how long whoever sent too many has to wait.
///
/// A bucket for each: a request takes a token, and tokens come back with time. A bucket that is full again is forgotten.
final class RateLimiter<Key: Hashable & Sendable>: Sendable {
  /// How many are counted at once; beyond that, full buckets are forgotten first, and then any.
  static var mostBuckets: Int { 50_000 }

  private struct Bucket {
    var tokens: Double
    var at: Double
  }

  private let rate: RequestRate
  private let buckets = Mutex<[Key: Bucket]>([:])

  init(_ rate: RequestRate) { self.rate = rate }

  /// Takes a token.
  ///
  /// - Parameter now: seconds of a clock that is never set.
  /// - Returns: nil where there was one, else the whole seconds until there is.
  func secondsToWait(_ key: Key, at now: Double) -> Int? {
    buckets.withLock { buckets in
      var bucket = buckets[key] ?? Bucket(tokens: rate.burst, at: now)
      bucket.tokens = refilled(bucket, at: now)
      bucket.at = now
      defer { buckets[key] = bucket }
      if bucket.tokens >= 1 {
        bucket.tokens -= 1
        if buckets.count >= Self.mostBuckets { forget(&buckets, at: now) }
        return nil
      }
      return max(1, Int(((1 - bucket.tokens) / rate.perSecond).rounded(.up)))
    }
  }

  /// How many are counted.
  var count: Int { buckets.withLock { $0.count } }

  private func refilled(_ bucket: Bucket, at now: Double) -> Double {
    min(rate.burst, bucket.tokens + max(0, now - bucket.at) * rate.perSecond)
  }

  private func forget(_ buckets: inout [Key: Bucket], at now: Double) {
    buckets = buckets.filter { refilled($0.value, at: now) < rate.burst }
    if buckets.count >= Self.mostBuckets { buckets.removeAll() }
  }
}
