import Foundation
import TestGround
import Testing

@testable import CatalogTool

/// Part of the sources that was not read may have any key: nothing is taken out of a catalog then, and it is told.
@Suite struct ExtractUnreadTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{"Alpha":{},"Beta":{"localizations":{"de":{"stringUnit":\
    {"state":"translated","value":"Beta auf Deutsch"}}}}},"version":"1.0"}
    """

  private static func folder(_ more: KeyValuePairs<String, String> = [:]) throws -> TestFolder {
    let folder = try TestFolder(["S/A.swift": #"t("Alpha")"#, "L.xcstrings": catalog, "T.xcstrings": catalog])
    for (name, text) in more { try folder.write(name, text) }
    // So that an ordinary user could take a key away.
    try folder.permit(0o777)
    return folder
  }

  private static func link(_ folder: TestFolder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  /// What is wrong with the calls that take keys away; each of them has to leave German where it is and to name a place.
  private static func losses(_ folder: TestFolder, naming place: String) throws -> [String] {
    var failures: [String] = []
    for (name, words) in [
      ("L", ["--complete", "--prune", "--into"]), ("L", ["--complete", "--into"]), ("T", ["--template"]),
    ] {
      let run = asOrdinaryUser {
        Extract(folder, ["--bridge", "t(_:)"] + words + ["$/\(name).xcstrings", "$/S"])
      }
      let text = try folder.text("\(name).xcstrings")
      let isKept = text.contains("Beta auf Deutsch") && !text.contains("stale")
      if run.exit != .findings || !isKept || !run.errors.contains(place) {
        failures.append("\(words): \(run.exit) \(run.output) \(run.errors)")
      }
    }
    return failures
  }

  @Test func `a folder whose entries nobody may look at takes no key away`() throws {
    let folder = try Self.folder(["S/Sub/Inner/B.swift": #"t("Beta")"#])
    for mode in [0o444, 0o000] {
      try folder.permit(mode, "S/Sub")
      defer { try? folder.permit(0o755, "S/Sub") }
      #expect(
        try Self.losses(folder, naming: mode == 0 ? "$/S/Sub" : "$/S/Sub/Inner: reading it is not permitted") == [])
    }
  }

  @Test func `a link that leads nowhere or in a circle takes no key away`() throws {
    for (name, target, says) in [
      ("Sub", "nowhere", "$/S/Sub: there is no such file"), ("Sub", "Sub", "$/S/Sub: its links lead in a circle"),
      ("B.swift", "B.swift", "$/S/B.swift: its links lead in a circle"),
    ] {
      let folder = try Self.folder()
      try Self.link(folder, "S/" + name, to: target)
      #expect(try Self.losses(folder, naming: says) == [])
    }
  }

  @Test func `the sources behind a link to a folder are read, each folder once`() throws {
    let folder = try Self.folder(["Shared/B.swift": #"t("Beta")"#, "Shared/In/C.swift": #"t("Gamma")"#])
    for (name, target) in [("S/Shared", "../Shared"), ("Shared/up", "../S"), ("S/again", "../Shared/In")] {
      try Self.link(folder, name, to: target)
    }
    let run = Extract(folder, "--bridge", "t(_:)", "$/S")
    #expect(
      run.output == """
        $/S/A.swift:1:3: "Alpha"
        $/S/Shared/B.swift:1:3: "Beta"
        $/S/Shared/In/C.swift:1:3: "Gamma"

        """, "\(run.output) \(run.errors)")
    #expect(run.exit == .clean && run.errors.isEmpty, "\(run.errors)")
    let template = Extract(folder, "--bridge", "t(_:)", "--template", "$/T.xcstrings", "$/S")
    #expect(try template.exit == .clean && folder.text("T.xcstrings").contains("Beta auf Deutsch"), "\(template)")
  }

  @Test func `a pipe among the sources is never waited for, and takes no key away`() throws {
    let folder = try Self.folder()
    try #require(mkfifo(folder.path + "/S/B.swift", 0o644) == 0)
    #expect(try Self.losses(folder, naming: "$/S/B.swift: it is a pipe") == [])
  }

  @Test func `links that lead in a circle end, and a folder is called by its own name where it has one`() throws {
    let folder = try Self.folder(["S/Z/B.swift": #"t("Beta")"#])
    for (name, target) in [("S/aZ", "Z"), ("S/Z/up", ".."), ("S/Z/self", ".")] {
      try Self.link(folder, name, to: target)
    }
    let run = Extract(folder, "--bridge", "t(_:)", "$/S")
    #expect(run.output == "$/S/A.swift:1:3: \"Alpha\"\n$/S/Z/B.swift:1:3: \"Beta\"\n", "\(run.output)")
    #expect(run.exit == .clean && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func `a catalog that cannot be looked at is not taken for one that is to be made`() throws {
    let folder = try Self.folder(["D/L.xcstrings": Self.catalog])
    try Self.link(folder, "Circle.xcstrings", to: "Circle.xcstrings")
    try Self.link(folder, "Nowhere.xcstrings", to: "nowhere")
    try folder.permit(0o666, "D")
    defer { try? folder.permit(0o755, "D") }
    var failures: [String] = []
    for (name, says) in [
      ("D/L", "reading it is not permitted"), ("Circle", "its links lead in a circle"),
      ("Nowhere", "there is no such file"),
    ] {
      for option in ["--into", "--template"] {
        let run = asOrdinaryUser { Extract(folder, "--bridge", "t(_:)", option, "$/\(name).xcstrings", "$/S") }
        if run.exit != .cannot || !run.errors.contains(says) { failures.append("\(name) \(option): \(run)") }
      }
    }
    #expect(failures == [])
  }
}
