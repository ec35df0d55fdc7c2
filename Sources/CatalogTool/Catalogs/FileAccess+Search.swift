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
    var failures: [ToolFailure] = []
    let files = files(below: folder, depthLimit: depthLimit, failures: &failures, where: isMeant)
    if let failure = failures.first { throw failure }
    return files
  }

  /// The same, where what cannot be looked into keeps nobody from the rest.
  static func files(
    below folder: String, depthLimit: Int, failures: inout [ToolFailure], where isMeant: (String) -> Bool
  ) -> [String] {
    guard depthLimit > 0 else {
      failures.append(
        ToolFailure("\(folder): folders lie too deep in one another", next: "name a folder further in"))
      return []
    }
    var files: [String] = []
    do throws(FileAccessError) {
      for name in try names(in: folder) {
        let path = folder == "." ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
        switch kind(of: path) {
        case .file: if isMeant(path) { files.append(path) }
        case .folder where !isLink(path):
          files += self.files(below: path, depthLimit: depthLimit - 1, failures: &failures, where: isMeant)
        case .folder, .pipe, .device, nil: break
        }
      }
    } catch { failures.append(ToolFailure("\(error)", next: error.advice)) }
    return files
  }
}
