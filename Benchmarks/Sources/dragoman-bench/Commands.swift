import CBenchmark
import Foundation
import Measurement

extension Program {
  /// Writes the inputs, one to a line.
  func write(to directory: String) throws {
    let folder = URL(fileURLWithPath: directory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let catalog = SampleCatalog(languages: inputs.supported)
    try SampleSources().write(to: folder.appendingPathComponent("sources"))
    try Data(catalog.bytes).write(to: folder.appendingPathComponent("catalog.xcstrings"))
    try ToolRows.write(to: folder, languages: Array(inputs.supported.prefix(23)))
    let files: [String: [String]] = [
      "supported.txt": inputs.supported, "hot.txt": inputs.hot, "distinct.txt": inputs.distinct,
      "headers.txt": inputs.headers, "counts.txt": inputs.counts.map { "\($0.language) \($0.number)" },
      "decimals.txt": inputs.decimals.map { "\($0.language) \($0.number)" }, "keys.txt": catalog.keys,
      "messages.po": catalog.keys.enumerated().map { number, key in
        "msgid \"\(key)\"\nmsgstr \"\(SampleCatalog.text(number, in: "ru"))\"\n"
      },
    ]
    for (name, lines) in files {
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  /// Prints a line for each figure. Timings never fail; a row that cannot be prepared says why and is left out.
  func measure(_ words: [String]) {
    let stopwatch =
      words.contains("--quick")
      ? Stopwatch(batchMicroseconds: 500, repeats: 10) : Stopwatch(batchMicroseconds: 2_000, repeats: 60)
    let wanted = Set(words).subtracting(["--quick"])
    for row in rows where wanted.isEmpty || wanted.contains(row.name) {
      do {
        try measure(row, stopwatch)
      } catch {
        FileHandle.standardError.write(Data("\(row.name): not measured: \(error)\n".utf8))
      }
    }
  }

  private func measure(_ row: Row, _ stopwatch: Stopwatch) throws {
    let who = row.peer ?? Figures.ours
    switch row.method {
    case .figure(let figure):
      print("\(row.name)\t\(who)\t\(try figure(stopwatch))")
    case .elsewhere: return
    case .batch(let prepare):
      let batch = try prepare()
      let bytes = row.bytes()
      let nanoseconds = stopwatch.nanoseconds(batch) / Double(row.per)
      print("\(row.name)\t\(who)\t\(bytes > 0 ? Double(bytes) * 1_000 / nanoseconds : nanoseconds)")
      if row.allocations != nil, let blocks = allocations(of: batch) {
        print("\(row.name)\t\(Figures.allocations)\t\(blocks / Double(row.per))")
      }
    }
  }

  /// Counts what each row that has a promise asks the allocator for.
  func check() {
    var broken = 0
    var kept = 0
    for row in rows {
      guard case .batch(let prepare) = row.method, let most = row.asserted ?? row.allocations else { continue }
      guard let batch = try? prepare(), let counted = allocations(of: batch) else { continue }
      let blocks = counted / Double(row.per)
      let isKept = blocks <= most + 0.001
      if isKept { kept += 1 } else { broken += 1 }
      print("\(isKept ? "kept" : "BROKEN") \(row.name): \(blocks) allocations, \(most) allowed")
    }
    print("allocations: \(kept) passed, \(broken) failed")
    exit(broken == 0 ? 0 : 1)
  }

  /// Does the work of one row and nothing else that depends on the count.
  func repeatWork(of name: String, count: Int) throws {
    guard let row = rows.first(where: { $0.name == name && $0.isRepeatable }), case .batch(let prepare) = row.method
    else { Self.fail("There is no row '\(name)': dragoman-bench rows names them.") }
    _ = benchmark_opaque(Int64(truncatingIfNeeded: try prepare()(Int(benchmark_opaque(Int64(count))))))
  }

  /// Prints the table.
  func report(_ file: String) throws {
    var figures = Figures()
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") { figures.read(line) }
    let report = Report(rows: rows, figures: figures)
    print(report.table)
    print("\n\(report.score.met) of \(report.score.of) goals met.")
  }
}
