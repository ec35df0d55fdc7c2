import LanguageTags
import StringTemplates
import Testing

@testable import StringTables

/// Compiled forms that somebody made on purpose, with checksums that are right.
@Suite struct ForgedFormTests {
  /// A compiled form with these keys and no language.
  private static func form(keys: [String]) -> [UInt8] {
    var head: [UInt8] = []
    for text in ["Forged", "en"] { EntryCoder.append(string: text, to: &head) }
    EntryCoder.append(number: keys.count, to: &head)
    for key in keys { EntryCoder.append(string: key, to: &head) }
    EntryCoder.append(number: 0, to: &head)
    EntryCoder.append(number: 0, to: &head)
    var bytes = CompiledForm.mark + [CompiledForm.version, UInt8(ascii: "\n")]
    CompiledForm.append(UInt64(head.count), digits: CompiledForm.lengthDigits, to: &bytes)
    CompiledForm.append(CompiledForm.checksum(head[...]), digits: CompiledForm.checksumDigits, to: &bytes)
    return bytes + head
  }

  @Test func `a forged form is opened as long as its keys are distinct`() throws {
    #expect(try CatalogTables(compiled: Self.form(keys: ["a", "b", ""])).name == "Forged")
  }

  @Test func `the byte for the key stands for an entry, never for a part of one`() throws {
    let index = StringTable(language: .english, texts: ["key": .text("x")]).keyIndex
    func form(_ entry: String) -> TemplateForm? {
      var decoder = EntryDecoder(Array(entry.utf8)[...])
      return try? decoder.form(key: KeyName(index: index, ordinal: 0))
    }
    #expect(form("k") == .text("key"))
    // One device, its name of three bytes, its entry of two or of one, and none for other devices.
    #expect(form("d!#mac\"tx ") == .devices([.mac: .text("x")], otherwise: nil))
    #expect(form("d!#mac!k ") == nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a key that stands twice, or ten thousand times, is damage`() {
    for keys in [["a", "b", "a"], Array(repeating: "", count: 10_000)] {
      #expect(throws: CompiledFormError.damagedHead) { try CatalogTables(compiled: Self.form(keys: keys)) }
    }
  }
}
