/// Makes the categories of spans of numbers ("1–2 files") as one switch over the pair of the ends' categories.
enum PluralRangeGenerator: TableGenerator {
  private struct RangeSet {
    var name: String
    var locales: [String]
    var ranges: [(start: String, end: String, result: String)]
  }

  static func files(from data: DataFolder) throws(TableGenerationError) -> [GeneratedFile] {
    let sets = try data.markup("cldr/pluralRanges.xml").descendants("pluralRanges").map(rangeSet)
    return [
      GeneratedFile(
        path: "Sources/LanguageNumbers/PluralRangeSet+Generated.swift", from: "CLDR 48.2, pluralRanges.xml",
        code: code(sets))
    ]
  }

  private static func rangeSet(_ element: MarkupElement) -> RangeSet {
    let locales = (element["locales"] ?? "").split(separator: " ").map(String.init)
    let ranges = element.all("pluralRange").map { ($0["start"] ?? "", $0["end"] ?? "", $0["result"] ?? "") }
    return RangeSet(name: "like_" + (locales.first ?? ""), locales: locales, ranges: ranges)
  }

  private static func code(_ sets: [RangeSet]) -> String {
    """
    /// CLDR's categories of spans of numbers, one case for all languages that share them, named after the first.
    enum PluralRangeSet: UInt8, Sendable {
      case none
    \(sets.map { "  case \($0.name)" }.joined(separator: "\n"))
    }

    extension PluralRangeSet {
      /// What is listed for a key of `LocaleKey`, or nil.
      static func listed(_ key: UInt64) -> PluralRangeSet? {
        switch key {
    \(sets.map(lookUp).joined(separator: "\n"))
        default: nil
        }
      }

      /// The category listed for a pair of ends, or nil.
      func category(from start: PluralCategory, through end: PluralCategory) -> PluralCategory? {
        switch (self, start, end) {
    \(sets.flatMap(pairs).joined(separator: "\n"))
        default: nil
        }
      }
    }
    """
  }

  private static func lookUp(_ set: RangeSet) -> String {
    let keys = set.locales.compactMap { LocaleKey($0) }
    return "    case \(keys.map(\.literal).joined(separator: ", ")):  // \(keys.map(\.name).joined(separator: " "))\n"
      + "      .\(set.name)"
  }

  private static func pairs(_ set: RangeSet) -> [String] {
    ["    // \(set.locales.joined(separator: " "))"]
      + set.ranges.map { "    case (.\(set.name), .\($0.start), .\($0.end)): .\($0.result)" }
  }
}
