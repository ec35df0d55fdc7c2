import Dragoman
import StringCatalogs
import StringTables

extension ToolCommand {
  /// `dragoman status`: how far the translation is.
  static let status = ToolCommand(
    "status", group: .ask, summary: "how far each language is translated", operands: "FILE…",
    options: [
      ToolOption("--json", help: "answer as JSON, with every text that is not translated"),
      ToolOption("--html", value: "OUT", help: "write one self-contained page to OUT; - for standard output"),
      ToolOption("--list", help: "name every text that is not translated"),
      ToolOption("--language", short: "-l", value: "TAG", repeats: true, help: "count this language alone"),
    ],
    notes: """
      Keys: those whose every text is translated, of those to be translated. Texts: each plural form and each device
      counts for itself; a key without any text in a language counts as one that is missing. Keys with shouldTranslate
      false are left out. In the source language a key without a text, and a text in state new, count as translated:
      the code has them. Percentages are rounded down. Refused: texts that count as translated and that no reader gets,
      because the values of their key do not fit them; --list says why. Without FILE, the catalogs below this folder are
      counted.
      \(CatalogFiles.folderNote)
      """
  ) { arguments, console throws(ToolFailure) in
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    let reports = try StatusReport.reports(of: operands, only: arguments.all("--language"), console)
    if let output = arguments["--html"] {
      let page = StatusPage(reports).html
      try CatalogFiles(console: console).write(Array(page.utf8), to: output)
    }
    if arguments.has("--json") {
      console.print(StatusReport.json(of: reports).description)
    } else if arguments["--html"] == nil {
      for line in StatusReport.lines(of: reports, listing: arguments.has("--list")) {
        console.print(line.controlsWrittenOut)
      }
    }
    return reports.contains { $0.problem != nil } ? .cannot : .clean
  }

  /// What the tool does when it is called without a command: the status of what is here, if anything is.
  static func statusAlone(_ console: ToolConsole) -> ToolExit? {
    do throws(ToolFailure) {
      var failures: [ToolFailure] = []
      let paths = CatalogFiles.catalogs(below: ".", failures: &failures)
      if paths.isEmpty, failures.isEmpty { return nil }
      for failure in failures { console.complain("dragoman: \(failure)") }
      let reports = try StatusReport.reports(of: paths, only: [], console)
      for line in StatusReport.lines(of: reports, listing: false) { console.print(line.controlsWrittenOut) }
      console.print("")
      console.print("dragoman --help lists the commands.")
      return !failures.isEmpty || reports.contains { $0.problem != nil } ? .cannot : .clean
    } catch {
      console.complain("dragoman: \(error)")
      return .cannot
    }
  }
}

/// The status of one file.
struct StatusReport {
  let path: String
  let status: CatalogStatus?
  /// Why there is no status.
  let problem: String?

  /// The status of every catalog that operands name. One that cannot be read is complained of, and counted as such.
  static func reports(
    of operands: [String], only languages: [String], _ console: ToolConsole
  ) throws(ToolFailure) -> [StatusReport] {
    let files = CatalogFiles(console: console)
    var unknown = languages
    var spellings: [String: String] = [:]
    let reports = try files.paths(operands).map { path in
      do throws(ToolFailure) {
        let document = try files.read(path).document
        var status = CatalogStatus(of: document)
        unknown.removeAll { name in status.languages.contains { $0.language == name } }
        for name in unknown { spellings[name] = document.otherSpelling(of: name) }
        if !languages.isEmpty {
          let own = languages.map { document.otherSpelling(of: $0) ?? $0 }
          status.languages.removeAll { !own.contains($0.language) }
        }
        return StatusReport(path: path, status: status, problem: nil)
      } catch {
        console.complain("dragoman: \(error)")
        return StatusReport(path: path, status: nil, problem: "\(error)")
      }
    }
    // Where a catalog could not be read, nobody knows what it has.
    if let name = unknown.first, !reports.contains(where: { $0.problem != nil }) {
      let next = spellings[name].map { "write -l \($0)" } ?? "write a language as the catalog spells it"
      throw ToolFailure("no catalog has a text in \(name)", next: next)
    }
    return reports
  }
}

// As text.
extension StatusReport {
  static func lines(of reports: [StatusReport], listing: Bool) -> [String] {
    var lines: [String] = []
    for report in reports {
      guard let status = report.status else { continue }
      if !lines.isEmpty { lines.append("") }
      lines.append("\(report.path): \(report.heading(status))")
      lines += table(status)
      if listing { lines += unfinished(status) }
    }
    return lines
  }

  private func heading(_ status: CatalogStatus) -> String {
    var parts = ["\(status.keys) key\(status.keys == 1 ? "" : "s") in \(status.sourceLanguage)"]
    if status.staleKeys > 0 { parts.append("\(status.staleKeys) stale") }
    if status.untranslatableKeys > 0 { parts.append("\(status.untranslatableKeys) not to translate") }
    return parts.joined(separator: ", ")
  }

  private static func table(_ status: CatalogStatus) -> [String] {
    var rows = [["", "keys", "", "texts", "review", "new", "missing", "refused"]]
    rows += status.languages.map { language in
      [
        language.language, "\(language.translatedKeys)/\(language.keys)", "\(language.percent) %",
        "\(language.translatedTexts)/\(language.texts)", "\(language.textsToReview)", "\(language.newTexts)",
        "\(language.missingKeys)", "\(language.refusedTexts)",
      ]
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      "  "
        + row.enumerated().map { column, cell in
          let space = String(repeating: " ", count: widths[column] - cell.count)
          return column == 0 ? cell + space : space + cell
        }.joined(separator: "  ")
    }
  }

  private static func unfinished(_ status: CatalogStatus) -> [String] {
    status.languages.map(\.language).flatMap { language in
      status.unfinished(in: language).map { "  \(language) \($0)" }
        + status.refused(in: language).map { "  \(language) \($0.subject): refused, \($0.reason)" }
    }
  }
}

// As JSON.
extension StatusReport {
  static func json(of reports: [StatusReport]) -> JSONValue {
    .object(["catalogs": .array(reports.map(\.json))])
  }

  private var json: JSONValue {
    guard let status else { return .object(["file": .string(path), "problem": problem.map(JSONValue.string)]) }
    return .object([
      "file": .string(path), "sourceLanguage": .string(status.sourceLanguage), "keys": Self.number(status.keys),
      "translatableKeys": Self.number(status.translatableKeys), "staleKeys": Self.number(status.staleKeys),
      "untranslatableKeys": Self.number(status.untranslatableKeys),
      "languages": .array(status.languages.map { Self.json($0, status) }),
    ])
  }

  private static func json(_ language: LanguageStatus, _ status: CatalogStatus) -> JSONValue {
    .object([
      "language": .string(language.language), "keys": number(language.keys),
      "translatedKeys": number(language.translatedKeys), "missingKeys": number(language.missingKeys),
      "percent": number(language.percent), "texts": number(language.texts),
      "translatedTexts": number(language.translatedTexts), "textsToReview": number(language.textsToReview),
      "newTexts": number(language.newTexts), "refusedTexts": number(language.refusedTexts),
      "unfinished": .array(
        status.unfinished(in: language.language).map { text in
          .object([
            "key": .string(text.key), "path": .string(text.path.description), "state": .string(text.state),
          ])
        }),
      "refused": .array(
        status.refused(in: language.language).map { text in
          .object([
            "key": .string(text.key), "path": .string(text.path.description), "reason": .string(text.reason),
          ])
        }),
    ])
  }

  private static func number(_ value: Int) -> JSONValue { .number("\(value)") }
}
