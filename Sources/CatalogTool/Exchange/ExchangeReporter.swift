import CatalogExchange
import Dragoman
import StringCatalogs

/// Prints what came of an exchange, for people or for programs.
struct ExchangeReporter {
  let console: ToolConsole
  let isJSON: Bool
  /// Whether standard output is taken by a catalog.
  var isSilent = false

  /// Prints findings; true when somebody has to look at one.
  func report(_ findings: [CatalogFinding], in path: String) -> Bool {
    for line in (isJSON ? FindingReporter.json : .text).lines(of: findings, in: path) { print(line) }
    return findings.contains { $0.severity > .note }
  }

  /// Tells of a file that was written.
  func wrote(_ path: String, _ language: String, texts: Int, untranslated: Int?) {
    guard !isJSON else {
      let line = JSONValue.object([
        "wrote": .string(path), "language": .string(language), "texts": .number("\(texts)"),
        "untranslated": untranslated.map { .number("\($0)") },
      ])
      return print(line.description)
    }
    let missing = untranslated.map { ", \($0) not translated" } ?? ""
    print("wrote \(path): \(texts) text\(texts == 1 ? "" : "s")\(missing)")
  }

  /// Tells of a file that was read; true when somebody has to look at something.
  func tell(_ report: ImportReport, of source: String) -> Bool {
    let isFound = self.report(report.findings, in: source)
    if !report.language.isEmpty { print(isJSON ? Self.json(report, source).description : "\(source): \(report)") }
    return isFound
  }

  private func print(_ line: String) {
    if isSilent { console.complain(line) } else { console.print(isJSON ? line : line.controlsWrittenOut) }
  }

  private static func json(_ report: ImportReport, _ source: String) -> JSONValue {
    let counts: KeyValuePairs<String, Int> = [
      "changed": report.changed, "added": report.added, "unchanged": report.unchanged,
      "untranslated": report.untranslated, "marked": report.marked, "newKeys": report.newKeys, "left": report.left,
    ]
    var members = [
      JSONValue.Member(name: "read", value: .string(source)),
      JSONValue.Member(name: "language", value: .string(report.language)),
    ]
    members += counts.map { JSONValue.Member(name: $0.key, value: .number("\($0.value)")) }
    return .object(members)
  }
}
