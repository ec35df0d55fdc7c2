import Dragoman

extension FileAccess {
  /// The files of a kind in a folder and the folders in it, sorted; what is hidden and links to folders are passed
  /// over.
  ///
  /// - Parameters:
  ///   - folder: where to begin.
  ///   - depthLimit: how deep folders may lie in one another.
  ///   - isMeant: whether a file is one of the kind, by its path.
  /// - Throws: ``ToolFailure`` for a folder that cannot be looked into, one that lies too deep, what nobody can tell the
  ///   kind of, and a link of the kind that leads nowhere: they would be passed over unseen.
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
    let names: [String]
    do throws(FileAccessError) { names = try self.names(in: folder) } catch {
      failures.append(ToolFailure("\(error)", next: error.advice))
      return []
    }
    var files: [String] = []
    for name in names {
      let path = folder == "." ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
      do throws(ToolFailure) {
        switch try kind(ofEntry: path, where: isMeant) {
        case .file: if isMeant(path) { files.append(path) }
        case .folder where !isLink(path):
          files += self.files(below: path, depthLimit: depthLimit - 1, failures: &failures, where: isMeant)
        case .pipe where isMeant(path), .device where isMeant(path):
          failures.append(ToolFailure("\(path): it is no file", next: "take it away, or name a file"))
        case .folder, .pipe, .device, nil: break
        }
      } catch { failures.append(error) }
    }
    return files
  }

  /// What a name in a folder leads to; nil for a link to nothing that was not meant, and for what is gone by now.
  ///
  /// - Throws: ``ToolFailure`` where what is meant is not there, and where nobody can tell what is: it would be passed over
  ///   unseen.
  static func kind(ofEntry path: String, where isMeant: (String) -> Bool) throws(ToolFailure) -> Kind? {
    do throws(FileAccessError) { return try found(at: path) } catch {
      // Such a name stands for one that no text can hold, so that nobody finds what it leads to.
      if error.isAbsence, PathName(path).name.unicodeScalars.contains("\u{FFFD}"), isFree(path) {
        throw ToolFailure("\(path): its name is not in UTF-8", next: "give it another name")
      }
      guard error.isAbsence, !isMeant(path) else { throw ToolFailure("\(error)", next: error.advice) }
      return nil
    }
  }
}
