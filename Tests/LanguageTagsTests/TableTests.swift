import Foundation
import LanguageTags
import TestGround
import Testing

/// The tables: how large they are, and what the code takes for granted about the data.
@Suite struct TableTests {
  @Test func `the packed tables keep within 56 KiB`() throws {
    let folder = TestGround.root.appendingPathComponent("Sources/LanguageTags")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix("+Generated.swift")
    }
    var sizes: [(String, Int)] = []
    for file in files {
      let text = String(decoding: try TestGround.bytes("Sources/LanguageTags/" + file), as: UTF8.self)
      for match in text.matches(of: #/\((\d+) bytes\)\n +static \w+ (\w+)/#) {
        sizes.append((String(match.2), Int(match.1) ?? 0))
      }
    }
    let total = sizes.reduce(0) { $0 + $1.1 }
    print(
      "packed tables: \(total) bytes, " + sizes.sorted { $0.1 > $1.1 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    )
    #expect(sizes.count >= 13)
    #expect(total <= 56 * 1024)
  }

  @Test func `the one script that is replaced is the one that the code asks for`() throws {
    let text = String(decoding: try TestGround.bytes("Data/cldr/supplementalMetadata.xml"), as: UTF8.self)
    #expect(text.matches(of: #/<scriptAlias type="(\w+)"/#).map { String($0.1) } == ["Qaai"])
    #expect(LanguageTag("und-Qaai")?.canonicalized().description == "und-Zinh")
  }

  @Test func `only sign languages are replaced by their region`() throws {
    let text = String(decoding: try TestGround.bytes("Data/cldr/supplementalMetadata.xml"), as: UTF8.self)
    let languages = text.matches(of: #/<languageAlias type="([a-z]+)_[A-Z]{2}" /#).map { String($0.1) }
    #expect(languages.count >= 19)
    #expect(Set(languages) == ["sgn"])
  }

  @Test func `every alias ends in a tag that is canonical`() throws {
    let text = String(decoding: try TestGround.bytes("Data/cldr/supplementalMetadata.xml"), as: UTF8.self)
    var (count, failures) = (0, [String]())
    for match in text.matches(of: #/<(languageAlias|territoryAlias|variantAlias) type="(\w+)" replacement="[\w ]+"/#) {
      let prefix = match.1 == "languageAlias" ? "" : "und-"
      guard let tag = LanguageTag(prefix + match.2) else { continue }
      count += 1
      let canonical = tag.canonicalized()
      if canonical.canonicalized() != canonical { failures.append(String(match.2)) }
    }
    #expect(count > 800)
    #expect(failures.isEmpty)
  }
}
