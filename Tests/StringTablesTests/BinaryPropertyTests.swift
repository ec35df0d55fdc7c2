import LanguageTags
import StringTemplates
import Testing

@testable import StringTables

/// Binary property lists whose keys all refer to one text.
@Suite struct BinaryPropertyTests {
  /// Objects of two-byte references: a dictionary of so many distinct keys, the keys, and the text behind all of them.
  private func list(keys: Int, text: [UInt8]) -> [UInt8] {
    var objects: [[UInt8]] = [[0xDF, 0x11] + pair(keys)]
    for key in 1...keys { objects[0] += pair(key) }
    for _ in 1...keys { objects[0] += pair(keys + 1) }
    for key in 1...keys { objects.append([0x55] + String(key + 10_000).utf8) }
    objects.append([0x5F, 0x12] + quad(text.count) + text)
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += quad(bytes.count)
      bytes += object
    }
    let start = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [objects.count, 0, start] { bytes += quad(0) + quad(number) }
    return bytes
  }

  private func pair(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }

  private func quad(_ number: Int) -> [UInt8] { pair(number >> 16) + pair(number & 65_535) }

  @Test func `keys may share one text`() throws {
    let text = String(repeating: "to be translated ", count: 30)
    let table = try StringTable(language: .english, strings: list(keys: 2_000, text: Array(text.utf8)))
    #expect(table.count == 2_000)
    #expect(table["10001"]?.form == .text(text) && table["12000"]?.form == .text(text))
  }

  @Test func `a text that more refer to than the size of the file deserves is refused`() throws {
    let bytes = list(keys: 2_000, text: Array(repeating: UInt8(ascii: "x"), count: 20_000))
    #expect(throws: TableReadError.self) { try StringTable(language: .english, strings: bytes) }
    do throws(TableReadError) {
      _ = try PropertyList.read(bytes)
    } catch {
      #expect(
        error.description
          == "1:1: the binary property list repeats its texts more often than its size deserves")
    }
  }
}
