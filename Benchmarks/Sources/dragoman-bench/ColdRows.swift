import CBenchmark
import Dragoman
import Foundation
import LanguageTags
import Measurement
import StringTables

/// The first text out of a compiled catalog of 48 × 500, and what a program keeps in memory for it.
enum ColdRows {
  static func all(_ catalog: SampleCatalog) -> [Row] {
    [
      Row(
        "cold.compiled", "open a compiled catalog of 48 × 500 in memory, first text", goal: .nanoseconds(150_000),
        anchor: "JSON decode of the same, about 30 ms"
      ) {
        let compiled = try compiled(catalog)
        return { count in
          (0..<count).reduce(0) { sum, _ in
            guard let source = try? CatalogSource(compiled: compiled) else { return sum }
            return sum &+ LookupRows.resolver([source]).text("cart.title.0").utf8.count
          }
        }
      },
      Row(
        "cold.file", "open a compiled catalog of 48 × 500 in a file, first text", goal: .nanoseconds(150_000),
        anchor: "JSON decode of the same, about 30 ms"
      ) {
        let file = try CompiledFile(catalog)
        return { count in
          (0..<count).reduce(0) { sum, _ in
            guard let source = try? CatalogSource(compiledFile: file.path) else { return sum }
            return sum &+ LookupRows.resolver([source]).text("cart.title.0").utf8.count
          }
        }
      },
      Row(
        "cold.memory", "private memory of the same: what the allocator has given for it and has not got back",
        goal: .bytes(100_000)
      ) { _ in
        let file = try CompiledFile(catalog)
        // The first opening also makes what a process makes once.
        return [try privateBytes(of: file), try privateBytes(of: file)].min() ?? .nan
      },
    ]
  }

  private static func compiled(_ catalog: SampleCatalog) throws -> [UInt8] {
    try CatalogTables(xcstrings: catalog.bytes, name: "Sample").compiled()
  }

  private static func privateBytes(of file: CompiledFile) throws -> Double {
    guard benchmark_live_bytes() >= 0 else { throw BenchmarkError("this allocator cannot be asked") }
    let before = benchmark_live_bytes()
    let resolver = LookupRows.resolver([try CatalogSource(compiledFile: file.path)])
    let length = resolver.text("cart.title.0").utf8.count
    let after = benchmark_live_bytes()
    return withExtendedLifetime(resolver) { Double(after - before + (benchmark_opaque(Int64(length)) & 0)) }
  }

  /// A compiled catalog in a file, for as long as it is held.
  private final class CompiledFile: Sendable {
    let path = NSTemporaryDirectory() + "dragoman-bench-\(UUID().uuidString)"

    init(_ catalog: SampleCatalog) throws {
      try Data(try ColdRows.compiled(catalog)).write(to: URL(fileURLWithPath: path))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }
}
