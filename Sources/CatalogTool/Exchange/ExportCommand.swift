import CatalogExchange
import Dragoman
import Foundation
import LanguageTags
import StringCatalogs

extension ToolCommand {
  /// `dragoman export`: texts on their way to translators.
  static let export = ToolCommand(
    "export", group: .ship, summary: "write the texts for translators and other tools", operands: "FILE…",
    options: [
      ToolOption("--to", value: "FORMAT", help: "xliff"),
      ToolOption(
        "--language", short: "-l", value: "TAG", repeats: true, help: "a language; all of the catalogs unless given"),
      ToolOption("--output", value: "DIR", help: "the folder to write into, which is made where it is missing"),
      ToolOption("--json", help: "answer in JSON, a line for each file and each finding"),
    ],
    notes: """
      xliff is what Xcode exports: DIR/TAG.xliff, with a part for each catalog, each plural form and device a unit of its
      own, states and comments kept. A key without a text has a unit without a target: nothing is filled with the source.
      A language that the catalogs do not have yet is exported when it is named. Keys with shouldTranslate false are left
      out. What a format cannot carry is a warning that names it, and the exit code is 1.
      """
  ) { arguments, console throws(ToolFailure) in
    try ExportRun(arguments, console).run()
  }
}

/// One call of `export`.
private struct ExportRun {
  let console: ToolConsole
  let output: OutputFolder
  let catalogs: [CatalogFile]
  let languages: [String]
  let isJSON: Bool

  init(_ arguments: ToolArguments, _ console: ToolConsole) throws(ToolFailure) {
    self.console = console
    isJSON = arguments.has("--json")
    let format = try arguments.required(ToolOption("--to", value: "FORMAT", help: ""))
    guard format == "xliff" else { throw ToolFailure("--to \(format) is not known", next: "write xliff") }
    output = OutputFolder(path: try arguments.required(ToolOption("--output", value: "DIR", help: "")))
    let files = CatalogFiles(console: console)
    var catalogs: [CatalogFile] = []
    for path in try files.paths(arguments.operands) { catalogs.append(try files.read(path)) }
    self.catalogs = catalogs
    languages = try Self.languages(arguments.all("--language"), catalogs)
    guard !languages.isEmpty else {
      throw ToolFailure("the catalogs have no language but their own", next: "name one with --language TAG")
    }
  }

  /// The languages to export, each of which becomes the name of a file.
  private static func languages(_ named: [String], _ catalogs: [CatalogFile]) throws(ToolFailure) -> [String] {
    var languages = named
    if named.isEmpty {
      for catalog in catalogs {
        let own = catalog.document.sourceLanguage
        for language in catalog.document.languages where language != own && !languages.contains(language) {
          languages.append(language)
        }
      }
      languages.sort()
    }
    for language in languages {
      do throws(LanguageTagError) { _ = try LanguageTag(parsing: language) } catch {
        throw ToolFailure("\"\(language)\" is no language tag: \(error)", next: "write one such as pt-BR")
      }
    }
    return languages
  }

  func run() throws(ToolFailure) -> ToolExit {
    var exit = ToolExit.clean
    let exports = catalogs.map { catalog in
      catalog.document.translations(into: languages, original: OriginalName.name(of: catalog.path))
    }
    for (index, language) in languages.enumerated() {
      let files = exports.map { $0[index] }
      let path = try output.write(XLIFFWriter.bytes(of: files), to: "\(language).xliff")
      for (catalog, file) in zip(catalogs, files) {
        if report(file.findings + unwritable(file), in: catalog.path) { exit = .findings }
      }
      tell(path, language, files.flatMap(\.units))
    }
    return exit
  }

  private func unwritable(_ file: TranslationFile) -> [CatalogFinding] {
    XLIFFWriter.unwritable(in: file).map { unit in
      var finding = CatalogFinding(
        rule: "FormatCarriesAll", severity: .warning, line: 1, column: 1,
        message: "not exported: XML cannot hold its control characters")
      finding.key = unit.key
      finding.language = file.targetLanguage
      return finding
    }
  }

  /// Prints findings; true when there are any but notes.
  private func report(_ findings: [CatalogFinding], in path: String) -> Bool {
    for line in (isJSON ? FindingReporter.json : .text).lines(of: findings, in: path) {
      console.print(isJSON ? line : line.controlsWrittenOut)
    }
    return findings.contains { $0.severity > .note }
  }

  private func tell(_ path: String, _ language: String, _ units: [TranslationUnit]) {
    let missing = units.count { $0.target == nil }
    guard !isJSON else {
      let line = JSONValue.object([
        "wrote": .string(path), "language": .string(language), "texts": .number("\(units.count)"),
        "untranslated": .number("\(missing)"),
      ])
      return console.print(line.description)
    }
    let count = "\(units.count) text\(units.count == 1 ? "" : "s")"
    console.print("wrote \(path): \(count), \(missing) not translated".controlsWrittenOut)
  }
}

/// How a catalog is named in a file of exchange: as seen from the folder that the tool runs in, which is the project's.
enum OriginalName {
  static func name(of path: String) -> String {
    if path == "-" { return "Localizable.xcstrings" }
    let folder = FileManager.default.currentDirectoryPath + "/"
    if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    if path.hasPrefix("/") { return String(PathName(path).name) }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
