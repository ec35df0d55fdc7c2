import Foundation
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
    for row in rows {
      let said = try Self.run(beside: row.files, environment: row.environment, words: row.words)
      #expect(said == row.said, "\(row.environment) \(row.words)")
    }
  }

  /// What the program prints, line by line.
  private static func run(
    beside files: KeyValuePairs<String, String>, environment: [String: String], words: [String]
  ) throws -> [String] {
    let folder = try CatalogFolder(files)
    let program = URL(fileURLWithPath: folder.path).appendingPathComponent("program")
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: built, to: program)
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = words
    process.environment = environment
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The program as it was built beside these tests.
  private static var built: URL {
    let tests = ProcessInfo.processInfo.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let folder = tests.components(separatedBy: "/").prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
    return URL(fileURLWithPath: folder).appendingPathComponent("zero-configuration")
  }
}
