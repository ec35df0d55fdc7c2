import Dragoman
import StringCatalogs

extension ToolCommand {
  /// `dragoman api-check`: what a client of the key set would notice.
  static let apiCheck = ToolCommand(
    "api-check", group: .check, summary: "breaking changes of a key set, for authors of SDKs", operands: "OLD NEW",
    options: [ToolOption("--all", help: "name what is new too")],
    notes: """
      Breaking is a key or a language that is gone, arguments that are others, and another source language. Exit 1 when
      there is any of it.
      """
  ) { arguments, console throws(ToolFailure) in
    guard arguments.operands.count == 2 else {
      throw ToolFailure("two catalogs are compared, not \(arguments.operands.count)", next: "name OLD and NEW")
    }
    let files = CatalogFiles(console: console)
    let old = try files.read(arguments.operands[0]).document
    let new = try files.read(arguments.operands[1]).document
    let changes = KeySetChange.changes(from: old, to: new)
    for change in changes where change.isBreaking { console.print("breaking: \(change)".controlsWrittenOut) }
    for change in changes where !change.isBreaking && arguments.has("--all") {
      console.print("new: \(change)".controlsWrittenOut)
    }
    return changes.contains(where: \.isBreaking) ? .findings : .clean
  }
}
