import Dragoman
import Foundation
import LanguageTags
import TestGround
import Testing

@testable import ThemeKit

/// Why is it all English? A catalog that is not found is seen in explanations, and heard of when somebody named it.
@Suite struct MissingCatalogTests {
  /// The consumer's part of an explanation, and what was reported.
  private func look(
    for table: String, in files: KeyValuePairs<String, String>, wasAskedFor: Bool
  ) throws -> (steps: [String], reports: [String]) {
    let folder = try TestFolder(files)
    let reports = ReportRelay()
    let heard = HeardReports()
    reports.forward(to: heard.reporter)
    let bundle = try #require(Bundle(path: folder.path))
    let consumer = ConsumerCatalog.consumer(in: bundle, table: table, wasAskedFor: wasAskedFor, reports: reports)
    let bridge = ThemeKitBridge(consumer, device: ["tr"])
    #expect(bridge.text("Card number") == "Card number")
    #expect(bridge.currentLanguage == "en")
    let steps = bridge.resolver.explain("Card number").steps.map { "\($0.source): \($0.outcome.name)" }
    return (
      steps.map { $0.replacingOccurrences(of: folder.path, with: "FOLDER") },
      heard.all.map { $0.description.replacingOccurrences(of: folder.path, with: "FOLDER") }
    )
  }

  @Test func `an explanation shows where the catalog was looked for`() throws {
    let found = try look(for: "ThemeKit", in: ["Readme.txt": ""], wasAskedFor: false)
    #expect(
      found.steps == [
        "ThemeKit (none that can be read in FOLDER): noSuchLanguage", "ThemeKit built-in: answered",
      ])
    #expect(found.reports == [], "who has no catalog has done nothing wrong")
  }

  @Test func `who names a table that is not there hears what is`() throws {
    let files: KeyValuePairs = [
      "Words.xcstrings": SeedCatalog.json, "tr.lproj/Localizable.strings": "", "de.lproj/Localizable.stringsdict": "",
    ]
    #expect(
      try look(for: "ThemeKit", in: files, wasAskedFor: true).reports == [
        "unreadable: FOLDER: there is no table ThemeKit in any form, only Localizable, Words"
      ])
    #expect(
      try look(for: "ThemeKit", in: ["Readme.txt": ""], wasAskedFor: true).reports == [
        "unreadable: FOLDER: there is no table ThemeKit in any form, no catalog at all"
      ])
  }

  @Test func `a name that is nearly right is reported without anybody asking`() throws {
    let near = [
      "Themekit.xcstrings", "Theme Kit.xcstrings", "ThemeKits.xcstrings", "ThemKit.dragoman", "TheneKit.xcstrings",
    ]
    for name in near {
      let table = name.split(separator: ".")[0]
      #expect(
        try look(for: "ThemeKit", in: [name: SeedCatalog.json], wasAskedFor: false).reports == [
          "unreadable: FOLDER: there is no table ThemeKit, but \(table): the name must be exact"
        ])
    }
    let far = ["Theme.xcstrings", "Kit.xcstrings", "InfoPlist.xcstrings", "ThemeKit.txt", "ThemeKitDemo.xcstrings"]
    let reported = try far.filter { name in
      try !look(for: "ThemeKit", in: [name: SeedCatalog.json], wasAskedFor: false).reports.isEmpty
    }
    #expect(reported == [])
  }

  @Test func `a catalog that is registered later takes the place of the missing one`() throws {
    let folder = try TestFolder(["Readme.txt": ""])
    let bundle = try #require(Bundle(path: folder.path))
    let reports = ReportRelay()
    let missing = ConsumerCatalog.consumer(in: bundle, table: "ThemeKit", wasAskedFor: false, reports: reports)
    let bridge = ThemeKitBridge(missing, device: ["tr"])
    #expect(bridge.text("Card number") == "Card number")
    bridge.register(try SeedCatalog.source())
    #expect(bridge.text("Card number") == "Kart numarası")
    #expect(bridge.resolver.explain("Card number").steps.map(\.source) == ["ThemeKit", "ThemeKit"])
  }
}
