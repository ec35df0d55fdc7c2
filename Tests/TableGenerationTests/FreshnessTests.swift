import Foundation
import TableGeneration
import TestGround
import Testing

@Suite struct FreshnessTests {
  @Test func `every generated file is what its generator makes now`() throws {
    let stale = try GeneratedTables.staleFiles(in: TestGround.root)
    #expect(stale.isEmpty, "\(GeneratedTables.complaint(about: stale))")
  }

  @Test func `every pinned file has the recorded checksum`() throws {
    let data = try DataFolder(package: TestGround.root)
    let paths = data.checksums.keys.sorted()
    #expect(paths.count >= 5)
    for path in paths { #expect(throws: Never.self) { try data.bytes(path) } }
  }

  @Test func `a file without a record is refused`() throws {
    let data = try DataFolder(package: TestGround.root)
    #expect(throws: TableGenerationError.unrecorded(path: "cldr/absent.xml")) { try data.bytes("cldr/absent.xml") }
  }

  @Test func `a stale file is named together with the command that mends it`() {
    let file = GeneratedFile(path: "Sources/Words/Words+Generated.swift", from: "CLDR 48.2", code: "let words = 3")
    #expect(!file.isFresh(in: TestGround.root))
    #expect(
      GeneratedTables.complaint(about: [file.path])
        == "Sources/Words/Words+Generated.swift is stale\nMake the generated files anew with: swift run generate-tables"
    )
  }

  @Test func `an absent data folder is an error that names the file`() {
    #expect(throws: TableGenerationError.unreadable(path: "SOURCES.md")) {
      try DataFolder(package: TestGround.root.appendingPathComponent("Tests"))
    }
  }

  @Test func `a data file is read in rows, and a fault in one is named with its line`() throws {
    let data = try DataFolder(package: TestGround.root)
    let rows = try data.rows("cldr/numbers.tsv")
    #expect(rows.count == 895)
    #expect(rows.first?.prefix(3) == ["af", "latn", "0123456789"])
    #expect(throws: TableGenerationError.self) { try data.markup("cldr/numbers.tsv") }
    #expect(
      TableGenerationError.malformed(path: "cldr/plurals.xml", line: 3, reason: "an element is not closed").description
        == "Data/cldr/plurals.xml:3: an element is not closed")
  }

  @Test func `a file that cannot be written is an error`() {
    let file = GeneratedFile(path: "Sources/Absent/Absent+Generated.swift", from: "nothing", code: "")
    #expect(throws: TableGenerationError.unwritable(path: file.path)) { try file.write(in: TestGround.root) }
  }
}
