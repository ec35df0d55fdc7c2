/// Makes the plural rules of every language as compiled switches, with the rules' text beside.
enum PluralRuleGenerator: TableGenerator {
  static func files(from data: DataFolder) throws(TableGenerationError) -> [GeneratedFile] {
    let cardinals = try PluralRuleSource(data, path: "cldr/plurals.xml", kind: "cardinal")
    let ordinals = try PluralRuleSource(data, path: "cldr/ordinals.xml", kind: "ordinal")
    return [
      GeneratedFile(
        path: "Sources/LanguageNumbers/PluralRuleSet+Generated.swift",
        from: "CLDR 48.2, plurals.xml and ordinals.xml", code: ruleSets(cardinals.sets + ordinals.sets)),
      GeneratedFile(
        path: "Sources/LanguageNumbers/PluralLanguages+Generated.swift",
        from: "CLDR 48.2, plurals.xml and ordinals.xml", code: languages(cardinals, ordinals)),
    ]
  }

  private static func ruleSets(_ sets: [PluralRuleSource.RuleSet]) -> String {
    """
    /// The plural rules of CLDR, one case for all languages that share them, named after the first.
    enum PluralRuleSet: UInt8, Sendable {
    \(sets.map { "  case \($0.name)" }.joined(separator: "\n"))
    }

    extension PluralRuleSet {
      /// The category by the rules' text, which stands beside each condition. `n` is `i` where `t` is 0.
      @inline(__always)
      func category(i: UInt64, v: UInt32, f: UInt64, t: UInt64, e: UInt8) -> PluralCategory {
        switch self {
    \(sets.map(conditions).joined(separator: "\n"))
        }
      }

      /// The categories that the rules can answer.
      var categories: [PluralCategory] {
        switch self {
    \(sets.map(categories).joined(separator: "\n"))
        }
      }
    }
    """
  }

  private static func conditions(of set: PluralRuleSource.RuleSet) -> String {
    var lines = ["    case .\(set.name):  // \(set.locales.joined(separator: " "))"]
    for rule in set.rules {
      lines.append("      // \(rule.category): \(rule.text)")
      lines.append("      if \(PluralRuleText(rule.text)?.code ?? "") { return .\(rule.category) }")
    }
    return (lines + ["      return .other"]).joined(separator: "\n")
  }

  private static func categories(of set: PluralRuleSource.RuleSet) -> String {
    "    case .\(set.name): [\((set.rules.map(\.category) + ["other"]).map { "." + $0 }.joined(separator: ", "))]"
  }

  private static func languages(_ cardinals: PluralRuleSource, _ ordinals: PluralRuleSource) -> String {
    """
    extension PluralRuleSet {
      /// The cardinal rules listed for a key of `LocaleKey`, or nil where CLDR lists none.
      static func cardinal(_ key: UInt64) -> PluralRuleSet? {
        switch key {
    \(lookUp(cardinals))
        default: nil
        }
      }

      /// The ordinal rules listed for a key of `LocaleKey`, or nil where CLDR lists none.
      static func ordinal(_ key: UInt64) -> PluralRuleSet? {
        switch key {
    \(lookUp(ordinals))
        default: nil
        }
      }
    }
    """
  }

  private static func lookUp(_ source: PluralRuleSource) -> String {
    let keys = source.keys
    return source.sets.map { set in
      let own = keys.filter { $0.set == set.name }.map(\.key)
      let lines = stride(from: 0, to: own.count, by: 8).map { start in
        let line = own[start..<min(start + 8, own.count)]
        let ending = start + 8 < own.count ? "," : ":"
        return line.map(\.literal).joined(separator: ", ") + ending + "  // " + line.map(\.name).joined(separator: " ")
      }
      return "    case " + lines.joined(separator: "\n      ") + "\n      .\(set.name)"
    }.joined(separator: "\n")
  }
}
