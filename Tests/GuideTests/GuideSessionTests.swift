import Foundation
import TestGround
import Testing

/// The terminal sessions in the guides are run again and compared. The files that a session begins with are in a folder
/// of the guide's name below `Sessions`. To record them anew: `DRAGOMAN_RECORD=1 swift test --filter GuideSessionTests`.
@Suite struct GuideSessionTests {
  private static let marker = "```console\n"

  @Test(arguments: ["Dragoman/Dragoman.docc/WhyEnglish", "StringCatalogs/StringCatalogs.docc/CatalogsInCI"])
  func `what a guide shows of a session is what the tool prints`(guide: String) throws {
    let page = "Sources/\(guide).md"
    let text = String(decoding: try TestGround.bytes(page), as: UTF8.self)
    let start = try #require(text.range(of: Self.marker)).upperBound
    let end = try #require(text.range(of: "```", range: start..<text.endIndex)).lowerBound
    let recorded = String(text[start..<end])
    let printed = try Self.session(of: recorded, in: guide.components(separatedBy: "/").last ?? "")
    guard recorded != printed else { return }
    Issue.record("\(page) shows what the tool does not print any more, which is:\n\(printed)")
    if ProcessInfo.processInfo.environment["DRAGOMAN_RECORD"] != nil {
      try Data(text.replacingCharacters(in: start..<end, with: printed).utf8).write(
        to: TestGround.root.appendingPathComponent(page))
    }
  }

  /// The commands of a session with what they print.
  private static func session(of recorded: String, in name: String) throws -> String {
    let folder = try TestFolder()
    try folder.write(
      "app/TidesKit.xcstrings", TestGround.bytes("Tests/GuideTests/Sessions/\(name)/TidesKit.xcstrings"))
    let bin = folder.url.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appendingPathComponent("dragoman"), withDestinationURL: BuiltProgram("dragoman").url)
    // A command may go on in the next line, behind a backslash.
    let commands = recorded.replacingOccurrences(of: "\\\n", with: "\u{0}").split(separator: "\n")
      .filter { $0.hasPrefix("$ ") }.map { $0.replacingOccurrences(of: "\u{0}", with: "\\\n") }
    return try commands.map { "\($0)\n" + (try output(of: String($0.dropFirst(2)), in: folder.url)) }.joined()
  }

  private static func output(of command: String, in folder: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "PATH=\"\(folder.path)/bin:$PATH\"\n\(command) 2>/dev/null"]
    process.currentDirectoryURL = folder.appendingPathComponent("app")
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
