import CatalogTool
import Foundation
import TestGround
import Testing

/// The terminal sessions in the documentation are run again and compared.
///
/// A session is a block of console lines behind the line `<!-- recorded -->`. To record them anew:
/// `DRAGOMAN_RECORD=1 swift test --filter RecordedSessionTests`.
@Suite struct RecordedSessionTests {
  private static let marker = "<!-- recorded -->\n\n```console\n"
  private static let home = "/home/me/app"

  /// The live page's catalog on two branches: both changed one Turkish text, and theirs has a new key whose translation
  /// swaps its values.
  private static let setUp = """
    set -e; git init -q -b main . && git add . && git commit -qm base
    dragoman merge --install >/dev/null && git add . && git commit -qm attributes
    git checkout -qb theirs
    dragoman set LivePage.xcstrings Aisle --text tr=Onların
    dragoman add LivePage.xcstrings '%lld of %@ used' --text 'tr=%@ alanın %lld kadarı dolu' --anyway
    git commit -qam theirs && git checkout -q main
    dragoman set LivePage.xcstrings Aisle --text tr=Bizim && git commit -qam ours
    git config --remove-section merge.dragoman && git config --remove-section diff.dragoman
    """

  @Test(arguments: ["README.md", "Documentation/Catalogs.md"])
  func `what the documentation shows of a session is what the tool prints`(page: String) throws {
    let text = String(decoding: try TestGround.bytes(page), as: UTF8.self)
    let start = try #require(text.range(of: Self.marker)).upperBound
    let end = try #require(text.range(of: "```", range: start..<text.endIndex)).lowerBound
    let recorded = String(text[start..<end])
    let printed = try Self.session(of: recorded)
    guard recorded != printed else { return }
    Issue.record("\(page) shows what the tool does not print any more, which is:\n\(printed)")
    if ProcessInfo.processInfo.environment["DRAGOMAN_RECORD"] != nil {
      try Data(text.replacingCharacters(in: start..<end, with: printed).utf8).write(
        to: TestGround.root.appendingPathComponent(page))
    }
  }

  /// The commands of a session with what they print.
  private static func session(of recorded: String) throws -> String {
    let folder = try TestFolder()
    try folder.write("app/LivePage.xcstrings", TestGround.bytes("Tests/Fixtures/Session/LivePage.xcstrings"))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("bin/dragoman"), withDestinationURL: BuiltProgram("dragoman").url)
    let app = folder.url.appendingPathComponent("app")
    func run(_ script: String) throws -> ShellRun {
      try ShellRun("PATH=\"\(folder.path)/bin:$PATH\"\n\(script)", in: app)
    }
    let prepared = try run(setUp)
    try #require(prepared.status == 0, "\(prepared.output)")
    return try recorded.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { command in
      let output = try run(String(command.dropFirst(2))).output
      // The folder may be reached through a link, as it is on a Mac.
      let real = output.replacingOccurrences(of: "/private" + app.path, with: home)
      return "\(command)\n" + real.replacingOccurrences(of: app.path, with: home)
    }.joined()
  }
}
