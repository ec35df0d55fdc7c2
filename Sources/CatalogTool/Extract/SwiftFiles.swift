import Dragoman
import StringExtraction

/// The Swift sources that operands name: files, folders that hold some at any depth, and `-` for standard input.
struct SwiftFiles {
  /// How deep a folder is searched.
  private static let depthLimit = 64
  /// The largest source that is read, in bytes: no one writes a larger one, and its tokens would fill the memory.
  private static let sizeLimit = 1 << 28

  /// What was read.
  private(set) var sources: [SourceFile] = []
  /// Why others were not, a sentence each.
  private(set) var unread: [String] = []
  /// How many were passed over because this tool or Xcode made them of a catalog.
  private(set) var generated = 0

  private let console: ToolConsole

  /// Reads what the operands name.
  ///
  /// - Throws: ``ToolFailure`` for no operand, a path that leads nowhere, a file that is not named `.swift`, and a
  ///   folder without Swift.
  init(_ operands: [String], _ console: ToolConsole) throws(ToolFailure) {
    self.console = console
    guard !operands.isEmpty else {
      throw ToolFailure("no source is named", next: "name a .swift file or a folder, such as Sources")
    }
    for operand in operands { try read(operand) }
  }

  private mutating func read(_ operand: String) throws(ToolFailure) {
    if operand == "-" { return add("-", try console.remainingInput()) }
    switch FileAccess.kind(of: operand) {
    case nil:
      do throws(FileAccessError) { _ = try FileAccess.bytes(of: operand) } catch {
        throw ToolFailure("\(error)", next: error.advice)
      }
    case .file where !operand.hasSuffix(".swift"):
      throw ToolFailure("\(operand): it is no Swift source", next: "name a .swift file or a folder")
    case .file, .pipe, .device: readFile(operand)
    case .folder:
      let before = sources.count + unread.count + generated
      readFolder(operand == "." ? "" : operand.hasSuffix("/") ? operand : operand + "/", depth: 0)
      guard sources.count + unread.count + generated > before else {
        throw ToolFailure("\(operand): there is no Swift source in it", next: "name another folder")
      }
    }
  }

  /// The sources below a folder. Hidden folders are passed over, and so are links to folders, which may lead in a circle.
  private mutating func readFolder(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit else { return unread.append("\(folder): folders lie too deep in one another") }
    do throws(FileAccessError) {
      for name in try FileAccess.names(in: folder.isEmpty ? "." : folder) {
        let path = folder + name
        // Asking what a name leads to takes a while, so a source's is taken at its word first.
        if name.hasSuffix(".swift"), FileAccess.kind(of: path) != .folder {
          readFile(path)
        } else if FileAccess.kind(of: path) == .folder, !FileAccess.isLink(path) {
          readFolder(path + "/", depth: depth + 1)
        }
      }
    } catch { unread.append("\(error)") }
  }

  private mutating func readFile(_ path: String) {
    do throws(FileAccessError) { add(path, try FileAccess.bytes(of: path, orPipe: true)) } catch {
      unread.append("\(error)")
    }
  }

  private mutating func add(_ name: String, _ bytes: [UInt8]) {
    if Self.isGenerated(name, bytes) {
      generated += 1
    } else if bytes.count > Self.sizeLimit {
      unread.append("\(name): it is larger than 256 MiB, which no Swift source is")
    } else {
      sources.append(SourceFile(name: name, bytes: bytes))
    }
  }

  /// Whether a source was made of a catalog: its default values are no new keys.
  private static func isGenerated(_ name: String, _ bytes: [UInt8]) -> Bool {
    if PathName(name).name.hasPrefix("GeneratedStringSymbols_") { return true }
    let mark = Array("// Made by `dragoman ".utf8)
    return bytes.starts(with: mark)
  }
}
