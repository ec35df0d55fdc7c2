import Dragoman
import Foundation
import StringCatalogs

/// Makes git call the tool for catalogs: in the repository's configuration and its `.gitattributes`.
struct GitInstallation {
  private static let attributes = "*.xcstrings merge=dragoman diff=dragoman"

  func install(_ console: ToolConsole) throws(ToolFailure) -> ToolExit {
    let root = try root()
    let tool = Self.quoted(Bundle.main.executablePath ?? "dragoman")
    // Where the tool is gone, git's own merge writes its marks: without it git would keep our side and say so in one line.
    let settings = [
      ("merge.dragoman.name", "String Catalogs, merged text by text"),
      (
        "merge.dragoman.driver",
        "if test -x \(tool); then \(tool) merge %O %A %B %P; else git merge-file --marker-size=%L %A %O %B; fi"
      ),
      (
        "diff.dragoman.textconv",
        "f() { if test -x \(tool); then \(tool) diff --textconv \"$1\"; else cat \"$1\"; fi; }; f"
      ),
    ]
    for (name, value) in settings { _ = try Git.output(["config", name, value]) }
    let file = root + "/.gitattributes"
    if try addAttributes(to: file) { console.print("wrote \(file): commit it, so that others have it too") }
    console.print("git merges and compares the catalogs of \(root) with dragoman")
    return .clean
  }

  /// Takes back what ``install(_:)`` did, in this clone.
  func uninstall(_ console: ToolConsole) throws(ToolFailure) -> ToolExit {
    let root = try root()
    for section in ["merge.dragoman", "diff.dragoman"] {
      _ = try? Git.output(["config", "--remove-section", section])
    }
    let file = root + "/.gitattributes"
    if FileAccess.kind(of: file) != nil { try removeAttributes(from: file, console) }
    console.print("git merges and compares the catalogs of \(root) by itself again")
    return .clean
  }

  private func removeAttributes(from file: String, _ console: ToolConsole) throws(ToolFailure) {
    let lines = String(decoding: try bytes(of: file), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { $0 != Self.attributes }
    guard kept.count < lines.count else { return }
    do throws(FileWriteError) {
      try AtomicFile.replace(file, by: Array(kept.joined(separator: "\n").utf8))
    } catch { throw ToolFailure("\(error)", next: "take the line out yourself: \(Self.attributes)") }
    console.print("wrote \(file): commit it, so that others lose it too")
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
