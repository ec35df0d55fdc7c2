import Dragoman
import Foundation
import LanguageTags
import TestGround
import Testing

/// The first screen of the README is code that runs.
struct ReadmeTests {
  @Test func `the example of the README prints what it says`() throws {
    let lines = try readmeExample(TestGround.root.appendingPathComponent("Tests/Fixtures/Fixture.xcstrings"))
    #expect(lines.last == "5 файлов")
  }

  @Test func `the README shows the example as it runs`() throws {
    let readme = String(decoding: try TestGround.bytes("README.md"), as: UTF8.self)
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let example = source.components(separatedBy: "// example\n")[1]
    let body = example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
    let text = body.joined(separator: "\n").trimmingCharacters(in: .newlines)
    #expect(readme.contains(text))
  }

  /// What the README leaves to its reader: a file, and a terminal to print to.
  private func readmeExample(_ file: URL) throws -> [String] {
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
    // example
    let catalog = try CatalogSource(xcstrings: [UInt8](Data(contentsOf: file)), name: "Localizable")
    let resolver = StringResolver(policy: .device, steps: [.matched(catalog), .fixed(.english, catalog)])

    // In the device's language, such as "5 files":
    print(resolver.text("\(5) files"))

    // From now on, on every thread, in Russian: "5 файлов"
    resolver.setLanguage(LanguageTag("ru"))
    print(resolver.text("\(5) files"))
    // example
    return lines
  }
}
