package import LanguageTags

/// The `.lproj` folders of a directory by language, whatever the case of their names: SwiftPM writes `zh-hant.lproj`.
package struct LprojFolders: Sendable {
  /// The folders of each language, in the order of their names. Two spellings of one tag are two folders.
  package private(set) var folders: [LanguageTag: [String]] = [:]
  /// The languages, the development language first and the others by name.
  package private(set) var languages: [LanguageTag] = []
  /// The language that `Base.lproj` is taken for, and of last resort.
  package let development: LanguageTag

  /// Lists a directory. One that cannot be read has no languages.
  ///
  /// - Parameters:
  ///   - directory: the folder that holds the `.lproj` folders.
  ///   - development: the development language; English if it is there and nothing is said, else the first by name.
  package init(in directory: String, development: LanguageTag? = nil) {
    let names = ((try? FileAccess.names(in: directory)) ?? []).filter { PathName($0).kind == "lproj" }
    let tagged = names.compactMap { name in
      LanguageTag(String(PathName(name).stem)).map { (tag: $0, path: directory + "/" + name) }
    }
    let own = tagged.filter { $0.tag.language != "base" }
    self.development =
      development ?? (own.contains { $0.tag == .english } ? .english : own.first?.tag ?? .english)
    for (tag, path) in own { add(path, for: tag) }
    // Base stands behind the development language's own folder.
    for (tag, path) in tagged where tag.language == "base" { add(path, for: self.development) }
    if let place = languages.firstIndex(of: self.development) {
      languages.insert(languages.remove(at: place), at: 0)
    }
  }

  /// The same directory seen through the folders of one language.
  package func only(_ language: LanguageTag) -> LprojFolders {
    var one = self
    one.languages = [language]
    one.folders = folders.filter { $0.key == language }
    return one
  }

  private mutating func add(_ path: String, for tag: LanguageTag) {
    if folders[tag] == nil { languages.append(tag) }
    folders[tag, default: []].append(path)
  }

  /// The names of the tables in any of the folders, sorted, `Localizable` first.
  package var tableNames: [String] {
    let names = folders.values.joined().flatMap { (try? FileAccess.names(in: $0)) ?? [] }
    let tables = Set(
      names.map(PathName.init).filter { ["strings", "stringsdict"].contains($0.kind) }.map { String($0.stem) })
    return tables.sorted { one, other in
      (one == "Localizable") != (other == "Localizable") ? one == "Localizable" : one < other
    }
  }
}
