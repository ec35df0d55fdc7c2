import Dragoman
import StringCatalogs
import StringExtraction

/// What `extract` says.
struct ExtractionReport {
  let extraction: Extraction
  let sources: SwiftFiles
  let plan: ExtractionPlan
  let console: ToolConsole
  let asJSON: Bool

  /// Why nothing is called stale although the whole code was named.
  func sayIncomplete() {
    console.complain(
      "dragoman: not every source could be read whole, so no key is called stale; mend what is told below")
  }

  /// Why nothing is taken out of the templates.
  func sayIncomplete(_ templates: [ExtractionTemplate]) {
    for template in templates where template.document?.entries.isEmpty == false {
      console.complain(
        "dragoman: not every source could be read whole, so no key is taken out of \(template.path)".controlsWrittenOut)
    }
  }

  /// Why nothing is called stale in catalogs whose keys are not from calls.
  func sayKept(_ targets: [ExtractionTarget]) {
    for target in targets where target.isOfNoCalls && !target.document.entries.isEmpty {
      console.complain("dragoman: \(target.path): its keys are not named by calls, so none is called stale")
    }
  }

  /// Prints the findings, and what became of the catalogs or, without any, the keys.
  func print(
    synced: [(ExtractionTarget, SyncedCatalog)], templates: [(ExtractionTemplate, CatalogDocument)], onlyChecks: Bool
  ) {
    for sentence in sources.unread { console.complain("dragoman: \(sentence)") }
    if asJSON { return console.print(json(synced, onlyChecks).description) }
    for finding in extraction.findings { console.complain("\(finding)") }
    guard !synced.isEmpty || !templates.isEmpty else { return printKeys() }
    // A check has told each difference already.
    for (target, catalog) in synced where !onlyChecks || catalog.isUnchanged {
      console.print("\(target.path): \(summary(catalog))".controlsWrittenOut)
      for key in catalog.removed {
        console.print("\(target.path): removed \(JSONValue.string(key))".controlsWrittenOut)
      }
    }
    for (template, templated) in templates {
      let state = template.isStale(templated) ? onlyChecks ? ", stale" : ", written anew" : ""
      console.print("\(template.path): \(counted(templated.entries.count, "key"))\(state)".controlsWrittenOut)
    }
    if !synced.isEmpty { printLeftOut() }
  }

  private func printKeys() {
    for key in extraction.keys {
      console.print("\(key.place): \(JSONValue.string(key.key))".controlsWrittenOut)
    }
  }

  /// How many keys belong elsewhere.
  private func printLeftOut() {
    if !plan.otherTables.isEmpty {
      let tables = Set(plan.otherTables.map { $0.table ?? "Localizable" }).sorted().joined(separator: ", ")
      console.print(
        "left out: \(counted(plan.otherTables.count, "place")) of another table: \(tables)".controlsWrittenOut)
    }
    if !plan.otherBundles.isEmpty {
      let places = counted(plan.otherBundles.count, "place")
      console.print(
        "left out: \(places) of another bundle, the first at \(plan.otherBundles[0].place)".controlsWrittenOut)
    }
  }

  func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  private func summary(_ catalog: SyncedCatalog) -> String {
    guard !catalog.isUnchanged else { return "\(counted(catalog.document.entries.count, "key")), nothing to do" }
    let reviews = catalog.reworded.reduce(0) { $0 + $1.languages.count }
    let parts = [
      (catalog.added.count, "new"), (catalog.reworded.count, "reworded (\(counted(reviews, "translation")) to review)"),
      (catalog.revived.count, "found again"), (catalog.stale.count, "stale"), (catalog.removed.count, "removed"),
      (catalog.recommented.count, "with another comment"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  // MARK: JSON

  private func json(_ synced: [(ExtractionTarget, SyncedCatalog)], _ onlyChecks: Bool) -> JSONValue {
    .object([
      "keys": .array(extraction.keys.map(json)), "findings": .array(extraction.findings.map(json)),
      "unread": sources.unread.isEmpty ? nil : .array(sources.unread.map { .string($0) }),
      "catalogs": synced.isEmpty ? nil : .array(synced.map(json)),
    ])
  }

  private func json(_ key: ExtractedKey) -> JSONValue {
    .object([
      "key": .string(key.key), "file": .string(key.place.file), "line": .number("\(key.place.line)"),
      "column": .number("\(key.place.column)"), "bridge": .string(key.bridge),
      "text": key.defaultText.map { .string($0) }, "comment": key.comment.map { .string($0) },
      "table": key.table.map { .string($0) }, "bundle": key.bundle.map { .string($0) },
    ])
  }

  private func json(_ finding: ExtractionFinding) -> JSONValue {
    .object([
      "file": .string(finding.place.file), "line": .number("\(finding.place.line)"),
      "column": .number("\(finding.place.column)"), "message": .string(finding.message),
    ])
  }

  private func json(_ target: ExtractionTarget, _ catalog: SyncedCatalog) -> JSONValue {
    let list = { (keys: [String]) in JSONValue.array(keys.map { .string($0) }) }
    return .object([
      "file": .string(target.path), "new": list(catalog.added), "stale": list(catalog.stale),
      "removed": list(catalog.removed), "found again": list(catalog.revived),
      "reworded": list(catalog.reworded.map(\.key)), "other comment": list(catalog.recommented),
    ])
  }
}
