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

  private struct State {
    var buckets: [Key: Bucket] = [:]
    /// What was taken and not told to other processes; nil where there are none.
    var untold: [Key: Double]?

    /// Keeps in mind what is to be told, of no more keys than are counted: what is over each process limits for itself.
    mutating func remember(_ key: Key, _ count: Double) {
      guard let known = untold, known.count < RateLimiter.mostBuckets || known[key] != nil else { return }
      untold?[key, default: 0] += count
    }
  }

  let rate: RequestRate
  private let state = Mutex(State())

  init(_ rate: RequestRate) { self.rate = rate }

  /// Takes a token.
  ///
  /// - Parameter now: seconds of a clock that is never set.
  /// - Returns: nil where there was one, else the whole seconds until there is.
  func secondsToWait(_ key: Key, at now: Double) -> Int? {
    state.withLock { state in
      var bucket = state.buckets[key] ?? Bucket(tokens: rate.burst, at: now)
      bucket.tokens = refilled(bucket, at: now)
      bucket.at = now
      defer { state.buckets[key] = bucket }
      if bucket.tokens >= 1 {
        bucket.tokens -= 1
        state.remember(key, 1)
        if state.buckets.count >= Self.mostBuckets { forget(&state.buckets, at: now) }
        return nil
      }
      return max(1, Int(((1 - bucket.tokens) / rate.perSecond).rounded(.up)))
    }
  }

  /// How many are counted.
  var count: Int { state.withLock { $0.buckets.count } }

  // MARK: Several processes

  /// How many keys there is something to tell of.
  var untoldCount: Int { state.withLock { $0.untold?.count ?? 0 } }

  /// What was taken since the last time; from now on it is remembered, until ``keepToItself()``.
  func taken() -> [Key: Double] {
    state.withLock { state in
      defer { state.untold = [:] }
      return state.untold ?? [:]
    }
  }

  /// There is nobody to tell anything to: nothing more is remembered.
  func keepToItself() { state.withLock { $0.untold = nil } }

  /// Takes over what is left over all processes; what was taken since they were told is taken off.
  func settle(_ left: [Key: Double], at now: Double) {
    state.withLock { state in
      for (key, tokens) in left {
        state.buckets[key] = Bucket(tokens: min(rate.burst, tokens - (state.untold?[key] ?? 0)), at: now)
      }
    }
  }

  /// What could not be told is told the next time.
  func giveBack(_ taken: [Key: Double]) {
    state.withLock { state in
      for (key, count) in taken { state.remember(key, count) }
    }
  }

  private func refilled(_ bucket: Bucket, at now: Double) -> Double {
    min(rate.burst, bucket.tokens + max(0, now - bucket.at) * rate.perSecond)
  }

  private func forget(_ buckets: inout [Key: Bucket], at now: Double) {
    buckets = buckets.filter { refilled($0.value, at: now) < rate.burst }
    if buckets.count >= Self.mostBuckets { buckets.removeAll() }
  }
}
