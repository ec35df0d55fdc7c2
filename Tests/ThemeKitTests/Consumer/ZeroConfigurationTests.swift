import TestGround
import Testing

/// A program of its own, which calls nothing, with a catalog beside it.
@Suite struct ZeroConfigurationTests {
  private static let turkish = ["tr", "Kart numarası", "Promosyon kodu:", "5 üzerinden 4.5", "Loading…"]
  private static let english = ["en", "Card number", "Promo code:", "4.5 out of 5", "Loading…"]

  @Test func `a catalog beside the program is found and read in the device's language`() throws {
    let raw: KeyValuePairs = ["ThemeKit.xcstrings": SeedCatalog.json]
    let built: KeyValuePairs = [
      "tr.lproj/ThemeKit.strings": #"""
      "Card number" = "Kart numarası";
      "Promo code:" = "Promosyon kodu:";
      "%@ out of %@" = "%2$@ üzerinden %1$@";
      """#
    ]
    let rows: [(files: KeyValuePairs<String, String>, environment: [String: String], words: [String], said: [String])] =
      [
        (raw, ["LANG": "tr_TR.UTF-8"], [], Self.turkish), (built, ["LANG": "tr_TR.UTF-8"], [], Self.turkish),
        (raw, ["LANG": "C"], ["-AppleLanguages", "(tr)"], Self.turkish),
        (raw, ["LANG": "tr_TR.UTF-8"], ["-AppleLanguages", "(en)"], Self.english),
        (raw, ["LANG": "en_US.UTF-8"], [], Self.english), (raw, ["LANG": "C"], [], Self.english),
        (raw, [:], [], Self.english), (built, ["LANG": "de_DE.UTF-8"], [], Self.english),
        (built, ["LANG": "C"], [], Self.english),
        (raw, ["LANGUAGE": "de:tr", "LANG": "de_DE.UTF-8"], [], Self.turkish),
        (raw, ["LANG": "de_DE.UTF-8"], [], Self.english), ([:], ["LANG": "tr_TR.UTF-8"], [], Self.english),
        (["ThemeKit.xcstrings": "{ \"strings\" :"], ["LANG": "tr_TR.UTF-8"], [], Self.english),
        (["Other.xcstrings": SeedCatalog.json], ["LANG": "tr_TR.UTF-8"], [], Self.english),
      ]
    let program = BuiltProgram("zero-configuration")
    for row in rows {
      let said = try program.lines(beside: row.files, environment: row.environment, words: row.words)
      #expect(said == row.said, "\(row.environment) \(row.words)")
    }
  }
}
