import Foundation
import TestGround
import Testing

@testable import CatalogTool

/// Ways in which a call of `extract` could take a translation away that the code still has.
@Suite struct ExtractLossTests {
  private static func catalog(_ keys: String...) -> String {
    let entries = keys.map {
      #""\#($0)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Text"}}}}"#
    }
    return #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
  }

  @Test func `a catalog that is named twice is refused, whatever its two paths`() throws {
    let folder = try TestFolder(["S/A.swift": #"t("Alpha")"#, "L.xcstrings": Self.catalog("Beta")])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/M.xcstrings", withDestinationPath: "L.xcstrings")
    var failures: [String] = []
    for words in [
      ["--into", "$/L.xcstrings", "--into", "$/L.xcstrings"],
      ["--into", "$/L.xcstrings", "--template", "$/L.xcstrings"],
      ["--into", "$/L.xcstrings", "--into", "$/M.xcstrings"],
      ["--template", "$/N.xcstrings", "--template", "$/N.xcstrings"],
    ] {
      let run = Extract(folder, ["--bridge", "t(_:)", "$/S"] + words)
      if run.exit != .cannot || !run.errors.contains("the catalog is named twice") {
        failures.append("\(words): \(run)")
      }
    }
    #expect(try failures == [] && folder.text("L.xcstrings") == Self.catalog("Beta"))
    #expect(folder.names == ["L.xcstrings", "M.xcstrings", "S"])
  }

  @Test func `a catalog whose keys are not named by calls keeps them all`() throws {
    let phrase = "Start ${applicationName} now"
    let folder = try TestFolder([
      "S/A.swift": #"Text("Alpha"); AppShortcut(intent: Start(), phrases: ["Start \(.applicationName) now"])"#,
      "InfoPlist.xcstrings": Self.catalog("CFBundleName"), "AppShortcuts.xcstrings": Self.catalog(phrase),
      "mul.lproj/Main.xcstrings": Self.catalog("x5-aB-0cd.text"), "Localizable.xcstrings": Self.catalog("Beta"),
    ])
    let others = ["AppShortcuts", "InfoPlist", "mul.lproj/Main"]
    let before = try others.map { try folder.text($0 + ".xcstrings") }
    let all = (others + ["Localizable"]).flatMap { ["--into", "$/\($0).xcstrings"] }
    let run = Extract(folder, ["--complete", "--prune"] + all + ["$/S"])
    #expect(try others.map { try folder.text($0 + ".xcstrings") } == before, "\(run)")
    let said = others.filter { !run.errors.contains("$/\($0).xcstrings: its keys are not named by calls") }
    #expect(run.exit == .clean && said == [], "\(run)")
    #expect(run.output.contains("$/Localizable.xcstrings: 1 new, 1 removed"), "\(run.output)")
    // And no key of another table is put among them.
    let alone = Extract(folder, "--into", "$/AppShortcuts.xcstrings", "$/S")
    #expect(alone.output.contains("left out: 1 place of another table: Localizable"), "\(alone)")
    #expect(try folder.text("AppShortcuts.xcstrings") == before[0])
  }

  @Test func `a key that stands in a source of another language is neither stale nor removed`() throws {
    let keys = [
      "Open", "A \\\"quoted\\\" one", "caf\u{E9}", "tab\\tline\\n", "in two parts", "octal A", "hex B", "Title & more",
      "As text",
    ]
    let entries = keys.map {
      #""\#($0)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Text"}}}}"#
    }
    let folder = try TestFolder([
      "S/A.swift": #"Text("Alpha")"#,
      "S/B.m": #"""
      // "Gone" 'x
      /* @"Gone" * */ char q = '"'; NSLocalizedString(@"Open", @"a comment"); T(@"A \"quoted\" one", @"caf\u00e9");
      T(@"tab\tline\n"); T(@"in " @"two "
        "parts"); T(@"octal \101", "hex \x42");
      """#,
      "S/Main.storyboard": #"<label text="Title &amp; more"><string key="x">As text</string></label>"#,
      "S/data.json": #""Gone""#,
      "L.xcstrings": #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#,
      "G.xcstrings": Self.catalog("Gone"),
    ])
    try folder.write("T.xcstrings", folder.bytes("L.xcstrings"))
    let run = Extract(folder, "--complete", "--prune", "--into", "$/L.xcstrings", "--template", "$/T.xcstrings", "$/S")
    #expect(run.exit == .clean && run.output.hasPrefix("$/L.xcstrings: 1 new\n"), "\(run)")
    #expect(run.output.contains("$/T.xcstrings: 10 keys"), "\(run)")
    let gone = Extract(folder, "--complete", "--prune", "--into", "$/G.xcstrings", "$/S")
    #expect(gone.output.contains("removed \"Gone\""), "\(gone)")
    // One that cannot be read may have any key.
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/S/C.m", withDestinationPath: "nowhere")
    try folder.write("G.xcstrings", Self.catalog("Gone"))
    let unread = Extract(folder, "--complete", "--prune", "--into", "$/G.xcstrings", "$/S")
    #expect(try unread.exit == .findings && folder.text("G.xcstrings").contains("Gone"), "\(unread)")
  }
}
