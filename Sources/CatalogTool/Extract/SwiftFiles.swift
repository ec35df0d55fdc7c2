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

  /// The texts in sources of other languages, where they are wanted.
  private(set) var others = OtherLiterals()

  private let console: ToolConsole
  private let takesOthers: Bool
  /// The folders that were read of an operand, and those that are to be read: the operand's own, and links to folders.
  private var folders: Set<FileAccess.Identity> = []
  private var waiting: [(path: String, depth: Int)] = []

  /// Reads what the operands name.
  ///
  /// - Parameter takesOthers: whether ``others`` are wanted. Who takes keys out of a catalog wants them.
  /// - Throws: ``ToolFailure`` for no operand, a path that leads nowhere, a file that is not named `.swift`, and a
  ///   folder without Swift.
  init(_ operands: [String], takesOthers: Bool, _ console: ToolConsole) throws(ToolFailure) {
    self.console = console
    self.takesOthers = takesOthers
    guard !operands.isEmpty else {
      throw ToolFailure("no source is named", next: "name a .swift file or a folder, such as Sources")
    }
    for operand in operands { try read(operand) }
  }

  private mutating func read(_ operand: String) throws(ToolFailure) {
    if operand == "-" { return add("-", try console.remainingInput()) }
    let kind: FileAccess.Kind
    do throws(FileAccessError) { kind = try FileAccess.found(at: operand) } catch {
      throw ToolFailure("\(error)", next: error.advice)
    }
    switch kind {
    case .file where !operand.hasSuffix(".swift"):
      throw ToolFailure("\(operand): it is no Swift source", next: "name a .swift file or a folder")
    case .file, .pipe, .device: readFile(operand, orPipe: true)
    case .folder:
      let before = sources.count + unread.count + generated
      readFolders(operand == "." ? "" : operand.hasSuffix("/") ? operand : operand + "/")
      guard sources.count + unread.count + generated > before else {
        throw ToolFailure("\(operand): there is no Swift source in it", next: "name another folder")
      }
    }
  }

  /// The sources below a folder, those behind links to folders too, for the compiler reads them as well. Links are
  /// followed when all else is read: each folder is read once, under its own name where it has one, and circles end.
  private mutating func readFolders(_ folder: String) {
    (folders, waiting) = ([], [(folder, 0)])
    var next = 0
    while next < waiting.count {
      readFolder(waiting[next].path, depth: waiting[next].depth)
      next += 1
    }
  }

  /// Hidden files and folders are passed over, as the compiler does. What nobody can tell the kind of may hold sources.
  private mutating func readFolder(_ folder: String, depth: Int) {
    let place = folder.isEmpty ? "." : folder
    guard depth < Self.depthLimit else { return unread.append("\(folder): folders lie too deep in one another") }
    if let identity = FileAccess.Identity(of: place), !folders.insert(identity).inserted { return }
    do throws(FileAccessError) {
      for name in try FileAccess.names(in: place) { readEntry(folder + name, depth: depth) }
    } catch { unread.append("\(error)") }
  }

  private mutating func readEntry(_ path: String, depth: Int) {
    do throws(FileAccessError) {
      switch try FileAccess.found(at: path) {
      case .folder where FileAccess.isLink(path): waiting.append((path + "/", depth + 1))
      case .folder: readFolder(path + "/", depth: depth + 1)
      case .file, .pipe, .device:
        if path.hasSuffix(".swift") { readFile(path) } else if takesOthers { try readOther(path) }
      }
    } catch { unread.append("\(error)") }
  }

  private mutating func readFile(_ path: String, orPipe takesPipes: Bool = false) {
    do throws(FileAccessError) { add(path, try FileAccess.bytes(of: path, orPipe: takesPipes)) } catch {
      unread.append("\(error)")
    }
  }

  private mutating func readOther(_ path: String) throws(FileAccessError) {
    guard let read = OtherLiterals.reader(of: PathName(path).kind) else { return }
    read(&others, try FileAccess.bytes(of: path))
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
