import LanguageTags

/// The scripts that many languages of catalogs are written in, by their main blocks. Latin is written everywhere, and is
/// none of them.
struct LetterScripts: OptionSet, Sendable {
  let rawValue: UInt16

  static let greek = LetterScripts(rawValue: 1)
  static let cyrillic = LetterScripts(rawValue: 2)
  static let armenian = LetterScripts(rawValue: 4)
  static let hebrew = LetterScripts(rawValue: 8)
  static let arabic = LetterScripts(rawValue: 16)
  static let devanagari = LetterScripts(rawValue: 32)
  static let thai = LetterScripts(rawValue: 64)
  static let georgian = LetterScripts(rawValue: 128)
  static let kana = LetterScripts(rawValue: 256)
  static let han = LetterScripts(rawValue: 512)
  static let hangul = LetterScripts(rawValue: 1024)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The script whose block a character is in; none for all other characters.
  init(of character: UInt32) {
    switch character {
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x531...0x58F: self = .armenian
    case 0x591...0x5F4: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0x963, 0x966...0x97F: self = .devanagari
    case 0xE01...0xE5B: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    case 0x1100...0x11FF, 0xAC00...0xD7A3: self = .hangul
    case 0x3041...0x30FA: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
    default: self = []
    }
  }

  /// What a language is written in, Latin aside; `nil` for a language whose script is not known here.
  init?(of language: LanguageTag) {
    switch language.maximized().script {
    case "Latn": self = []
    case "Grek": self = .greek
    case "Cyrl": self = .cyrillic
    case "Armn": self = .armenian
    case "Hebr": self = .hebrew
    case "Arab": self = .arabic
    case "Deva": self = .devanagari
    case "Thai": self = .thai
    case "Geor": self = .georgian
    case "Jpan": self = [.kana, .han]
    case "Kore": self = [.hangul, .han]
    case "Hans", "Hant", "Hani": self = .han
    case "Hang": self = .hangul
    case "Kana", "Hira": self = .kana
    default: return nil
    }
  }
}
