import CatalogExchange
import LanguageTags
import StringCatalogs

/// A language that is exported: what it is called, and how each catalog spells it.
struct ExportLanguage {
  /// The name that was called, or the first that the catalogs have.
  let name: String
  /// The name of the language in each catalog, which is that of its texts on their way and back; nil where it is not
  /// exported from one.
  private(set) var spellings: [String?]

  /// The languages to export, each of which becomes part of a file's name.
  ///
  /// One that the catalogs spell differently (`pt-BR` and `pt_BR`) is one language: under another name than a catalog's own
  /// its texts would be missing. A catalog that has both spellings has two languages.
  ///
  /// - Parameters:
  ///   - names: what was called; empty for all that the catalogs have.
  ///   - withSource: whether the catalogs' own languages are among all.
  /// - Throws: ``ToolFailure`` for what is no language tag, and for a name that only stands for others in the catalogs.
  static func all(
    _ names: [String], of catalogs: [CatalogFile], withSource: Bool
  ) throws(ToolFailure) -> [ExportLanguage] {
    for name in names { try checkSpelling(name, catalogs) }
    let names = names.isEmpty ? known(to: catalogs, withSource: withSource) : names
    let own = catalogs.map(\.document.spellings)
    var languages: [ExportLanguage] = []
    for group in try groups(of: names) {
      var found = group.map { ExportLanguage(name: $0, spellings: Array(repeating: nil, count: catalogs.count)) }
      for catalog in catalogs.indices {
        let there = group.indices.filter { own[catalog].contains(group[$0]) }
        let other = CatalogDocument.otherSpelling(of: group[0], among: own[catalog])
        found[0].spellings[catalog] = there.first.map { group[$0] } ?? other ?? group[0]
        for index in there.dropFirst() { found[index].spellings[catalog] = group[index] }
      }
      languages += found.filter { $0.spellings.contains { $0 != nil } }
    }
    return languages
  }

  private static func known(to catalogs: [CatalogFile], withSource: Bool) -> [String] {
    var names: Set<String> = []
    for catalog in catalogs {
      let own = catalog.document.sourceLanguage ?? "en"
      names.formUnion(catalog.document.languages.filter { withSource || $0 != own })
      if withSource { names.insert(own) }
    }
    return names.sorted()
  }

  /// The names of each language, in the order of the first.
  private static func groups(of names: [String]) throws(ToolFailure) -> [[String]] {
    var groups: [[String]] = []
    var places: [LanguageTag: Int] = [:]
    for name in names {
      let tag: LanguageTag
      do throws(LanguageTagError) { tag = try LanguageTag(parsing: name).canonicalized() } catch {
        throw ToolFailure("\"\(name)\" is no language tag: \(error)", next: "write one such as pt-BR")
      }
      if let place = places[tag] {
        if !groups[place].contains(name) { groups[place].append(name) }
      } else {
        places[tag] = groups.count
        groups.append([name])
      }
    }
    return groups
  }

  /// Under a name that no catalog has, every text of a language would be missing.
  private static func checkSpelling(_ name: String, _ catalogs: [CatalogFile]) throws(ToolFailure) {
    if catalogs.contains(where: { $0.document.spells(name) }) { return }
    for catalog in catalogs {
      guard let same = catalog.document.otherSpelling(of: name) else { continue }
      throw ToolFailure("\(catalog.path) spells \(name) as \(same)", next: "write --language \(same)")
    }
  }
}
