import StringTables

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that stays open, and is read in parts by anybody who asks: what is replaced by renaming is still the old one
/// here.
final class OpenFile: RangedBytes {
  let count: Int
  private let descriptor: Int32

  init(_ path: String) throws(FileAccessError) {
    (descriptor, count) = try FileAccess.opened(path)
  }

  deinit { close(descriptor) }

  func bytes(_ range: Range<Int>) -> [UInt8] {
    Array(unsafeUninitializedCapacity: range.count) { buffer, done in
      while done < range.count {
        let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[done...])
        let got = pread(descriptor, room.baseAddress, range.count - done, off_t(range.lowerBound + done))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return }
        done += got
      }
    }
  }
}
