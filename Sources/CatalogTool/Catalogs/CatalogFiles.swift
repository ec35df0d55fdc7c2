import Dragoman
import StringCatalogs
import StringTables

/// A catalog named on the command line: where it is and what it holds.
struct CatalogFile {
  /// The path as it was named; `-` for standard input.
  let path: String
  let document: CatalogDocument
}

/// Finds the catalogs that operands name: files, folders that hold some at any depth, and `-` for standard input.
struct CatalogFiles {
  /// What the help says of folders.
  static let folderNote = """
    Of a folder, hidden files and folders and links to folders are passed over, unless they are named. What is meant and
    cannot be read, or not be looked into, is exit 2.
    """

  /// How deep a folder is searched.
  private static let depthLimit = 32

  let console: ToolConsole

  /// The paths of the catalogs, in order; of a folder, sorted.
  ///
  /// - Throws: ``ToolFailure`` for a path that leads nowhere and a folder without catalogs.
  func paths(_ operands: [String]) throws(ToolFailure) -> [String] {
    guard !operands.isEmpty else {
      throw ToolFailure("no catalog is named", next: "name an .xcstrings file or a folder")
    }
    var paths: [String] = []
    for operand in operands { paths += try self.paths(at: operand) }
    return paths
  }

  private func paths(at operand: String) throws(ToolFailure) -> [String] {
    if operand == "-" { return [operand] }
    let kind: FileAccess.Kind
    do throws(FileAccessError) { kind = try FileAccess.found(at: operand) } catch {
      throw ToolFailure("\(error)", next: error.advice)
    }
    switch kind {
    case .file, .pipe, .device: return [operand]
    case .folder:
      let found = try Self.catalogs(below: operand)
      guard !found.isEmpty else {
        throw ToolFailure("\(operand): there is no .xcstrings file in it", next: "name a catalog")
      }
      return found
    }
  }

  /// The catalogs in a folder and the folders in it; hidden folders and links to folders are passed over.
  ///
  /// - Throws: ``ToolFailure`` for a folder that cannot be looked into: what is in it would be passed over unseen.
  static func catalogs(below folder: String) throws(ToolFailure) -> [String] {
    try FileAccess.files(below: folder, depthLimit: depthLimit, where: isCatalog)
  }

  /// The same, with what cannot be looked into beside it.
  static func catalogs(below folder: String, failures: inout [ToolFailure]) -> [String] {
    FileAccess.files(below: folder, depthLimit: depthLimit, failures: &failures, where: isCatalog)
  }

  private static func isCatalog(_ path: String) -> Bool { PathName(path).kind == "xcstrings" }

  /// Refuses two files of one name, of which the second would be written over the first. Many disks do not tell them
  /// apart by case either.
  static func refuseOneName(
    of paths: [String], next: String, _ name: (String) -> String
  ) throws(ToolFailure) {
    var first: [String: String] = [:]
    for path in paths {
      if let other = first.updateValue(path, forKey: name(path).lowercased()) {
        throw ToolFailure("\(other) and \(path) would become one file", next: next)
      }
    }
  }

  /// The bytes that a path leads to.
  func bytes(of path: String) throws(ToolFailure) -> [UInt8] {
    if path == "-" { return try console.remainingInput() }
    do throws(FileAccessError) { return try FileAccess.bytes(of: path, orPipe: true) } catch {
      throw ToolFailure("\(error)", next: error.advice)
    }
  }

  /// Reads one catalog.
  ///
  /// - Throws: ``ToolFailure`` with line and column for what is no catalog.
  func read(_ path: String) throws(ToolFailure) -> CatalogFile {
    CatalogFile(path: path, document: try read(path, try bytes(of: path)))
  }

  /// Reads the bytes that a path leads to.
  func read(_ path: String, _ bytes: [UInt8]) throws(ToolFailure) -> CatalogDocument {
    do throws(TableReadError) {
      return try CatalogDocument(bytes)
    } catch {
      throw ToolFailure("\(path == "-" ? "standard input" : path):\(error)", next: "mend the file there")
    }
  }

  /// Writes a file, or standard output for `-`.
  func write(_ bytes: [UInt8], to path: String) throws(ToolFailure) {
    if path == "-" { return console.print(bytes: bytes) }
    do throws(FileWriteError) { try AtomicFile.replace(path, by: bytes) } catch {
      throw ToolFailure("\(error)", next: "see that the folder is there, may be written to and has room")
    }
  }
}
