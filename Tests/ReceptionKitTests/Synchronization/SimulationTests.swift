import Foundation
import Testing

/// Ten thousand lives of a device, each decided by its number.
@Suite struct SimulationTests {
  @Test func `whatever happens, the service comes to know the app language, and is asked no more than it may be`() {
    var failures: [String] = []
    var requests = 0
    var switches = 0
    let seeds = Self.seeds
    for seed in seeds {
      var life = SimulatedDevice(seed: seed)
      let broken = life.run()
      requests += life.requests
      switches += life.switches
      if let first = broken.first { failures.append("SYNC_SEED=\(seed): \(first)") }
    }
    print("simulation: \(seeds.count) schedules, \(requests) requests, \(switches) switches, \(failures.count) broken")
    #expect(
      failures.isEmpty,
      "\(failures.count) schedules; replay one with SYNC_SEED=… swift test --filter SimulationTests\n\(failures.prefix(5))"
    )
  }

  /// One life by its number, or all.
  private static var seeds: ClosedRange<UInt64> {
    guard let one = ProcessInfo.processInfo.environment["SYNC_SEED"].flatMap(UInt64.init) else { return 1...10_000 }
    return one...one
  }
}
