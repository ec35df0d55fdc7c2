import Foundation
import TestGround
import Testing

/// The code in the documentation is the code that the tests run: block by block, character by character.
@Suite struct GuideTextTests {
  /// Where snippets stand between `// snippet` and `// end`: here, and with the views where SwiftUI is.
  private static let folders = [
    "Tests/GuideTests/Snippets", "Tests/TypeCheck/ThemeKitViewTests", "Tests/TypeCheck/DragomanViewTests",
  ]

  @Test func `every Swift block of a guide is a snippet that is compiled, and every snippet is in a guide`() throws {
    let pages = try Self.files(below: "Sources", suffix: ".md")
    #expect(pages.count > 20)
    let blocks = try pages.flatMap { page in try Self.blocks(of: Self.text(page)).map { (page, $0) } }
    let snippets = try Self.folders.flatMap { try Self.files(below: $0, suffix: ".swift") }
      .flatMap { try Self.snippets(of: Self.text($0)) }
    let shown = Set(blocks.map(\.1))
    let strange = blocks.filter { !snippets.contains($0.1) }.map { "\($0.0): \($0.1)" }
    #expect(strange == [], "a block that nobody compiles")
    #expect(snippets.filter { !shown.contains($0) } == [], "a snippet that no guide shows")
  }

  @Test func `an example of a type's comment is the one that is run`() throws {
    let examples = try Self.files(below: "Tests/GuideTests/Examples", suffix: ".swift").flatMap { file in
      Self.examples(of: try Self.text(file))
    }
    #expect(examples.count > 20)
    let sources = try Self.files(below: "Sources", suffix: ".swift").map(Self.text)
    let missing = examples.filter { example in
      !sources.contains { $0.contains(example.comment) && $0.contains(" \(example.type)") }
    }
    #expect(missing.map(\.type) == [])
  }

  @Test func `a block that differs and a claim that is wrong are found`() {
    #expect(Self.blocks(of: "a\n```swift\nlet a = 1\n```\nb\n```sh\nls\n```\n") == ["let a = 1\n"])
    #expect(Self.snippets(of: "x\n  // snippet\n  a\n\n    b\n  // end\n") == ["a\n\n  b\n"])
    let value = Claims.Value(line: 1, spellings: ["\"a\"", ".a", "a"])
    #expect(wrongClaim(about: value, in: "f()  // \"a\", or more") == nil)
    #expect(wrongClaim(about: value, in: "f()") == nil)
    #expect(wrongClaim(about: value, in: "f()  // \"ab\"") == "line 1 says \"ab\", and it is \"a\"")
  }

  /// The Swift blocks of a page.
  private static func blocks(of page: String) -> [String] {
    page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  /// The snippets of a source, as far to the left as they can stand.
  private static func snippets(of source: String) -> [String] {
    var snippets: [String] = []
    var lines: [Substring]?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.trimmingCharacters(in: .whitespaces) {
      case "// snippet": lines = []
      case "// end":
        if let found = lines { snippets.append(shifted(found)) }
        lines = nil
      default: lines?.append(line)
      }
    }
    return snippets
  }

  /// The examples of a source with the types that they are for, as their comments have them.
  private static func examples(of source: String) -> [(type: String, comment: String)] {
    source.components(separatedBy: "// example ").dropFirst().map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let own = Array(lines.dropFirst().prefix { $0.trimmingCharacters(in: .whitespaces) != "// end" })
      let comment = shifted(own).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { $0.isEmpty ? "///\n" : "/// \($0)\n" }.joined()
      return (String(lines[0]), "/// ```swift\n" + comment + "/// ```\n")
    }
  }

  private static func shifted(_ lines: [Substring]) -> String {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { $0.dropFirst(indents.min() ?? 0) + "\n" }.joined()
  }

  private static func text(_ file: String) throws -> String {
    String(decoding: try TestGround.bytes(file), as: UTF8.self)
  }

  private static func files(below folder: String, suffix: String) throws -> [String] {
    let base = TestGround.root.appendingPathComponent(folder).resolvingSymlinksInPath()
    let names = FileManager.default.enumerator(atPath: base.path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }
      .sorted()
  }
}
