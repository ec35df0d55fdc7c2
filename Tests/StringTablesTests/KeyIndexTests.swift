import Testing

@testable import StringTables

@Suite struct KeyIndexTests {
  private func index(_ keys: [String]) -> KeyIndex {
    var bytes: [UInt8] = []
    var starts: [UInt32] = [0]
    for key in keys {
      bytes += Array(key.utf8)
      starts.append(UInt32(bytes.count))
    }
    return KeyIndex(bytes: bytes, starts: starts)
  }

  private func hash(_ key: String) -> UInt64 { Array(key.utf8).withUnsafeBytes { KeyHash.hash($0) } }

  /// Two keys of one length whose hashes agree in the part that slots keep, and in the first slot of a small table.
  private func collidingKeys() -> (String, String)? {
    var seen: [UInt64: String] = [:]
    for number in 1_000_000..<1_600_000 {
      let key = "k\(number)"
      let hash = hash(key)
      if let other = seen.updateValue(key, forKey: hash & 0xFFFF_FFFF_0000_0003) { return (other, key) }
    }
    return nil
  }

  @Test func `keys whose hashes agree are told apart by their bytes`() throws {
    let (one, other) = try #require(collidingKeys())
    #expect(hash(one) >> 32 == hash(other) >> 32)
    #expect(index([one]).ordinal(of: one) == 0)
    #expect(index([one]).ordinal(of: other) == nil)
    #expect(index([one, other]).ordinal(of: other) == 1)
  }

  @Test func `no key is found in an empty index`() {
    #expect(index([]).ordinal(of: "") == nil)
    #expect(index([""]).ordinal(of: "") == 0)
  }
}
