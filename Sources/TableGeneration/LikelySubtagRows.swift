/// The rows of CLDR's likelySubtags.xml, as codes, sorted by what they look at.
struct LikelySubtagRows {
  /// A language, a script and a region as codes, 0 for none and for `und`.
  struct Subtags: Hashable {
    var language = 0
    var script = 0
    var region = 0

    init(_ identifier: String) {
      for (place, subtag) in identifier.split(separator: "_").enumerated() {
        switch subtag.utf8.count {
        case _ where place == 0: language = subtag == "und" ? 0 : LanguageSubtagCode.language(subtag)
        case 4: script = LanguageSubtagCode.script(subtag)
        default: region = LanguageSubtagCode.region(subtag)
        }
      }
    }
  }

  let rows: [(from: Subtags, to: Subtags)]

  init(_ data: DataFolder) throws(TableGenerationError) {
    rows = try data.markup("cldr/likelySubtags.xml").descendants("likelySubtag").map {
      (Subtags($0["from"] ?? ""), Subtags($0["to"] ?? ""))
    }
  }

  /// The script and the region that follow from a language alone.
  var byLanguage: [Int: Subtags] {
    table { $0.language != 0 && $0.script == 0 && $0.region == 0 }.reduce(into: [:]) { $0[$1.from.language] = $1.to }
  }

  /// The language and the region that follow from a script alone.
  var byScript: [Int: Subtags] {
    table { $0.language == 0 && $0.script != 0 && $0.region == 0 }.reduce(into: [:]) { $0[$1.from.script] = $1.to }
  }

  /// The language and the script that follow from a region alone.
  var byRegion: [Int: Subtags] {
    table { $0.language == 0 && $0.script == 0 && $0.region != 0 }.reduce(into: [:]) { $0[$1.from.region] = $1.to }
  }

  /// The rows that look at two subtags. Each tells only the third, which the table relies on.
  var byTwo: [(from: Subtags, to: Subtags)] {
    let rows = table { [$0.language, $0.script, $0.region].count { $0 != 0 } == 2 }
    precondition(
      rows.allSatisfy { from, to in
        [(from.language, to.language), (from.script, to.script), (from.region, to.region)].allSatisfy {
          $0 == 0 || $0 == $1
        }
      })
    return rows
  }

  private func table(where isWanted: (Subtags) -> Bool) -> [(from: Subtags, to: Subtags)] {
    rows.filter { isWanted($0.from) }
  }
}
