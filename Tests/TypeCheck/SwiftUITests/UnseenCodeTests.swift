import Foundation
import TestGround
import Testing

/// What stands behind a condition that only Apple's systems fulfil has been seen by no compiler here. It is little, and the
/// page names each file of it, so that a maintainer with a Mac knows where to look first.
@Suite struct UnseenCodeTests {
  @Test func `the page names every file with code that only Apple's compiler sees, and no other`() throws {
    let page = String(decoding: try TestGround.bytes("Tests/TypeCheck/README.md"), as: UTF8.self)
    let section = page.components(separatedBy: "## What no compiler here sees\n").last ?? ""
    let named = section.components(separatedBy: "\n## ")[0].matches(
      of: #/^- `([^`]+\.swift)`/#.anchorsMatchLineEndings())
    let found = try Self.files().filter { !Self.unseen(in: $0.source).isEmpty }.map(\.name)
    #expect(Set(named.map { String($0.1) }) == Set(found))
    #expect(found.count > 3)
  }

  @Test func `code for Apple's systems is found, and imports and code for others are none`() {
    let source = """
      #if canImport(Darwin)
        import Darwin
        // A word.
      #else
        let here = 1
      #endif
      #if !canImport(Darwin)
        let here = 1
      #else
        let there = 1
      #endif
      #if canImport(SwiftUI)
        #if os(tvOS) || os(watchOS)
          let television = 1
        #elseif canImport(UIKit)
          let phone = 1
        #else
          let here = 1
        #endif
      #endif
      #if os(macOS) || os(Linux)
        let here = 1
      #endif
      """
    #expect(Self.unseen(in: source) == ["let there = 1", "let television = 1", "let phone = 1"])
  }

  /// The lines that are compiled on Apple's systems only.
  private static func unseen(in source: String) -> [String] {
    var branches: [(isApples: Bool, isOthers: Bool)] = []
    var lines: [String] = []
    for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("#if") {
        branches.append((isApples(line), isOthers(line)))
      } else if line.hasPrefix("#elseif") {
        branches[branches.count - 1].isApples = isApples(line)
      } else if line.hasPrefix("#else") {
        branches[branches.count - 1].isApples = branches[branches.count - 1].isOthers
      } else if line.hasPrefix("#endif") {
        branches.removeLast()
      } else if branches.contains(where: \.isApples), !line.isEmpty, !line.hasPrefix("//"), !line.contains("import ") {
        lines.append(line)
      }
    }
    return lines
  }

  private static func isApples(_ line: String) -> Bool {
    line.contains(#/(canImport\((Darwin|UIKit|AppKit|XcodeProjectPlugin)\)|os\((iOS|macOS|tvOS|watchOS|visionOS)\))/#)
      && !line.contains("!") && !line.contains("os(Linux)")
  }

  private static func isOthers(_ line: String) -> Bool {
    line.contains(#/!(canImport\(Darwin\)|os\((iOS|macOS)\))|^#if os\(Linux\)$/#)
  }

  private static func files() throws -> [(name: String, source: String)] {
    try ["Sources", "Plugins"].flatMap { folder in
      let base = TestGround.root.appendingPathComponent(folder).resolvingSymlinksInPath()
      let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
      return try names.filter { $0.hasSuffix(".swift") && !$0.contains("Generated") }.sorted().map {
        ("\(folder)/\($0)", try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8))
      }
    }
  }
}
