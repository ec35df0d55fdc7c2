import Dragoman
import Foundation

/// How a catalog is named in a file of exchange: as seen from the folder that the tool runs in, which is the project's.
enum OriginalName {
  static func name(of path: String) -> String {
    if path == "-" { return "Localizable.xcstrings" }
    let folder = FileManager.default.currentDirectoryPath + "/"
    if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    if path.hasPrefix("/") { return String(PathName(path).name) }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
