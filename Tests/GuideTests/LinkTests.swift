import Foundation
import TestGround
import Testing

/// Links between the pages of the repository lead somewhere.
@Suite struct LinkTests {
  @Test func `every relative link leads to a file, and to a heading where it names one`() throws {
    let pages = try Self.pages()
    #expect(pages.count > 20)
    let broken = try pages.flatMap { page in
      try Self.links(of: Self.text(page)).filter { try !Self.isThere($0, from: page) }.map { "\(page): \($0)" }
    }
    #expect(broken == [])
  }

  @Test func `a link to nothing and to no heading is found`() throws {
    #expect(Self.links(of: "[a](b.md) [c](https://d.org) ![e](f.png) [g](#h) `[i](j)`") == ["b.md", "f.png", "#h"])
    #expect(try !Self.isThere("absent.md", from: "README.md"))
    #expect(try Self.isThere("README.md#the-house", from: "CONTRIBUTING.md"))
    #expect(try !Self.isThere("README.md#the-hut", from: "CONTRIBUTING.md"))
    #expect(Self.anchor(of: "## Why is this in `English`?") == "why-is-this-in-english")
  }

  /// The pages for readers: all but what a build or a browser needs.
  private static func pages() throws -> [String] {
    let folders = ["Documentation", "Sources", "Examples", "Tests/TypeCheck", "Service", "Benchmarks", "Fuzzing"]
    return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      + folders.flatMap { folder in
        let base = TestGround.root.appendingPathComponent(folder).resolvingSymlinksInPath()
        let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".md") && !$0.contains(".build") }.map { "\(folder)/\($0)" }.sorted()
      }
  }

  /// Where a page's relative links lead. Code is no link.
  private static func links(of page: String) -> [String] {
    page.replacing(#/```[\s\S]*?```|`[^`\n]*`/#, with: "").matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
      .filter { !$0.contains(":") }
  }

  private static func isThere(_ link: String, from page: String) throws -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let folder = URL(fileURLWithPath: "/" + page).deletingLastPathComponent()
    let target = parts[0].isEmpty ? "/" + page : folder.appendingPathComponent(parts[0]).standardizedFileURL.path
    let file = TestGround.root.appendingPathComponent(String(target.dropFirst()))
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    guard parts.count > 1 else { return true }
    return try text(String(target.dropFirst())).split(separator: "\n").contains {
      $0.hasPrefix("#") && anchor(of: $0) == parts[1]
    }
  }

  /// What a heading is called in an address.
  private static func anchor(of heading: some StringProtocol) -> String {
    let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(words.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
  }

  private static func text(_ file: String) throws -> String {
    String(decoding: try TestGround.bytes(file), as: UTF8.self)
  }
}
