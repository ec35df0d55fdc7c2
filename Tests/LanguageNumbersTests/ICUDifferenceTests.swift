// The toolchain's own ICU (76, CLDR 46) as a second opinion. It is used in tests alone.
#if os(Linux) && canImport(_FoundationICU)
  import _FoundationICU
  import LanguageNumbers
  import LanguageTags
  import TestGround
  import Testing

  @Suite(.enabled(if: TestGround.hasShared, "the shared ground is absent"))
  struct ICUDifferenceTests {
    /// Where ours and that ICU's answers differ, and why.
    private static let known: [String: String] = [
      "plurals cv": "rules are new since CLDR 46",
      "plurals ie": "rules are new since CLDR 46",
      "plurals kok": "rules are new since CLDR 46",
      "plurals kok_Latn": "rules are new since CLDR 46",
      "plurals sgs": "rules are new since CLDR 46",
      "ordinals kok": "rules are new since CLDR 46",
      "ordinals kok_Latn": "rules are new since CLDR 46",
      "ordinals scn": "80..89 and 800..899 are new since CLDR 46",
      "plurals lv": "ICU takes the binary 1.11 for a number of more than two decimals",
      "plurals prg": "ICU takes the binary 1.11 for a number of more than two decimals",
    ]

    private static let numbers: [Double] =
      (0...220).map(Double.init) + [300, 801, 1000, 1001, 1011, 2000, 1e5, 1e6, 3e6, 1_000_001, 1e9, 1e12, 12_345_678]
      + [0.1, 0.5, 0.01, 1.1, 1.5, 1.11, 2.1, 2.5, 3.04, 10.1, 11.12, 21.2, 100.03, 5.001, 1e-7, 1_000_000.5]

    @Test func `the categories of all languages are those of ICU, but for a known few`() throws {
      let rows = try TestGround.sharedRows("data/suites/plural-samples-cldr48.tsv")
      let locales = Set(rows.map { [$0[0], $0[1]] })
      let different = locales.filter { Self.differs($0[1], isCardinal: $0[0] == "plurals") }
      #expect(Set(different.map { $0.joined(separator: " ") }) == Set(Self.known.keys))
      print("categories compared with ICU: \(locales.count * Self.numbers.count)")
    }

    private static func differs(_ locale: String, isCardinal: Bool) -> Bool {
      guard let tag = LanguageTag(locale) else { return true }
      let rules = isCardinal ? PluralRules.cardinal(for: tag) : PluralRules.ordinal(for: tag)
      return numbers.contains {
        rules.category(for: PluralOperands($0)).rawValue != category($0, in: locale, isCardinal: isCardinal)
      }
    }

    private static func category(_ number: Double, in locale: String, isCardinal: Bool) -> String? {
      var status = U_ZERO_ERROR
      let kind = isCardinal ? UPLURAL_TYPE_CARDINAL : UPLURAL_TYPE_ORDINAL
      guard let rules = swift_uplrules_openForType(locale, kind, &status) else { return nil }
      defer { swift_uplrules_close(rules) }
      var keyword = [UInt16](repeating: 0, count: 16)
      let length = swift_uplrules_select(rules, number, &keyword, 16, &status)
      return String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
    }

    @Test(arguments: ["en", "hi", "de", "fa"])
    func `fixed decimals are written and rounded as ICU does`(language: String) throws {
      var generator = SeededGenerator(seed: 76)
      let symbols = NumberSymbols.for(try #require(LanguageTag(language)))
      var failures: [String] = []
      for count in 0..<4_000 {
        let digits = count % 7
        let number = Self.number(using: &generator)
        let (ours, theirs) = (symbols.string(number, fractionDigits: digits), Self.text(number, digits, in: language))
        if ours != theirs { failures.append("\(number) with \(digits): \(ours) and \(theirs ?? "nothing")") }
      }
      #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
    }

    /// Ties, powers of ten and anything between.
    private static func number(using generator: inout SeededGenerator) -> Double {
      let size = Double(Int.random(in: -4_000_000...4_000_000, using: &generator))
      let scales: [Double] = [1, 2, 8, 10, 64, 100, 1000, 1e6, 1e-3, 1e-9, 1e-15]
      return size / (scales.randomElement(using: &generator) ?? 1)
    }

    private static func text(_ number: Double, _ digits: Int, in locale: String) -> String? {
      var status = U_ZERO_ERROR
      guard let format = swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &status) else { return nil }
      defer { swift_unum_close(format) }
      swift_unum_setAttribute(format, UNUM_FRACTION_DIGITS, Int32(digits))
      var text = [UInt16](repeating: 0, count: 400)
      let length = swift_unum_formatDouble(format, number, &text, 400, nil, &status)
      return String(decoding: text.prefix(Int(length)), as: UTF16.self)
    }
  }
#endif
