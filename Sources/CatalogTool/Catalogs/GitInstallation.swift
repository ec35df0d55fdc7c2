import Dragoman
import Foundation
import StringCatalogs

/// Makes git call the tool for catalogs: in the repository's configuration and its `.gitattributes`.
struct GitInstallation {
  private static let attributes = "*.xcstrings merge=dragoman diff=dragoman"

  func install(_ console: ToolConsole) throws(ToolFailure) -> ToolExit {
    let root = try git(["rev-parse", "--show-toplevel"])
    let tool = Self.quoted(Bundle.main.executablePath ?? "dragoman")
    let settings = [
      ("merge.dragoman.name", "String Catalogs, merged text by text"),
      ("merge.dragoman.driver", "\(tool) merge %O %A %B %P"),
      ("diff.dragoman.textconv", "\(tool) diff --textconv"),
    ]
    for (name, value) in settings { _ = try git(["config", name, value]) }
    let file = root + "/.gitattributes"
    if try addAttributes(to: file) { console.print("wrote \(file): commit it, so that others have it too") }
    console.print("git merges and compares the catalogs of \(root) with dragoman")
    return .clean
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
    do throws(FileAccessError) { return try FileAccess.bytes(of: file) } catch { throw ToolFailure("\(error)") }
  }

  /// A path as a shell takes it, for git runs drivers in one.
  private static func quoted(_ path: String) -> String { "'" + path.replacing("'", with: "'\\''") + "'" }

  /// Runs git; its answer without the last line end.
  private func git(_ words: [String]) throws(ToolFailure) -> String {
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git"] + words
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      do { try process.run() } catch { throw ToolFailure("git cannot be called", next: "install git") }
      let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        let reason = complaint.split(separator: "\n").first.map(String.init) ?? "git ended with an error"
        throw ToolFailure(reason, next: "call this inside a git repository")
      }
      return String(answer.prefix { $0 != "\n" })
    #else
      throw ToolFailure("there is no git here", next: "call this on a computer")
    #endif
  }
}
