import CBenchmark
import Measurement
import Testing

@Suite struct ReportTests {
  private let rows = [
    Row("a", "one thing", goal: .nanoseconds(15), anchor: "somebody 31 ns", allocations: 0) { { $0 } },
    Row("b", "another", goal: .megabytesPerSecond(700)) { { $0 } },
    Row("c", "a third", goal: .nanoseconds(5)) { { $0 } },
  ]

  @Test func `the table says met, by how much missed, and what was not measured`() {
    var figures = Figures()
    for line in ["a\tDragoman\t10", "a\tICU 78.3\t441.4", "a\t#allocations\t0", "b\tDragoman\t500", "not a figure"] {
      figures.read(line)
    }
    let report = Report(rows: rows, figures: figures)
    let lines = report.table.split(separator: "\n").map(String.init)
    #expect(
      lines[2]
        == "| one thing | 10.0 ns, 0.0 allocations | ≤ 15.0 ns, 0 allocations | met | ICU 78.3 441 ns (44.1×) | somebody 31 ns |"
    )
    #expect(lines[3] == "| another | 500 MB/s | ≥ 700 MB/s | missed: 1.40 times the goal |  | – |")
    #expect(lines[4] == "| a third | not measured | ≤ 5.0 ns | – |  | – |")
    #expect(report.score.met == 1 && report.score.of == 2)
  }

  @Test func `a row that is quick but allocates has missed its goal`() {
    var figures = Figures()
    figures.read("a\tDragoman\t10")
    figures.read("a\t#allocations\t1")
    #expect(Report(rows: rows, figures: figures).table.contains("missed: allocates"))
  }

  @Test func `a figure that is measured twice counts once, and the later holds`() {
    var figures = Figures()
    figures.read("a\tICU\t10")
    figures.read("a\tICU\t9")
    #expect(figures.peers("a").map(\.number) == [9])
  }

  @Test func `the stopwatch sees work that grows with its count`() {
    let stopwatch = Stopwatch(batchMicroseconds: 200, repeats: 5)
    let numbers = Array(1...64)
    let once = stopwatch.nanoseconds { count in numbers.cycled(count) { Int(benchmark_opaque(Int64($0))) } }
    let tenfold = stopwatch.nanoseconds { count in
      numbers.cycled(count) { number in (0..<40).reduce(number) { sum, _ in Int(benchmark_opaque(Int64(sum &+ 1))) } }
    }
    #expect(once > 0.1 && tenfold > 3 * once)
  }

  @Test(.enabled(if: benchmark_allocations() >= 0, "this allocator cannot be counted"))
  func `allocations are counted for each count of the work`() {
    let none = allocations(of: { count in [1, 2, 3].cycled(count) { Int(benchmark_opaque(Int64($0))) } })
    let one = allocations(of: { count in
      (0..<count).reduce(0) { sum, next in sum &+ [Int(benchmark_opaque(Int64(next))), next].shuffled()[0] }
    })
    #expect(none ?? -1 < 0.01)
    #expect(one ?? 0 >= 0.99)
  }
}
