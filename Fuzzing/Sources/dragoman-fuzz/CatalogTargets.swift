import LanguageTags
import StringTables
import StringTemplates

extension FuzzTarget {
  /// The reader of String Catalogs.
  static let catalog = FuzzTarget(
    name: "catalog", files: [".xcstrings"],
    words: [
      #""sourceLanguage""#, #""version""#, #""strings""#, #""localizations""#, #""stringUnit""#, #""state""#,
      #""value""#, #""variations""#, #""plural""#, #""device""#, #""substitutions""#, #""argNum""#,
      #""formatSpecifier""#, #""one""#,
      #""other""#, #""zero""#, #""iphone""#, #""extractionState""#, #""manual""#, #""stale""#, #""shouldTranslate""#,
      #""translated""#, #""new""#, #""stringSet""#, #""values""#, "%#@n@", "%arg", "%lld", "\\u", "\\ud83d", "\\\"",
      "\u{FEFF}", "{", "}", "[", "]", ":", ",", "1e9", "true", "null",
    ],
    read: { bytes in
      guard let tables = try? CatalogTables(xcstrings: bytes, name: "Fuzz") else { return }
      check(tables)
      for entry in tables.refusedEntries { require(entry.line > 0 && entry.column > 0, "a place counts from 1") }
    })

  /// The reader of `.strings` files.
  static let strings = FuzzTarget(
    name: "strings", files: [".strings"], words: propertyWords,
    read: { bytes in
      guard let tables = try? CatalogTables(strings: bytes, language: .english, name: "Fuzz") else { return }
      check(tables)
    })

  /// The reader of `.stringsdict` files.
  static let stringsdict = FuzzTarget(
    name: "stringsdict", files: [".stringsdict"], words: propertyWords,
    read: { bytes in
      guard let tables = try? CatalogTables(stringsdict: bytes, language: .english, name: "Fuzz") else { return }
      check(tables)
    })

  private static let propertyWords = [
    "bplist00", "<?xml", " encoding=\"iso-8859-1\"?>", "<plist", "<dict>", "</dict>", "<key>", "</key>", "<string>",
    "</string>", "<array>", "<integer>", "<true/>", "<data>", "<!--", "-->", "<![CDATA[", "]]>", "&amp;", "&#x",
    "<!DOCTYPE", "NSStringLocalizedFormatKey", "NSStringFormatSpecTypeKey", "NSStringPluralRuleType",
    "NSStringFormatValueTypeKey", "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType", "zero", "one",
    "other", "/*", "*/", "//", "\" = \"", "\";", "\\U00e9", "\\012", "= {", "};", "\u{FEFF}", "iphone", "%#@n@",
  ]

  /// What holds for the tables of any file: everything in them is a text or a refusal, and compiling changes nothing.
  static func check(_ tables: CatalogTables) {
    for spelling in tables.spellings {
      guard let table = tables.table(spelled: spelling.spelling) else { continue }
      check(table)
    }
    guard let compiled = try? tables.compiled() else { fatalError("tables that were read cannot be compiled") }
    guard let opened = try? CatalogTables(compiled: compiled) else { fatalError("what was compiled cannot be opened") }
    require(opened.damages().isEmpty, "what was compiled is damaged")
    require(opened.languages == tables.languages, "compiling changes the languages")
    for spelling in tables.spellings {
      let one = tables.table(spelled: spelling.spelling)
      let other = opened.table(spelled: spelling.spelling)
      require(one?.keys == other?.keys, "compiling changes the keys")
      for key in one?.keys ?? [] { require(one?[key] == other?[key], "compiling changes the text of \(key)") }
    }
  }

  private static let lists: [[TemplateArgument]] = [
    [], [.integer(1)], [.text("%@"), .integer(-2), .real(.nan)],
    [.unsigned(.max), .real(-1e300), .text(""), .integer(5)],
  ]

  private static func check(_ table: StringTable) {
    let context = TemplateContext(language: table.language, device: .ipod)
    for (key, template) in table.entries {
      // Keys that are not UTF-8, which only a forged file has, are all shown with the same mark.
      require(key.contains("\u{FFFD}") || table[key] == template, "a key finds another text than its own")
      for arguments in lists { _ = try? template.text(arguments: arguments, in: context) }
    }
  }
}
