import Dragoman
import Foundation
import StringCatalogs

/// The folder that a command writes its files into.
struct OutputFolder {
  let path: String

  /// Writes a file, and makes the folders it lies in; answers its path.
  ///
  /// - Throws: ``ToolFailure`` where the folder cannot be made or the file not be written.
  func write(_ bytes: [UInt8], to name: String) throws(ToolFailure) -> String {
    let file = path + (path.hasSuffix("/") ? "" : "/") + name
    let folder = PathName(file).parent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("\(folder): the folder cannot be made", next: "see that nothing else has its name")
    }
    do throws(FileWriteError) { try AtomicFile.replace(file, by: bytes) } catch {
      throw ToolFailure("\(error)", next: "see that the folder may be written to and has room")
    }
    return file
  }
}
