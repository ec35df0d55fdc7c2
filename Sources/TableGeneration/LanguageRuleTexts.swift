/// The rules that look at more than one subtag, and the registered names that no packed table holds: kept as lines.
struct LanguageRuleTexts {
  let registry: LanguageRegistry
  let aliases: LanguageAliases

  func declarations() -> [String] {
    let rules = aliases.languages.filter { !LanguageSubtagCode.isShortLanguage($0.type) }
      .map { "\($0.type) \($0.replacement)".replacing("_", with: "-") }
    let grandfathered = registry.records.filter { $0.type == "grandfathered" }.map(\.name)
    return [
      textDeclaration(
        "languageRules", about: "Several subtags and what replaces them.", lines: rules.sorted(by: bytewise)),
      textDeclaration("variantAliases", about: "A variant and its replacement.", lines: lines(aliases.variants)),
      textDeclaration("scriptAliases", about: "A script and its replacement.", lines: lines(aliases.scripts)),
      textDeclaration(
        "subdivisionAliases", about: "A subdivision and its replacement.", lines: lines(aliases.subdivisions)),
      textDeclaration(
        "grandfathered", about: "The tags that were registered whole.", lines: grandfathered.sorted(by: bytewise)),
      textDeclaration("extlangs", about: "The registered extended languages and their prefix.", lines: extlangs),
      textDeclaration(
        "variants", about: "The registered variants.", lines: registry.names("variant").sorted(by: bytewise)),
    ]
  }

  private var extlangs: [String] {
    registry.records.filter { $0.type == "extlang" }.map { "\($0.name) \($0.prefixes.first ?? "")" }.sorted(
      by: bytewise)
  }

  private func lines(_ aliases: [LanguageAliases.Alias]) -> [String] {
    aliases.map { "\($0.type) \($0.replacement)" }.sorted(by: bytewise)
  }
}
