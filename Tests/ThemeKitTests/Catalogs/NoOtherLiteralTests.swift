import Foundation
import TestGround
import Testing

/// Every word that a user can read comes through the bridge: the source of the components holds no other literal.
@Suite struct NoOtherLiteralTests {
  @Test func `the source of components and rules holds no words but those of the bridge`() throws {
    let keys = try SourceKeys.all()
    var found: [String] = []
    for folder in ["Components", "Validation", "Language", "Views", "Environment"] {
      let path = "Sources/ThemeKit/" + folder
      let files = try FileManager.default.contentsOfDirectory(atPath: TestGround.root.appendingPathComponent(path).path)
      // The names of drawings in SF Symbols stand in one file, and nobody reads them.
      for file in files.sorted() where file != "Symbol.swift" {
        let source = String(decoding: try TestGround.bytes(path + "/" + file), as: UTF8.self)
        found += Self.words(in: source).filter { !keys.contains($0) }.map { "\(file): \($0)" }
      }
    }
    #expect(found == [])
  }

  @Test func `the scan sees a literal that is not of the bridge`() {
    let source = """
      /// "A comment"
      let title = "Card number"
      let sign = "·"
      let phrase = "\\(count) pieces"
      """
    #expect(Self.words(in: source) == ["Card number", "%@ pieces"])
  }

  /// The literals with letters in them, as keys.
  private static func words(in source: String) -> [String] {
    let code = source.split(separator: "\n").filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
    return code.flatMap { line -> [String] in
      var rest = line
      var literals: [String] = []
      while let start = rest.firstIndex(of: "\"") {
        rest = rest[start...]
        guard let literal = SourceKeys.literal(&rest) else { break }
        literals.append(literal)
      }
      return literals.filter { $0.contains(where: \.isLetter) }
    }
  }
}
