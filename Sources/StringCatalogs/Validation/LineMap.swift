/// Finds lines and columns by offset.
package struct LineMap: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    self.starts = starts
  }

  /// The line and the column in characters, both from 1.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = bytes[starts[low]..<min(offset, bytes.count)].count { $0 & 0xC0 != 0x80 }
    return (low + 1, column + 1)
  }
}
