import TestGround
#if !canImport(Darwin)
  import Foundation
  @testable import FoundationStrings
  import LanguageTags
  import StringTables
  import StringTemplates
  import Testing

  /// Which of a bundle's languages a process reads.
  @Suite struct LanguageChoiceTests {
    private func text(
      _ key: String, _ files: KeyValuePairs<String, String>, preferred: [LanguageTag], wanted: LanguageTag? = nil,
      development: LanguageTag? = nil
    ) throws -> String {
      let folder = try TestFolder(files)
      let place = BundlePlace(folder: folder.path, path: folder.path, development: development)
      let texts = BundleTexts(place, preferred: preferred)
      guard case .text(let text)? = texts.tables(named: "Localizable", for: wanted).table?[key]?.form else {
        return "–"
      }
      return text
    }

    private static let three: KeyValuePairs = [
      "en.lproj/Localizable.strings": "a = en;", "de.lproj/Localizable.strings": "a = de;",
      "zh-hant.lproj/Localizable.strings": "a = hant;",
    ]

    @Test func `the first preferred language that the bundle has is read`() throws {
      let rows: [(preferred: [LanguageTag], expected: String)] = [
        (["de"], "de"), (["de-AT"], "de"), (["fr", "de"], "de"), (["zh-TW"], "hant"), (["fr"], "en"), ([], "en"),
        (["en-GB", "de"], "en"), (["zh-Hans", "de"], "de"),
      ]
      for row in rows { #expect(try text("a", Self.three, preferred: row.preferred) == row.expected) }
      #expect(try text("a", Self.three, preferred: ["de"], wanted: "zh-HK") == "hant")
      #expect(try text("a", Self.three, preferred: ["fr"], development: "de") == "de")
    }

    @Test func `a file that a language lacks is sought in its parents and the development language`() throws {
      let files: KeyValuePairs = [
        "de-AT.lproj/Other.strings": "a = at;", "de.lproj/Localizable.strings": "a = de;",
        "fr.lproj/Other.strings": "a = fr;", "en.lproj/Localizable.strings": "a = en; b = en;",
      ]
      #expect(try text("a", files, preferred: ["de-AT"]) == "de")
      #expect(try text("a", files, preferred: ["fr"]) == "en")
      // Per file, never per key.
      #expect(try text("b", files, preferred: ["de-AT"]) == "–")
    }

    @Test func `a table beside the folders comes first, and Base is the development language`() throws {
      let beside: KeyValuePairs = ["Localizable.strings": "a = beside;", "de.lproj/Localizable.strings": "a = de;"]
      #expect(try text("a", beside, preferred: ["de"]) == "beside")
      let base: KeyValuePairs = [
        "Base.lproj/Localizable.strings": "a = base;", "de.lproj/Localizable.strings": "a = de;",
      ]
      #expect(try text("a", base, preferred: ["fr"], development: "en") == "base")
      #expect(try text("a", base, preferred: ["de"], development: "en") == "de")
    }

    @Test func `a raw catalog counts with the folders`() throws {
      let files: KeyValuePairs = [
        "Localizable.xcstrings": Texts.catalog, "fr.lproj/Localizable.strings": "Done = \"Terminé\";",
        "fr.lproj/Buttons.strings": "",
      ]
      let rows: [(LanguageTag, String)] = [("tr", "Bitti"), ("de", "Fertig"), ("fr", "Terminé"), ("en", "Done")]
      for (tag, expected) in rows {
        #expect(try text("Done", files, preferred: [tag]) == expected)
      }
    }

    @Test func `what Xcode leaves out of the source language is said by the code`() throws {
      // Keys of the source language are not compiled, so a bundle may have folders of other languages only.
      let built: KeyValuePairs = ["tr.lproj/Localizable.strings": "Done = Bitti;"]
      #expect(try text("Done", built, preferred: ["en"], development: "en") == "–")
      #expect(try text("Done", built, preferred: ["tr"], development: "en") == "Bitti")
    }
  }
#endif
