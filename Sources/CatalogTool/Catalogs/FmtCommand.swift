import Dragoman
import StringCatalogs

extension ToolCommand {
  /// `dragoman fmt`: catalogs in Xcode's layout.
  static let fmt = ToolCommand(
    "fmt", group: .change, summary: "lay catalogs out as Xcode does", operands: "FILE…",
    options: [
      ToolOption("--check", help: "change nothing; name the files that are laid out otherwise, and exit 1"),
      ToolOption("--keep-style", help: "write each file anew in its own style: the same bytes"),
      ToolOption(
        "--output", value: "OUT", help: "write to OUT instead: a file, - for standard output, a folder for many"),
    ],
    notes: """
      Xcode's layout: " : " between name and value, two spaces a level, members of every object sorted without regard
      to case and with digits as numbers, UTF-8 without a byte order mark, no line end behind the last brace. A file
      that Xcode wrote last is not changed. No field, key or duplicate is ever left out. A folder stands for the
      catalogs in it, and --check without FILE looks at those below this folder; - is standard input, and then the
      result goes to standard output.
      \(CatalogFiles.folderNote)
      """
  ) { arguments, console throws(ToolFailure) in
    try FmtRun(arguments, console).run()
  }
}

/// One call of `fmt`.
private struct FmtRun {
  let files: CatalogFiles
  let console: ToolConsole
  let paths: [String]
  let onlyChecks: Bool
  let keepsStyle: Bool
  let output: String?

  init(_ arguments: ToolArguments, _ console: ToolConsole) throws(ToolFailure) {
    files = CatalogFiles(console: console)
    self.console = console
    onlyChecks = arguments.has("--check")
    // What is changed is named; what is only looked at need not be.
    paths = try files.paths(onlyChecks && arguments.operands.isEmpty ? ["."] : arguments.operands)
    keepsStyle = arguments.has("--keep-style")
    output = arguments["--output"]
    guard output == nil || !onlyChecks else {
      throw ToolFailure("--check writes nothing", next: "leave --output away")
    }
    if let output, output != "-", paths.count > 1, FileAccess.kind(of: output) != .folder {
      throw ToolFailure("--output \(output) is no folder, and \(paths.count) files are named", next: "name a folder")
    }
    if let output, output != "-" {
      try CatalogFiles.refuseOneName(of: paths, next: "lay them out one by one, to two folders") { path in
        String(PathName(path).name)
      }
    }
  }

  /// Does every file; one that cannot be read does not keep the others from being done.
  func run() -> ToolExit {
    var exit = ToolExit.clean
    for path in paths {
      do throws(ToolFailure) {
        if try !format(path), onlyChecks, exit == .clean { exit = .findings }
      } catch {
        console.complain("dragoman: \(error)")
        exit = .cannot
      }
    }
    return exit
  }

  /// Formats one file; true when it is laid out so already.
  private func format(_ path: String) throws(ToolFailure) -> Bool {
    let source = try files.bytes(of: path)
    let document = try files.read(path, source)
    let result = keepsStyle ? document.reserializedBytes : document.canonicalBytes
    let isSame = result == source
    if onlyChecks {
      if !isSame { console.print(path) }
    } else if let destination = destination(of: path) {
      try files.write(result, to: destination)
    } else if !isSame {
      try files.write(result, to: path)
      console.print(path)
    }
    return isSame
  }

  /// Where the result goes; nil for the file itself.
  private func destination(of path: String) -> String? {
    guard let output else { return path == "-" ? "-" : nil }
    guard output != "-", path != "-", FileAccess.kind(of: output) == .folder else { return output }
    return output + (output.hasSuffix("/") ? "" : "/") + PathName(path).name
  }
}
