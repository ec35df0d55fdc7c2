/// The aliases of CLDR's supplementalMetadata.xml (UTS #35, annex C).
struct LanguageAliases {
  /// One alias; the replacement of a region can be several, of which the language decides.
  struct Alias {
    var type: String
    var replacement: String
    var reason: String

    /// The subtags of the type; more than one where the rule looks at more than the language.
    var isSimple: Bool { !type.contains("_") }
  }

  let languages: [Alias]
  let scripts: [Alias]
  let regions: [Alias]
  let variants: [Alias]
  let subdivisions: [Alias]

  init(_ data: DataFolder) throws(TableGenerationError) {
    let root = try data.markup("cldr/supplementalMetadata.xml")
    func aliases(_ element: String) -> [Alias] {
      root.descendants(element).map {
        Alias(type: $0["type"] ?? "", replacement: $0["replacement"] ?? "", reason: $0["reason"] ?? "")
      }
    }
    languages = aliases("languageAlias")
    scripts = aliases("scriptAlias")
    regions = aliases("territoryAlias")
    variants = aliases("variantAlias")
    subdivisions = aliases("subdivisionAlias")
  }
}
