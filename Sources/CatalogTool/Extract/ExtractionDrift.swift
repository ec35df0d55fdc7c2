import Dragoman
import StringCatalogs
import StringExtraction

/// Where catalogs differ from the code, told as a compiler tells errors.
final class ExtractionDrift {
  private let report: ExtractionReport
  private let style: StringExtraction.KeyStyle
  /// How many differences there are.
  private(set) var count = 0

  init(report: ExtractionReport, style: StringExtraction.KeyStyle) {
    self.report = report
    self.style = style
  }

  private func tell(_ place: String, _ what: String) {
    count += 1
    let line = "\(place): error: \(what)"
    if report.asJSON { report.console.complain(line) } else { report.console.print(line.controlsWrittenOut) }
  }

  /// The differences between a catalog and what it would be.
  func hold(_ synced: SyncedCatalog, against target: ExtractionTarget, _ index: Int) {
    let keys = report.plan.keys[index]
    let missing = exact(synced.added), reworded = exact(synced.reworded.map(\.key)), revived = exact(synced.revived)
    let recommented = exact(synced.recommented)
    for key in keys {
      let name = ExactText(key.key)
      if missing.contains(name) {
        tell("\(key.place)", "the key \(quoted(key.key)) is missing in \(target.path)")
      } else if reworded.contains(name) {
        tell("\(key.place)", "\(target.path) has another English text of \(quoted(key.key)) than this one")
      } else if revived.contains(name) {
        tell("\(key.place)", "\(target.path) calls the key \(quoted(key.key)) stale, and it is here")
      } else if recommented.contains(name), key.comment != nil {
        tell("\(key.place)", "\(target.path) has another comment on \(quoted(key.key)) than this one")
      }
    }
    for key in synced.stale + synced.removed {
      tell(place(of: key, in: target.document, target.path), "no code has the key \(quoted(key))")
    }
    for key in report.plan.otherTables {
      tell("\(key.place)", "no catalog is named for the table \(key.table ?? "Localizable") of \(quoted(key.key))")
    }
  }

  /// The differences between a template and what it would be.
  func hold(_ updated: CatalogDocument, against template: ExtractionTemplate, _ keys: [ExtractedKey]) {
    guard template.isStale(updated) else { return }
    let before = count
    let known = Set((template.document?.entries ?? []).map { Array($0.key.utf8) })
    var told: Set<[UInt8]> = []
    for key in keys where !known.contains(Array(key.key.utf8)) && told.insert(Array(key.key.utf8)).inserted {
      tell("\(key.place)", "the key \(quoted(key.key)) is missing in \(template.path)")
    }
    let kept = Set(updated.entries.map { Array($0.key.utf8) })
    for entry in template.document?.entries ?? [] where !kept.contains(Array(entry.key.utf8)) {
      tell(
        place(of: entry.key, in: template.document, template.path), "no code has the key \(quoted(entry.key))")
    }
    if count == before {
      tell(template.path, "the template is stale; make it anew by the same command without --check")
    }
  }

  private func exact(_ keys: [String]) -> Set<ExactText> { Set(keys.map(ExactText.init)) }

  private func quoted(_ key: String) -> String { JSONValue.string(key).description }

  /// `file:line:column` of a key in a catalog.
  private func place(of key: String, in document: CatalogDocument?, _ path: String) -> String {
    guard let document, let place = document.place(of: key) else { return path }
    return "\(path):\(place.line):\(place.column)"
  }
}
