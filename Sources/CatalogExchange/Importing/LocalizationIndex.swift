import StringCatalogs
import StringTables

/// Which node of the catalog is each entry's localization in each language: read once, and asked for every unit.
struct LocalizationIndex: Sendable {
  /// The languages as the catalog spells them, in the order of their first appearance.
  private(set) var languages: [String] = []
  private var indices: [ExactText: Int] = [:]
  /// By entry, then by language; below zero where there is none. Rows end with the last language that was known.
  private var nodes: [[Int32]] = []

  /// Reads the localizations of some entries. A null is none, and of several in one language the last counts.
  init(of entries: [CatalogEntry], in tape: JSONTape) {
    var names: [[UInt8]] = []
    nodes.reserveCapacity(entries.count)
    for entry in entries {
      var row = [Int32](repeating: -1, count: names.count)
      var next = 0
      if let object = tape.member("localizations", of: entry.node), tape.kind(object) == .object {
        for (name, value) in tape.members(object) where !tape.isNull(value) {
          // Entries have their languages in one order, nearly always.
          if next >= names.count || !tape.isNode(name, names[next]) {
            next = names.firstIndex { tape.isNode(name, $0) } ?? names.count
          }
          if next == names.count {
            names.append(tape.text(name))
            row.append(-1)
          }
          row[next] = Int32(value)
          next += 1
        }
      }
      nodes.append(row)
    }
    languages = names.map { String(decoding: $0, as: UTF8.self) }
    for (index, language) in languages.enumerated() { indices[ExactText(language)] = index }
  }

  /// The localization of an entry, by the entry's number.
  func node(of entry: Int, in language: String) -> Int? {
    guard let index = indices[ExactText(language)], index < nodes[entry].count, nodes[entry][index] >= 0 else {
      return nil
    }
    return Int(nodes[entry][index])
  }
}
