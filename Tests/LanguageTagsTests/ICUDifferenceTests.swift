// The toolchain's own ICU (76, CLDR 46) as a second opinion. It is used in tests alone.
#if os(Linux) && canImport(_FoundationICU)
  import LanguageTags
  import TestGround
  import Testing
  import _FoundationICU

  @Suite(.enabled(if: TestGround.hasShared, "the shared ground is absent"))
  struct ICUDifferenceTests {
    /// Where ours and that ICU's answers differ, and why.
    private static let known: [String: String] = [:]

    /// Every language that CLDR names, by itself and in regions that change its script or its neighbours.
    private static func tags() throws -> [String] {
      let languages = try TestGround.sharedRows("data/suites/autonyms-cldr48.tsv").map { $0[0] }
      let regions = ["", "-US", "-CN", "-TW", "-IN", "-PK", "-RU", "-TR", "-IR", "-EG", "-RS", "-BR", "-GB", "-419"]
      let bare = languages.filter { LanguageTag($0)?.region == nil }
      return languages + bare.flatMap { language in regions.dropFirst().map { language + $0 } }
    }

    @Test func `likely subtags and direction are those of ICU, but for a known few`() throws {
      var different: [String] = []
      let tags = try Self.tags()
      for name in tags {
        guard let tag = LanguageTag(name) else { continue }
        let theirs = Self.icu(name, swift_uloc_addLikelySubtags)
        if tag.maximized().description != theirs { different.append("max \(name): \(tag.maximized()) and \(theirs)") }
        let short = Self.icu(name, swift_uloc_minimizeSubtags)
        if tag.minimized().description != short { different.append("min \(name): \(tag.minimized()) and \(short)") }
        let isRight = swift_uloc_isRightToLeft(name) != 0
        if (tag.writingDirection == .rightToLeft) != isRight { different.append("direction \(name)") }
      }
      #expect(different == [])
      print("likely subtags and directions compared with ICU: \(tags.count * 3)")
    }

    private typealias Question = (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>?) -> Int32

    private static func icu(_ name: String, _ ask: Question) -> String {
      var status = U_ZERO_ERROR
      var text = [CChar](repeating: 0, count: 200)
      let length = ask(name, &text, 200, &status)
      let bytes = text.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self).split(separator: "_").joined(separator: "-")
    }
  }
#endif
