// The property program is made of this file too, and has the generator as a file of its own.
#if canImport(TestGround)
  import TestGround
#endif
import LanguageNumbers
import LanguageTags
import StringTemplates

/// Any template, with any arguments, read in any place: what a property of all of them is tried on.
struct AnyTemplate {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func form() -> TemplateForm { Self.form(&generator) }

  /// Up to four arguments.
  mutating func arguments() -> [TemplateArgument] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in Self.argument(&generator) }
  }

  mutating func context() -> TemplateContext {
    Self.contexts.randomElement(using: &generator) ?? TemplateContext(language: .english)
  }

  static let contexts = ["en", "ar-EG", "ru", "hi", "fr", "cy"].compactMap { LanguageTag($0) }.flatMap { language in
    [DeviceName.mac, nil].map {
      TemplateContext(
        language: language, device: $0, numbers: language == .english ? .plain : .localized,
        isolatesArguments: $0 == nil)
    }
  }

  private static let fragments = [
    "%", "%%", "%@", "%1$@", "%2$lld", "%lld", "%d", "%.2f", "%5.1e", "%-+ 08x", "%#@n@", "%2$#@m@", "%arg", "%n", "%s",
    "%c", "%0$@", "%99$@", "%*d", "$", "@", "#", "n", " ", "é", "\u{2068}", "👩‍👩‍👧", "%.200f", "%200@", "%'g", "text",
    "\u{0}",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in fragments.randomElement(using: &generator) ?? "" }
      .joined()
  }

  private static func forms(_ generator: inout SeededGenerator) -> PluralForms {
    var texts: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases where Bool.random(using: &generator) {
      texts[category] = text(&generator)
    }
    return PluralForms(texts)
  }

  private static func form(_ generator: inout SeededGenerator, depth: Int = 0) -> TemplateForm {
    switch Int.random(in: 0...(depth == 0 ? 6 : 4), using: &generator) {
    case 0...2: return .text(text(&generator))
    case 3: return .plural(forms(&generator))
    case 4:
      let specifiers = ["lld", "@", ".1f", "", "%"]
      func substitution(_ generator: inout SeededGenerator) -> Substitution {
        Substitution(
          argument: [nil, 0, 1, 2, 50, -3].randomElement(using: &generator) ?? nil,
          specifier: specifiers.randomElement(using: &generator) ?? "", forms: forms(&generator))
      }
      return .substituted(text(&generator), ["n": substitution(&generator), "m": substitution(&generator)])
    default:
      let devices = (0...2).map { _ in
        (DeviceName.all.randomElement(using: &generator) ?? .mac, form(&generator, depth: 1))
      }
      let otherwise = Bool.random(using: &generator) ? form(&generator, depth: 1) : nil
      return .devices(Dictionary(devices) { one, _ in one }, otherwise: otherwise)
    }
  }

  private static func argument(_ generator: inout SeededGenerator) -> TemplateArgument {
    switch Int.random(in: 0...5, using: &generator) {
    case 0: .text(text(&generator))
    case 1: .integer([0, 1, 2, -1, .min, .max].randomElement(using: &generator) ?? 0)
    case 2: .unsigned(.max)
    case 3:
      .real([0, -0.0, 1, 2.5, .nan, .infinity, .leastNonzeroMagnitude, -1e308].randomElement(using: &generator) ?? 0)
    case 4: .deferred { "\($0)" }
    default: .integer(Int64.random(in: -2000...2000, using: &generator))
    }
  }
}
