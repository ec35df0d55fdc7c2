import LanguageTags
import StringTables
import StringTemplates
import Testing

@testable import CatalogProducts

/// The files of `.lproj` directories, each beside what a reader of them expects.
struct LprojTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private static func plural(_ cases: KeyValuePairs<String, String>) -> String {
    let members = cases.map { "\"\($0.key)\":\(unit($0.value))" }.joined(separator: ",")
    return #"{"variations":{"plural":{\#(members)}}}"#
  }

  private static func catalog(_ entries: KeyValuePairs<String, String>, source: String = "en") throws
    -> CompilableCatalog
  {
    let members = entries.map { #""\#($0.key)":{"localizations":{\#($0.value)}}"# }.joined(separator: ",")
    let text = #"{"sourceLanguage":"\#(source)","strings":{\#(members)},"version":"1.0"}"#
    return try CompilableCatalog(xcstrings: Array(text.utf8), name: "Settings")
  }

  /// The products in text form, by path.
  private static func products(_ catalog: CompilableCatalog, _ languages: [String]? = nil) throws -> [String: String] {
    let products = try catalog.lproj(.text, languages: languages).products
    return Dictionary(uniqueKeysWithValues: products.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func `C1: all six plural forms reach the output`() throws {
    let forms: KeyValuePairs = [
      "zero": "لا ملفات", "one": "ملف واحد", "two": "ملفان", "few": "%lld ملفات", "many": "%lld ملفًا",
      "other": "%lld ملف",
    ]
    let products = try Self.products(Self.catalog(["%lld files": "\"ar\":" + Self.plural(forms)]))
    let expected = """
      "%lld files" = {
          "NSStringLocalizedFormatKey" = "%#@value@";
          "value" = {
              "NSStringFormatSpecTypeKey" = "NSStringPluralRuleType";
              "NSStringFormatValueTypeKey" = "lld";
              "zero" = "لا ملفات";
              "one" = "ملف واحد";
              "two" = "ملفان";
              "few" = "%lld ملفات";
              "many" = "%lld ملفًا";
              "other" = "%lld ملف";
          };
      };

      """
    #expect(products == ["ar.lproj/Settings.stringsdict": expected])
  }

  @Test func `C2: the files have the table's name, and each language its directory`() throws {
    let catalog = try Self.catalog(["Done": #""de":\#(Self.unit("Fertig")),"pt_BR":\#(Self.unit("OK"))"#])
    #expect(
      try Self.products(catalog) == [
        "de.lproj/Settings.strings": "\"Done\" = \"Fertig\";\n", "pt_BR.lproj/Settings.strings": "\"Done\" = \"OK\";\n",
      ])
    #expect(try Self.products(catalog, ["PT-br"]).keys.sorted() == ["pt_BR.lproj/Settings.strings"])
    #expect(try Self.products(catalog, ["fi"]) == [:])
  }

  @Test func `C6: the kind of the value is always there, whatever the texts say of it`() throws {
    let cases: [(key: String, texts: KeyValuePairs<String, String>, format: String, kind: String)] = [
      ("%lld files", ["one": "One", "other": "Many"], "%#@value@", "lld"),
      ("%d files", ["one": "One", "other": "%d files"], "%#@value@", "d"),
      ("%@ has %lld", ["one": "%1$@ has one", "other": "%1$@ has %2$lld"], "%2$#@value@", "lld"),
      ("files", ["one": "%.1lf file", "other": "%.1lf files"], "%#@value@", "lf"),
      ("%lld of %lld", ["one": "%2$lld von %1$lld", "other": "%2$lld von %1$lld"], "%#@value@", "lld"),
    ]
    for one in cases {
      let products = try Self.products(Self.catalog([one.key: "\"de\":" + Self.plural(one.texts)]))
      let text = try #require(products["de.lproj/Settings.stringsdict"])
      #expect(text.contains("\"NSStringLocalizedFormatKey\" = \"\(one.format)\";"), "\(one.key): \(text)")
      #expect(text.contains("\"NSStringFormatValueTypeKey\" = \"\(one.kind)\";"), "\(one.key): \(text)")
    }
  }

  @Test func `a text whose number comes second says every position`() throws {
    let texts: KeyValuePairs = ["one": "%@ hat %%lld %lld Datei", "other": "%@ hat %2$lld Dateien zu %@"]
    let products = try Self.products(Self.catalog(["%@ has %lld": "\"de\":" + Self.plural(texts)]))
    let text = try #require(products["de.lproj/Settings.stringsdict"])
    #expect(text.contains("\"one\" = \"%1$@ hat %%lld %2$lld Datei\";"), "\(text)")
  }

  @Test func `in the source language only what the key does not say is written`() throws {
    let entries = #"""
      {"sourceLanguage":"en","strings":{
      "key only":{},
      "new":{"localizations":{"en":{"stringUnit":{"state":"new","value":"New"}},"de":{"stringUnit":{"state":"new","value":"Neu"}}}},
      "manual":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"new","value":"By hand"}}}},
      "said":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Said"}},"de":null}},
      "private":{"shouldTranslate":false,"localizations":{"de":{"stringUnit":{"state":"stale","value":"Privat"}}}}
      },"version":1.1}
      """#
    let catalog = try CompilableCatalog(xcstrings: Array(entries.utf8), name: "Settings")
    #expect(
      try Self.products(catalog) == [
        "en.lproj/Settings.strings": "\"manual\" = \"By hand\";\n\"said\" = \"Said\";\n",
        "de.lproj/Settings.strings": "\"new\" = \"Neu\";\n\"private\" = \"Privat\";\n",
      ])
  }

  @Test func `devices go to the rules, and the text for all others to the strings`() throws {
    let texts =
      #""variations":{"device":{"mac":\#(Self.unit("Klicken")),"other":\#(Self.unit("Tippen"))}}"#
    #expect(
      try Self.products(Self.catalog(["Tap": "\"de\":{\(texts)}"])) == [
        "de.lproj/Settings.strings": "\"Tap\" = \"Tippen\";\n",
        "de.lproj/Settings.stringsdict": """
        "Tap" = {
            "NSStringDeviceSpecificRuleType" = {
                "mac" = "Klicken";
            };
        };

        """,
      ])
  }

  @Test func `substitutions say their position, and are renamed where old systems cannot read them`() throws {
    let german =
      #""stringUnit":{"state":"translated","value":"%2$@ hat %#@файлы@"},"#
      + #""substitutions":{"файлы":{"argNum":1,"formatSpecifier":"lld","#
      + Self.plural(["one": "%arg Datei (100%%arg)", "other": "%arg Dateien"]).dropFirst().dropLast() + "}}"
    #expect(
      try Self.products(Self.catalog(["k": "\"de\":{\(german)}"])) == [
        "de.lproj/Settings.stringsdict": """
        "k" = {
            "NSStringLocalizedFormatKey" = "%2$@ hat %1$#@value@";
            "value" = {
                "NSStringFormatSpecTypeKey" = "NSStringPluralRuleType";
                "NSStringFormatValueTypeKey" = "lld";
                "one" = "%1$lld Datei (100%%arg)";
                "other" = "%1$lld Dateien";
            };
        };

        """
      ])
  }

  @Test func `substitutions whose names only look alike are two variables`() throws {
    func substitution(_ name: String, _ position: Int, _ text: String) -> String {
      #""\#(name)":{"argNum":\#(position),"formatSpecifier":"lld","#
        + Self.plural(["other": "%arg \(text)"]).dropFirst().dropLast() + "}"
    }
    let german =
      #""stringUnit":{"state":"translated","value":"%#@caf\u00e9@, %#@cafe\u0301@"},"substitutions":{"#
      + substitution(#"caf\u00e9"#, 1, "Kaffee") + "," + substitution(#"cafe\u0301"#, 2, "Cafés") + "}"
    #expect(
      try Self.products(Self.catalog(["k": "\"de\":{\(german)}"])) == [
        "de.lproj/Settings.stringsdict": """
        "k" = {
            "NSStringLocalizedFormatKey" = "%1$#@value@, %2$#@value2@";
            "value" = {
                "NSStringFormatSpecTypeKey" = "NSStringPluralRuleType";
                "NSStringFormatValueTypeKey" = "lld";
                "other" = "%1$lld Kaffee";
            };
            "value2" = {
                "NSStringFormatSpecTypeKey" = "NSStringPluralRuleType";
                "NSStringFormatValueTypeKey" = "lld";
                "other" = "%2$lld Cafés";
            };
        };

        """
      ])
  }

  @Test func `what is refused is named with its place, its language and its key`() throws {
    let cases: [(localization: String, message: String)] = [
      (Self.unit("Found %#@files@"), "1:107: error: undefined substitution 'files' (de: k)"),
      (Self.plural(["other": "%lld %#@x@"]), "1:140: error: a substitution inside the plural form other (de: k)"),
      (
        Self.plural(["one": "a", "other": "b"]),
        "1:86: error: plural forms, and no number among the arguments to choose by (de: k)"
      ),
      (#"{"stringUnit":{"value":"x"}}"#, "1:76: error: the stringUnit has no state (de: k)"),
      (#"{"stringUnit":{"state":null,"value":"x"}}"#, "1:76: error: the stringUnit has no state (de: k)"),
      (#"{"substitutions":{}}"#, "1:79: error: substitutions without a text that could refer to them (de: k)"),
      (
        #"{"variations":{"device":{"other":\#(Self.plural(["other": "%lld"]))}}}"#,
        "1:119: error: the text for other devices cannot have plural forms (de: k)"
      ),
      ("[]", "1:62: error: the localization is not an object (de: k)"),
    ]
    for (localization, message) in cases {
      #expect(throws: CompilingFaults.self) { try Self.catalog(["k": "\"de\":" + localization]).lproj() }
      do { _ = try Self.catalog(["k": "\"de\":" + localization]).lproj() } catch let faults as CompilingFaults {
        #expect(faults.faults.map { "\($0.line):\($0.column): \($0)" } == [message])
      }
    }
  }

  @Test func `two languages for one directory, and what is no language, are refused`() throws {
    let unit = Self.unit("x")
    let cases: [(languages: [String], message: String)] = [
      (["iw", "he"], "error: iw and he are one language, he.lproj (he)"),
      (["pt_BR", "pt_br"], "error: pt_BR and pt_br are one language, pt_BR.lproj (pt_br)"),
      (["../../etc"], "error: ../../etc is not a language tag (../../etc: k)"),
    ]
    for (languages, message) in cases {
      let catalog = try Self.catalog(["k": languages.map { "\"\($0)\":\(unit)" }.joined(separator: ",")])
      do {
        _ = try catalog.lproj()
        Issue.record("\(languages) are not refused")
      } catch { #expect(error.faults.map(\.description) == [message]) }
    }
    let two = try Self.catalog(["k": #""pt_BR":\#(unit),"pt-BR":\#(unit)"#])
    #expect(try two.lproj().products.map(\.path) == ["pt_BR.lproj/Settings.strings", "pt-BR.lproj/Settings.strings"])
  }

  @Test func `a file that is no catalog is refused where it goes wrong`() {
    let files = [
      "": "1:1: error: expected a value, found the end of the file",
      "[]": "1:1: error: a String Catalog is an object",
      #"{"strings":{},"version":"1.0"}"#: "1:1: error: the catalog has no sourceLanguage",
      #"{"sourceLanguage":"en","strings":{}}"#: "1:1: error: the catalog has no version",
      #"{"sourceLanguage":"en","strings":{},"version":true}"#:
        "1:47: error: the version is neither a text nor a number",
      #"{"sourceLanguage":"en","strings":[],"version":1}"#: #"1:1: error: the catalog has no object "strings""#,
    ]
    for (text, message) in files {
      do {
        _ = try CompilableCatalog(xcstrings: Array(text.utf8), name: "T")
        Issue.record("\(text) is not refused")
      } catch { #expect("\(error.line):\(error.column): \(error)" == message) }
    }
  }

  @Test func `phrases of App Shortcuts are left out, with a word`() throws {
    let set = #"{"stringSet":{"state":"translated","values":["a","b"]}}"#
    let result = try Self.catalog(["k": "\"de\":" + set, "Done": "\"de\":" + Self.unit("Fertig")]).lproj()
    #expect(result.products.map(\.path) == ["de.lproj/Settings.strings"])
    #expect(
      result.warnings.map(\.description) == [
        "warning: a stringSet has several texts, for App Shortcuts: it is left out (de: k)"
      ])
  }

  /// Catalogs that ask for more work than their size: each must be done with, refused or not, in a blink.
  @Test(.timeLimit(.minutes(2))) func `a hostile catalog costs no more than its size`() throws {
    let count = 5_000
    let names = (0..<count).map { "s\($0)" }
    let rule = #"{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg %#@s0@"}}}}}"#
    let substitutions = names.map { "\"\($0)\":\(rule)" }.joined(separator: ",")
    let text = names.map { "%#@\($0)@" }.joined()
    let hostile = [
      #"{"stringUnit":{"state":"translated","value":"\#(text)"},"substitutions":{\#(substitutions)}}"#,
      Self.unit(String(repeating: "%#@", count: count * 10)), Self.unit(String(repeating: "%1$", count: count * 10)),
      #"{"stringUnit":{"state":"translated","value":"%#@s0@"},"substitutions":{"s0":{"argNum":9000000000,\#(rule.dropFirst())}}"#,
      Self.plural(["other": "%" + String(repeating: "9", count: count) + "$lld"]),
      String(repeating: #"{"variations":"#, count: 300) + "0" + String(repeating: "}", count: 300),
    ]
    for localization in hostile {
      let entry = #""%lld":{"extractionState":"manual","localizations":{"en":\#(localization)}}"#
      let text = #"{"sourceLanguage":"en","strings":{\#(entry)},"version":"1.0"}"#
      guard let catalog = try? CompilableCatalog(xcstrings: Array(text.utf8), name: "T") else { continue }
      // Refused or not: that each comes to an end is what is asked.
      _ = try? catalog.lproj()
      _ = try? catalog.compiled()
      _ = try? catalog.symbols()
    }
    let languages = (0..<2_000).map { "\"x-a\($0)\":\(Self.unit("x"))" }.joined(separator: ",")
    #expect(try Self.catalog(["k": languages]).lproj().products.count == 2_000)
  }
}
