import Testing

@testable import StringTables

@Suite struct UTF8CheckTests {
  private func fault(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { UTF8Check.firstFault(in: $0, from: 0, to: $0.count) }
  }

  /// What the standard library says of some bytes.
  private func isText(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

  @Test func `every pair of bytes is judged as the standard library does, wherever it stands`() {
    var failures: [[UInt8]] = []
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        for bytes in [[first, second], [first, second, 0x80], [0x61, first, second, 0xBF, 0x80]] {
          if (fault(bytes) == nil) != isText(bytes) { failures.append(bytes) }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test func `random bytes are judged as the standard library does, and the place is the first bad one`() {
    var state: UInt64 = 11
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let pieces: [[UInt8]] = ["a", "%lld files ", "é", "语", "😀", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10FFFF}"]
      .map { Array(($0 as String).utf8) }
    let ends: [UInt8] = [0x80, 0xBF, 0xC0, 0xC1, 0xE0, 0xED, 0xF0, 0xF4, 0xF5, 0xFF]
    var failures: [[UInt8]] = []
    for _ in 0..<5000 {
      let good = (0..<random(9)).flatMap { _ in pieces[random(pieces.count)] }
      if fault(good) != nil { failures.append(good) }
      let bad = good + [ends[random(ends.count)]] + (0..<random(4)).map { _ in UInt8(random(256)) }
      if isText(bad) != (fault(bad) == nil) || fault(bad).map({ $0 < good.count }) == true { failures.append(bad) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  @Test func `bad bytes are found in every place of a catalog, before what is wrong with its syntax`() {
    let whole = Array(#"{"sourceLanguage":"en","strings":{"a é":{}, "b":{"comment":"語 語"}},"version":"1.0"}"#.utf8)
    var failures: [String] = []
    for index in 0...whole.count {
      for bytes in [[0xFF], [0xC3], [0xED, 0xA0, 0x80]] as [[UInt8]] {
        let broken = Array(whole[..<index] + bytes + whole[index...])
        do throws(TableReadError) {
          _ = try CatalogTables(xcstrings: broken, name: "T")
          failures.append("\(index): read")
        } catch {
          let isInside = error.offset <= index && error.offset > index - 4
          if error.message != "the text is not valid UTF-8" || !isInside { failures.append("\(index): \(error)") }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(3))")
  }
}
