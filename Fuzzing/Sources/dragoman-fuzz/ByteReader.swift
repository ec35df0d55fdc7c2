import LanguageTags
import StringTemplates

/// Makes values of the bytes that a fuzzer chooses.
struct ByteReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  private mutating func word() -> UInt64 { (0..<8).reduce(0) { value, _ in value << 8 | UInt64(byte()) } }

  private static let languages = ["en", "ar-EG", "ru", "hi", "fr", "cy", "de-CH", "und"].compactMap { LanguageTag($0) }

  mutating func context() -> TemplateContext {
    let choice = byte()
    return TemplateContext(
      language: Self.languages[Int(choice & 7)], device: choice & 8 == 0 ? nil : .ipod,
      numbers: choice & 16 == 0 ? .localized : .plain, isolatesArguments: choice & 32 != 0)
  }

  /// Up to four arguments.
  mutating func arguments() -> [TemplateArgument] { (0..<byte() % 5).map { _ in argument() } }

  private mutating func argument() -> TemplateArgument {
    switch byte() % 8 {
    case 0: .text("100 %@ {name}")
    case 1, 2: .integer(Int64(Int8(bitPattern: byte())))
    case 3: .integer(Int64(bitPattern: word()))
    case 4: .unsigned(word())
    case 5: .real(Double(bitPattern: word()))
    case 6: .real(Double(Int8(bitPattern: byte())) / 4)
    default: .deferred { "\($0)" }
    }
  }

  /// What is left, divided at each NUL.
  mutating func texts() -> [String] {
    rest.split(separator: 0, maxSplits: 8, omittingEmptySubsequences: false).map { String(any: $0) }
  }
}
