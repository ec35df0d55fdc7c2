import LanguageTags
import Testing

@Suite struct ParsingTests {
  /// A text and the tag that it is read as.
  static let wellFormed = [
    ("en", "en"), ("EN", "en"), ("zh_hant_hk", "zh-Hant-HK"), ("ZH-HANT-hk", "zh-Hant-HK"), ("es-419", "es-419"),
    ("zh-cmn-Hans-CN", "zh-cmn-Hans-CN"), ("sgn-ase-US", "sgn-ase-US"), ("zh-gan-yue-cmn-Hant", "zh-gan-yue-cmn-Hant"),
    ("de-CH-1901", "de-CH-1901"), ("sl-IT-NEDIS", "sl-IT-nedis"), ("hy-Latn-IT-arevela", "hy-Latn-IT-arevela"),
    ("de-1996-1901", "de-1996-1901"), ("en-US-u-CA-Gregory", "en-US-u-ca-gregory"),
    ("de-u-co-phonebk-x-Praise", "de-u-co-phonebk-x-praise"),
    ("en-a-bbb-b-ccc-0-dd", "en-a-bbb-b-ccc-0-dd"), ("x-whatever", "x-whatever"), ("X-A-1", "x-a-1"),
    ("en-x-a", "en-x-a"),
    ("i-navajo", "i-navajo"), ("I_KLINGON", "i-klingon"), ("en-gb-OED", "en-GB-oed"), ("sgn-be-fr", "sgn-BE-FR"),
    ("art-lojban", "art-lojban"), ("zh-min-nan", "zh-min-nan"), ("i-default", "i-default"), ("German", "german"),
    ("root", "root"), ("abcd-Latn-US", "abcd-Latn-US"), ("und", "und"), ("und-Arab-419", "und-Arab-419"),
    ("sl-rozaj-biske-1994", "sl-rozaj-biske-1994"), ("qaa-Qaaa-QM-x-southern", "qaa-Qaaa-QM-x-southern"),
    ("en-t-jp-m0-Hepburn", "en-t-jp-m0-hepburn"), ("de-12345678", "de-12345678"),
    ("en-u-attr-ca-buddhist", "en-u-attr-ca-buddhist"),
  ]

  @Test func `a well-formed tag is read and written in canonical casing`() {
    let failures = Self.wellFormed.filter { LanguageTag($0.0)?.description != $0.1 }
    #expect(failures.isEmpty)
  }

  @Test func `what was written is read as the same tag again`() {
    let failures = Self.wellFormed.filter { LanguageTag($0.1) != LanguageTag($0.0) }
    #expect(failures.isEmpty)
  }

  /// A text that is no tag, and why.
  static let malformed: [(String, LanguageTagError)] = [
    ("", .empty), ("-", .malformed(subtag: "", at: 0)), ("e", .malformed(subtag: "e", at: 0)),
    ("de-12", .malformed(subtag: "12", at: 3)), ("de--CH", .malformed(subtag: "", at: 3)),
    ("de-", .malformed(subtag: "", at: 3)), ("-de", .malformed(subtag: "", at: 0)),
    ("日本", .malformed(subtag: "日本", at: 0)),
    ("de-ß", .malformed(subtag: "ß", at: 3)), ("en US", .malformed(subtag: "en US", at: 0)),
    (" en", .malformed(subtag: " en", at: 0)),
    ("en-US-US", .malformed(subtag: "US", at: 6)), ("en-Latn-Cyrl", .malformed(subtag: "Cyrl", at: 8)),
    ("en-US-Latn", .malformed(subtag: "Latn", at: 6)), ("123", .malformed(subtag: "123", at: 0)),
    ("abcdefghi", .malformed(subtag: "abcdefghi", at: 0)), ("en-123456789", .malformed(subtag: "123456789", at: 3)),
    ("de-1901-1901", .duplicateVariant(subtag: "1901", at: 8)),
    ("de-1901-FONIPA-fonipa", .duplicateVariant(subtag: "fonipa", at: 15)),
    ("en-a-bb-a-cc", .duplicateExtension(subtag: "a", at: 8)),
    ("en-0-bb-P-cc-0-dd", .duplicateExtension(subtag: "0", at: 13)),
    ("de-u", .incomplete(subtag: "u", at: 3)), ("de-u-a", .incomplete(subtag: "u", at: 3)),
    ("en-x", .incomplete(subtag: "x", at: 3)),
    ("x", .incomplete(subtag: "x", at: 0)), ("de-u-x-a", .incomplete(subtag: "u", at: 3)),
    ("i-nothing", .malformed(subtag: "i", at: 0)),
    ("zh-gan-yue-cmn-hak", .malformed(subtag: "hak", at: 15)), ("en\0", .malformed(subtag: "en\0", at: 0)),
    ("\u{FEFF}en", .malformed(subtag: "\u{FEFF}en", at: 0)), ("en.UTF-8", .malformed(subtag: "en.UTF", at: 0)),
  ]

  @Test func `an error names the subtag and its place`() {
    let failures = Self.malformed.filter { text, expected in
      do throws(LanguageTagError) {
        _ = try LanguageTag(parsing: text)
        return true
      } catch { return error != expected }
    }
    #expect(failures.isEmpty)
  }

  @Test func `the example of the error's documentation holds`() {
    #expect(throws: LanguageTagError.malformed(subtag: "12", at: 3)) { try LanguageTag(parsing: "de-12") }
    #expect(
      LanguageTagError.malformed(subtag: "12", at: 3).description
        == "“12” at byte 3 is no subtag that may stand there")
  }

  @Test func `the example of the tag's documentation holds`() throws {
    let tag = try LanguageTag(parsing: "zh_hant_hk")
    #expect(tag.description == "zh-Hant-HK")
    #expect(tag.region == "HK")
    #expect(tag.script == "Hant")
    #expect(tag.language == "zh")
  }

  @Test func `the parts of a tag are told`() throws {
    let tag = try LanguageTag(parsing: "sl-Latn-IT-rozaj-biske-u-ca-gregory-x-y")
    #expect(tag.variants == ["rozaj", "biske"])
    #expect(tag.withoutExtensions.description == "sl-Latn-IT-rozaj-biske")
    #expect(try LanguageTag(parsing: "es-419").region == "419")
    #expect(try LanguageTag(parsing: "x-y").language == "und")
    #expect(try LanguageTag(parsing: "German").language == "german")
    #expect(LanguageTag.english.description == "en")
  }

  @Test func `substrings and other texts are read too`() throws {
    let text = "tags: zh-Hant-TW, de"
    #expect(try LanguageTag(parsing: text.dropFirst(6).prefix(10)).description == "zh-Hant-TW")
  }

  @Test func `equal tags have equal hashes, and tags that differ in their tail differ`() throws {
    #expect(Set(["EN_us", "en-US", "en-us"].compactMap { LanguageTag($0) }).count == 1)
    #expect(Set(["en-x-a", "EN-X-A", "en-x-b", "en"].compactMap { LanguageTag($0) }).count == 3)
    #expect(LanguageTag("german") != LanguageTag("greeks"))
    #expect(LanguageTag("i-navajo") != LanguageTag("nv"))
  }

  @Test func `names of POSIX locales are read`() {
    let names = [
      ("en_US.UTF-8", "en-US"), ("de@euro", "de"), ("de_DE.ISO-8859-15@euro", "de-DE"),
      ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
      ("uz_UZ@cyrillic", "uz-Cyrl-UZ"), ("ca_ES@valencia", "ca-ES-valencia"), ("C", "en-US-u-va-posix"),
      ("C.UTF-8", "en-US-u-va-posix"), ("POSIX", "en-US-u-va-posix"), ("ks_IN@devanagari", "ks-Deva-IN"), ("pt", "pt"),
    ]
    let failures = names.filter { name in (try? LanguageTag(posix: name.0))?.description != name.1 }
    #expect(failures.isEmpty)
    #expect(throws: LanguageTagError.empty) { try LanguageTag(posix: ".UTF-8") }
    #expect(throws: LanguageTagError.malformed(subtag: "/etc/locale", at: 0)) { try LanguageTag(posix: "/etc/locale") }
  }
}
