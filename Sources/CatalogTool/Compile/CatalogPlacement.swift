import CatalogProducts
import Dragoman

/// Where catalogs may lie: Xcode's rules for one target.
///
/// A table has one file: two catalogs of a name, or a catalog and a `.strings` or `.stringsdict` file of its name, would
/// be compiled to the same products. A catalog lies in no language's folder, since it holds them all; only those of
/// Interface Builder lie in `mul.lproj`.
struct CatalogPlacement {
  /// What is wrong with where a catalog lies.
  let faults: [(path: String, fault: CompilingFault)]

  init(_ paths: [String], output: String) {
    var faults: [(path: String, fault: CompilingFault)] = []
    var first: [String: String] = [:]
    for path in paths where path != "-" {
      let table = String(PathName(path).stem)
      if let other = first.updateValue(path, forKey: table.lowercased()) {
        faults.append((path, Self.fault("the table \(table) is also that of \(other)")))
      }
      if let folder = Self.languageFolder(of: path) {
        faults.append((path, Self.fault("a catalog does not belong into \(folder), since it holds every language")))
      }
      for file in Self.files(of: table, around: path, output) {
        faults.append((path, Self.fault("the table \(table) is also that of \(file)")))
      }
    }
    self.faults = faults
  }

  private static func fault(_ message: String) -> CompilingFault {
    CompilingFault(line: 0, column: 0, message: message)
  }

  private static func languageFolder(of path: String) -> Substring? {
    let folder = PathName(PathName(path).parent)
    return folder.kind == "lproj" && folder.stem != "mul" ? folder.name : nil
  }

  /// The `.strings` and `.stringsdict` files of a table beside a catalog: in its folder, and in that folder's languages
  /// unless these are the products.
  private static func files(of table: String, around path: String, _ output: String) -> [String] {
    let parent = PathName(path).parent
    let folder = PathName(parent).kind == "lproj" ? PathName(parent).parent : parent
    let names = FileAccess.isSame(folder, output) ? [] : (try? FileAccess.names(in: folder)) ?? []
    let languages = names.filter { PathName($0).kind == "lproj" }.map { folder + "/" + $0 }
    return ([folder] + languages).flatMap { place in
      ((try? FileAccess.names(in: place)) ?? []).filter { name in
        let file = PathName(name)
        return ["strings", "stringsdict"].contains(file.kind) && file.stem.lowercased() == table.lowercased()
      }.map { place == "." ? $0 : place + "/" + $0 }
    }
  }
}
