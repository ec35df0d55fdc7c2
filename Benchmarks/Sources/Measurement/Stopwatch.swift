import CBenchmark

/// Measures batches by their minimum: noise only ever adds, so the least of many short batches comes closest to the work.
public struct Stopwatch: Sendable {
  /// How long one batch should take, in microseconds.
  public var batchMicroseconds: Int
  /// How many batches are measured.
  public var repeats: Int

  /// Makes a stopwatch.
  public init(batchMicroseconds: Int, repeats: Int) {
    self.batchMicroseconds = batchMicroseconds
    self.repeats = repeats
  }

  /// The least nanoseconds that one count of the batch took.
  public func nanoseconds(_ batch: Row.Batch) -> Double {
    let count = countThatFills(batch)
    var least = Double.infinity
    for _ in 0..<repeats { least = min(least, Double(Self.time(batch, count)) / Double(count)) }
    return least
  }

  /// Doubles the count until a batch is long enough for the clock's own cost to vanish.
  private func countThatFills(_ batch: Row.Batch) -> Int {
    var count = 1
    while count < 1 << 26, Self.time(batch, count) < Int64(batchMicroseconds) * 1000 { count *= 2 }
    return count
  }

  private static func time(_ batch: Row.Batch, _ count: Int) -> Int64 {
    let begun = benchmark_nanoseconds()
    let sum = batch(Int(benchmark_opaque(Int64(count))))
    let ended = benchmark_nanoseconds()
    _ = benchmark_opaque(Int64(truncatingIfNeeded: sum))
    return ended - begun
  }
}

/// Blocks that one count of the batch asks the allocator for, once everything is warm; nil where they cannot be counted.
public func allocations(of batch: Row.Batch, counts: Int = 4096) -> Double? {
  guard benchmark_allocations() >= 0 else { return nil }
  _ = benchmark_opaque(Int64(truncatingIfNeeded: batch(counts)))
  let before = benchmark_allocations()
  _ = benchmark_opaque(Int64(truncatingIfNeeded: batch(Int(benchmark_opaque(Int64(counts))))))
  return Double(benchmark_allocations() - before) / Double(counts)
}

extension Array {
  /// Does the work on one element after the other, round and round, until it was done `count` times.
  @inlinable @inline(__always)
  public func cycled(_ count: Int, _ work: (Element) -> Int) -> Int {
    var sum = 0
    var at = 0
    for _ in 0..<count {
      sum &+= work(self[at])
      at += 1
      if at == self.count { at = 0 }
    }
    return sum
  }
}

/// A value that cannot be copied, so that a benchmark hands it on as a call site hands on a constant: uncounted.
public struct Held<Value>: ~Copyable {
  /// The value.
  public let value: Value

  /// Holds a value.
  public init(_ value: Value) { self.value = value }
}

/// Values held in place.
public final class Constants<Value: Sendable>: Sendable {
  // Written in init only and freed in deinit only, and its values are Sendable, so that sharing it is sound.
  @usableFromInline nonisolated(unsafe) let values: UnsafeMutablePointer<Held<Value>>
  @usableFromInline let size: Int

  /// Keeps the values of a list.
  public init(_ list: [Value]) {
    values = .allocate(capacity: list.count)
    for (place, value) in list.enumerated() { (values + place).initialize(to: Held(value)) }
    size = list.count
  }

  deinit {
    values.deinitialize(count: size)
    values.deallocate()
  }

  /// Does the work on one value after the other, round and round, until it was done `count` times.
  @inlinable @inline(__always)
  public func cycled(_ count: Int, _ work: (borrowing Held<Value>) -> Int) -> Int {
    var sum = 0
    var at = 0
    for _ in 0..<count {
      sum &+= work(values[at])
      at &+= 1
      if at == size { at = 0 }
    }
    return sum
  }
}
