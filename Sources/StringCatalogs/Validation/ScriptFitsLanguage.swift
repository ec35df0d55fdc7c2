import LanguageTags

/// A text is in a script that its language is written in.
struct ScriptFitsLanguage: CatalogRule {
  let documentation = """
    A Cyrillic "а" in a German word looks right and is not found by any search; a Russian text among
    the Greek ones is a mistake of columns. Letters of another script than the language's are found, unless they are
    Latin or stand in the source text too.
    """
  let failingExample = Self.example("de", "Fertig д")
  let passingExample = Self.example("ru", "Готово (OK)")

  private static func example(_ language: String, _ text: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"Done":{"localizations":{"\(language)":{"stringUnit":
    {"state":"translated","value":"\(text)"}}}}},"version":"1.0"}
    """
  }

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    var scripts: [String: Set<LetterScript>?] = [:]
    for entry in catalog.entries {
      for localization in entry.localizations where !localization.isSource {
        guard let tag = localization.tag else { continue }
        let known = scripts[localization.language] ?? LetterScript.scripts(of: tag)
        scripts[localization.language] = .some(known)
        guard let own = known else { continue }
        for text in localization.texts {
          guard let stranger = stranger(in: text.text, own) else { continue }
          let isQuoted =
            entry.key.unicodeScalars.contains(stranger) || entry.sourceText?.unicodeScalars.contains(stranger) == true
          if isQuoted { continue }
          report.add(.warning, text, "\"\(stranger)\" is not in the script of \(localization.language)")
        }
      }
    }
  }

  private func stranger(in text: String, _ own: Set<LetterScript>) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      guard scalar.value > 0x36F, let script = LetterScript(scalar) else { return false }
      return !own.contains(script) && scalar.properties.isAlphabetic
    }
  }
}

/// The scripts that many languages of catalogs are written in, Latin aside, by their main blocks.
enum LetterScript: String, CaseIterable {
  case greek = "Grek"
  case cyrillic = "Cyrl"
  case armenian = "Armn"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case devanagari = "Deva"
  case thai = "Thai"
  case georgian = "Geor"
  case kana = "Kana"
  case han = "Hani"
  case hangul = "Hang"

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
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
    default: return nil
    }
  }

  /// What a language is written in; `nil` for scripts that are not known here. Latin is written everywhere.
  static func scripts(of tag: LanguageTag) -> Set<LetterScript>? {
    guard let script = tag.maximized().script else { return nil }
    switch script {
    case "Latn": return []
    case "Jpan": return [.kana, .han]
    case "Kore": return [.hangul, .han]
    case "Hans", "Hant": return [.han]
    default: return LetterScript(rawValue: script).map { [$0] }
    }
  }
}
