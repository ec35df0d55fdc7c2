import StringTables

/// What one side of a conflict says, as a person reads it: the texts, each behind the variation it is for.
///
/// ```swift
/// ConflictTexts(tape, localization).description  // plural.one "1 Datei", plural.other "%lld Dateien"
/// ```
struct ConflictTexts: CustomStringConvertible {
  private let tape: JSONTape
  private let node: Int
  private var parts: [String] = []

  init(_ tape: JSONTape, _ node: Int) {
    self.tape = tape
    self.node = node
    add(node, [])
  }

  /// The texts, or the JSON of what has none, on one line.
  var description: String {
    parts.isEmpty ? CatalogValue(tape, node).canonical.flat : parts.joined(separator: ", ")
  }

  private mutating func add(_ node: Int, _ place: [String]) {
    guard tape.kind(node) == .object else { return append(node, place) }
    if let value = tape.lastMember("value", of: node), tape.isString(value) { return append(value, place) }
    for (name, value) in tape.members(node) {
      let name = tape.string(name)
      add(value, Self.holders.contains(name) ? place : place + [name])
    }
  }

  private mutating func append(_ node: Int, _ place: [String]) {
    let text = CatalogValue(tape, node).canonical.flat
    parts.append(place.isEmpty ? text : "\(place.joined(separator: ".")) \(text)")
  }

  /// Names that say nothing to a reader: they only hold the texts.
  private static let holders: Set<String> = ["localizations", "variations", "stringUnit", "stringSet"]
}
