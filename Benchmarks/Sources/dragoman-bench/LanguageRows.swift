import CBenchmark
import LanguageNumbers
import LanguageTags
import Measurement

/// The rows of `language.md`: tags, matching, plural categories.
enum LanguageRows {
  static func all(_ inputs: Inputs) -> [Row] { matching(inputs) + tags(inputs) + plurals(inputs) }

  private static func matching(_ inputs: Inputs) -> [Row] {
    let supported = inputs.supported.compactMap(LanguageTag.init)
    let matcher = LanguageMatcher(supported: supported)
    @Sendable func textToBest(_ texts: [String]) -> Row.Batch {
      { count in
        texts.cycled(count) { text in
          guard let tag = try? LanguageTag(parsing: text) else { return 0 }
          return matcher.index(for: tag) ?? -1
        }
      }
    }
    return [
      Row(
        "match.hot", "tag text → best of 48, sixteen common tags", goal: .nanoseconds(30),
        anchor: "ICU 78.3 1,406 ns, Go 2,181, formatjs 27,550", allocations: 0
      ) { textToBest(inputs.hot) },
      Row(
        "match.distinct", "tag text → best of 48, 11,388 tags", goal: .nanoseconds(60), anchor: "as above",
        allocations: 0
      ) { textToBest(inputs.distinct) },
      Row(
        "match.parsed", "parsed tag → best of 48", goal: .nanoseconds(15), anchor: "ICU 645 ns, Go 787",
        allocations: 0
      ) {
        let tags = Constants(inputs.hot.map(tag))
        return { count in tags.cycled(count) { matcher.index(for: $0.value) ?? -1 } }
      },
      Row("match.reason", "parsed tag → best of 48, and why", goal: .none, allocations: 0) {
        let tags = Constants(inputs.hot.map(tag))
        return { count in tags.cycled(count) { matcher.match($0.value).index ?? -1 } }
      },
      Row(
        "accept.four", "Accept-Language of 4 → best of 48", goal: .nanoseconds(150), anchor: "ICU 2,347 ns"
      ) {
        let headers = inputs.headers
        return { count in
          headers.cycled(count) { matcher.match(AcceptLanguage($0)).index ?? -1 }
        }
      },
      Row("matcher.build", "build a matcher of 48", goal: .nanoseconds(5_000), anchor: "ICU 14.5 µs, Go 104 µs") {
        { count in
          var sum = 0
          for _ in 0..<count { sum &+= LanguageMatcher(supported: supported).match(.english).index ?? -1 }
          return sum
        }
      },
    ]
  }

  /// A tag and the place of its best match, -1 for the default's answer, as the peers write them.
  static func answers(_ inputs: Inputs) -> [String] {
    let matcher = LanguageMatcher(supported: inputs.supported.map(tag))
    return inputs.distinct.map { text in "\(text) \(LanguageTag(text).map { matcher.match($0).index ?? -1 } ?? -2)" }
  }

  private static func tags(_ inputs: Inputs) -> [Row] {
    [
      Row("tag.parse", "parse a tag", goal: .nanoseconds(15), anchor: "ICU4X 31 ns", allocations: 0) {
        let texts = inputs.hot
        return { count in texts.cycled(count) { word(of: try? LanguageTag(parsing: $0)) } }
      },
      onTags("tag.maximize", "maximize a parsed tag", 6, "ICU4X 47 ns", inputs) { word(of: $0.value.maximized()) },
      onTags("tag.minimize", "minimize a parsed tag", 20, "ICU4X 200 ns", inputs) { word(of: $0.value.minimized()) },
      onTags("tag.canonicalize", "canonicalize a parsed tag", 20, "ICU4X 63 ns", inputs) {
        word(of: $0.value.canonicalized())
      },
      onTags("tag.direction", "writing direction of a parsed tag", 6, "ICU4X 57 ns", inputs) {
        $0.value.writingDirection == .rightToLeft ? 1 : 0
      },
    ]
  }

  @inline(__always)
  private static func onTags(
    _ name: String, _ work: String, _ nanoseconds: Double, _ anchor: String, _ inputs: Inputs,
    _ body: @escaping @Sendable (borrowing Held<LanguageTag>) -> Int
  ) -> Row {
    Row(name, work, goal: .nanoseconds(nanoseconds), anchor: anchor, allocations: 0) {
      let tags = Constants(inputs.hot.map(tag))
      return { count in tags.cycled(count, body) }
    }
  }

  private static func plurals(_ inputs: Inputs) -> [Row] {
    [
      Row(
        "plural.integer", "plural category of an integer", goal: .nanoseconds(4), anchor: "ICU4X 19 ns, Node 342",
        allocations: 0
      ) {
        let counts = Constants(inputs.counts.map { (PluralRules.cardinal(for: tag($0.language)), $0.number) })
        return { count in
          counts.cycled(count) { $0.value.0.category(for: PluralOperands($0.value.1)) == .other ? 1 : 0 }
        }
      },
      Row(
        "plural.decimal", "plural category of decimal text", goal: .nanoseconds(10), anchor: "ICU 98 ns", allocations: 0
      ) {
        let decimals = Constants(inputs.decimals.map { (PluralRules.cardinal(for: tag($0.language)), $0.number) })
        return { count in
          decimals.cycled(count) { held in
            guard let operands = PluralOperands(decimal: held.value.1) else { return 0 }
            return held.value.0.category(for: operands) == .other ? 1 : 0
          }
        }
      },
    ]
  }
}

/// A tag of the benchmark's own lists.
func tag(_ text: String) -> LanguageTag { LanguageTag(text) ?? .english }

/// The first word of a tag's own memory: something that depends on the answer and costs nothing to read.
@inline(__always)
private func word(of tag: LanguageTag?) -> Int {
  withUnsafeBytes(of: tag) { $0.load(as: Int.self) }
}
