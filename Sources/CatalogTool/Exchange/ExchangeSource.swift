import Dragoman
import LanguageTags

/// A translators' file, or the two files that an `.lproj` folder has for one table.
enum ExchangeSource: Hashable {
  /// An XLIFF file, or one of comma-separated values.
  case file(String)
  /// A `.strings` and a `.stringsdict` file of one folder, which may name the language.
  case table(strings: String?, stringsdict: String?, folder: String?)

  private static let depthLimit = 32
  private static let kinds: Set<String> = ["xliff", "xlf", "csv", "strings", "stringsdict"]

  /// What operands name: files, and folders that hold some at any depth.
  ///
  /// - Parameter table: the name of the catalog's table. Of a folder only its files are meant.
  /// - Throws: ``ToolFailure`` for a path that leads nowhere, a file of another kind, and a folder with nothing for the
  ///   table.
  static func sources(named operands: [String], table: String) throws(ToolFailure) -> [ExchangeSource] {
    var paths: [String] = []
    for operand in operands {
      let found = try self.paths(at: operand, table)
      // The files of a table lie in one folder and may be named one by one.
      for path in found where !paths.contains(path) { paths.append(path) }
    }
    return paired(paths)
  }

  private static func paths(at operand: String, _ table: String) throws(ToolFailure) -> [String] {
    if operand == "-" { return [operand] }
    let kind: FileAccess.Kind
    do throws(FileAccessError) { kind = try FileAccess.found(at: operand) } catch {
      throw ToolFailure("\(error)", next: error.advice)
    }
    switch kind {
    case .folder:
      let found = try FileAccess.files(below: operand, depthLimit: depthLimit) { isMeant(PathName($0), table) }
      guard !found.isEmpty else {
        throw ToolFailure("\(operand): there is nothing for \(table) in it", next: "name an .xliff or .csv file")
      }
      return found
    default:
      guard kinds.contains(PathName(operand).kind) else {
        throw ToolFailure(
          "\(operand) is of no kind that is imported", next: "name an .xliff, .csv, .strings or .stringsdict file")
      }
      return [operand]
    }
  }

  private static func isMeant(_ path: PathName, _ table: String) -> Bool {
    switch path.kind {
    case "xliff", "xlf": true
    case "csv": path.stem == table || path.stem.hasPrefix(table + ".") && !isOfLongerName(path.stem, table)
    case "strings", "stringsdict": path.stem == table
    default: false
    }
  }

  /// Whether a file is that of a table whose name only begins so: `Main.Extra.de` beside `Main.de`.
  private static func isOfLongerName(_ stem: Substring, _ table: String) -> Bool {
    let rest = stem.dropFirst(table.count + 1).split(separator: ".", omittingEmptySubsequences: false)
    guard rest.count > 1, let language = rest.last.flatMap({ LanguageTag(String($0))?.language }) else { return false }
    return language.count < 4
  }

  /// Puts the files of one folder and table together.
  private static func paired(_ paths: [String]) -> [ExchangeSource] {
    var sources: [ExchangeSource] = []
    var places: [String: Int] = [:]
    for path in paths {
      let name = PathName(path)
      guard name.kind == "strings" || name.kind == "stringsdict" else {
        sources.append(.file(path))
        continue
      }
      let folder = PathName(name.parent)
      let language = folder.kind == "lproj" ? String(folder.stem) : nil
      let place = places["\(name.parent)/\(name.stem)"] ?? sources.count
      if place == sources.count {
        sources.append(.table(strings: nil, stringsdict: nil, folder: language))
        places["\(name.parent)/\(name.stem)"] = place
      }
      guard case .table(let strings, let stringsdict, _) = sources[place] else { continue }
      sources[place] = .table(
        strings: name.kind == "strings" ? path : strings, stringsdict: name.kind == "strings" ? stringsdict : path,
        folder: language)
    }
    return sources
  }
}
