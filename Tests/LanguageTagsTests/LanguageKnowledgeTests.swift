import Foundation
import LanguageTags
import TestGround
import Testing

/// Directions, names, parents and canonical forms beyond the standard's own tests.
@Suite struct LanguageKnowledgeTests {
  @Test func `the direction is that of the script that the tag has or implies`() {
    let rightToLeft = [
      "ar", "he", "ur", "fa", "az-Arab", "pa-PK", "pa-Arab", "iw-IL", "yi", "ckb", "dv", "ff-Adlm", "und-Syrc", "sd",
      "ps", "ug", "ks", "nqo", "uz-AF", "en-Hebr",
    ]
    let leftToRight = [
      "en", "az", "pa", "pa-IN", "ug-Cyrl", "ur-Latn", "ar-Latn", "zh-Hant", "ja", "qaa", "und", "sd-Deva", "x-y",
      "german",
    ]
    let wrongRight = rightToLeft.filter { LanguageTag($0)?.writingDirection != .rightToLeft }
    #expect(wrongRight.isEmpty)
    let wrongLeft = leftToRight.filter { LanguageTag($0)?.writingDirection != .leftToRight }
    #expect(wrongLeft.isEmpty)
  }

  @Test func `the scripts that run from right to left are those of the data`() throws {
    let text = String(decoding: try TestGround.bytes("Data/cldr/scriptMetadata.txt"), as: UTF8.self)
    var (count, failures) = (0, [String]())
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let expected: WritingDirection = fields[6] == "YES" ? .rightToLeft : .leftToRight
      if expected == .rightToLeft { count += 1 }
      if LanguageTag("und-" + fields[0])?.writingDirection != expected { failures.append(fields[0]) }
    }
    #expect(count == 37)
    #expect(failures.isEmpty)
  }

  @Test func `every name of the data is the tag's own`() throws {
    var failures: [String] = []
    let text = String(decoding: try TestGround.bytes("Data/cldr/autonyms.tsv"), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t").map(String.init)
      let tag = LanguageTag(fields[0])
      if tag?.autonym != fields[1] { failures.append("\(fields[0]): \(tag?.autonym ?? "-")") }
      let menu = fields[2] == "yes" ? fields[1].prefix(1).capitalized + fields[1].dropFirst() : fields[1]
      if tag?.menuName != menu { failures.append("\(fields[0]): \(tag?.menuName ?? "-")") }
    }
    #expect(failures.isEmpty)
  }

  @Test func `a tag without a name of its own takes the nearest`() {
    let names = [
      ("fr-CA", "Français canadien"), ("fr-BE", "Français"), ("zh-TW", "繁體中文"), ("zh-Hans-SG", "简体中文"), ("zh-CN", "中文"),
      ("de", "Deutsch"),
      ("es-419", "Español latinoamericano"), ("iw", "עברית"), ("en-XX", "English"), ("de-u-co-phonebk", "Deutsch"),
    ]
    let failures = names.filter { LanguageTag($0.0)?.menuName != $0.1 }
    #expect(failures.isEmpty)
    #expect(LanguageTag("qaa")?.autonym == nil)
    #expect(LanguageTag("x-y")?.autonym == nil)
  }

  @Test func `a tag that is private use as a whole implies nothing`() {
    let tag = LanguageTag("x-private")
    #expect(tag?.maximized() == tag)
    #expect(tag?.maximized().language == "und")
    #expect(tag?.minimized() == tag)
  }

  @Test func `a parent is what CLDR says, else what is left of the tag`() {
    let parents: [(String, String?)] = [
      ("es-MX", "es-419"), ("es-419", "es"), ("es", nil), ("en-AU", "en-001"), ("en-001", "en"), ("en-US", "en"),
      ("en-AT", "en-150"),
      ("en-150", "en-001"), ("pt-AO", "pt-PT"), ("pt-PT", "pt"), ("zh-Hant", nil), ("zh-Hans", "zh"),
      ("zh-Hant-MO", "zh-Hant-HK"),
      ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant-HK"), ("zh-CN", "zh"), ("sr-Latn", nil),
      ("sr-Cyrl", "sr"), ("nb", "no"),
      ("nn", "no"), ("de-CH-1901", "de-CH"), ("de-u-co-phonebk", "de"), ("az-Arab", nil), ("hi-Latn", "en-IN"),
      ("fr-CA", "fr"), ("de-Latn", "de"), ("de-Cyrl", nil),
    ]
    let failures = parents.filter { LanguageTag($0.0)?.parent?.description != $0.1 }
    #expect(failures.isEmpty)
  }

  @Test func `every chain of parents ends`() throws {
    let rows = try pinnedRows("likelySubtags.txt", separator: ";")
    let failures = rows.compactMap { LanguageTag($0[0]) }.filter { tag in
      var (next, steps): (LanguageTag?, Int) = (tag, 0)
      while let current = next, steps < 10 { (next, steps) = (current.parent, steps + 1) }
      return next != nil
    }
    #expect(failures.isEmpty)
  }

  @Test func `extensions are sorted and their values replaced`() {
    let forms = [
      ("en-u-ca-gregory-attr", "en-u-ca-gregory-attr"), ("en-u-nu-latn-ca-buddhist", "en-u-ca-buddhist-nu-latn"),
      ("en-x-y", "en-x-y"), ("en-u-kn-true", "en-u-kn"), ("en-u-kn-yes", "en-u-kn"), ("en-b-bb-a-aa", "en-a-aa-b-bb"),
      ("en-u-zzz-aaa-ca-buddhist", "en-u-aaa-zzz-ca-buddhist"), ("en-u-ca-buddhist-ca-coptic", "en-u-ca-buddhist"),
      ("de-u-rg-uszzzz", "de-u-rg-uszzzz"), ("sv-u-sd-fi01", "sv-u-sd-axzzzz"),
      ("en-t-iw-m0-names", "en-t-he-m0-names"),
      ("en-t-m1-bbb-m0-aaa", "en-t-m0-aaa-m1-bbb"), ("zh-yue-HK", "yue-HK"), ("i-enochian", "und-x-i-enochian"),
      ("zh-min", "nan-x-zh-min"),
      ("en-GB-oed", "en-GB-oxendict"), ("zh-cmn", "zh"), ("no-bok", "nb"), ("sgn-BE-FR", "sfb"), ("x-y", "x-y"),
      ("german", "german"),
      ("sr-Qaai", "sr-Zinh"), ("ru-SU", "ru-RU"), ("hy-SU", "hy-AM"), ("en-SU", "en-RU"),
      ("und-Armn-SU", "und-Armn-AM"),
    ]
    let failures = forms.filter { LanguageTag($0.0)?.canonicalized().description != $0.1 }
      .map { "\($0.0): \(LanguageTag($0.0)?.canonicalized().description ?? "-"), expected \($0.1)" }
    #expect(failures.isEmpty)
  }

  @Test func `the examples of the documentation hold`() {
    #expect(LanguageTag("zh-TW")?.maximized().description == "zh-Hant-TW")
    #expect(LanguageTag("zh-Hant-TW")?.minimized().description == "zh-TW")
    #expect(LanguageTag("zh-Hant-TW")?.minimized(favoring: .script).description == "zh-Hant")
    #expect(LanguageTag("zh-cmn-Hans-CN")?.canonicalized().description == "zh-Hans-CN")
    #expect(LanguageTag("de-u-co-phonebk")?.maximized().description == "de-Latn-DE-u-co-phonebk")
    #expect(LanguageTag("qaa")?.maximized().description == "qaa")
  }

  @Test func `a tag is one text when encoded`() throws {
    let tags = try ["zh-Hant-TW", "en-x-y"].map { try LanguageTag(parsing: $0) }
    let encoded = try JSONEncoder().encode(tags)
    #expect(String(decoding: encoded, as: UTF8.self) == #"["zh-Hant-TW","en-x-y"]"#)
    #expect(try JSONDecoder().decode([LanguageTag].self, from: encoded) == tags)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([LanguageTag].self, from: Data(#"["de-12"]"#.utf8)) }
  }
}
