import CatalogExchange
import Dragoman
import LanguageTags
import StringCatalogs

extension ToolCommand {
  /// `dragoman import`: what translators give back.
  static let importing = ToolCommand(
    "import", group: .ship, summary: "take translators' files back into a catalog", operands: "FILE FROM…",
    options: [
      ToolOption(
        "--language", short: "-l", value: "TAG", help: "the language of .strings files that lie in no TAG.lproj"),
      ToolOption(
        "--map", value: "THEIRS=OURS", repeats: true, help: "their language is this one of the catalog: pt-PT=pt"),
      ToolOption("--unfinished", help: "take texts that are new or to be reviewed too"),
      ToolOption(
        "--add-keys",
        help: "add keys that the catalog does not have, as entered by hand; a catalog that is not there is made"),
      ToolOption("--original", value: "PATH", help: "the catalog's path in their files, where it is another"),
      ToolOption("--dry-run", help: "write nothing; say what would change"),
      ToolOption("--json", help: "answer in JSON, a line for each file and each finding"),
    ],
    notes: """
      FROM is an .xliff, .csv, .strings or .stringsdict file, or a folder of them such as Xcode's .xcloc; of a folder, what
      is for the catalog's table. Texts and states that differ are taken over, and only their lines change. As in Xcode, a
      unit without a target changes nothing, units that are new or to be reviewed are left, and an empty text clears where
      it is called translated, never where it is not finished. A text whose source has changed since the export is taken and marked needs_review. Nothing
      is filled with the source language. Languages are never renamed on the way: where pt-PT comes back and the catalog
      has pt, say which is meant with --map. What is left, and why, is listed with its place in the file, and the exit code
      is 1; the rest is imported all the same. A text that the values of its key do not fit is taken, and told with its
      place in the catalog, exit code 1: no reader gets it until it is mended.
      \(CatalogFiles.folderNote)
      """
  ) { arguments, console throws(ToolFailure) in
    try ImportRun(arguments, console).run()
  }
}

/// One call of `import`.
private struct ImportRun {
  let files: CatalogFiles
  let reporter: ExchangeReporter
  let catalog: String
  let sources: [ExchangeSource]
  let original: String
  let language: String?
  let options: ImportOptions
  let writes: Bool

  init(_ arguments: ToolArguments, _ console: ToolConsole) throws(ToolFailure) {
    files = CatalogFiles(console: console)
    guard arguments.operands.count > 1, let catalog = arguments.operands.first else {
      throw ToolFailure("a catalog and what to import are needed", next: "name FILE and then FROM")
    }
    self.catalog = catalog
    let table = catalog == "-" ? "Localizable" : String(PathName(catalog).stem)
    sources = try ExchangeSource.sources(named: Array(arguments.operands.dropFirst()), table: table)
    guard catalog != "-" || !sources.contains(.file("-")) else {
      throw ToolFailure("standard input cannot be both", next: "name a file for one of them")
    }
    original = arguments["--original"] ?? OriginalName.name(of: catalog)
    language = arguments["--language"]
    var options = ImportOptions()
    options.takesUnfinished = arguments.has("--unfinished")
    options.addsKeys = arguments.has("--add-keys")
    options.languages = try Self.languages(arguments.all("--map"))
    self.options = options
    writes = !arguments.has("--dry-run")
    reporter = ExchangeReporter(console: console, isJSON: arguments.has("--json"), isSilent: catalog == "-" && writes)
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
    let document = try self.document()
    try checkLanguages(of: document)
    var exit = ToolExit.clean
    var catalogImport = CatalogImport(into: document, options: options)
    for source in sources where try take(source, into: &catalogImport, document) { exit = .findings }
    let changed = catalogImport.document
    // The text is the translator's to mend; until then it is here, and told.
    let misfits = CatalogRatchet.misfits(from: document, to: changed)
    if reporter.report(misfits, in: catalog) { exit = .findings }
    if writes, catalog == "-" || changed.bytes != document.bytes { try files.write(changed.bytes, to: catalog) }
    return exit
  }

  /// Under another spelling than the catalog's, texts would become those of a second language. Where both names are one,
  /// somebody wants that.
  private func checkLanguages(of document: CatalogDocument) throws(ToolFailure) {
    for (theirs, ours) in options.languages.sorted(by: { $0.key < $1.key }) where theirs != ours {
      do throws(LanguageTagError) { if !document.spells(ours) { _ = try LanguageTag(parsing: ours) } } catch {
        throw ToolFailure("--map: \"\(ours)\" is no language tag: \(error)", next: "write one such as pt-BR")
      }
      guard let same = document.otherSpelling(of: ours) else { continue }
      throw ToolFailure("\(catalog) spells \(ours) as \(same)", next: "write --map \(theirs)=\(same)")
    }
  }

  /// The catalog; with --add-keys one that is not there yet begins empty.
  private func document() throws(ToolFailure) -> CatalogDocument {
    guard options.addsKeys, catalog != "-", FileAccess.isFree(catalog) else {
      return try files.read(catalog).document
    }
    return try files.read(catalog, CatalogDocument.empty())
  }

  /// Takes one file, or a pair; true when somebody has to look at something.
  private func take(
    _ source: ExchangeSource, into catalogImport: inout CatalogImport, _ document: CatalogDocument
  ) throws(ToolFailure) -> Bool {
    switch source {
    case .file(let path):
      let bytes = try files.bytes(of: path)
      let reports =
        PathName(path).kind == "csv"
        ? [catalogImport.take(csv: bytes)] : catalogImport.take(xliff: bytes, named: original)
      return reports.map { reporter.tell($0, of: path) }.contains(true)
    case .table(let strings, let stringsdict, let folder):
      let paths = [strings, stringsdict].compactMap(\.self)
      guard let language = language ?? (folder == "Base" ? document.sourceLanguage ?? "en" : folder) else {
        throw ToolFailure("\(paths[0]) lies in no .lproj folder", next: "name its language with --language TAG")
      }
      let reports = catalogImport.take(
        strings: try strings.map { (path) throws(ToolFailure) in try files.bytes(of: path) },
        stringsdict: try stringsdict.map { (path) throws(ToolFailure) in try files.bytes(of: path) }, in: language)
      return zip(reports, paths).map { reporter.tell($0, of: $1) }.contains(true)
    }
  }
}
