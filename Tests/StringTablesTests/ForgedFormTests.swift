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

  @Test(.timeLimit(.minutes(1)))
  func `a key that stands twice, or ten thousand times, is damage`() {
    for keys in [["a", "b", "a"], Array(repeating: "", count: 10_000)] {
      #expect(throws: CompiledFormError.damagedHead) { try CatalogTables(compiled: Self.form(keys: keys)) }
    }
  }
}
