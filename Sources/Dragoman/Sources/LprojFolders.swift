package import LanguageTags

/// The `.lproj` folders of a directory by language, whatever the case of their names: SwiftPM writes `zh-hant.lproj`.
package struct LprojFolders: Sendable {
  /// The folders of each language, in the order of their names. Two spellings of one tag are two folders.
  package private(set) var folders: [LanguageTag: [String]] = [:]
  /// The languages, the development language first and the others by name.
  package private(set) var languages: [LanguageTag] = []
  /// The language that `Base.lproj` is taken for, and of last resort.
  package let development: LanguageTag
  /// The directory itself, where tables lie in it outside any `.lproj` folder: such a table wins in every language.
  private var root: String?

  /// Lists a directory. One that cannot be read has no languages.
  ///
  /// - Parameters:
  ///   - directory: the folder that holds the `.lproj` folders.
  ///   - development: the development language; English if it is there and nothing is said, else the first by name.
  package init(in directory: String, development: LanguageTag? = nil) {
    let names = (try? FileAccess.names(in: directory)) ?? []
    let tagged = names.filter { PathName($0).kind == "lproj" }.compactMap { name in
      LanguageTag(String(PathName(name).stem)).map { (tag: $0, path: directory + "/" + name) }
    }
    let own = tagged.filter { $0.tag.language != "base" }
    self.development =
      development ?? (own.contains { $0.tag == .english } ? .english : own.first?.tag ?? .english)
    for (tag, path) in own { add(path, for: tag) }
    // Base stands behind the development language's own folder.
    for (tag, path) in tagged where tag.language == "base" { add(path, for: self.development) }
    if names.contains(where: Self.isTable) {
      root = directory
      if languages.isEmpty { add(directory, for: self.development) }
    }
    if let place = languages.firstIndex(of: self.development) {
      languages.insert(languages.remove(at: place), at: 0)
    }
  }

  /// The same directory seen through the folders of one language.
  package func only(_ language: LanguageTag) -> LprojFolders {
    var one = self
    one.languages = [language]
    one.folders = folders.filter { $0.key == language }
    one.root = nil
    return one
  }

  /// The folders that have a file of a table; all of them where it lies outside the folders, and wins.
  package func holding(_ table: String) -> LprojFolders {
    if let root, Self.has(table, in: root) { return self }
    var some = self
    some.folders = folders.compactMapValues { paths in
      let holding = paths.filter { Self.has(table, in: $0) }
      return holding.isEmpty ? nil : holding
    }
    some.languages = languages.filter { some.folders[$0] != nil }
    return some
  }

  /// Whether a folder has a file of a table, whatever the case of its name.
  private static func has(_ table: String, in folder: String) -> Bool {
    let files = ["strings", "stringsdict"].map { "\(table).\($0)".lowercased() }
    return ((try? FileAccess.names(in: folder)) ?? []).contains { files.contains($0.lowercased()) }
  }

  private mutating func add(_ path: String, for tag: LanguageTag) {
    if folders[tag] == nil { languages.append(tag) }
    folders[tag, default: []].append(path)
  }

  /// Where to look for a language's table, first hit first; nil for a language that is not there.
  package func places(of language: LanguageTag) -> [String]? {
    folders[language].map { (root.map { [$0] } ?? []) + $0 }
  }

  private static func isTable(_ name: String) -> Bool { ["strings", "stringsdict"].contains(PathName(name).kind) }

  /// The names of the tables in any of the folders, sorted, `Localizable` first.
  package var tableNames: [String] {
    let places = Set(languages.compactMap(places).joined())
    let names = places.flatMap { (try? FileAccess.names(in: $0)) ?? [] }
    let tables = Set(names.filter(Self.isTable).map { String(PathName($0).stem) })
    return tables.sorted { one, other in
      (one == "Localizable") != (other == "Localizable") ? one == "Localizable" : one < other
    }
  }
}
