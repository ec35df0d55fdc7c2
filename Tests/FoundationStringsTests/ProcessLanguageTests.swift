import Foundation
import TestGround
import Testing

/// A program of its own, whose main bundle is the folder that it lies in.
@Suite struct ProcessLanguageTests {
  @Test func `the main bundle answers in the language of the process`() throws {
    let raw: KeyValuePairs = ["Localizable.xcstrings": Texts.catalog]
    let built: KeyValuePairs = [
      "de.lproj/Localizable.strings": Texts.germanStrings, "de.lproj/Localizable.stringsdict": Texts.germanRules,
      "de.lproj/Other.strings": "\"Hello, %@!\" = \"Hallo, %@!\";",
      "en.lproj/Localizable.strings": "", "tr.lproj/Localizable.strings": "\"Done\" = \"Bitti\";",
    ]
    let english = ["Done", "1,234 files", "Hello, Ada!", "Only in code", "Bitti"]
    let german = ["Fertig", "1.234 Dateien", "Hello, Ada!", "Only in code", "Bitti"]
    let rows: [(files: KeyValuePairs<String, String>, environment: [String: String], words: [String], said: [String])] =
      [
        (raw, ["LANG": "de_DE.UTF-8"], [], german), (raw, ["LANG": "en_US.UTF-8"], [], english),
        (raw, ["LANG": "C"], [], english), (raw, [:], [], english),
        (raw, ["LANG": "C"], ["-AppleLanguages", "(de)"], german),
        (
          raw, ["LANGUAGE": "fr:de", "LANG": "fr_FR.UTF-8"], [],
          ["Fertig", "1\u{202f}234 Dateien"] + german.dropFirst(2)
        ),
        (built, ["LANG": "de_DE.UTF-8"], [], german.map { $0.replacingOccurrences(of: "Hello", with: "Hallo") }),
        (built, ["LANG": "en_US.UTF-8"], [], english),
        ([:], ["LANG": "de_DE.UTF-8"], [], ["Done", "1.234 files", "Hello, Ada!", "Only in code", "Done"]),
      ]
    let program = BuiltProgram("process-language")
    for row in rows {
      let said = try program.lines(beside: row.files, environment: row.environment, words: row.words)
      #expect(said == row.said, "\(row.environment) \(row.words)")
    }
  }
}
