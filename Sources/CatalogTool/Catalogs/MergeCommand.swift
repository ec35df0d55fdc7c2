import Dragoman
import StringCatalogs
import StringTables

extension ToolCommand {
  /// `dragoman merge`: the driver that git calls for catalogs.
  static let merge = ToolCommand(
    "merge", group: .change, summary: "merge two versions of a catalog, text by text; git's merge driver",
    operands: "BASE OURS THEIRS [PATH]",
    options: [
      ToolOption("--output", value: "OUT", help: "write to OUT instead of OURS; - for standard output"),
      ToolOption("--install", help: "make git call this for every .xcstrings file of this repository"),
      ToolOption("--uninstall", help: "let git merge them by itself again"),
    ],
    notes: """
      The result is written to OURS, in its layout. Where both sides changed the same text, ours is kept in state
      needs_review, both texts are shown on standard error, and the exit code is 1, so that git reports a conflict: look
      at the texts that need review, then git add. The file is valid JSON whatever happens. An empty BASE means that
      both sides made the file. PATH is what messages call it.

      --install writes .gitattributes, which is committed, and the configuration of this clone, so that every clone calls
      it once. Where the tool is gone, git merges line by line.
      """
  ) { arguments, console throws(ToolFailure) in
    if arguments.has("--uninstall") { return try GitInstallation().uninstall(console) }
    if arguments.has("--install") { return try GitInstallation().install(console) }
    return try MergeRun(arguments, console).run()
  }
}

/// One merge of three files.
private struct MergeRun {
  let files: CatalogFiles
  let console: ToolConsole
  let paths: [String]
  let output: String

  init(_ arguments: ToolArguments, _ console: ToolConsole) throws(ToolFailure) {
    paths = arguments.operands
    guard (3...4).contains(paths.count) else {
      throw ToolFailure("three files are merged, not \(paths.count)", next: "name BASE, OURS and THEIRS")
    }
    files = CatalogFiles(console: console)
    self.console = console
    output = arguments["--output"] ?? paths[1]
  }

  private var name: String { paths.count > 3 ? paths[3] : paths[1] }

  func run() throws(ToolFailure) -> ToolExit {
    let base = try base()
    let ours = try files.read(paths[1]).document
    let theirs = try files.read(paths[2]).document
    let merge = CatalogMerge(base: base, ours: ours, theirs: theirs)
    let result = merge.document.bytes
    if output != paths[1] || result != ours.bytes { try files.write(result, to: output) }
    for conflict in merge.conflicts { console.complain("\(name): conflict in \(conflict)") }
    return merge.conflicts.isEmpty ? .clean : .findings
  }

  /// The common version; nil where the file is empty, as git gives it when both sides made the file.
  private func base() throws(ToolFailure) -> CatalogDocument? {
    let bytes = try files.bytes(of: paths[0])
    return bytes.isEmpty ? nil : try files.read(paths[0], bytes)
  }
}
