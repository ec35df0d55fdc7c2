import CatalogExchange
import Dragoman
import LanguageTags
import StringCatalogs

extension ToolCommand {
  /// `dragoman export`: texts on their way to translators.
  static let export = ToolCommand(
    "export", group: .ship, summary: "write the texts for translators and other tools", operands: "FILE…",
    options: [
      ToolOption("--to", value: "FORMAT", help: "xliff, csv, strings or stringsdict"),
      ToolOption(
        "--language", short: "-l", value: "TAG", repeats: true, help: "a language; all of the catalogs unless given"),
      ToolOption(
        "--output", value: "DIR",
        help: "the folder to write into, made where it is missing; files that are there are replaced"),
      ToolOption("--for-spreadsheets", help: "csv that a spreadsheet opens: what looks like a formula stays a text"),
      ToolOption("--json", help: "answer in JSON, a line for each file and each finding"),
    ],
    notes: """
      xliff is what Xcode exports: DIR/TAG.xliff, with a part for each catalog, each plural form and device a unit of its
      own, states and comments kept. csv is DIR/TABLE.TAG.csv, a row for each text. A key without a text is there without
      a translation: nothing is filled with the source. A language that the catalogs do not have yet is exported when it
      is named, with the plural forms that it needs. One that they spell differently (pt-BR, pt_BR) is exported from each
      under its own name, and comes back under that. Keys with shouldTranslate false are left out.
      strings is DIR/TAG.lproj/TABLE.strings, with the texts that do not vary; stringsdict is the pair of files, the plural
      forms and devices in the second. They have the source language too.
      What a format cannot carry is a warning that names it, and the exit code is 1.
      \(CatalogFiles.folderNote)
      """
  ) { arguments, console throws(ToolFailure) in
    try ExportRun(arguments, console).run()
  }
}

/// What `export` writes.
enum ExportFormat: String, CaseIterable {
  case xliff, csv, strings, stringsdict

  /// Whether the files hold the texts of one language, rather than two side by side.
  var isTable: Bool { self == .strings || self == .stringsdict }

  init(named name: String) throws(ToolFailure) {
    guard let format = Self(rawValue: name) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw ToolFailure("--to \(name) is not known", next: "write one of \(known)")
    }
    self = format
  }
}

/// One call of `export`.
private struct ExportRun {
  let reporter: ExchangeReporter
  let output: OutputFolder
  let format: ExportFormat
  let catalogs: [CatalogFile]
  let languages: [ExportLanguage]
  let isForSpreadsheets: Bool

  init(_ arguments: ToolArguments, _ console: ToolConsole) throws(ToolFailure) {
    reporter = ExchangeReporter(console: console, isJSON: arguments.has("--json"))
    format = try ExportFormat(named: try arguments.required(ToolOption("--to", value: "FORMAT", help: "")))
    output = OutputFolder(path: try arguments.required(ToolOption("--output", value: "DIR", help: "")))
    isForSpreadsheets = arguments.has("--for-spreadsheets")
    guard !isForSpreadsheets || format == .csv else {
      throw ToolFailure("--for-spreadsheets is for csv", next: "write --to csv, or leave it away")
    }
    let files = CatalogFiles(console: console)
    var catalogs: [CatalogFile] = []
    for path in try files.paths(arguments.operands) { catalogs.append(try files.read(path)) }
    self.catalogs = catalogs
    if format == .xliff {
      try Self.checkOriginals(catalogs)
    } else {
      try CatalogFiles.refuseOneName(of: catalogs.map(\.path), next: "export them one by one, to two folders") { path in
        CatalogFile.table(of: path)
      }
    }
    languages = try ExportLanguage.all(arguments.all("--language"), of: catalogs, withSource: format.isTable)
    guard !languages.isEmpty else {
      throw ToolFailure("the catalogs have no language but their own", next: "name one with --language TAG")
    }
  }

  /// Nobody could tell two parts of one name apart on the way back.
  private static func checkOriginals(_ catalogs: [CatalogFile]) throws(ToolFailure) {
    var first: [ExactText: String] = [:]
    for path in catalogs.map(\.path) {
      let name = OriginalName.name(of: path)
      guard let other = first.updateValue(path, forKey: ExactText(name)) else { continue }
      throw ToolFailure(
        "\(other) and \(path) would both be called \(name)", next: "call this in the folder that both lie in")
    }
  }

  func run() throws(ToolFailure) -> ToolExit {
    format.isTable ? try exportTables() : try exportTranslations()
  }

  private func exportTranslations() throws(ToolFailure) -> ToolExit {
    var exit = ToolExit.clean
    let exports = translations()
    for (place, language) in languages.enumerated() {
      let files = exports.map { $0[place] }
      for case (let catalog, let file?) in zip(catalogs, files) {
        let findings = file.findings + (format == .xliff ? unwritable(file, catalog) : [])
        if reporter.report(findings, in: catalog.path) { exit = .findings }
      }
      if format == .xliff {
        let files = files.compactMap(\.self)
        let path = try output.write(XLIFFWriter.bytes(of: files), to: "\(language.name).xliff")
        tell(path, language.name, files.flatMap(\.units), without: files.flatMap(XLIFFWriter.unwritable))
      }
      for case (let catalog, let file?) in zip(catalogs, files) where format == .csv {
        let bytes = CSVWriter.bytes(of: file, forSpreadsheets: isForSpreadsheets)
        let path = try output.write(bytes, to: "\(catalog.table).\(file.targetLanguage).csv")
        tell(path, file.targetLanguage, file.units)
      }
    }
    return exit
  }

  /// The texts of each catalog in each language, in one walk through it; nil where it has no part in a language.
  private func translations() -> [[TranslationFile?]] {
    catalogs.indices.map { index in
      let spellings = languages.map { $0.spellings[index] }
      let files = catalogs[index].document.translations(
        into: spellings.compactMap(\.self), original: OriginalName.name(of: catalogs[index].path))
      var rest = files[...]
      return spellings.map { $0 == nil ? nil : rest.popFirst() }
    }
  }

  private func unwritable(_ file: TranslationFile, _ catalog: CatalogFile) -> [CatalogFinding] {
    XLIFFWriter.unwritable(in: file).map { unit in
      let place = catalog.document.entry(unit.key).map { catalog.document.place(of: $0.offset) } ?? (line: 1, column: 1)
      var finding = CatalogFinding(
        rule: "FormatCarriesAll", severity: .warning, line: place.line, column: place.column,
        message: "not exported: XML cannot hold its control characters")
      finding.key = unit.key
      finding.language = file.targetLanguage
      return finding
    }
  }

  private func exportTables() throws(ToolFailure) -> ToolExit {
    var exit = ToolExit.clean
    for language in languages {
      for case (let catalog, let language?) in zip(catalogs, language.spellings) {
        let files = catalog.document.stringsFiles(in: language, withRules: format == .stringsdict)
        if reporter.report(files.findings, in: catalog.path) { exit = .findings }
        for (bytes, kind, count) in [
          (files.strings, "strings", files.stringsCount), (files.stringsdict, "stringsdict", files.stringsdictCount),
        ] {
          guard let bytes else { continue }
          let path = try output.write(bytes, to: "\(language).lproj/\(catalog.table).\(kind)")
          reporter.wrote(path, language, texts: count, untranslated: nil)
        }
      }
    }
    return exit
  }

  /// Tells of a file with units, but for those that it cannot hold.
  private func tell(
    _ path: String, _ language: String, _ units: [TranslationUnit], without lost: [TranslationUnit] = []
  ) {
    let untranslated = units.count { $0.target == nil } - lost.count { $0.target == nil }
    reporter.wrote(path, language, texts: units.count - lost.count, untranslated: untranslated)
  }
}

extension CatalogFile {
  /// The name of the table: that of the file without its extension.
  var table: String { Self.table(of: path) }

  static func table(of path: String) -> String { path == "-" ? "Localizable" : String(PathName(path).stem) }
}
