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
    bytes.withUnsafeBytes { bytes in
      while let feed = Self.lineFeed(in: bytes, from: offset), feed < end {
        line += 1
        column = 1
        offset = feed + 1
      }
      column += bytes[offset..<max(offset, end)].count { $0 & 0xC0 != 0x80 }
    }
    offset = max(offset, end)
  }

  static func lineFeed(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, 0x0A, bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
