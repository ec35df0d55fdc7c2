package import LanguageTags

extension LanguageTag {
  /// The one name that Apple's compiler gives to all spellings of a language: outdated subtags replaced, and a script
  /// left out where it is the language's own (`sr-Cyrl` is `sr`). Chinese without a region keeps its script.
  package var bundleTag: LanguageTag {
    let canonical = canonicalized().bokmal
    guard let script = canonical.script, canonical.language != "zh" || canonical.region != nil else { return canonical }
    var subtags = canonical.description.split(separator: "-")
    subtags.removeAll { $0 == script }
    guard let short = LanguageTag(subtags.joined(separator: "-")), short.maximized().script == script else {
      return canonical
    }
    return short
  }

  /// The tag with `nb` for `no`, which CLDR keeps apart and Apple's compiler does not.
  private var bokmal: LanguageTag {
    language == "no" ? LanguageTag("nb" + description.dropFirst(2)) ?? self : self
  }
}
