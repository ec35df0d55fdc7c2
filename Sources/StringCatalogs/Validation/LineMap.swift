#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds lines and columns by offset.
package struct LineMap: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// How many characters begin before each piece of a file whose lines are long enough to make counting dear; else empty.
  private let counts: [Int]
  private static let pieceSize = 1 << 9, longLine = 1 << 16

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while let end = LinePlace.lineFeed(in: bytes, from: index) {
        starts.append(end + 1)
        index = end + 1
      }
    }
    self.starts = starts
    let ends = starts.dropFirst() + [bytes.count]
    counts = zip(starts, ends).contains { $1 - $0 > Self.longLine } ? Self.counts(of: bytes) : []
  }

  private static func counts(of bytes: [UInt8]) -> [Int] {
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: pieceSize) {
      let piece = bytes[start..<min(start + pieceSize, bytes.count)]
      counts.append(counts[counts.count - 1] + piece.count { $0 & 0xC0 != 0x80 })
    }
    return counts
  }

  /// The line, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and the column in characters, both from 1.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    let (start, end) = (starts[line - 1], min(offset, bytes.count))
    guard counts.isEmpty else { return (line, characters(before: end) - characters(before: start) + 1) }
    return (line, bytes[start..<end].count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// How many characters begin before an offset of a file with long lines.
  private func characters(before offset: Int) -> Int {
    let piece = offset / Self.pieceSize
    return counts[piece] + bytes[piece * Self.pieceSize..<offset].count { $0 & 0xC0 != 0x80 }
  }
}

/// A line and a column, from 1, that go through a file in one direction: whoever asks in order pays for the file once,
/// however long its lines are.
struct LinePlace {
  private(set) var line = 1
  private(set) var column = 1
  private let bytes: [UInt8]
  private var offset = 0

  init(in bytes: [UInt8]) { self.bytes = bytes }

  /// Goes to an offset, which must not lie before the last one.
  mutating func move(to target: Int) {
    let end = min(target, bytes.count)
    guard end > offset else { return }
    bytes.withUnsafeBytes { bytes in
      let feeds = Self.countOfLineFeeds(in: bytes, offset..<end)
      if feeds > 0 {
        line += feeds
        column = 1
        offset = end
        while bytes[offset - 1] != 0x0A { offset -= 1 }
      }
      column += bytes[offset..<end].count { $0 & 0xC0 != 0x80 }
    }
    offset = end
  }

  /// Counts eight bytes at a time, in pieces whose counts fit into a byte each.
  private static func countOfLineFeeds(in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
    var (count, index) = (0, range.lowerBound)
    while index + 8 <= range.upperBound {
      let words = min((range.upperBound - index) / 8, 255)
      var others: UInt64 = 0
      for word in 0..<words {
        let difference =
          bytes.loadUnaligned(fromByteOffset: index + 8 * word, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
        // The highest bit of a byte says that it is another one.
        let isOther = (difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F | difference
        others &+= isOther >> 7 & 0x0101_0101_0101_0101
      }
      let pairs = (others & 0x00FF_00FF_00FF_00FF) &+ (others >> 8 & 0x00FF_00FF_00FF_00FF)
      count += 8 * words - Int((pairs &* 0x0001_0001_0001_0001) >> 48)
      index += 8 * words
    }
    return count + bytes[index..<range.upperBound].count { $0 == 0x0A }
  }

  static func lineFeed(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, 0x0A, bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
