import Dragoman
import StringCatalogs
import StringTables

extension ToolCommand {
  /// `dragoman lint`: the validation of catalogs.
  static let lint = ToolCommand(
    "lint", group: .check, summary: "find what will crash or look wrong before it ships", operands: "FILE…",
    options: [
      ToolOption("--format", value: "FORMAT", help: "text, json, xcode or github; text unless given"),
      ToolOption("--rule", value: "NAME", repeats: true, help: "check this rule alone"),
      ToolOption(
        "--since", value: "REV", help: "only what got worse since this branch left REV, and new texts not translated"),
      ToolOption("--strict", help: "warnings end with exit 1 too, not only errors"),
      ToolOption("--quiet", help: "leave notes out"),
      ToolOption("--documentation", help: "print what each rule is for, with examples, and check nothing"),
    ],
    notes: """
      Every finding has its place, file:line:column, how bad it is, the rule's name, key and language. Exit 1 when
      there are errors, and with --strict when there are warnings. A folder stands for the catalogs in it; without
      FILE, those below this folder are checked. A file that is no catalog is an error of its own, at the place where
      it stops to be one. --since asks git for each file as it was where the branch left REV (main, origin/main, a
      tag): what was wrong there already is passed over, and a text that is new and not translated is an error, however
      high the percentage.
      \(CatalogFiles.folderNote)
      """
  ) { arguments, console throws(ToolFailure) in
    if arguments.has("--documentation") {
      console.print(bytes: Array(RuleDocumentation.markdown.utf8))
      return .clean
    }
    return try LintRun(arguments, console).run()
  }
}

/// One call of `lint`.
private struct LintRun {
  let files: CatalogFiles
  let console: ToolConsole
  let paths: [String]
  let rules: [any CatalogRule]
  let reporter: FindingReporter
  let threshold: FindingSeverity
  let leavesNotesOut: Bool
  let since: String?

  init(_ arguments: ToolArguments, _ console: ToolConsole) throws(ToolFailure) {
    files = CatalogFiles(console: console)
    self.console = console
    rules = try Self.rules(named: arguments.all("--rule"))
    let format = arguments["--format"] ?? "text"
    guard let reporter = FindingReporter(rawValue: format) else {
      let known = FindingReporter.allCases.map(\.rawValue).joined(separator: ", ")
      throw ToolFailure("the format \(format) is not known", next: "write one of \(known)")
    }
    self.reporter = reporter
    threshold = arguments.has("--strict") ? .warning : .error
    leavesNotesOut = arguments.has("--quiet")
    since = arguments["--since"]
    if let since, since.isEmpty || since.hasPrefix("-") {
      // Git would take it for an option of its own.
      throw ToolFailure("--since \(since) is no revision", next: "write one such as main or HEAD~3")
    }
    paths = try files.paths(arguments.operands.isEmpty ? ["."] : arguments.operands)
  }

  private static func rules(named names: [String]) throws(ToolFailure) -> [any CatalogRule] {
    guard !names.isEmpty else { return CatalogRules.all }
    var rules: [any CatalogRule] = []
    for name in names {
      guard let rule = CatalogRules.all.first(where: { $0.name.lowercased() == name.lowercased() }) else {
        let nearest = Spelling.nearest(to: name, among: CatalogRules.all.map(\.name))
        throw ToolFailure(
          "there is no rule \(name)", next: nearest.map { "did you mean \($0)?" } ?? "see lint --documentation")
      }
      rules.append(rule)
    }
    return rules
  }

  func run() throws(ToolFailure) -> ToolExit {
    var counts: [FindingSeverity: Int] = [:]
    for path in paths {
      let findings = try findings(in: path).filter { !leavesNotesOut || $0.severity > .note }
      for finding in findings { counts[finding.severity, default: 0] += 1 }
      for line in reporter.lines(of: findings, in: path) {
        // The formats for programs have escapes of their own.
        console.print(reporter == .text || reporter == .xcode ? line.controlsWrittenOut : line)
      }
    }
    if reporter == .text { console.print(summary(counts)) }
    return counts.contains { $0.key >= threshold && $0.value > 0 } ? .findings : .clean
  }

  private func findings(in path: String) throws(ToolFailure) -> [CatalogFinding] {
    let bytes = try files.bytes(of: path)
    let document: CatalogDocument
    do throws(TableReadError) {
      document = try CatalogDocument(bytes)
    } catch {
      return [
        CatalogFinding(
          rule: "FileIsReadable", severity: .error, line: error.line, column: error.column, message: error.message)
      ]
    }
    if let since { return try worse(document, at: path, since: since) }
    return Self.encodingNotes(document) + document.findings(of: rules)
  }

  /// What got worse since the branch left a revision. A file that was not there, or was no catalog, is new.
  private func worse(
    _ document: CatalogDocument, at path: String, since revision: String
  ) throws(ToolFailure) -> [CatalogFinding] {
    guard path != "-" else { throw ToolFailure("--since needs a file that git knows", next: "name the file") }
    let name = PathName(path)
    let start = try Git.line(["merge-base", revision, "HEAD"], in: name.parent)
    let bytes = try? Git.output(["show", "\(start):./\(name.name)"], in: name.parent)
    return CatalogRatchet.findings(from: bytes.flatMap { try? CatalogDocument($0) }, to: document, rules: rules)
  }

  private static func encodingNotes(_ document: CatalogDocument) -> [CatalogFinding] {
    guard document.encoding != .utf8 else { return [] }
    return [
      CatalogFinding(
        rule: "FileIsReadable", severity: .note, line: 1, column: 1,
        message: "the file is in \(document.encoding.rawValue); Xcode writes UTF-8")
    ]
  }

  private func summary(_ counts: [FindingSeverity: Int]) -> String {
    let parts = FindingSeverity.allCases.reversed().map { severity in
      let count = counts[severity] ?? 0
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return "\(paths.count) catalog\(paths.count == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }
}
