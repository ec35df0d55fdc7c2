/// Finds the parts of a translators' file that are for one catalog.
///
/// A project's file has a part for each table, named by a path that begins at the project: `App/Localizable.xcstrings`,
/// and before there were catalogs `App/en.lproj/Localizable.strings`. Whose last parts agree best is meant.
enum OriginalPath {
  /// Which parts are meant.
  enum Answer: Equatable {
    /// Those at these places: one for each language.
    case places([Int])
    /// Two catalogs may be meant.
    case either(String, or: String)
    /// None is for the catalog.
    case nothing
  }

  /// The parts that are meant by a catalog's path, as far as it is known.
  static func meant(by name: String, among originals: [String]) -> Answer {
    let wanted = parts(of: name)
    let scores = originals.map { agreement(parts(of: $0), wanted) }
    guard let best = scores.max(), best > 0 else { return .nothing }
    let places = scores.indices.filter { scores[$0] == best }
    let exact = places.filter { parts(of: originals[$0]) == wanted }
    if !exact.isEmpty { return .places(exact) }
    if let other = places.first(where: { parts(of: originals[$0]) != parts(of: originals[places[0]]) }) {
      return .either(originals[places[0]], or: originals[other])
    }
    return .places(places)
  }

  /// The folders and the name of the table, the last first.
  private static func parts(of path: String) -> [Substring] {
    let parts = path.split(separator: "/").reversed().filter { !$0.hasSuffix(".lproj") && $0 != "." }
    guard let last = parts.first else { return [] }
    let ends = [".xcstrings", ".strings", ".stringsdict"]
    let end = ends.first { last.hasSuffix($0) } ?? ""
    return [last.dropLast(end.count)] + parts.dropFirst()
  }

  private static func agreement(_ one: [Substring], _ other: [Substring]) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }
}
