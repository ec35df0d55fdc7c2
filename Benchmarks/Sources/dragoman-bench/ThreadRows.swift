import CBenchmark
import Dragoman
import Foundation
import Measurement
import Synchronization

/// How look-ups scale on two threads while a third switches the language a thousand times a second.
enum ThreadRows {
  static func all(_ inputs: Inputs) -> [Row] {
    let work = "two threads looking up, a third switching 1,000×/s, against an arithmetic loop's own scaling"
    return [
      row("threads.short", "\(work): texts of at most 15 bytes", .share(0.95), inputs) { CallSites.askShort($0) },
      row("threads.long", "\(work): longer texts", .share(0), inputs) { CallSites.ask($0) },
    ]
  }

  private static func row(
    _ name: String, _ work: String, _ goal: Goal, _ inputs: Inputs, _ round: @escaping @Sendable (StringResolver) -> Int
  ) -> Row {
    Row(name, work, goal: goal, anchor: "a Mutex 0.17–0.35 of one thread") { stopwatch in
      let resolver = try LookupRows.resolver(SampleCatalog(languages: inputs.supported))
      return whileSwitching(resolver) {
        let tries = (0..<max(5, stopwatch.repeats / 4)).map { _ in
          (loop: scaling(arithmetic), lookup: scaling { round(resolver) })
        }
        return (tries.map(\.lookup).max() ?? 0) / (tries.map(\.loop).max() ?? 1)
      }
    }
  }

  /// Work that no other thread can slow: as many steps as a round of look-ups takes.
  private static func arithmetic() -> Int {
    (0..<1_000).reduce(1) { sum, next in Int(benchmark_opaque(Int64(sum &* 31 &+ next))) }
  }

  /// Rounds that two threads do in a time, over the rounds that one does.
  private static func scaling(_ round: @escaping @Sendable () -> Int) -> Double {
    Double(rounds(threads: 2, round)) / Double(max(1, rounds(threads: 1, round)))
  }

  /// Rounds done by so many threads in 40 ms.
  private static func rounds(threads: Int, _ round: @escaping @Sendable () -> Int) -> Int {
    let counter = RoundCounter()
    let group = DispatchGroup()
    for _ in 0..<threads {
      Thread.detachNewThread(in: group) {
        let end = benchmark_nanoseconds() + 40_000_000
        var done = 0
        while benchmark_nanoseconds() < end {
          for _ in 0..<20 { _ = benchmark_opaque(Int64(round())) }
          done += 20
        }
        counter.done.add(done, ordering: .relaxed)
      }
    }
    group.wait()
    return counter.done.load(ordering: .relaxed)
  }

  /// Runs the body while another thread switches between two languages every millisecond.
  private static func whileSwitching<Answer>(_ resolver: StringResolver, _ body: () throws -> Answer) rethrows -> Answer
  {
    let flag = StopFlag()
    let group = DispatchGroup()
    Thread.detachNewThread(in: group) {
      let languages = [tag("de"), tag("ja")]
      var switches = 0
      while !flag.isSet.load(ordering: .relaxed) {
        resolver.setLanguage(languages[switches & 1])
        switches += 1
        usleep(1_000)
      }
    }
    defer {
      flag.isSet.store(true, ordering: .relaxed)
      group.wait()
    }
    return try body()
  }
}

private final class RoundCounter: Sendable {
  let done = Atomic(0)
}

private final class StopFlag: Sendable {
  let isSet = Atomic(false)
}

extension Thread {
  /// A thread of its own, not one of a pool, that the group waits for.
  fileprivate static func detachNewThread(in group: DispatchGroup, _ work: @escaping @Sendable () -> Void) {
    group.enter()
    detachNewThread {
      work()
      group.leave()
    }
  }
}
