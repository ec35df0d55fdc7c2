import Dragoman
import LanguageTags
import StringTables

extension TextFile {
  /// One `.strings` or `.stringsdict` file. Its language is that of the folder around it; a file in no `.lproj` folder
  /// is read for every language.
  ///
  /// - Throws: ``ToolFailure`` with line and column for a file that cannot be read.
  init(singleFile path: String) throws(ToolFailure) {
    let name = PathName(path)
    let folder = path.split(separator: "/").dropLast().last.map { PathName(String($0)) }
    let language = folder.flatMap { $0.kind == "lproj" ? LanguageTag(String($0.stem)) : nil } ?? .english
    do {
      let bytes = try FileAccess.bytes(of: path, orPipe: true)
      let table =
        name.kind == "strings"
        ? try StringTable(language: language, strings: bytes) : try StringTable(language: language, stringsdict: bytes)
      self.init(MemorySource(String(name.name), tables: [table]), sourceLanguage: language)
    } catch let error as FileAccessError {
      throw ToolFailure("\(error)", next: error.advice)
    } catch {
      throw ToolFailure("\(path):\(error)", next: "mend the file there")
    }
  }

  /// The tables of one `.lproj` folder.
  static func tables(inLproj path: String, only table: String?) throws(ToolFailure) -> [TextFile] {
    let name = PathName(path), all = LprojFolders(in: name.parent)
    guard
      let language = all.languages.first(where: { all.folders[$0]?.contains { $0.hasSuffix("/" + name.name) } ?? false }
      )
    else { return [] }
    return try tables(all.only(language), only: table, path: path)
  }

  /// The tables of all `.lproj` folders of a directory.
  static func tables(inFolder path: String, only table: String?) throws(ToolFailure) -> [TextFile] {
    try tables(LprojFolders(in: path), only: table, path: path)
  }

  private static func tables(
    _ folders: LprojFolders, only table: String?, path: String
  ) throws(ToolFailure) -> [TextFile] {
    let names = folders.tableNames.filter { table == nil || $0 == table }
    return names.map { name in
      let source = DirectorySource(folders, table: name)
      var file = TextFile(source, sourceLanguage: folders.development)
      file.problems = { source.problems }
      return file
    }
  }
}
