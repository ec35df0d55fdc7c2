// The toolchain's own ICU (76, CLDR 46) as a second opinion. It is used in tests alone.
#if os(Linux) && canImport(_FoundationICU)
  import LanguageTags
  import TestGround
  import Testing
  import _FoundationICU

  @Suite(.enabled(if: TestGround.hasShared, "the shared ground is absent"))
  struct ICUDifferenceTests {
    /// Where ours and that ICU's answers differ, and why.
    private static let known: [String: String] = [
      "ks": "CLDR 46 writes Kashmiri in Aran, a variant of Arab; 48 in Arab",
      "pa": "CLDR 46 writes Punjabi of Pakistan in Aran; 48 in Arab",
      "ur": "CLDR 46 writes Urdu in Aran; 48 in Arab",
      "ku-IR": "Kurdish of Iran is Arab in CLDR 48",
      "sr-RU": "Serbian of Russia is Cyrl in CLDR 48",
      "zh-US": "Chinese of the United States is Hant in CLDR 48",
    ]

    /// Every language that CLDR names, by itself and in regions that change its script or its neighbours.
    private static func tags() throws -> [String] {
      let languages = try TestGround.sharedRows("data/suites/autonyms-cldr48.tsv").map { $0[0] }
      let regions = ["", "-US", "-CN", "-TW", "-IN", "-PK", "-RU", "-TR", "-IR", "-EG", "-RS", "-BR", "-GB", "-419"]
      let bare = languages.filter { LanguageTag($0)?.region == nil }
      return languages + bare.flatMap { language in regions.dropFirst().map { language + $0 } }
    }

    @Test func `likely subtags and direction are those of ICU, but for a known few`() throws {
      let tags = try Self.tags().compactMap { LanguageTag($0) }
      let different = tags.filter(Self.differs).map { $0.minimized() }
      let places = different.map { ["ks", "pa", "ur"].contains($0.language) ? $0.language : Self.place(of: $0) }
      #expect(Set(places) == Set(Self.known.keys))
      print("likely subtags and directions compared with ICU: \(tags.count * 3)")
    }

    private static func place(of tag: LanguageTag) -> String {
      [tag.language, tag.region].compactMap { $0 }.joined(separator: "-")
    }

    private static func differs(_ tag: LanguageTag) -> Bool {
      let name = tag.description
      return tag.maximized().description != icu(name, swift_uloc_addLikelySubtags)
        || tag.minimized().description != icu(name, swift_uloc_minimizeSubtags)
        || (tag.writingDirection == .rightToLeft) != (swift_uloc_isRightToLeft(name) != 0)
    }

    private typealias Question = (
      UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>?
    ) -> Int32

    private static func icu(_ name: String, _ ask: Question) -> String {
      var status = U_ZERO_ERROR
      var text = [CChar](repeating: 0, count: 200)
      let length = ask(name, &text, 200, &status)
      let bytes = text.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self).split(separator: "_").joined(separator: "-")
    }
  }
#endif
