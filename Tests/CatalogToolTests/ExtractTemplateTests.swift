import Foundation
import TestGround
import Testing

@testable import CatalogTool

/// A template holds the work of translators: a key goes only where it is known that no code has it.
@Suite struct ExtractTemplateTests {
  private static func entry(_ key: String, _ german: String) -> String {
    #""\#(key)":{"extractionState":"manual","generatesSymbol":false,"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(german)"}}}}"#
  }

  private static func template(_ entries: String...) -> String {
    #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
  }

  private static func run(_ folder: TestFolder, _ words: String...) -> Extract {
    Extract(folder, ["--bridge", "t(_:)", "--template", "$/T.xcstrings"] + words + ["$/S"])
  }

  @Test func `the keys of a source that cannot be read stay in a template`() throws {
    let folder = try TestFolder([
      "S/A.swift": #"t("Alpha"); t("New")"#,
      "T.xcstrings": Self.template(Self.entry("Alpha", "Alpha"), Self.entry("Beta", "Beta auf Deutsch")),
    ])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/S/B.swift", withDestinationPath: "nowhere")
    let run = Self.run(folder)
    #expect(run.exit == .findings && run.errors.contains("B.swift"), "\(run.errors)")
    #expect(run.errors.contains("no key is taken out of $/T.xcstrings"), "\(run.errors)")
    let text = try folder.text("T.xcstrings")
    #expect(text.contains("Beta auf Deutsch") && text.contains("\"New\""), "\(text)")
    // A check does not call for what would not be done.
    let check = Self.run(folder, "--check")
    #expect(!check.output.contains("no code has the key"), "\(check.output)")
    // Once the source can be read, what it has not is gone.
    try FileManager.default.removeItem(atPath: folder.path + "/S/B.swift")
    #expect(Self.run(folder).exit == .clean)
    #expect(try !folder.text("T.xcstrings").contains("Beta"))
  }

  @Test func `a source that is broken takes no key out of a template`() throws {
    let folder = try TestFolder([
      "S/A.swift": "t(\"Alpha)\nt(\"New\")",
      "T.xcstrings": Self.template(Self.entry("Alpha", "Erstes"), Self.entry("New", "Neu")),
    ])
    #expect(Self.run(folder).exit == .findings)
    #expect(try folder.text("T.xcstrings").contains("Erstes"))
  }

  @Test func `a key that a value of unknown type may make stays in a template`() throws {
    let folder = try TestFolder([
      "S/A.swift": #"t("Alpha"); t("\(p.name) today")"#,
      "T.xcstrings": Self.template(
        Self.entry("%@ today", "%@ heute"), Self.entry("Alpha", "Erstes"), Self.entry("Gone", "Weg")),
    ])
    let check = Self.run(folder, "--check")
    #expect(check.output.contains(#"no code has the key "Gone""#), "\(check.output)")
    #expect(!check.output.contains("today"), "\(check.output)")
    #expect(Self.run(folder).exit == .findings)
    let text = try folder.text("T.xcstrings")
    #expect(text.contains("%@ heute") && text.contains("Erstes") && !text.contains("Weg"), "\(text)")
  }

  @Test func `a key that equals a literal of the sources stays in a template, and none is added of one`() throws {
    let folder = try TestFolder([
      "S/A.swift": #"t("Alpha"); let titles: [Title] = [.init("Home"), "Other"]"#,
      "T.xcstrings": Self.template(
        Self.entry("Alpha", "Erstes"), Self.entry("Home", "Start"), Self.entry("Gone", "Weg")),
    ])
    #expect(Self.run(folder).exit == .clean)
    let text = try folder.text("T.xcstrings")
    #expect(text.contains("Start") && !text.contains("Weg") && !text.contains("Other"), "\(text)")
    #expect(Self.run(folder, "--check").exit == .clean)
  }

  @Test func `literals that only look alike keep both of their keys`() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let folder = try TestFolder([
      "S/A.swift": #"t("Alpha"); let titles: [Title] = ["\(n) \#(composed)", "\(n) \#(decomposed)"]"#,
      "T.xcstrings": Self.template(
        Self.entry("%@ \(composed)", "eins"), Self.entry("%@ \(decomposed)", "zwei"), Self.entry("Alpha", "Erstes")),
    ])
    let run = Self.run(folder)
    let text = try folder.text("T.xcstrings")
    #expect(run.exit == .clean && text.contains("eins") && text.contains("zwei"), "\(run.errors) \(text)")
  }

  @Test func `one English text for each of two keys that only look alike is no contradiction`() throws {
    let folder = try TestFolder([
      "S/A.swift": #"""
      String(localized: "caf\#u{E9}", defaultValue: "One")
      String(localized: "cafe\#u{301}", defaultValue: "Two")
      """#
    ])
    let run = Extract(folder, "$/S")
    #expect(run.exit == .clean && run.errors.isEmpty, "\(run.errors)")
  }
}
