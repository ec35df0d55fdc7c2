import Dragoman

extension FileAccess {
  /// The files of a kind in a folder and the folders in it, sorted; hidden folders and links to folders are passed over.
  ///
  /// - Parameters:
  ///   - folder: where to begin.
  ///   - depthLimit: how deep folders may lie in one another.
  ///   - isMeant: whether a file is one of the kind, by its path.
  /// - Throws: ``ToolFailure`` for a folder that cannot be looked into, and one that lies too deep: what is in it would be
  ///   passed over unseen.
  static func files(
    below folder: String, depthLimit: Int, where isMeant: (String) -> Bool
  ) throws(ToolFailure) -> [String] {
    guard depthLimit > 0 else {
      throw ToolFailure("\(folder): folders lie too deep in one another", next: "name a folder further in")
    }
    var files: [String] = []
    for name in try entries(of: folder) {
      let path = folder == "." ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
      switch kind(of: path) {
      case .file: if isMeant(path) { files.append(path) }
      case .folder where !isLink(path):
        files += try self.files(below: path, depthLimit: depthLimit - 1, where: isMeant)
      case .folder, .pipe, .device, nil: break
      }
    }
    return files
  }

  private static func entries(of folder: String) throws(ToolFailure) -> [String] {
    do throws(FileAccessError) { return try FileAccess.names(in: folder) } catch {
      throw ToolFailure("\(error)", next: error.advice)
    }
  }
}
