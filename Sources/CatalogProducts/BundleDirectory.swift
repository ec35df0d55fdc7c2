import LanguageTags

/// The `.lproj` directory that Apple's compiler writes a language into, by the language's spelling in the catalog.
///
/// ```swift
/// BundleDirectory.name(of: "iw")          // "he"
/// BundleDirectory.name(of: "sr_Cyrl_RS")  // "sr_RS"
/// BundleDirectory.name(of: "pt_BR")       // "pt_BR", and "pt-BR" stays "pt-BR"
/// ```
///
/// Deprecated names are replaced, and a script is left out where it is the language's own. Regions keep the separator
/// they are spelled with, which makes `pt_BR` and `pt-BR` two directories; variants and extensions are kept, in lower
/// case. This is what recorded runs of the compiler show, and what Core Foundation's open source does with language
/// names; CLDR's canonical form goes further (`en-BU` would be `en-MM`, `el-polyton` would be gone).
enum BundleDirectory {
  /// The directory's name without its extension; `nil` for what is no language tag, such as `../de`.
  static func name(of spelling: String) -> String? {
    guard LanguageTag(spelling) != nil else { return nil }
    var subtags = SpelledSubtags(spelling)
    guard subtags.first.utf8.count > 1 else { return LanguageTag(spelling)?.canonicalized().description }
    let extensionCount = subtags.extendedLanguageCount
    let language = language(subtags.joined(first: 1 + extensionCount))
    subtags.removeFirst(1 + extensionCount)
    let script = subtags.popScript()
    let region = subtags.popRegion()
    // `no` means `nb`, but not in front of a variant: `no-bokmal` is left alone.
    let present = language == "no" && subtags.isEmpty ? "nb" : language
    return name(language: present, script: script, region: region) + subtags.tail
  }

  /// A directory's name without regard to case and separators.
  static func folded(_ directory: String) -> String { directory.lowercased().replacing("_", with: "-") }

  /// The directory of a spelling without regard to case and separators: what all spellings of a language share.
  static func foldedName(of spelling: String) -> String { folded(name(of: spelling) ?? spelling) }

  private static func name(
    language: String, script: String?, region: (separator: Character, code: String)?
  ) -> String {
    let region = region.map { (separator: $0.separator, code: current(region: $0.code, language: language)) }
    var name = successor(of: language, region: region?.code)
    if let script, !isOwn(script, of: name, region) { name += "-" + script }
    if let region { name += String(region.separator) + region.code }
    return name
  }

  /// The language under its present name.
  private static func language(_ spelling: String) -> String {
    let language = LanguageTag(spelling)?.canonicalized()
    guard let language, language.script == nil, language.region == nil else { return spelling.lowercased() }
    return language.language
  }

  /// Whether a script goes without saying. In Chinese only a region behind an underscore says it.
  private static func isOwn(
    _ script: String, of language: String, _ region: (separator: Character, code: String)?
  ) -> Bool {
    guard language == "zh" else { return LanguageTag(language)?.maximized().script == script }
    guard let region, region.separator == "_" else { return false }
    return chineseScripts[region.code] == script
  }

  private static let chineseScripts = ["CN": "Hans", "SG": "Hans", "HK": "Hant", "MO": "Hant", "TW": "Hant"]

  /// A region under its present name; of the regions that are no more only those whose successor is certain.
  private static func current(region: String, language: String) -> String {
    switch (region, language) {
    case ("UK", _): "GB"
    case ("TP", _): "TL"
    case ("CS", "cs"): "CZ"
    case ("CS", "sk"): "SK"
    case ("CS", _), ("YU", _): "RS"
    default: region
    }
  }

  /// Serbo-Croatian is Croatian in Croatia and Serbian in Serbia.
  private static func successor(of language: String, region: String?) -> String {
    switch (language, region) {
    case ("sh", "HR"): "hr"
    case ("sh", "RS"): "sr"
    default: language
    }
  }
}

/// The subtags of a language's name as they are spelled, each with the separator in front of it.
private struct SpelledSubtags {
  private var parts: [(separator: Character, text: String)] = []

  init(_ spelling: String) {
    var text = ""
    var separator: Character = "-"
    for character in spelling {
      if character == "-" || character == "_" {
        parts.append((separator, text))
        (text, separator) = ("", character)
      } else {
        text.append(character)
      }
    }
    parts.append((separator, text))
  }

  var first: String { parts[0].text }
  var isEmpty: Bool { parts.isEmpty }

  /// How many subtags behind the language extend it, as `cmn` in `zh-cmn` and `bok` in `no-bok`.
  var extendedLanguageCount: Int {
    parts.dropFirst().prefix { $0.text.utf8.count == 3 && $0.text.allSatisfy(\.isLetter) }.count
  }

  func joined(first count: Int) -> String { parts.prefix(count).map(\.text).joined(separator: "-") }

  mutating func removeFirst(_ count: Int) { parts.removeFirst(count) }

  mutating func popScript() -> String? {
    guard let part = parts.first, part.text.utf8.count == 4, part.text.allSatisfy(\.isLetter) else { return nil }
    parts.removeFirst()
    return part.text.prefix(1).uppercased() + part.text.dropFirst().lowercased()
  }

  mutating func popRegion() -> (separator: Character, code: String)? {
    guard let part = parts.first else { return nil }
    let isCode = part.text.utf8.count == 2 && part.text.allSatisfy(\.isLetter)
    let isNumber = part.text.utf8.count == 3 && part.text.allSatisfy(\.isNumber)
    guard isCode || isNumber else { return nil }
    parts.removeFirst()
    return (part.separator, part.text.uppercased())
  }

  /// What is left: variants and extensions.
  var tail: String { parts.map { "\($0.separator)\($0.text.lowercased())" }.joined() }
}
