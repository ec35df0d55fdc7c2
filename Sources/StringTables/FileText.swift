/// A file's text as UTF-8, whatever it was written in: UTF-8 with or without a byte order mark, UTF-16 with one.
package enum FileText {
  /// The UTF-8 of a file.
  ///
  /// - Throws: ``TableReadError`` at the first byte that is not valid.
  package static func utf8(_ bytes: [UInt8]) throws(TableReadError) -> [UInt8] { try valid(try unchecked(bytes)) }

  /// The UTF-8 of a file, for readers that check it themselves.
  ///
  /// - Throws: ``TableReadError`` at the first unit of UTF-16 that is not valid.
  package static func unchecked(_ bytes: [UInt8]) throws(TableReadError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2)) { UInt16($0) | UInt16($1) << 8 } }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) } }
    return bytes
  }

  /// The UTF-8 of a file that may also be in Latin 1, as its XML declaration may say.
  static func anyEncoding(_ bytes: [UInt8]) throws(TableReadError) -> [UInt8] {
    do throws(TableReadError) {
      return try utf8(bytes)
    } catch {
      guard declaresLatin1(bytes) else { throw error }
      return bytes.flatMap { Array(String(UnicodeScalar($0)).utf8) }
    }
  }

  private static func declaresLatin1(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: Array("<?xml".utf8)), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
      return false
    }
    let declaration = String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    return declaration.contains("iso-8859-1") || declaration.contains("ascii")
  }

  /// What is said of bytes that belong to no character.
  static let invalidUTF8 = "the text is not valid UTF-8"

  private static func valid(_ bytes: [UInt8]) throws(TableReadError) -> [UInt8] {
    let fault = bytes.withUnsafeBytes { UTF8Check.firstFault(in: $0, from: 0, to: $0.count) }
    if let fault { throw TableReadError(at: fault, of: bytes, invalidUTF8) }
    return bytes
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16
  ) throws(TableReadError) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      units.append(unit(bytes[index], bytes[index + 1]))
      index += 2
    }
    var text: [UInt8] = []
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
    guard !isBroken, index == bytes.endIndex else {
      throw TableReadError(at: text.count, of: text, "the text is not valid UTF-16")
    }
    return text
  }
}
