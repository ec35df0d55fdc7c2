import Dragoman
import Foundation
import LanguageTags
import StringTables
import StringTemplates
import TestGround
import Testing

@Suite struct DirectorySourceTests {
  static let rule = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@value@</string>
    <key>value</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld dosya</string><key>other</key><string>%lld dosyalar</string>
    </dict></dict></dict></plist>
    """

  @Test func `folders are found whatever the case of their names`() throws {
    let folder = try TestFolder([
      "en.lproj/ThemeKit.strings": #""Select" = "Choose";"#,
      "zh-hant.lproj/themekit.strings": #""Select" = "選擇";"#,
      "TR.LPROJ/ThemeKit.strings": #""Select" = "Seç"; "%lld files" = "plain";"#,
      "TR.LPROJ/ThemeKit.stringsdict": Self.rule,
      "fr.lproj/Other.strings": #""Select" = "Choisir";"#,
      "not-a-language-at-all-really.lproj/ThemeKit.strings": "",
    ])
    let source = DirectorySource(folder.path, table: "ThemeKit")
    #expect(source.languages.first == "en")
    // The French folder has another table only: who wants French and then Turkish shall get Turkish.
    #expect(Set(source.languages).isSuperset(of: ["en", "zh-Hant", "tr"]))
    #expect(!source.languages.contains("fr"))
    let resolver = StringResolver(policy: .pinned("en"), steps: [.override(source), .fixed("en", source)])
    var texts: [String] = []
    for tag: LanguageTag in ["en", "zh-Hant", "zh-TW", "tr", "fr"] {
      resolver.setLanguage(tag)
      texts.append(resolver.text("Select"))
    }
    #expect(texts == ["Choose", "選擇", "選擇", "Seç", "Choose"])
    resolver.setLanguage("tr")
    #expect([resolver.text("\(1) files"), resolver.text("\(3) files")] == ["1 dosya", "3 dosyalar"])
    #expect(source.problems == [])
  }

  @Test func `Base stands for the development language and behind its own folder`() throws {
    let base = try TestFolder(["Base.lproj/T.strings": "a = base;", "de.lproj/T.strings": "a = deutsch;"])
    let source = DirectorySource(base.path, table: "T", developmentLanguage: "fr")
    #expect(source.languages == ["fr", "de"])
    #expect(source.table(for: "fr")?["a"]?.form == .text("base"))
    let both = try TestFolder(["Base.lproj/T.strings": "a = base;", "en.lproj/T.strings": "a = own;"])
    #expect(DirectorySource(both.path, table: "T").table(for: "en")?["a"]?.form == .text("own"))
  }

  @Test func `a table outside the language folders wins in every language`() throws {
    let folder = try TestFolder([
      "T.strings": "a = root;", "en.lproj/T.strings": "a = own;", "de.lproj/T.strings": "a = deutsch;",
      "de.lproj/Other.strings": "b = andere;",
    ])
    let source = DirectorySource(folder.path, table: "T")
    #expect(source.languages.map { source.table(for: $0)?["a"]?.form } == [.text("root"), .text("root")])
    #expect(DirectorySource(folder.path, table: "Other").table(for: "de")?["b"]?.form == .text("andere"))
    let alone = try TestFolder(["T.strings": "a = root;"])
    #expect(DirectorySource(alone.path, table: "T").table(for: "en")?["a"]?.form == .text("root"))
  }

  @Test func `a damaged file is named with its place and the other one is still read`() throws {
    let folder = try TestFolder([
      "en.lproj/T.strings": "\"a\" = \"b\";\n\"broken\" = ;",
      "en.lproj/T.stringsdict": Self.rule,
    ])
    let source = DirectorySource(folder.path, table: "T")
    let resolver = StringResolver(policy: .pinned("en"), steps: [.matched(source)])
    #expect(resolver.text("\(2) files") == "2 dosyalar")
    #expect(source.problems.count == 1)
    #expect(source.problems.first?.hasPrefix("\(folder.path)/en.lproj/T.strings:2:") == true)
  }

  @Test func `a folder that is not there has no languages`() {
    let source = DirectorySource("/nowhere/at/all", table: "T")
    #expect(source.languages == [])
    #expect(source.table(for: "en") == nil)
    #expect(StringResolver(policy: .pinned("en"), steps: [.matched(source)]).text("a") == "a")
  }
}
