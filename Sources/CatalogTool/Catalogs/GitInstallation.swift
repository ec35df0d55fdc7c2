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
    for section in ["merge.dragoman", "diff.dragoman"] { try remove(section) }
    let file = root + "/.gitattributes"
    if !FileAccess.isFree(file) { try removeAttributes(from: file, console) }
    console.print("git merges and compares the catalogs of \(root) by itself again")
    return .clean
  }

  /// Takes a section out of this clone's configuration, if it is there.
  private func remove(_ section: String) throws(ToolFailure) {
    guard try Git.finds(["config", "--local", "--get-regexp", "^\(section)\\."]) else { return }
    _ = try Git.output(["config", "--remove-section", section])
  }

  private func removeAttributes(from file: String, _ console: ToolConsole) throws(ToolFailure) {
    let lines = Self.lines(of: try bytes(of: file))
    let kept = lines.filter { !Self.isWanted($0) }
    guard kept.count < lines.count else { return }
    do throws(FileWriteError) {
      try AtomicFile.replace(file, by: Array(kept.joined()))
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
    var text = FileAccess.isFree(file) ? [] : try bytes(of: file)
    let lines = Self.lines(of: text)
    if lines.contains(where: Self.isWanted) { return false }
    let end = Array((lines.first.map(Self.endsAsWindows) == true ? "\r\n" : "\n").utf8)
    if text.last.map({ $0 != 0x0A }) == true { text += end }
    do throws(FileWriteError) {
      try AtomicFile.replace(file, by: text + Array(Self.attributes.utf8) + end)
    } catch { throw ToolFailure("\(error)", next: "add the line yourself: \(Self.attributes)") }
    return true
  }

  /// The lines of a file with their ends. Others write in it too, in whatever encoding: it is never taken for text.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Whether a line is the one that this tool writes.
  private static func isWanted(_ line: ArraySlice<UInt8>) -> Bool {
    let isEnded = line.last == 0x0A
    let text = endsAsWindows(line) ? line.dropLast(2) : isEnded ? line.dropLast() : line
    return text.elementsEqual(attributes.utf8)
  }

  private static func endsAsWindows(_ line: ArraySlice<UInt8>) -> Bool { line.suffix(2) == [0x0D, 0x0A] }

  private func bytes(of file: String) throws(ToolFailure) -> [UInt8] {
    do throws(FileAccessError) { return try FileAccess.bytes(of: file) } catch {
      throw ToolFailure("\(error)", next: error.advice)
    }
  }

  /// A path as a shell takes it, for git runs drivers in one.
  private static func quoted(_ path: String) -> String { "'" + path.replacing("'", with: "'\\''") + "'" }
}
