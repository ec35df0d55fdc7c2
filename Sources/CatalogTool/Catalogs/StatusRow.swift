import StringCatalogs

/// The counts behind one row of the page: a language of a catalog, or several together.
struct StatusCounts {
  private(set) var keys = 0
  private(set) var translatedKeys = 0
  private(set) var texts = 0
  private(set) var translated = 0
  private(set) var review = 0
  private(set) var new = 0
  private(set) var missing = 0
  private(set) var refused = 0

  init() {}

  init(of language: LanguageStatus) { add(language) }

  /// The languages of a catalog that are translated into, the source language aside.
  init(of catalog: CatalogStatus) {
    for language in catalog.languages where language.language != catalog.sourceLanguage { add(language) }
  }

  static func byLanguage(_ catalogs: [CatalogStatus]) -> [String: StatusCounts] {
    var counts: [String: StatusCounts] = [:]
    for language in catalogs.flatMap(\.languages) { counts[language.language, default: StatusCounts()].add(language) }
    return counts
  }

  private mutating func add(_ language: LanguageStatus) {
    keys += language.keys
    translatedKeys += language.translatedKeys
    texts += language.texts
    translated += language.translatedTexts
    review += language.textsToReview
    new += language.newTexts
    missing += language.missingKeys
    refused += language.refusedTexts
  }

  /// Texts in a state that is none of the others, such as `machine_translated`.
  var other: Int { texts - translated - review - new - missing }

  /// The share of keys that are translated: 100 only when all are.
  var percent: Int { keys == 0 ? 100 : translatedKeys * 100 / keys }

  /// What colour a state has.
  static func kind(of state: String) -> String {
    switch state {
    case "needs_review": "review"
    case "new": "new"
    case "missing": "missing"
    default: "other"
    }
  }
}

/// One row of the page: a name, a bar, and the counts.
struct StatusRow {
  private let name: String
  private let counts: StatusCounts

  /// - Parameter name: what the row is about, in HTML.
  init(_ name: String, _ counts: StatusCounts) {
    self.name = name
    self.counts = counts
  }

  /// A table of rows.
  static func table(_ head: String, _ rows: [String]) -> String {
    let heads = [
      head, "Done", "", "Keys", "Texts", "To review", "New", "Missing", "Refused",
    ].map { "<th scope=\"col\">\($0)</th>" }.joined()
    return """
      <div class="wide"><table><thead><tr>\(heads)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }

  var html: String {
    let cells = [
      (counts.review, "review"), (counts.new, "new"), (counts.missing, "missing"), (counts.refused, "refused"),
    ].map { count, kind in "<td class=\"\(count == 0 ? "none" : kind)\">\(StatusPage.number(count))</td>" }
    return """
      <tr\(counts.percent == 100 && counts.refused == 0 ? " class=\"whole\"" : "")><th scope="row">\(name)</th>\
      <td class="percent">\(counts.percent)<small> %</small></td><td>\(bar)</td>\
      <td>\(Self.share(counts.translatedKeys, counts.keys))</td><td>\(Self.share(counts.translated, counts.texts))</td>\
      \(cells.joined())</tr>
      """
  }

  private static func share(_ part: Int, _ whole: Int) -> String {
    "\(StatusPage.number(part))<small> / \(StatusPage.number(whole))</small>"
  }

  /// The texts by state, each as wide as it is often. What is refused is a part of what is translated.
  private var bar: String {
    let parts = [
      (counts.translated - counts.refused, "translated"), (counts.refused, "refused"), (counts.review, "review"),
      (counts.new, "new"), (counts.other, "other"), (counts.missing, "missing"),
    ].filter { $0.0 > 0 }
    let label = parts.map { "\(StatusPage.number($0.0)) \($0.1)" }.joined(separator: ", ")
    let segments = parts.map { "<i class=\"\($0.1)\" style=\"flex-grow:\($0.0)\"></i>" }.joined()
    return "<span class=\"bar\" role=\"img\" aria-label=\"\(label)\" title=\"\(label)\">\(segments)</span>"
  }
}
