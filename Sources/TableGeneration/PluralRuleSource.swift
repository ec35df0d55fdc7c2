import Foundation

/// The plural rules of one CLDR file, in its order: which languages share which rules.
struct PluralRuleSource {
  /// The rules that some languages share.
  struct RuleSet {
    /// The case of `PluralRuleSet` in the generated code, made of the kind and the first language,
    /// `cardinalAm`, or `cardinalOther` where there is no rule and `other` is all.
    var name: String
    /// The languages as CLDR writes them, such as `pt_PT`.
    var locales: [String]
    /// Category and condition in the file's order, without `other`, which needs no condition.
    var rules: [(category: String, text: String)]
  }

  var sets: [RuleSet]

  /// - Parameter kind: `cardinal` or `ordinal`, which begins the names of the sets.
  init(_ data: DataFolder, path: String, kind: String) throws(TableGenerationError) {
    sets = try data.markup(path).descendants("pluralRules").map { element in
      let locales = (element["locales"] ?? "").split(separator: " ").map(String.init)
      let rules = element.all("pluralRule").filter { $0["count"] != "other" }
      let name = rules.isEmpty ? "Other" : (locales.first ?? "").capitalized.filter(\.isLetter)
      return RuleSet(
        name: kind + name, locales: locales,
        rules: rules.map { ($0["count"] ?? "", Self.condition($0.text)) })
    }
    for rule in sets.flatMap(\.rules) where PluralRuleText(rule.text) == nil {
      throw .malformed(path: path, line: 0, reason: "'\(rule.text)' is not a plural rule")
    }
  }

  /// The locales whose rules are not simply those of their language, and all languages, with the name of their set.
  var keys: [(key: LocaleKey, set: String)] {
    let all = sets.flatMap { set in set.locales.compactMap { locale in LocaleKey(locale).map { ($0, set.name) } } }
    let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.0.name, $0.1) })
    return all.filter { key, set in
      guard let language = key.name.split(separator: "-").first, language != key.name else { return true }
      return byName[String(language)] != set
    }
  }

  /// A rule's text is followed by samples, which begin with `@`.
  private static func condition(_ text: String) -> String {
    text.prefix { $0 != "@" }.split(separator: " ").joined(separator: " ")
  }
}
