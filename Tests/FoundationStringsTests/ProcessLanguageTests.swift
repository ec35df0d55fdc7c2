import Foundation
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
    for row in rows {
      let said = try Self.run(beside: row.files, environment: row.environment, words: row.words)
      #expect(said == row.said, "\(row.environment) \(row.words)")
    }
  }

  /// What the program prints, line by line.
  private static func run(
    beside files: KeyValuePairs<String, String>, environment: [String: String], words: [String]
  ) throws -> [String] {
    let folder = try BundleFolder(files)
    let program = URL(fileURLWithPath: folder.path).appendingPathComponent("program")
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
    return URL(fileURLWithPath: folder).appendingPathComponent("process-language")
  }
}
