/// The tables of `LanguageTags`: subtags, likely subtags, aliases, distances, parents, names.
enum LanguageTableGenerator: TableGenerator {
  static func files(from data: DataFolder) throws(TableGenerationError) -> [GeneratedFile] {
    let distances = try LanguageDistanceRules(data)
    let registry = try LanguageRegistry(data)
    let aliases = try LanguageAliases(data)
    let tables = LanguageSubtagTables(
      registry: registry, aliases: aliases, likely: try LikelySubtagRows(data), distances: distances,
      rightToLeftScripts: try rightToLeftScripts(data))
    let rules = LanguageRuleTexts(registry: registry, aliases: aliases)
    let cldr = "CLDR 48.2"
    let both = "\(cldr) and the IANA registry of \(registry.date)"
    return [
      file("LanguageSubtags", from: both, tables.languageDeclarations() + tables.scriptDeclarations()),
      file("LikelySubtags", from: cldr, tables.likelyDeclarations()),
      file("Regions", from: both, tables.regionDeclarations()),
      file("LanguageDistances", from: cldr, LanguageDistanceTables(rules: distances).declarations()),
      file("LanguageRules", from: both, rules.declarations() + [try parentLocales(data)]),
      file("Autonyms", from: "CLDR 48", [try autonyms(data)]),
    ]
  }

  private static func file(_ name: String, from source: String, _ declarations: [String]) -> GeneratedFile {
    let code = "extension LanguageData {\n\(declarations.joined(separator: "\n\n"))\n}"
    return GeneratedFile(path: "Sources/LanguageTags/\(name)+Generated.swift", from: source, code: code)
  }

  /// The scripts whose seventh field in scriptMetadata.txt is YES.
  private static func rightToLeftScripts(_ data: DataFolder) throws(TableGenerationError) -> Set<Int> {
    let lines = try data.text("cldr/scriptMetadata.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
    let fields = lines.map { $0.split(separator: ";").map { $0.filter { $0 != " " } } }
    return Set(fields.filter { $0.count > 6 && $0[6] == "YES" }.map { LanguageSubtagCode.script($0[0]) })
  }

  private static func parentLocales(_ data: DataFolder) throws(TableGenerationError) -> String {
    let tables = try data.markup("cldr/supplementalData.xml").descendants("parentLocales")
    let parents = (tables.first { $0["component"] == nil })?.all("parentLocale") ?? []
    let rows = parents.flatMap { parent in
      (parent["locales"] ?? "").split(separator: " ").map { ($0, parent["parent"] ?? "") }
    }
    let lines = rows.map { "\($0) \($1)".replacing("_", with: "-") }.sorted()
    return textDeclaration("parents", about: "A tag and its parent, where truncation does not tell it.", lines: lines)
  }

  /// A row is the tag, a mark where menus title-case the name, and the name.
  private static func autonyms(_ data: DataFolder) throws(TableGenerationError) -> String {
    let lines = try data.rows("cldr/autonyms.tsv").map { "\($0[0]) \($0[2] == "yes" ? "+" : "-") \($0[1])" }
    return textDeclaration(
      "autonyms", about: "A tag, + where menus title-case, and the name.", lines: lines.sorted(by: bytewise))
  }
}

/// The order of bytes, in which the readers of the tables search.
func bytewise(_ one: String, _ other: String) -> Bool { one.utf8.lexicographicallyPrecedes(other.utf8) }

/// A table that people read: one row a line.
func textDeclaration(_ name: String, about: String, lines: [String]) -> String {
  """
    /// \(about) (\(lines.count) rows)
    static var \(name): StaticString {
      \"\"\"
  \(lines.map { "    " + $0 }.joined(separator: "\n"))

      \"\"\"
    }
  """
}
