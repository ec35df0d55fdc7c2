import Dragoman
import StringCatalogs
import StringExtraction

extension ToolCommand {
  /// `dragoman extract`: keys out of Swift source.
  static let extract = ToolCommand(
    "extract", group: .change, summary: "take the keys out of Swift source, and keep catalogs true to them",
    operands: "PATH…",
    options: [
      ToolOption(
        "--bridge", value: "SIG", repeats: true,
        help: "what takes a key: 'String(themeKit:)', 'L10n.text(_:)', a type; Apple's own unless given"),
      ToolOption(
        "--key-style", value: "STYLE", help: "typed as Apple's (%lld, %@), or uniform (%@); typed unless given"),
      ToolOption("--into", value: "FILE", repeats: true, help: "the catalog to bring up to date, or to make"),
      ToolOption(
        "--template", value: "FILE", repeats: true,
        help: "the catalog that translators begin with: every key, and no other"),
      ToolOption("--complete", help: "PATH is the whole code: what is not found is stale"),
      ToolOption("--prune", help: "with --complete: remove what is stale, and name it"),
      ToolOption("--ask-compiler", help: "where a type is unknown and the sources compile, ask swiftc for it"),
      ToolOption("--check", help: "write nothing; exit 1 and name file:line where a catalog differs from the code"),
      ToolOption("--json", help: "answer as JSON"),
    ],
    notes: """
      Reads every branch of an #if, and source that does not compile; no compiler is needed. A folder stands for the
      sources in it, those behind links to folders too, but for hidden files and folders; - is standard input. Without --into and --template the keys are printed, a line each.

      The type of a value decides a typed key. What is written is known: literals, and names with a type in these sources;
      for the rest "type unknown" is told with its place, and no key is made up. "apple" as SIG adds Apple's own calls.

      --ask-compiler reads what swiftc -dump-ast says of a module's sources, of Swift 6.3; sources that need packages or
      frameworks that swiftc does not find by itself do not compile for it, and their types stay unknown.

      --into adds keys where Xcode would put them, marks translations needs_review where the English changed, and leaves
      manual entries alone. Of the keys of other tables and of another bundle it says how many were left out: inside a
      package, Apple's calls mean the app's catalog unless they say bundle: .module.

      A key that equals any literal of the sources is never called stale nor removed, even where no call is known to take
      it: a title in a dictionary, a tuple, a variable; in a folder those of C, Objective-C and Interface Builder count too. Neither is one that a value of unknown type may make, and none at
      all where a source cannot be read whole: of a template too. The keys of InfoPlist.xcstrings, AppShortcuts.xcstrings
      and of catalogs in mul.lproj are named by no call, and stay as well. Sources without any key take nothing out of a catalog:
      exit 2.
      """
  ) { arguments, console throws(ToolFailure) in
    try ExtractRun(arguments, console).run()
  }
}

/// One call of `extract`.
private struct ExtractRun {
  let console: ToolConsole
  let files: CatalogFiles
  let extractor: StringExtractor
  let targets: [ExtractionTarget]
  let templates: [ExtractionTemplate]
  let operands: [String]
  let isComplete: Bool
  let prunes: Bool
  let onlyChecks: Bool
  let asJSON: Bool
  let asksCompiler: Bool

  init(_ arguments: ToolArguments, _ console: ToolConsole) throws(ToolFailure) {
    self.console = console
    files = CatalogFiles(console: console)
    operands = arguments.operands
    isComplete = arguments.has("--complete")
    prunes = arguments.has("--prune")
    onlyChecks = arguments.has("--check")
    asJSON = arguments.has("--json")
    asksCompiler = arguments.has("--ask-compiler")
    var extractor = StringExtractor(
      bridges: try Self.bridges(arguments.all("--bridge")), keyStyle: try Self.style(arguments["--key-style"]))
    extractor.keepsLiterals = isComplete || arguments.has("--template")
    self.extractor = extractor
    guard !prunes || isComplete else {
      throw ToolFailure("--prune removes what is not in the code, all of it", next: "add --complete")
    }
    guard !onlyChecks || !arguments.all("--into").isEmpty || arguments.has("--template") else {
      throw ToolFailure("--check has no catalog to hold against the code", next: "add --into FILE")
    }
    // Every catalog is read before any is written.
    var targets: [ExtractionTarget] = []
    for path in arguments.all("--into") { targets.append(try ExtractionTarget(path, files)) }
    self.targets = targets
    var templates: [ExtractionTemplate] = []
    for path in arguments.all("--template") { templates.append(try ExtractionTemplate(path, files)) }
    self.templates = templates
    try Self.refuseTwice(targets.map(\.path) + templates.map(\.path))
  }

  /// Of two results for one file the first would be lost.
  private static func refuseTwice(_ paths: [String]) throws(ToolFailure) {
    var names: Set<ExactText> = []
    var files: Set<FileAccess.Identity> = []
    for path in paths where path != "-" {
      let isNew = FileAccess.Identity(of: path).map { files.insert($0).inserted } ?? true
      guard names.insert(ExactText(path)).inserted, isNew else {
        throw ToolFailure(
          "\(path): the catalog is named twice", next: "name each catalog once, in --into or --template")
      }
    }
  }

  private static func bridges(_ signatures: [String]) throws(ToolFailure) -> [Bridge] {
    guard !signatures.isEmpty else { return Bridge.apple }
    var bridges: [Bridge] = []
    for signature in signatures {
      if signature == "apple" {
        bridges += Bridge.apple
        continue
      }
      do throws(BridgeError) { bridges.append(try Bridge(parsing: signature)) } catch {
        throw ToolFailure("--bridge \(error)", next: "write it as Swift does: 'String(themeKit:)', 'Text(_:)'")
      }
    }
    return bridges
  }

  private static func style(_ name: String?) throws(ToolFailure) -> StringExtraction.KeyStyle {
    switch name {
    case nil, "typed": .typed
    case "uniform": .uniform
    case let name?: throw ToolFailure("the key style \(name) is not known", next: "write typed or uniform")
    }
  }

  func run() throws(ToolFailure) -> ToolExit {
    let sources = try SwiftFiles(operands, takesOthers: extractor.keepsLiterals, console)
    let extraction = extraction(of: sources.sources)
    let report = ExtractionReport(
      extraction: extraction, sources: sources, plan: ExtractionPlan(extraction.keys, targets), console: console,
      asJSON: asJSON)
    let isRead = extraction.isComplete && sources.unread.isEmpty
    if isComplete, !isRead, !targets.isEmpty { report.sayIncomplete() }
    if !isRead { report.sayIncomplete(templates) }
    if isComplete { report.sayKept(targets) }
    let others = sources.others
    let mayHave = { @Sendable (key: String) in extraction.mayHave(key) || others.mayBe(key) }
    let synced = try self.synced(report.plan, isWhole: isComplete && isRead, unless: mayHave)
    try refuseLoss(synced, extraction)
    let templated = try updatedTemplates(extraction, isRead: isRead, unless: mayHave)
    var hasDrift = false
    if onlyChecks {
      let drift = ExtractionDrift(report: report, style: extractor.keyStyle)
      for (index, catalog) in synced.enumerated() { drift.hold(catalog, against: targets[index], index) }
      for (template, updated) in zip(templates, templated) { drift.hold(updated, against: template, extraction.keys) }
      hasDrift = drift.count > 0
    } else {
      for (index, catalog) in synced.enumerated() { try write(catalog.document, to: targets[index]) }
      for (template, updated) in zip(templates, templated) where template.isStale(updated) {
        try files.write(updated.bytes, to: template.path)
      }
    }
    report.print(
      synced: Array(zip(targets, synced)), templates: Array(zip(templates, templated)), onlyChecks: onlyChecks)
    return hasDrift || !extraction.findings.isEmpty || !sources.unread.isEmpty ? .findings : .clean
  }

  /// The keys; where types are unknown and the compiler may be asked, with what it says. A literal with two unknown values
  /// tells of the second once the first is known.
  private func extraction(of sources: [SourceFile]) -> Extraction {
    var extractor = extractor
    var extraction = extractor.extract(sources)
    guard asksCompiler, !extraction.unknownValues.isEmpty else { return extraction }
    let compiler = CompilerTypes(sources.map(\.name), asked: extraction.unknownValues.map(\.file), console)
    while true {
      let answers = extraction.unknownValues.compactMap { place in compiler.specifier(at: place).map { (place, $0) } }
      if answers.isEmpty { return extraction }
      extractor.knownSpecifiers.merge(answers) { $1 }
      extraction = extractor.extract(sources)
    }
  }

  /// The templates with every key. The comments of the first that has one count, so that they are kept in one place.
  /// What is there of keys that were not found goes only where it is sure that no code has them.
  private func updatedTemplates(
    _ extraction: Extraction, isRead: Bool, unless mayHave: (String) -> Bool
  ) throws(ToolFailure) -> [CatalogDocument] {
    let documents = targets.map(\.document) + templates.compactMap(\.document)
    var updated: [CatalogDocument] = []
    for template in templates {
      updated.append(
        try template.updated(extraction.keys, documents, extractor.keyStyle) { key in
          !isRead || mayHave(key)
        })
    }
    return updated
  }

  private func synced(
    _ plan: ExtractionPlan, isWhole: Bool, unless mayHave: @escaping @Sendable (String) -> Bool
  ) throws(ToolFailure) -> [SyncedCatalog] {
    var synced: [SyncedCatalog] = []
    let sync = CatalogSync(isComplete: isWhole, prunes: prunes && isWhole) { key in
      mayHave(key)
    }
    let additions = CatalogSync(isComplete: false)
    for (index, target) in targets.enumerated() {
      let sync = target.isOfNoCalls ? additions : sync
      let strings = plan.keys[index].map { $0.codeString(extractor.keyStyle) }
      do throws(CatalogEditError) { synced.append(try sync.applied(strings, to: target.document)) } catch {
        throw ToolFailure("\(target.path): \(error)", next: "mend the file")
      }
    }
    return synced
  }

  /// Sources without a single key are rather the wrong ones, or a call is not named, than code that lost all of its texts.
  private func refuseLoss(_ synced: [SyncedCatalog], _ extraction: Extraction) throws(ToolFailure) {
    guard extraction.keys.isEmpty, extraction.patterns.isEmpty else { return }
    for (target, catalog) in zip(targets, synced) where !catalog.stale.isEmpty || !catalog.removed.isEmpty {
      throw ToolFailure(
        "the sources have no key at all, so nothing of \(target.path) is called stale",
        next: "name the sources that use it, or what takes its keys with --bridge")
    }
    for template in templates where template.document?.entries.isEmpty == false {
      throw ToolFailure(
        "the sources have no key at all, so nothing is taken out of \(template.path)",
        next: "name the sources that use it, or what takes its keys with --bridge")
    }
  }

  private func write(_ document: CatalogDocument, to target: ExtractionTarget) throws(ToolFailure) {
    guard target.isNew || target.path == "-" || document.bytes != target.document.bytes else { return }
    try files.write(document.bytes, to: target.path)
  }
}

extension Extraction {
  /// Whether the code may have a key that was not found as one.
  fileprivate func mayHave(_ key: String) -> Bool {
    literals.mayBe(key) || patterns.contains { $0.matches(key) }
  }
}
