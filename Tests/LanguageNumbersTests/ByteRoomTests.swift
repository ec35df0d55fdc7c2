import LanguageTags
import Testing

@testable import LanguageNumbers

@Suite struct ByteRoomTests {
  /// What somebody writes into a room, and whether all of it went in.
  private static func written(_ body: (inout ByteRoom) -> Bool) -> (bytes: [UInt8], isWhole: Bool) {
    withUnsafeTemporaryAllocation(byteCount: ByteRoom.memory, alignment: 8) { memory in
      var room = ByteRoom(memory.baseAddress!)
      let isWhole = body(&room)
      return (Array(UnsafeRawBufferPointer(start: room.start, count: room.count)), isWhole)
    }
  }

  @Test func `bytes of every length are written as they are, behind each other, and none too many`() {
    let source = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7 + 1) }
    var failures: [String] = []
    for first in 0...ByteRoom.size {
      for second in [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 64, 65, 255, 256] {
        let (bytes, isWhole) = Self.written { room in
          source.withUnsafeBytes {
            room.write($0.baseAddress!, count: first) && room.write($0.baseAddress! + 3, count: second)
          }
        }
        let fits = first + second <= ByteRoom.size
        let expected = Array(source[..<first]) + (fits ? Array(source[3..<(3 + second)]) : [])
        if bytes != expected || isWhole != fits { failures.append("\(first) \(second)") }
      }
    }
    #expect(failures == [])
  }

  @Test func `a word is written up to the last byte of the room, and not beyond`() {
    for length in 0...8 {
      let (bytes, isWhole) = Self.written { room in
        let zeros = [UInt8](repeating: 9, count: ByteRoom.size - length)
        let isFilled = zeros.withUnsafeBytes { room.write($0.baseAddress!, count: $0.count) }
        return isFilled && room.write(word: 0x0807_0605_0403_0201, count: length)
      }
      #expect(isWhole)
      #expect(bytes == Array(repeating: 9, count: ByteRoom.size - length) + (0..<length).map { UInt8($0 + 1) })
    }
    #expect(!Self.written { room in (0...256).allSatisfy { _ in room.write(7) } }.isWhole)
  }

  private static let numbers: [UInt64] =
    Array(0...1_001) + [
      1_234, 9_999, 10_000, 12_345, 99_999, 100_000, 123_456, 999_999, 1_000_000, 1_234_567, 9_999_999,
    ]
    + [10_000_000, 12_345_678, 99_999_999, 100_000_000, 123_456_789, 1_234_567_890_123, .max - 1, .max]

  /// Each of CLDR's sets of symbols; the other way to write a number is held against CLDR's samples.
  @Test func `a number in a text is the number alone, in every set of symbols`() {
    var failures: [String] = []
    for index in Set(NumberSymbols.locales.map { UInt8(truncatingIfNeeded: $0) }).sorted() {
      let symbols = NumberSymbols.listed(index)
      for number in Self.numbers {
        for isNegative in [false, true] {
          let (bytes, isWhole) = Self.written { symbols.write(magnitude: number, isNegative: isNegative, to: &$0) }
          let alone = symbols.string(magnitude: number, isNegative: isNegative)
          if !isWhole || bytes != Array(alone.utf8) { failures.append("\(index) \(number) \(isNegative)") }
        }
      }
    }
    #expect(failures == [])
  }

  @Test func `a plain number is as Swift prints it`() {
    let failures = Self.numbers.filter { number in
      let (bytes, isWhole) = Self.written { NumberSymbols.writePlain(magnitude: number, isNegative: true, to: &$0) }
      return !isWhole || bytes != Array("-\(number)".utf8)
    }
    #expect(failures == [])
  }

  @Test func `a number that does not fit is not written, whatever its signs`() {
    for tag in ["ru", "ar-EG", "he", "hi"] {
      let symbols = NumberSymbols.for(LanguageTag(tag) ?? .english)
      for number: UInt64 in [5, 1_234_567, .max] {
        let length = symbols.string(magnitude: number, isNegative: true).utf8.count
        for free in 0..<length + 2 {
          let (bytes, isWhole) = Self.written { room in
            let full = [UInt8](repeating: 0x41, count: ByteRoom.size - free)
            let isFilled = full.withUnsafeBytes { room.write($0.baseAddress!, count: $0.count) }
            return isFilled && symbols.write(magnitude: number, isNegative: true, to: &room)
          }
          #expect(isWhole == (free >= length))
          #expect(bytes.count <= ByteRoom.size)
        }
      }
    }
  }
}
