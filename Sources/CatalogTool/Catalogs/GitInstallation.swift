import Dragoman
import Foundation
import StringCatalogs

/// Makes git call the tool for catalogs: in the repository's configuration and its `.gitattributes`.
struct GitInstallation {
  private static let attributes = "*.xcstrings merge=dragoman diff=dragoman"

  func install(_ console: ToolConsole) throws(ToolFailure) -> ToolExit {
    let root = try root()
    let tool = Self.quoted(Bundle.main.executablePath ?? "dragoman")
    let settings = [
      ("merge.dragoman.name", "String Catalogs, merged text by text"),
      ("merge.dragoman.driver", "\(tool) merge %O %A %B %P"),
      ("diff.dragoman.textconv", "\(tool) diff --textconv"),
    ]
    for (name, value) in settings { _ = try Git.output(["config", name, value]) }
    let file = root + "/.gitattributes"
    if try addAttributes(to: file) { console.print("wrote \(file): commit it, so that others have it too") }
    console.print("git merges and compares the catalogs of \(root) with dragoman")
    return .clean
  }

  private func root() throws(ToolFailure) -> String {
    do throws(ToolFailure) { return try Git.line(["rev-parse", "--show-toplevel"]) } catch {
      throw ToolFailure(error.problem, next: error.next ?? "call this inside a git repository")
    }
  }

  /// Adds the line that is wanted; false when it is there.
  private func addAttributes(to file: String) throws(ToolFailure) -> Bool {
    let text = FileAccess.kind(of: file) == nil ? "" : String(decoding: try bytes(of: file), as: UTF8.self)
    if text.split(separator: "\n").contains(where: { $0 == Self.attributes }) { return false }
    let start = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    do throws(FileWriteError) {
      try AtomicFile.replace(file, by: Array((start + Self.attributes + "\n").utf8))
    } catch { throw ToolFailure("\(error)", next: "add the line yourself: \(Self.attributes)") }
    return true
  }

  private func bytes(of file: String) throws(ToolFailure) -> [UInt8] {
    do throws(FileAccessError) { return try FileAccess.bytes(of: file) } catch {
      throw ToolFailure("\(error)", next: error.advice)
    }
  }

  /// A path as a shell takes it, for git runs drivers in one.
  private static func quoted(_ path: String) -> String { "'" + path.replacing("'", with: "'\\''") + "'" }
}
