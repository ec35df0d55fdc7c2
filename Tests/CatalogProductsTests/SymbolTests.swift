import Foundation
import TestGround
import Testing

@testable import CatalogProducts

struct SymbolTests {
  private static func catalog(_ entries: String, name: String = "Localizable") throws -> CompilableCatalog {
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries)},\"version\":\"1.1\"}"
    return try CompilableCatalog(xcstrings: Array(text.utf8), name: name)
  }

  private static func manual(_ key: String, _ english: String? = nil, fields: String = "") -> String {
    let text = english.map { #","localizations":{"en":{"stringUnit":{"state":"translated","value":"\#($0)"}}}"# } ?? ""
    return #""\#(key)":{"extractionState":"manual"\#(fields)\#(text)}"#
  }

  private static func source(_ catalog: CompilableCatalog, _ access: SymbolAccess = .internal) throws -> String {
    String(decoding: try catalog.symbols(access).products[0].bytes, as: UTF8.self)
  }

  @Test func `names are those that Xcode makes`() {
    let names = [
      ("home.action.openYouTube", "homeActionOpenYouTube"), ("F_A_Description", "fADescription"),
      ("%lld active", "active"),
      ("%lld MiB", "miB"), ("CFBundleDisplayName", "cfbundleDisplayName"),
      ("Deleting Synced Content…", "deletingSyncedContent"),
      ("Kept the unreadable JSON as %@ and %2$@", "keptTheUnreadableJsonAsAnd"),
      ("uses CKAsset data", "usesCkassetData"),
      ("iCloud Sync", "iCloudSync"), ("the iCloud action", "theICloudAction"),
      ("Snip Snap’s local-only copy", "snipSnapsLocalOnlyCopy"),
      ("Evaluate JavaScript with ${content}", "evaluateJavaScriptWith$Content"), ("locWakeUp", "locWakeUp"),
      ("paywall.general.bullet1", "paywallGeneralBullet1"), ("%#@files@ left", "left"), ("100%% sure", "_100Sure"),
      ("Größe ändern", "größeÄndern"), ("设置", "设置"),
    ]
    #expect(
      names.filter { SymbolName.member(of: $0.0) != $0.1 }.map { "\($0.0): \(SymbolName.member(of: $0.0) ?? "nil")" }
        == [])
    #expect(["", "%@", "…", "%lld %lld"].compactMap { SymbolName.member(of: $0) } == [])
    #expect(["Paywall", "my-table", "3D"].map(SymbolName.type) == ["Paywall", "my_table", "_3D"])
  }

  @Test func `only keys written down by hand have symbols, and only if they want one`() throws {
    let source = try Self.source(
      Self.catalog(
        [
          Self.manual("by.hand", "By hand"), #""from.code":{}"#, #""stale.one":{"extractionState":"stale"}"#,
          Self.manual("opted.out", "x", fields: #","generatesSymbol":false"#),
        ].joined(separator: ",")))
    #expect(source.contains("static var byHand: LocalizedStringResource {"))
    #expect(["fromCode", "staleOne", "optedOut"].filter(source.contains) == [])
  }

  @Test func `arguments are those of the source text, a substitution's with its name`() throws {
    let substituted = #"""
      "subtitle":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated",
      "value":"%#@completed@ of %#@total@ for %3$@"},"substitutions":{
      "total":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg"}}}}},
      "completed":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}
      }}}}
      """#
    let source = try Self.source(
      Self.catalog(
        [
          Self.manual("age", "I am %llu years and %d days old, %.1f m"), Self.manual("%@ of %lld"),
          Self.manual("swapped", "%2$@ by %1$lld"), substituted,
        ].joined(separator: ",")))
    let expected = [
      "static func age(_ arg1: UInt, _ arg2: Int32, _ arg3: Double) -> LocalizedStringResource {",
      #"defaultValue: "I am \(arg1, specifier: "%llu") years and \(arg2, specifier: "%d") days old, \(arg3, specifier: "%.1f") m""#,
      "static func of(_ arg1: String, _ arg2: Int) -> LocalizedStringResource {",
      "static func swapped(_ arg1: Int, _ arg2: String) -> LocalizedStringResource {",
      #"defaultValue: "\(arg1, specifier: "%lld")\(arg2)""#,
      "static func subtitle(completed: Int, total: Int, _ arg3: String) -> LocalizedStringResource {",
    ]
    #expect(expected.filter { !source.contains($0) } == [], "\(source)")
  }

  @Test func `symbols that meet, and arguments that cannot be, are refused with their place`() throws {
    let cases: [(entries: [String], message: String)] = [
      (
        [Self.manual("Allow uploads"), Self.manual("allow.uploads")],
        #"1:81: error: the symbol allowUploads is also that of "Allow uploads"; "#
          + "set generatesSymbol to false for one of them (allow.uploads)"
      ),
      ([Self.manual("gap", "%2$@")], "1:36: error: the text skips an argument, whose type nobody knows (gap)"),
      (
        [Self.manual("two", "%1$lld or %1$@")],
        "1:36: error: argument 1 is Int in one text and String in another (two)"
      ),
    ]
    for (entries, message) in cases {
      do {
        _ = try Self.catalog(entries.joined(separator: ",")).symbols()
        Issue.record("\(entries) are not refused")
      } catch let error as CompilingFaults {
        #expect(error.faults.map { "\($0.line):\($0.column): \($0)" } == [message])
      }
    }
    let excused = [Self.manual("Allow uploads"), Self.manual("allow.uploads", fields: #","generatesSymbol":false"#)]
    #expect(throws: Never.self) { try Self.catalog(excused.joined(separator: ",")).symbols() }
  }

  /// Everything that could break the source: quotes, line ends, words of the language, comments that end early.
  private static let hostile = [
    manual("continue", "Continue"), manual("self", "Self"), manual("1st", "First"),
    manual("quote\\\" \\\\(x) \\n", "a\\\"b \\\\(y) \\u2028 */"),
    manual("commented", "x", fields: #","comment":"one */ two\ncode() /* \u202E""#), manual("100%", "100%"),
    manual("Größe", "Größe: %@"), manual("%lld files"),
    #""%lld items":{"extractionState":"manual","localizations":{"# + plural + "}}",
  ].joined(separator: ",")

  private static let plural = ["en": ("one item", "%lld items"), "de": ("ein Stück", "%lld Stück")].sorted {
    $0.key < $1.key
  }
  .map { language, texts in
    let cases = ["one": texts.0, "other": texts.1].sorted { $0.key < $1.key }
      .map { #""\#($0.key)":{"stringUnit":{"state":"translated","value":"\#($0.value)"}}"# }
    return #""\#(language)":{"variations":{"plural":{\#(cases.joined(separator: ","))}}}"#
  }.joined(separator: ",")

  #if !canImport(Darwin)
    @Test func `the source compiles and its symbols resolve`() throws {
      let program = """
        import Foundation
        import FoundationStrings
        print(String(localized: .continue))
        print(String(localized: .self_))
        print(String(localized: ._1st))
        print(String(localized: .quoteX))
        print(String(localized: .commented))
        print(String(localized: ._100))
        print(String(localized: .größe("L")))
        print(String(localized: .files(3)))
        print(String(localized: .items(1)), String(localized: .items(2)))
        print(String(localized: .Settings.title("Anna")))
        """
      let settings =
        #""title":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated",""#
        + #"value":"%@'s settings"}},"de":{"stringUnit":{"state":"translated","value":"Einstellungen von %@"}}}}"#
      let catalogs = [try Self.catalog(Self.hostile), try Self.catalog(settings, name: "Settings")]
      let folder = try TestFolder(["main.swift": program])
      for access in SymbolAccess.allCases {
        for catalog in catalogs {
          for product in try catalog.symbols(access).products { try folder.write(product.path, product.bytes) }
          try folder.write("\(catalog.name).xcstrings", catalog.bytes)
        }
        let output = try SwiftCompiler.output(of: folder, environment: ["LANGUAGE": "de", "LANG": "de_DE.UTF-8"])
        #expect(
          output == [
            "Continue", "Self", "First", "a\"b \\(y) \u{2028} */", "x", "100%", "Größe: L", "3 files",
            "ein Stück 2 Stück",
            "Einstellungen von Anna",
          ])
      }
    }
  #endif
}

/// Compiles the Swift files of a folder against the modules that were built with the tests, and runs the program.
private enum SwiftCompiler {
  struct Failure: Error {
    let output: String
  }

  static func output(of folder: TestFolder, environment: [String: String]) throws -> [String] {
    let build = BuiltProgram("").url.deletingLastPathComponent().appendingPathComponent("debug").path
    let modules = [
      "FoundationStrings", "Dragoman", "StringTables", "StringTemplates", "LanguageNumbers", "LanguageTags",
    ]
    // What the tests were linked of, and not what older builds left behind.
    let list = try String(contentsOfFile: build + "/dragomanPackageTests.product/Objects.LinkFileList", encoding: .utf8)
    let objects = list.split(separator: "\n").map(String.init).filter { path in
      modules.contains { path.contains("/\($0).build/") }
    }
    let sources = folder.names.filter { $0.hasSuffix(".swift") }
    _ = try run(
      "/usr/bin/env", ["swiftc", "-swift-version", "6", "-I", "\(build)/Modules", "-o", "program"] + sources + objects,
      in: folder)
    let printed = try run(folder.path + "/program", [], in: folder, environment: environment)
    return printed.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }

  private static func run(
    _ program: String, _ words: [String], in folder: TestFolder, environment: [String: String]? = nil
  ) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.environment = environment ?? ProcessInfo.processInfo.environment
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(output: text) }
    return text
  }
}
