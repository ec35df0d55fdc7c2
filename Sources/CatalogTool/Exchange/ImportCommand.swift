import CatalogExchange
import Dragoman
import StringCatalogs

extension ToolCommand {
  /// `dragoman import`: what translators give back.
  static let importing = ToolCommand(
    "import", group: .ship, summary: "take translators' files back into a catalog", operands: "FILE FROM…",
    options: [
      ToolOption(
        "--map", value: "THEIRS=OURS", repeats: true, help: "their language is this one of the catalog: pt-PT=pt"),
      ToolOption("--unfinished", help: "take texts that are new or to be reviewed too"),
      ToolOption("--original", value: "PATH", help: "the catalog's path in their files, where it is another"),
      ToolOption("--dry-run", help: "write nothing; say what would change"),
      ToolOption("--json", help: "answer in JSON, a line for each file and each finding"),
    ],
    notes: """
      FROM is an .xliff file, or a folder of them such as Xcode's .xcloc. Texts and states that differ are taken over, and
      only their lines change. As in Xcode, a unit without a target changes nothing, units that are new or to be reviewed
      are left, and an empty text that is called translated clears. A text whose source has changed since the export is
      taken and marked needs_review. Nothing is filled with the source language. Languages are never renamed on the way:
      where pt-PT comes back and the catalog has pt, say which is meant with --map. What is left, and why, is listed with
      its place in the file, and the exit code is 1; the rest is imported all the same.
      """
  ) { arguments, console throws(ToolFailure) in
    try ImportRun(arguments, console).run()
  }
}

/// One call of `import`.
private struct ImportRun {
  let console: ToolConsole
  let files: CatalogFiles
  let catalog: String
  let sources: [String]
  let original: String
  let options: ImportOptions
  let writes: Bool
  let isJSON: Bool

  init(_ arguments: ToolArguments, _ console: ToolConsole) throws(ToolFailure) {
    self.console = console
    files = CatalogFiles(console: console)
    guard arguments.operands.count > 1, let catalog = arguments.operands.first else {
      throw ToolFailure("a catalog and what to import are needed", next: "name FILE and then FROM")
    }
    self.catalog = catalog
    sources = try ExchangeFiles.paths(Array(arguments.operands.dropFirst()))
    original = arguments["--original"] ?? OriginalName.name(of: catalog)
    var options = ImportOptions()
    options.takesUnfinished = arguments.has("--unfinished")
    options.languages = try Self.languages(arguments.all("--map"))
    self.options = options
    writes = !arguments.has("--dry-run")
    isJSON = arguments.has("--json")
  }

  private static func languages(_ words: [String]) throws(ToolFailure) -> [String: String] {
    var languages: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts.contains("") else {
        throw ToolFailure("--map \(word) maps nothing", next: "write THEIRS=OURS, such as pt-PT=pt")
      }
      languages[parts[0]] = parts[1]
    }
    return languages
  }

  func run() throws(ToolFailure) -> ToolExit {
    let document = try files.read(catalog).document
    var exit = ToolExit.clean
    var catalogImport = CatalogImport(into: document, options: options)
    for source in sources {
      for report in catalogImport.take(xliff: try files.bytes(of: source), named: original) {
        if tell(report, of: source) { exit = .findings }
      }
    }
    let changed = catalogImport.document
    if writes, catalog == "-" || changed.bytes != document.bytes { try files.write(changed.bytes, to: catalog) }
    return exit
  }

  /// Prints a report; true when somebody has to look at something.
  private func tell(_ report: ImportReport, of source: String) -> Bool {
    guard catalog != "-" else {
      for line in FindingReporter.text.lines(of: report.findings, in: source) { console.complain(line) }
      return report.findings.contains { $0.severity > .note }
    }
    for line in (isJSON ? FindingReporter.json : .text).lines(of: report.findings, in: source) {
      console.print(isJSON ? line : line.controlsWrittenOut)
    }
    if !report.language.isEmpty {
      console.print(isJSON ? Self.json(report, source).description : "\(source): \(report)".controlsWrittenOut)
    }
    return report.findings.contains { $0.severity > .note }
  }

  private static func json(_ report: ImportReport, _ source: String) -> JSONValue {
    let counts: KeyValuePairs<String, Int> = [
      "changed": report.changed, "added": report.added, "unchanged": report.unchanged,
      "untranslated": report.untranslated, "marked": report.marked, "left": report.left,
    ]
    var members = [
      JSONValue.Member(name: "read", value: .string(source)),
      JSONValue.Member(name: "language", value: .string(report.language)),
    ]
    members += counts.map { JSONValue.Member(name: $0.key, value: .number("\($0.value)")) }
    return .object(members)
  }
}
