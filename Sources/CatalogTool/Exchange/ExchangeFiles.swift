import Dragoman

/// Finds the translators' files that operands name: files, and folders that hold some at any depth.
enum ExchangeFiles {
  private static let depthLimit = 32
  private static let kinds: Set<String> = ["xliff", "xlf"]

  /// The paths of the files, in order; of a folder, sorted.
  ///
  /// - Throws: ``ToolFailure`` for a path that leads nowhere, and a folder without such files.
  static func paths(_ operands: [String]) throws(ToolFailure) -> [String] {
    var paths: [String] = []
    for operand in operands {
      switch FileAccess.kind(of: operand) {
      case nil where operand != "-": throw ToolFailure("\(operand): there is no such file", next: "check the path")
      case .folder:
        let found = files(below: operand)
        guard !found.isEmpty else { throw ToolFailure("\(operand): there is no .xliff file in it", next: "name one") }
        paths += found
      default: paths.append(operand)
      }
    }
    return paths
  }

  private static func files(below folder: String, depth: Int = 0) -> [String] {
    guard depth < depthLimit, let names = try? FileAccess.names(in: folder) else { return [] }
    return names.flatMap { name -> [String] in
      let path = folder + (folder.hasSuffix("/") ? "" : "/") + name
      switch FileAccess.kind(of: path) {
      case .file: return kinds.contains(PathName(path).kind) ? [path] : []
      case .folder: return FileAccess.isLink(path) ? [] : files(below: path, depth: depth + 1)
      case .pipe, .device, nil: return []
      }
    }
  }
}
