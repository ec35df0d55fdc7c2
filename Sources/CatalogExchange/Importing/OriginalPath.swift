/// Finds the parts of a translators' file that are for one catalog.
///
/// A project's file has a part for each table, named by a path that begins at the project: `App/Localizable.xcstrings`,
/// and before there were catalogs `App/en.lproj/Localizable.strings`. Whose last parts agree best is meant.
enum OriginalPath {
  /// The places of the paths that are meant; those of one catalog come in all its languages.
  static func meant(by name: String, among originals: [String]) -> [Int] {
    let wanted = parts(of: name)
    let scores = originals.map { agreement(parts(of: $0), wanted) }
    guard let best = scores.max(), best > 0 else { return [] }
    return scores.indices.filter { scores[$0] == best }
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
