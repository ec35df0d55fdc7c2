import Foundation
import LanguageTags
import TestGround
import Testing

/// The rows of a pinned file: fields between a separator, white space trimmed, comments and empty lines left out.
func pinnedRows(_ path: String, separator: Character) throws -> [[String]] {
  let text = String(decoding: try TestGround.bytes("Data/cldr/testData/" + path), as: UTF8.self)
  return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    line.split(separator: separator, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

@Suite struct StandardSuites {
  @Test func `likely subtags are those of CLDR's own test`() throws {
    var failures: [String] = []
    let rows = try pinnedRows("likelySubtags.txt", separator: ";")
    for row in rows {
      let tag = try LanguageTag(parsing: row[0])
      let known = row[1] != "FAIL"
      let maximal = known ? row[1] : row[0]
      let script = row[2].isEmpty ? maximal : row[2]
      let region = row[3].isEmpty ? script : row[3]
      for (what, found, expected) in [
        ("maximized", tag.maximized(), maximal), ("favoring script", tag.minimized(favoring: .script), script),
        ("favoring region", tag.minimized(favoring: .region), region),
      ] where found.description != expected {
        failures.append("\(row[0]) \(what): \(found), expected \(expected)")
      }
    }
    print("likelySubtags: \(rows.count) rows × 3, \(failures.count) failures")
    #expect(rows.count >= 1_800)
    #expect(failures.isEmpty, "\(failures.prefix(40).joined(separator: "\n"))")
  }

  @Test func `canonical forms are those of CLDR's own test`() throws {
    var failures: [String] = []
    let rows = try pinnedRows("localeCanonicalization.txt", separator: ";")
    for row in rows {
      let found = LanguageTag(row[0])?.canonicalized().description ?? "malformed"
      let expected = row[1].replacingOccurrences(of: "_", with: "-")
      if found != expected { failures.append("\(row[0]): \(found), expected \(expected)") }
    }
    print("localeCanonicalization: \(rows.count) rows, \(failures.count) failures")
    #expect(rows.count >= 1_773)
    #expect(failures.isEmpty, "\(failures.prefix(40).joined(separator: "\n"))")
  }

  @Test func `matches are those of ICU's own test`() throws {
    var failures: [String] = []
    let rows = try pinnedRows("localeMatcherTest.tsv", separator: "\t")
    for row in rows {
      let supported = Self.tags(row[1])
      let fallback = row[2] == "-" ? nil : try LanguageTag(parsing: row[2])
      let matcher = LanguageMatcher(
        supported: supported, default: fallback, favoring: row[3] == "script" ? .script : .language,
        threshold: Int(row[4]) ?? 50)
      let match = matcher.match(Self.tags(row[5]))
      let expected = row[6] == "null" ? .undetermined : try LanguageTag(parsing: row[6])
      let found = Self.replacedByICU[match.tag.description] ?? match.tag
      if found != expected { failures.append("\(row): \(match.tag) \(match.reason)") }
    }
    print("localeMatcherTest: \(rows.count) cases, \(failures.count) failures")
    #expect(rows.count == 929)
    #expect(failures.isEmpty, "\(failures.prefix(40).joined(separator: "\n"))")
  }

  /// Where our answer is spelled otherwise, and why.
  static let replacedByICU = [
    // A supported tag is answered as it was given; ICU replaces grandfathered tags when it reads them.
    "i-klingon": LanguageTag("tlh")
  ]

  static func tags(_ list: String) -> [LanguageTag] {
    if list == "-" { return [] }
    return list.split(separator: ",").compactMap { LanguageTag($0.trimmingCharacters(in: .whitespaces)) }
  }
}
