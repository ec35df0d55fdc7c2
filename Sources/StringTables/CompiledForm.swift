/// The layout of the compiled form: all languages of a catalog in one blob, valid UTF-8 throughout, so that it lives
/// in a `StaticString` as well as in a file.
///
/// | part | content |
/// |---|---|
/// | mark | `dragoman`, the version in one digit, a line feed |
/// | head length | six digits |
/// | head checksum | thirteen digits |
/// | head | table name, source language, keys, languages with the length and checksum of each section |
/// | sections | one a language: the length of each key's entry (0: none), then the entries, see ``EntryCoder`` |
///
/// Digits are groups of five bits, least significant first, in the bytes from U+0020 to U+003F. Keys stand once for all
/// languages, in the order that gives them their ordinals.
enum CompiledForm {
  static let mark = Array("dragoman".utf8)
  static let version = UInt8(ascii: "1")
  static let lengthDigits = 6
  static let checksumDigits = 13
  /// The bytes before the head.
  static let prefixLength = mark.count + 2 + lengthDigits + checksumDigits

  static func append(_ value: UInt64, digits: Int, to bytes: inout [UInt8]) {
    var rest = value
    for _ in 0..<digits {
      bytes.append(0x20 + UInt8(rest & 31))
      rest >>= 5
    }
  }

  static func value(of digits: ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for digit in digits.reversed() {
      guard digit >= 0x20, digit < 0x40 else { return nil }
      value = value << 5 | UInt64(digit - 0x20)
    }
    return value
  }

  /// A checksum that finds every damage of a file that is not made on purpose.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { buffer in
      KeyHash.hash(buffer, seed: 0x6472_6167_6F6D_616E)
    }
  }
}

extension CatalogTables {
  /// What the names of compiled catalogs end in: the table `Localizable` is in `Localizable.dragoman`.
  public static let compiledExtension = "dragoman"
}

/// Why a compiled catalog, or one language of it, cannot be used.
///
/// ```swift
/// do { _ = try CatalogTables(compiled: Array("dragoman9\n".utf8)) }
/// catch { print(error) }  // "the compiled catalog is of version 9; this program reads version 1"
/// ```
public enum CompiledFormError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not begin as a compiled catalog does.
  case notCompiled
  /// The form is of a version that this program does not read.
  case unknownVersion(String)
  /// The bytes end too early, or go on too long.
  case wrongLength(expected: Int, found: Int)
  /// The head is damaged: its checksum is not that of its bytes, or its layout is broken.
  case damagedHead
  /// The texts of a language are damaged. The other languages are not.
  case damagedLanguage(String)

  /// The file cannot be opened: it is not there, it is a folder, or reading it is not permitted.
  case unreadable(String)

  /// The reason in words.
  public var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .notCompiled: "these bytes are no compiled catalog"
    case .unknownVersion(let version):
      "the compiled catalog is of version \(version); this program reads version 1"
    case .wrongLength(let expected, let found):
      "the compiled catalog should have \(expected) bytes and has \(found): it is truncated, or two files in one"
    case .damagedHead: "the head of the compiled catalog is damaged: compile it again"
    case .damagedLanguage(let language):
      "the texts in \(language) of the compiled catalog are damaged: compile it again"
    }
  }
}
