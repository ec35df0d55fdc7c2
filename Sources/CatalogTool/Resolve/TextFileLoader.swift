import Dragoman
import LanguageTags
import StringTables

/// Finds and reads the files that are named on a command line: catalogs, tables of `.lproj` folders, bundles, and
/// folders that hold any of them.
struct TextFileLoader {
  /// How deep a folder is searched.
  private static let depthLimit = 12

  /// Only tables of this name are read, where one is given.
  var table: String?
  /// Reads what `-` stands for.
  var standardInput: () throws(ToolFailure) -> [UInt8]

  /// The tables of all operands, in order.
  ///
  /// - Throws: ``ToolFailure`` for a path that leads nowhere, a file that cannot be read (with line and column) and a
  ///   folder without texts.
  func files(named paths: [String]) throws(ToolFailure) -> [TextFile] {
    var files: [TextFile] = []
    for path in paths { files += try self.files(at: path) }
    return files
  }

  private func files(at path: String) throws(ToolFailure) -> [TextFile] {
    if path == "-" { return [try catalog(try standardInput(), path: "standard input", table: "Localizable")] }
    let kind: FileAccess.Kind
    do throws(FileAccessError) { kind = try FileAccess.found(at: path) } catch {
      throw ToolFailure("\(error)", next: error.advice)
    }
    switch kind {
    case .file, .pipe, .device: return [try file(at: path)]
    case .folder:
      let found = try folder(at: path, depth: 0)
      guard !found.isEmpty else {
        let wanted = table.map { "no table \($0)" } ?? "neither an .xcstrings file nor an .lproj folder"
        throw ToolFailure("\(path): there is \(wanted) in it", next: "name a catalog")
      }
      return found
    }
  }

  private func file(at path: String) throws(ToolFailure) -> TextFile {
    let name = PathName(path)
    switch name.kind {
    case "strings", "stringsdict": return try TextFile(singleFile: path)
    default: return try catalog(try bytes(of: path), path: path, table: String(name.stem))
    }
  }

  /// A catalog, raw or compiled: a compiled one says so in its first bytes.
  private func catalog(_ bytes: [UInt8], path: String, table: String) throws(ToolFailure) -> TextFile {
    do throws(CompiledFormError) {
      return TextFile(try CatalogTables(compiled: bytes), name: String(PathName(path).name))
    } catch .notCompiled {
      return try raw(bytes, path: path, table: table)
    } catch {
      throw ToolFailure("\(path): \(error)")
    }
  }

  private func raw(_ bytes: [UInt8], path: String, table: String) throws(ToolFailure) -> TextFile {
    do throws(TableReadError) {
      return TextFile(try CatalogTables(xcstrings: bytes, name: table), name: String(PathName(path).name))
    } catch {
      throw ToolFailure("\(path):\(error)", next: "mend the file there")
    }
  }

  private func bytes(of path: String) throws(ToolFailure) -> [UInt8] {
    do throws(FileAccessError) { return try FileAccess.bytes(of: path, orPipe: true) } catch {
      throw ToolFailure("\(error)", next: error.advice)
    }
  }

  // MARK: Folders

  /// The texts in a folder and the folders in it; links to folders are not followed, since they may lead in circles.
  private func folder(at path: String, depth: Int) throws(ToolFailure) -> [TextFile] {
    guard depth < Self.depthLimit else {
      throw ToolFailure("\(path): folders lie too deep in one another", next: "name a folder further in")
    }
    if PathName(path).kind == "lproj" { return try TextFile.tables(inLproj: path, only: table) }
    var files = try TextFile.tables(inFolder: path, only: table)
    let names = try names(in: path)
    for name in names {
      let inside = path + "/" + name
      switch (try FileAccess.kind(ofEntry: inside, where: Self.isMeant), PathName(name).kind) {
      case (.file, "xcstrings"), (.file, CatalogTables.compiledExtension):
        if isWanted(name, among: names) { files.append(try file(at: inside)) }
      // Its tables were read above, if it could be looked into.
      case (.folder, "lproj"): _ = try self.names(in: inside)
      case (.folder, _) where !FileAccess.isLink(inside): files += try folder(at: inside, depth: depth + 1)
      default: continue
      }
    }
    return files
  }

  /// Whether a name is that of texts.
  private static func isMeant(_ path: String) -> Bool {
    ["xcstrings", CatalogTables.compiledExtension, "lproj"].contains(PathName(path).kind)
  }

  /// Whether a catalog of a folder is the table that is asked for, and not the raw one beside a compiled.
  private func isWanted(_ name: String, among names: [String]) -> Bool {
    let file = PathName(name)
    if file.kind == "xcstrings", names.contains("\(file.stem).\(CatalogTables.compiledExtension)") { return false }
    return table.map { $0 == file.stem } ?? true
  }

  private func names(in path: String) throws(ToolFailure) -> [String] {
    do throws(FileAccessError) { return try FileAccess.names(in: path) } catch {
      throw ToolFailure("\(error)", next: error.advice)
    }
  }
}
