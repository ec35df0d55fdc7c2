import LanguageTags
import StringCatalogs

/// The status as one page that needs nothing else: no script, no font, no network.
struct StatusPage {
  /// How many unfinished texts a language lists; the rest is counted.
  private static let listLimit = 200

  private let reports: [(path: String, status: CatalogStatus)]

  init(_ reports: [StatusReport]) {
    self.reports = reports.compactMap { report in report.status.map { (report.path, $0) } }
  }

  /// The page.
  var html: String {
    """
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
    <main>
    <h1>Translation status</h1>
    \(overall)
    \(reports.map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  /// All catalogs together, where there are several.
  private var overall: String {
    guard reports.count > 1 else { return "" }
    var totals: [String: (translated: Int, keys: Int)] = [:]
    for language in reports.flatMap(\.status.languages) {
      totals[language.language, default: (0, 0)].translated += language.translatedKeys
      totals[language.language, default: (0, 0)].keys += language.keys
    }
    let rows = totals.sorted { $0.key < $1.key }.map { language, total in
      Self.row(language, translated: total.translated, of: total.keys, cells: [])
    }
    return """
      <section><h2>\(reports.count) catalogs</h2>
      <table><thead><tr><th scope="col">Language</th><th scope="col">Keys</th><th scope="col">Done</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></section>
      """
  }

  private func section(_ report: (path: String, status: CatalogStatus)) -> String {
    let status = report.status
    let rows = status.languages.map { language in
      Self.row(
        language.language, translated: language.translatedKeys, of: language.keys,
        cells: [
          "\(language.translatedTexts) / \(language.texts)", "\(language.textsToReview)", "\(language.newTexts)",
          "\(language.missingKeys)",
        ])
    }
    let heads = ["Language", "Keys", "Done", "Texts", "To review", "New", "Missing"]
      .map { "<th scope=\"col\">\($0)</th>" }.joined()
    return """
      <section><h2>\(Self.escaped(report.path))</h2>
      <p>\(status.keys) keys in \(Self.escaped(status.sourceLanguage)); \(status.staleKeys) stale; \
      \(status.untranslatableKeys) not to be translated.</p>
      <table><thead><tr>\(heads)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      \(status.languages.map(Self.unfinished).joined())
      </section>
      """
  }

  private static func row(_ language: String, translated: Int, of keys: Int, cells: [String]) -> String {
    let percent = keys == 0 ? 100 : translated * 100 / keys
    let bar = "<meter min=\"0\" max=\"100\" value=\"\(percent)\">\(percent) %</meter> <b>\(percent) %</b>"
    let first = "<th scope=\"row\">\(name(of: language))</th><td>\(translated) / \(keys)</td><td>\(bar)</td>"
    return "<tr>\(first)\(cells.map { "<td>\($0)</td>" }.joined())</tr>"
  }

  /// The language's own name for itself, and its tag.
  private static func name(of language: String) -> String {
    let tag = escaped(language)
    guard let known = LanguageTag(language), let autonym = known.menuName else { return tag }
    return "<bdi lang=\"\(tag)\">\(escaped(autonym))</bdi> <small>\(tag)</small>"
  }

  private static func unfinished(_ language: LanguageStatus) -> String {
    guard !language.unfinished.isEmpty else { return "" }
    let items = language.unfinished.prefix(listLimit).map { text in
      let path = text.path.steps.isEmpty ? "" : " <i>\(escaped(text.path.description))</i>"
      return "<li><code><bdi>\(escaped(text.key))</bdi></code>\(path) <small>\(escaped(text.state))</small></li>"
    }
    let rest = language.unfinished.count - items.count
    let more = rest > 0 ? "<li>and \(rest) more</li>" : ""
    return """
      <details><summary>\(name(of: language.language)): \(language.unfinished.count) texts to do</summary>
      <ul>\(items.joined(separator: "\n"))\(more)</ul></details>
      """
  }

  private static func escaped(_ text: String) -> String {
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

  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { margin: 0; } main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
    h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; overflow-wrap: anywhere; margin: 2rem 0 .25rem; }
    section { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th, td { padding: .35rem .75rem; text-align: end; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
    th[scope=row], th:first-child { text-align: start; font-weight: 500; } small { opacity: .7; }
    meter { width: 8rem; vertical-align: middle; } details { margin: .5rem 0; } summary { cursor: pointer; }
    code { overflow-wrap: anywhere; white-space: pre-wrap; } @media print { details { display: none; } }
    """
}
