import LanguageTags

extension LanguageTag {
  /// The one name that Apple's compiler gives to all spellings of a language: outdated subtags replaced, and a script
  /// left out where it is the language's own (`sr-Cyrl` is `sr`). The Chinese scripts are always kept.
  var bundleTag: LanguageTag {
    let canonical = canonicalized()
    guard let script = canonical.script, canonical.language != "zh" else { return canonical }
    var subtags = canonical.description.split(separator: "-")
    subtags.removeAll { $0 == script }
    guard let short = LanguageTag(subtags.joined(separator: "-")), short.maximized().script == script else {
      return canonical
    }
    return short
  }
}
