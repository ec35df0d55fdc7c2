/// Sixteen bytes at once.
///
/// Only sums, differences and bits are taken of them, lane by lane, which is one instruction each on every machine;
/// what a lane says stands in its highest bit.
typealias ByteBlock = SIMD16<UInt8>

extension ByteBlock {
  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, at index: Int) {
    self = bytes.loadUnaligned(fromByteOffset: index, as: ByteBlock.self)
  }

  /// Where a byte stands.
  @inline(__always)
  func has(_ byte: UInt8) -> ByteBlock {
    let others = self ^ ByteBlock(repeating: byte)
    return (others &- ByteBlock(repeating: 1)) & ~others
  }

  /// Where the control characters below the space stand.
  @inline(__always)
  var hasControl: ByteBlock { (self &- ByteBlock(repeating: 0x20)) & ~self }

  /// The highest bits alone.
  @inline(__always)
  private var marks: SIMD2<UInt64> { unsafeBitCast(self & ByteBlock(repeating: 0x80), to: SIMD2<UInt64>.self) }

  /// Whether the highest bit is set anywhere.
  @inline(__always)
  var isMarked: Bool {
    let marks = marks
    return marks.x | marks.y != 0
  }

  /// The place of the first lane whose highest bit is set; nil when none is.
  @inline(__always)
  var firstMark: Int? {
    let marks = marks
    let (low, high) = (UInt64(littleEndian: marks.x), UInt64(littleEndian: marks.y))
    if low != 0 { return low.trailingZeroBitCount >> 3 }
    return high == 0 ? nil : 8 &+ high.trailingZeroBitCount >> 3
  }
}
