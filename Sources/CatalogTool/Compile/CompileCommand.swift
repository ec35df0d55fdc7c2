import CatalogProducts
import Dragoman
import LanguageTags

extension ToolCommand {
  /// `dragoman compile`: what apps are shipped with, made of catalogs.
  static let compile = ToolCommand(
    "compile", group: .ship, summary: "make of catalogs what apps are shipped with", operands: "FILE…",
    options: [
      ToolOption(
        "--output", value: "DIR", help: "the folder of the products; it is made, also when nothing is to be written"),
      ToolOption(
        "--form", value: "FORM",
        help:
          "lproj: Apple's .strings and .stringsdict; compiled: one file for Dragoman; symbols: Swift; lproj unless given"
      ),
      ToolOption(
        "--serialization", value: "KIND",
        help: "how lproj's files are written: text, xml, binary; text in .strings and xml in .stringsdict unless given"),
      ToolOption(
        "--access-level", value: "LEVEL", help: "who may use the symbols: internal or public; internal unless given"),
      ToolOption("--language", short: "-l", value: "LANG", repeats: true, help: "only this language's lproj files"),
      ToolOption("--dry-run", help: "write nothing; print the path of every file that would be written"),
    ],
    notes: """
      Catalogs are refused as Apple's compiler refuses them, with FILE: error: MESSAGE (LANG: KEY); then nothing is
      written, and the exit is 1. A file that is the same already is left untouched. Foundation on Linux crashes on a
      .stringsdict: build with --form compiled there, or with the plugin CompileStringCatalogs.
      \(CatalogFiles.folderNote)
      """
  ) { arguments, console throws(ToolFailure) in
    try CompileRun(arguments, console).run()
  }
}

/// One call of `compile`.
private struct CompileRun {
  let console: ToolConsole
  let request: CompileRequest
  let files: CatalogFiles

  init(_ arguments: ToolArguments, _ console: ToolConsole) throws(ToolFailure) {
    self.console = console
    request = try CompileRequest(arguments)
    files = CatalogFiles(console: console)
  }

  func run() throws(ToolFailure) -> ToolExit {
    let paths = try files.paths(request.operands)
    var products: [CatalogProduct] = []
    var without = Set(request.languages ?? [])
    var isRefused = false
    for fault in CatalogPlacement(paths, output: request.output).faults {
      tell(fault.fault, of: fault.path)
      isRefused = true
    }
    for path in paths {
      guard let made = try self.products(of: path) else {
        isRefused = true
        continue
      }
      products += made.products
      without.formIntersection(made.languagesWithoutProducts)
    }
    if isRefused { return .findings }
    for language in without.sorted() {
      console.complain("dragoman: warning: no catalog has a text of its own in \(language), so nothing is made for it")
    }
    try write(products)
    return .clean
  }

  /// The products of one catalog; nil when it is refused, which is told.
  private func products(of path: String) throws(ToolFailure) -> CompilingResult? {
    let bytes = try files.bytes(of: path)
    let table = path == "-" ? "Localizable" : String(PathName(path).stem)
    do {
      let catalog = try CompilableCatalog(xcstrings: bytes, name: table)
      let result = try request.result(of: catalog)
      for warning in result.warnings { tell(warning, of: path) }
      return result
    } catch let faults as CompilingFaults {
      for fault in faults.faults { tell(fault, of: path) }
    } catch let fault as CompilingFault {
      tell(fault, of: path)
    } catch {
      throw ToolFailure("\(path): \(error)")
    }
    return nil
  }

  private func tell(_ fault: CompilingFault, of path: String) {
    console.complain("\(path == "-" ? "standard input" : path): \(fault)")
    if fault.line > 0 { console.complain("  at line \(fault.line), column \(fault.column)") }
  }

  private func write(_ products: [CatalogProduct]) throws(ToolFailure) {
    let folder = request.output.hasSuffix("/") ? request.output : request.output + "/"
    if request.isDry {
      for product in products { console.print(folder + product.path) }
      return
    }
    do throws(ProductFileError) {
      try ProductFile.makeFolder(String(folder.dropLast()))
      for product in products { try ProductFile.write(product.bytes, to: folder + product.path) }
    } catch {
      throw ToolFailure("\(error)", next: "see that the folder may be written to and has room")
    }
  }
}

/// What was asked of `compile`.
private struct CompileRequest {
  enum Form: String, CaseIterable { case lproj, compiled, symbols }

  let operands: [String]
  let output: String
  let form: Form
  let serialization: CompilableCatalog.Serialization?
  let access: SymbolAccess
  let languages: [String]?
  let isDry: Bool

  init(_ arguments: ToolArguments) throws(ToolFailure) {
    operands = arguments.operands
    output = try arguments.required(ToolOption("--output", value: "DIR", help: ""))
    guard !output.isEmpty else { throw ToolFailure("--output names no folder", next: "name one; . is this one") }
    form = try Self.value("--form", of: arguments) ?? .lproj
    serialization = try Self.value("--serialization", of: arguments)
    access = try Self.value("--access-level", of: arguments) ?? .internal
    isDry = arguments.has("--dry-run")
    let wanted = arguments.all("--language")
    for tag in wanted where LanguageTag(tag) == nil {
      throw ToolFailure("\(tag) is no language tag", next: "write -l as a catalog does: de, pt-BR")
    }
    languages = wanted.isEmpty ? nil : wanted
    try refuse(arguments, ["--serialization", "--language"], unless: .lproj)
    try refuse(arguments, ["--access-level"], unless: .symbols)
  }

  /// An option that would have no effect is a misunderstanding.
  private func refuse(_ arguments: ToolArguments, _ names: [String], unless form: Form) throws(ToolFailure) {
    guard self.form != form, let name = names.first(where: arguments.has) else { return }
    throw ToolFailure(
      "\(name) is for --form \(form.rawValue), not \(self.form.rawValue)",
      next: "leave it away, or add --form \(form.rawValue)")
  }

  private static func value<Value: RawRepresentable<String> & CaseIterable>(
    _ option: String, of arguments: ToolArguments
  ) throws(ToolFailure) -> Value? {
    guard let word = arguments[option] else { return nil }
    if let value = Value(rawValue: word) { return value }
    let known = Value.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: word, among: known)
    throw ToolFailure(
      "\(option) knows no \(word)",
      next: nearest.map { "did you mean \($0)?" }
        ?? "write \(known.dropLast().joined(separator: ", ")) or \(known.last ?? "")")
  }

  func result(of catalog: CompilableCatalog) throws(CompilingFaults) -> CompilingResult {
    switch form {
    case .lproj: try catalog.lproj(serialization, languages: languages)
    case .compiled: try catalog.compiled()
    case .symbols: try catalog.symbols(access)
    }
  }
}
