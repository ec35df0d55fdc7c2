import StringTables

/// A catalog as lines, one for every leaf and field: what `git diff` shows of it, and what two catalogs differ in.
///
/// ```swift
/// CatalogLines(of: document).lines
/// // ["Done: comment \"A button\"", "Done, de: translated \"Fertig\""]
/// ```
public struct CatalogLines: Sendable {
  /// One line: what it is about, and what stands there.
  public struct Line: Hashable, Sendable {
    /// Key, language and variation, or the name of a field.
    public var place: String
    /// What stands there.
    public var content: String

    /// Whether two lines are the same, byte for byte: `é` in one character and in two are not.
    public static func == (one: Line, other: Line) -> Bool {
      one.place.isExactly(other.place) && one.content.isExactly(other.content)
    }
  }

  /// The lines, in Xcode's order of keys and languages.
  public private(set) var all: [Line] = []

  /// Reads a document.
  public init(of document: CatalogDocument) {
    let tape = document.tape
    for member in CatalogValue(tape, 0).canonical.members where member.text != "strings" {
      append(member.text, member.value.flat)
    }
    guard let strings = document.strings else { return }
    for entry in CatalogValue(tape, strings).canonical.members { add(entry) }
  }

  /// The lines as text.
  public var lines: [String] { all.map { "\($0.place): \($0.content)" } }

  private mutating func append(_ place: String, _ content: String) {
    all.append(Line(place: place.onOneLine, content: content.onOneLine))
  }

  private mutating func add(_ entry: CatalogValue.Member) {
    let key = entry.text
    let fields = entry.value.members.filter { $0.text != "localizations" }
    let localizations = entry.value.members.filter { $0.text == "localizations" }.flatMap(\.value.members)
    if fields.isEmpty, localizations.isEmpty { append(key, entry.value.flat) }
    for field in fields { append("\(key), \(field.text)", field.value.flat) }
    for localization in localizations { add(localization.value, at: "\(key), \(localization.text)") }
  }

  /// Goes down to units, passing over the words that only hold them.
  private mutating func add(_ value: CatalogValue, at place: String) {
    guard case .object(let members) = value, !members.isEmpty else {
      return append(place, value.flat)
    }
    for member in members {
      switch member.text {
      case "stringUnit": append(place, Self.unit(member.value))
      case "variations": add(member.value, at: place)
      default: add(member.value, at: place + (place.hasSuffix(",") ? "" : ", ") + member.text)
      }
    }
  }

  /// `translated "text"`; anything else as JSON.
  private static func unit(_ value: CatalogValue) -> String {
    let members = value.members
    guard members.map(\.text) == ["state", "value"] else { return value.flat }
    return "\(JSONSpelling.text(of: token(members[0].value))) \(members[1].value.flat)"
  }

  private static func token(_ value: CatalogValue) -> [UInt8] {
    if case .token(let token) = value { token } else { [] }
  }
}

extension CatalogValue {
  /// The value as JSON on one line.
  var flat: String {
    var writer = LayoutWriter(
      style: LayoutStyle(separator: ": ", lineEnd: "", indent: "", spreadsEmptyObjects: false))
    writer.write(self)
    return String(decoding: writer.output, as: UTF8.self)
  }

  /// The members of an object; none of anything else.
  var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }
}

/// What changed from one catalog to another.
///
/// ```swift
/// CatalogDifference(from: old, to: new).lines
/// // ["- Done, de: new \"\"", "+ Done, de: translated \"Fertig\""]
/// ```
public struct CatalogDifference: Sendable {
  /// The lines that are only in the first (`-`) and only in the second (`+`), place by place; empty when both say the
  /// same, however they are laid out.
  public let lines: [String]

  /// Compares.
  public init(from old: CatalogDocument, to new: CatalogDocument) {
    let (before, after) = (CatalogLines(of: old).all, CatalogLines(of: new).all)
    let (kept, present) = (Set(before), Set(after))
    let added = Dictionary(grouping: after.filter { !kept.contains($0) }) { ExactText($0.place) }
    let removed = before.filter { !present.contains($0) }
    let removedPlaces = Set(removed.map { ExactText($0.place) })
    var lines: [String] = []
    for (index, line) in removed.enumerated() {
      lines.append("- \(line.place): \(line.content)")
      if index + 1 < removed.count, removed[index + 1].place.isExactly(line.place) { continue }
      lines += (added[ExactText(line.place)] ?? []).map { "+ \($0.place): \($0.content)" }
    }
    lines += after.filter { !kept.contains($0) && !removedPlaces.contains(ExactText($0.place)) }
      .map { "+ \($0.place): \($0.content)" }
    self.lines = lines
  }
}
