import CatalogTool
import TestGround
import Testing

@testable import StringCatalogs

@Suite struct LineEndTests {
  /// A catalog whose key and language end a line in each way there is, and then give a command.
  private static let catalog = #"""
    {"sourceLanguage":"en","strings":{"a\r\n::error::b\rc\nd\u001b[31m":{"localizations":
    {"x!\r\n::stop":{"stringUnit":{"state":"od\r\nd","value":"\u0001"}}}}},"version":"1.0"}
    """#

  @Test func `a key gives no commands to GitHub, Xcode or a terminal, whatever ends its lines`() throws {
    let folder = try TestFolder()
    let path = try folder.write("LineEnds.xcstrings", Self.catalog)
    let other = try folder.write("Other.xcstrings", #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#)
    let commands: [[String]] = [
      ["lint", "--format", "github"], ["lint", "--format", "xcode"], ["lint", "--format", "text"],
      ["lint", "--format", "json"], ["diff", "--textconv"], ["status", "--list"],
      ["api-check", path, other],
    ]
    for words in commands {
      let console = ToolConsole()
      Tool.dragoman.run(words.contains(other) ? words : words + [path], console: console)
      let output = console.output
      #expect(!output.isEmpty && !output.utf8.contains(0x0D), "\(words): \(output)")
      // Nobody's own line begins with a command that came out of the catalog, and none ends in the middle of a key.
      let lines = output.utf8.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      #expect(!lines.contains { $0.hasPrefix("::error::") || $0.hasPrefix("::stop") || $0.hasPrefix("d") }, "\(output)")
      if words.last != "github", words.last != "json" { #expect(!output.utf8.contains(0x1B), "\(words): \(output)") }
    }
  }

  @Test func `GitHub's escapes stand for every line end`() {
    let finding = CatalogFinding(
      rule: "R", severity: .error, line: 1, column: 2, message: "50%\r\nx\ry\nz")
    #expect(
      FindingReporter.github.lines(of: [finding], in: "a\r\nb:c,d")
        == ["::error file=a%0D%0Ab%3Ac%2Cd,line=1,col=2,title=R::50%25%0D%0Ax%0Dy%0Az"])
  }

  @Test func `a line end of two characters is written out as two`() {
    #expect("a\r\nb\rc\nd".onOneLine == #"a\r\nb\rc\nd"#)
    #expect("plain".onOneLine == "plain")
  }

  @Test func `a revision is none of git's options`() {
    for revision in ["", "-", "--output=x", "--upload-pack=x"] {
      let console = ToolConsole()
      #expect(Tool.dragoman.run(["lint", "--since", revision, "a.xcstrings"], console: console) == .cannot)
      #expect(console.errors.contains("is no revision; write one such as main"), "\(console.errors)")
    }
  }

  @Test func `standard input is named in what is wrong with it`() {
    for command in ["fmt", "diff"] {
      let run = ToolRun(command, "-", command == "diff" ? "-" : "--check", input: "{")
      #expect(run.errors.hasPrefix("dragoman: standard input:1:2: "), "\(run.errors)")
    }
  }
}
