public import StringCatalogs
import StringTables

extension CatalogDocument {
  /// Every language that the catalog has a localization in, as it is spelled, in the order of their first appearance.
  public var languages: [String] {
    var seen: Set<ExactText> = []
    var languages: [String] = []
    for entry in entries {
      guard entry.isObject, let object = tape.member("localizations", of: entry.node), tape.kind(object) == .object
      else { continue }
      for (name, value) in tape.members(object) where !tape.isNull(value) {
        let language = tape.string(name)
        if seen.insert(ExactText(language)).inserted { languages.append(language) }
      }
    }
    return languages
  }
}
