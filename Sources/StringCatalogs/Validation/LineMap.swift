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
    let column = bytes[starts[line - 1]..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 }
    return (line, column + 1)
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
