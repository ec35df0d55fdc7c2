/// How the text of a file is stored: edits keep it.
///
/// ```swift
/// FileEncoding(of: [0xFF, 0xFE, 0x7B, 0x00])  // .utf16LittleEndian
/// FileEncoding(of: Array("{}".utf8))          // .utf8
/// ```
public enum FileEncoding: String, Sendable, CaseIterable {
  /// UTF-8 without a byte order mark, as Xcode writes.
  case utf8 = "UTF-8"
  /// UTF-8 behind a byte order mark.
  case utf8WithMark = "UTF-8 with BOM"
  /// UTF-16, the low byte first, behind a byte order mark.
  case utf16LittleEndian = "UTF-16LE with BOM"
  /// UTF-16, the high byte first, behind a byte order mark.
  case utf16BigEndian = "UTF-16BE with BOM"

  /// The encoding that a file's first bytes tell.
  public init(of bytes: [UInt8]) {
    self = Self.allCases.dropFirst().first { bytes.starts(with: $0.mark) } ?? .utf8
  }

  /// The byte order mark; empty where there is none.
  var mark: [UInt8] {
    switch self {
    case .utf8: []
    case .utf8WithMark: [0xEF, 0xBB, 0xBF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    }
  }

  /// A text in this encoding, its mark in front.
  func encoded(_ utf8: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8: return utf8
    case .utf8WithMark: return mark + utf8
    case .utf16LittleEndian, .utf16BigEndian:
      var bytes = mark
      bytes.reserveCapacity(2 * utf8.count + 2)
      for unit in String(decoding: utf8, as: UTF8.self).utf16 {
        let pair = (UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8))
        bytes.append(self == .utf16LittleEndian ? pair.0 : pair.1)
        bytes.append(self == .utf16LittleEndian ? pair.1 : pair.0)
      }
      return bytes
    }
  }
}
