import Dragoman
import StringCatalogs

extension ToolCommand {
  /// `dragoman diff`: what two catalogs differ in.
  static let diff = ToolCommand(
    "diff", group: .ask, summary: "what changed between two catalogs, text by text", operands: "OLD NEW",
    options: [
      ToolOption("--textconv", help: "print one catalog, a line for each text, for git: dragoman diff --textconv FILE")
    ],
    notes: """
      Layout and order do not count. Each line says what it is about, key, language and variation, and what stands
      there; lines with - are in OLD alone, lines with + in NEW alone. Exit 1 when there are any.
      """
  ) { arguments, console throws(ToolFailure) in
    let files = CatalogFiles(console: console)
    if arguments.has("--textconv") {
      guard arguments.operands.count == 1 else { throw ToolFailure("--textconv takes one file", next: "name one") }
      for line in CatalogLines(of: try files.read(arguments.operands[0]).document).lines {
        console.print(line.controlsWrittenOut)
      }
      return .clean
    }
    guard arguments.operands.count == 2 else {
      throw ToolFailure("two catalogs are compared, not \(arguments.operands.count)", next: "name OLD and NEW")
    }
    let old = try files.read(arguments.operands[0]).document
    let new = try files.read(arguments.operands[1]).document
    let lines = CatalogDifference(from: old, to: new).lines
    for line in lines {
      console.print(line.controlsWrittenOut)
    }
    return lines.isEmpty ? .clean : .findings
  }
}
