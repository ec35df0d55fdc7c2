import LanguageNumbers
import LanguageTags
import StringCatalogs

/// The status as one page that needs nothing else: no script, no font, no network.
struct StatusPage {
  /// How many texts a language lists; the rest is counted.
  private static let listLimit = 200

  private let reports: [(path: String, status: CatalogStatus)]

  init(_ reports: [StatusReport]) {
    self.reports = reports.compactMap { report in report.status.map { (report.path, $0) } }
  }

  /// The page.
  var html: String {
    let languages = Set(reports.flatMap { $0.status.languages.map(\.language) })
    let keys = reports.map(\.status.keys).reduce(0, +)
    let parts = [
      reports.count > 1 ? Self.count(reports.count, "catalog") : nil, Self.count(keys, "key"),
      Self.count(languages.count, "language"),
    ]
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Translation status</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>Translation status</h1>
      <p>\(parts.compactMap(\.self).joined(separator: " · "))</p>
      \(Self.legend)
      </header>
      <main>
      \(overall)
      \(reports.enumerated().map { section($0.offset, $0.element) }.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  /// All catalogs together by language, and each with a link, where there are several.
  private var overall: String {
    guard reports.count > 1 else { return "" }
    let languages = StatusCounts.byLanguage(reports.map(\.status)).sorted { $0.key < $1.key }
    let catalogs = reports.enumerated().map { index, report in
      let name = "<a href=\"#catalog-\(index + 1)\">\(Self.escaped(report.path))</a>"
      return StatusRow(name, StatusCounts(of: report.status)).html
    }
    return """
      <section><h2>All catalogs, by language</h2>
      \(StatusRow.table("Language", languages.map { StatusRow(Self.name(of: $0.key), $0.value).html }))
      </section>
      <section><h2>All languages, by catalog</h2>
      \(StatusRow.table("Catalog", catalogs))
      </section>
      """
  }

  private func section(_ index: Int, _ report: (path: String, status: CatalogStatus)) -> String {
    let status = report.status
    let facts = [
      "\(Self.count(status.keys, "key")) in <b>\(Self.name(of: status.sourceLanguage))</b>",
      status.staleKeys > 0 ? "\(Self.number(status.staleKeys)) stale" : nil,
      status.untranslatableKeys > 0 ? "\(Self.number(status.untranslatableKeys)) not to be translated" : nil,
    ]
    let rows = status.languages.map { StatusRow(Self.name(of: $0.language), StatusCounts(of: $0)).html }
    return """
      <section id="catalog-\(index + 1)"><h2>\(Self.escaped(report.path))</h2>
      <p>\(facts.compactMap(\.self).joined(separator: " · "))</p>
      \(StatusRow.table("Language", rows))
      \(status.languages.map { Self.details($0.language, status) }.joined())
      </section>
      """
  }

  /// What is to be done in a language, folded.
  private static func details(_ language: String, _ status: CatalogStatus) -> String {
    let unfinished = status.unfinished(in: language)
    let refused = status.refused(in: language)
    guard !unfinished.isEmpty || !refused.isEmpty else { return "" }
    let items =
      refused.map { item($0.key, $0.path, "refused: \($0.reason)", kind: "refused") }
      + unfinished.prefix(listLimit).map { item($0.key, $0.path, $0.state, kind: StatusCounts.kind(of: $0.state)) }
    let rest = unfinished.count - min(listLimit, unfinished.count)
    let more = rest > 0 ? "<li>and \(number(rest)) more</li>" : ""
    return """
      <details><summary>\(name(of: language)) <small>\(count(unfinished.count + refused.count, "text")) to do</small></summary>
      <ul>\(items.joined(separator: "\n"))\(more)</ul></details>
      """
  }

  private static func item(_ key: String, _ path: LeafPath, _ state: String, kind: String) -> String {
    let path = path.steps.isEmpty ? "" : " <i>\(escaped(path.description))</i>"
    return "<li class=\"\(kind)\"><code><bdi>\(escaped(key))</bdi></code>\(path) <small>\(escaped(state))</small></li>"
  }

  /// The language's own name for itself, and its tag.
  private static func name(of language: String) -> String {
    let tag = escaped(language)
    guard let known = LanguageTag(language), let autonym = known.menuName else { return tag }
    return "<bdi lang=\"\(tag)\">\(escaped(autonym))</bdi> <small>\(tag)</small>"
  }

  private static let legend = """
    <ul class="legend"><li class="translated">translated</li><li class="review">to review</li>\
    <li class="new">new</li><li class="other">other</li><li class="missing">missing</li>\
    <li class="refused">refused: translated, and no reader gets it</li></ul>
    """

  // MARK: Words

  static func number(_ value: Int) -> String { NumberSymbols.for(.english).string(value) }

  private static func count(_ value: Int, _ what: String) -> String {
    "\(number(value)) \(what)\(value == 1 ? "" : "s")"
  }

  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
