import CBenchmark
import Dragoman
import LanguageTags
import Measurement
import StringTables
import ThemeKit

/// The look-up rows of `quality.md`, on the catalog of 48 × 500.
enum LookupRows {
  static func all(_ catalog: SampleCatalog) -> [Row] {
    plain(catalog) + written(catalog) + switching(catalog) + files(catalog) + [themeKit]
  }

  private static func plain(_ catalog: SampleCatalog) -> [Row] {
    [
      Row(
        "lookup.plain", "plain look-up, literal key → text, 500 keys at 500 call sites", goal: .nanoseconds(15),
        anchor: "Foundation 510–2,080 ns, Lingo 104", allocations: 0, per: SampleCatalog.count
      ) {
        let resolver = try resolver(catalog)
        guard CallSites.ask(resolver) == catalog.texts(in: "ru").values.reduce(0, { $0 + $1.utf8.count }) else {
          throw BenchmarkError("the call sites do not get the catalog's texts")
        }
        return { count in (0..<count).reduce(0) { sum, _ in sum &+ CallSites.ask(resolver) } }
      },
      Row(
        "lookup.miss", "miss through three sources", goal: .nanoseconds(35), anchor: "Foundation 540–780 ns",
        allocations: 0, per: 4
      ) {
        let resolver = try resolver(catalog, sources: 3)
        return { count in
          (0..<count).reduce(0) { sum, _ in
            sum &+ resolver.text("nobody.knows.this").utf8.count &+ resolver.text("cart.title.0?").utf8.count
              &+ resolver.text("Choose the title of nothing").utf8.count &+ resolver.text("absent").utf8.count
          }
        }
      },
    ]
  }

  private static var themeKit: Row {
    Row(
      "lookup.themekit", "String(themeKit: \"literal\"), observation registered, nobody tracking",
      goal: .nanoseconds(30),
      allocations: 0, per: 4
    ) {
      { count in
        (0..<count).reduce(0) { sum, _ in
          sum &+ String(themeKit: "Card number").utf8.count &+ String(themeKit: "Loading…").utf8.count
            &+ String(themeKit: "Search").utf8.count &+ String(themeKit: "Promo code:").utf8.count
        }
      }
    }
  }

  private static func written(_ catalog: SampleCatalog) -> [Row] {
    [
      Row(
        "lookup.argument", "one text argument, result longer than 15 bytes", goal: .nanoseconds(120),
        anchor: "Lingo 9,600 ns", allocations: 1
      ) {
        let resolver = try resolver(catalog)
        let names = ["Ada", "Grace Hopper", "Мария Кюри"]
        return { count in names.cycled(count) { resolver.text("\($0), welcome to the shop").utf8.count } }
      },
      Row(
        "lookup.short", "two numbers, result of at most 15 bytes", goal: .nanoseconds(120), allocations: 0
      ) {
        let resolver = try resolver(catalog)
        return { count in
          [1, 2, 3, 4].cycled(count) { resolver.text("\($0) out of \(5)").utf8.count }
        }
      },
      Row(
        "lookup.plural", "plural, one number, Russian, digits and grouping written", goal: .nanoseconds(130),
        anchor: "Lingo 8,600 ns (and wrong)", allocations: 1
      ) {
        let resolver = try resolver(catalog)
        return { count in [1, 3, 11, 1_234_567].cycled(count) { resolver.text("\($0) files").utf8.count } }
      },
    ]
  }

  private static func switching(_ catalog: SampleCatalog) -> [Row] {
    [
      Row(
        "switch.first", "language switch until the first new text, first time", goal: .nanoseconds(50_000),
        anchor: "relaunch"
      ) {
        stopwatch in
        let source = try source(catalog, "built in")
        var least = Double.infinity
        for _ in 0..<min(5, stopwatch.repeats) {
          let resolver = self.resolver([source])
          // Russian is spoken from the start: only the others are new.
          for language in source.languages where language != tag("ru") {
            let begun = benchmark_nanoseconds()
            resolver.setLanguage(language)
            let length = resolver.text("cart.title.0").utf8.count
            least = min(least, Double(benchmark_nanoseconds() - begun + (benchmark_opaque(Int64(length)) & 0)))
          }
        }
        return least
      },
      Row("switch.again", "language switch until the first new text, after that", goal: .nanoseconds(1_000)) {
        let resolver = try resolver(catalog)
        let languages = [tag("de"), tag("ja")]
        return { count in
          languages.cycled(count) {
            resolver.setLanguage($0)
            return resolver.text("cart.title.0").utf8.count
          }
        }
      },
    ]
  }

  private static func files(_ catalog: SampleCatalog) -> [Row] {
    [
      Row(
        "catalog.tables", "read a catalog of 48 × 500 (4 MB) into tables of texts", goal: .megabytesPerSecond(600),
        anchor: "JSONSerialization 19–27 MB/s, simdjson 1,500–2,200 (DOM only)", bytes: catalog.bytes.count
      ) {
        let bytes = catalog.bytes
        return { count in
          (0..<count).reduce(0) { sum, _ in
            sum &+ ((try? CatalogTables(xcstrings: bytes, name: "Sample"))?.languages.count ?? 0)
          }
        }
      }
    ]
  }

  /// A resolver that speaks Russian from sources with the same texts.
  static func resolver(_ catalog: SampleCatalog, sources: Int = 1) throws -> StringResolver {
    resolver(try (0..<sources).map { try source(catalog, "source \($0)") })
  }

  private static func source(_ catalog: SampleCatalog, _ name: String) throws -> CatalogSource {
    CatalogSource(try CatalogTables(xcstrings: catalog.bytes, name: name))
  }

  static func resolver(_ sources: [CatalogSource]) -> StringResolver {
    let steps = sources.flatMap { [ResolutionStep.matched($0), .fixed(.english, $0)] }
    return StringResolver(policy: .pinned(tag("ru")), steps: steps)
  }
}
