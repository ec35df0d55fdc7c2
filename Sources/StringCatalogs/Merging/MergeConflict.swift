/// Where two sides of a merge say different things.
///
/// ```swift
/// conflict.description
/// // Done, de: ours "Fertig", theirs "Erledigt", before "Ende"
/// // Files, de: ours plural.one "Datei", plural.other "Dateien", theirs removed, before "Datei(en)"
/// ```
public struct MergeConflict: Hashable, Sendable, CustomStringConvertible {
  /// The way to the field, from the root: `strings`, the key, `localizations`, the language, and so on.
  public var path: [String]
  /// What stood there before; `nil` for nothing.
  public var base: String?
  /// What our side says; `nil` when it was removed.
  public var ours: String?
  /// What their side says; `nil` when it was removed.
  public var theirs: String?

  /// The key, where one is meant.
  public var key: String? { path.first == "strings" && path.count > 1 ? path[1] : nil }

  /// The language, as the file spells it, where one is meant.
  public var language: String? { path.count > 3 && path[2] == "localizations" ? path[3] : nil }

  /// Key, language, field, and what each side says.
  public var description: String {
    "\(place): ours \(ours ?? "removed"), theirs \(theirs ?? "removed"), before \(base ?? "nothing")"
  }

  private var place: String {
    guard let key else { return path.joined(separator: ".") }
    let inner = path.dropFirst(language == nil ? 2 : 4).filter { !["variations", "stringUnit", "value"].contains($0) }
    return ([key, language].compactMap(\.self) + (inner.isEmpty ? [] : [inner.joined(separator: ".")]))
      .joined(separator: ", ")
  }
}
