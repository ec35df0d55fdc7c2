import TestGround
import Testing

/// `.gitattributes` belongs to others too: not a byte of their lines changes.
@Suite struct GitInstallationTests {
  private static let line = "*.xcstrings merge=dragoman diff=dragoman"
  /// A name in Latin-1, which is no UTF-8.
  private static let foreign: [UInt8] = Array("caf".utf8) + [0xE9] + Array(".txt text".utf8)

  /// A new repository with these attributes.
  private static func repository(_ attributes: [UInt8]) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(".gitattributes", attributes)
    _ = try ShellRun("git init -q -b main .", in: folder.url)
    return folder
  }

  private static func run(_ verb: String, in folder: TestFolder) throws -> ShellRun {
    try ShellRun("\"$DRAGOMAN\" merge --\(verb)", in: folder.url)
  }

  @Test func `the lines of others keep their bytes, whatever they are`() throws {
    for (attributes, isThere) in [
      (Self.foreign + [0x0A], false), (Self.foreign, false),
      (Self.foreign + [0x0D, 0x0A] + Array("*.c text\r\n".utf8), false), (Array("*.c text\r\n\r\n".utf8), false),
    ] {
      let folder = try Self.repository(attributes)
      #expect(try Self.run("install", in: folder).status == 0)
      let installed = try folder.bytes(".gitattributes")
      #expect(installed.starts(with: attributes) && !isThere)
      // A second time nothing is added.
      #expect(try Self.run("install", in: folder).status == 0)
      #expect(try folder.bytes(".gitattributes") == installed)
      #expect(try Self.run("uninstall", in: folder).status == 0)
      let left = try folder.bytes(".gitattributes")
      #expect(left == attributes || left == attributes + [0x0A], "\(attributes)")
    }
  }

  @Test func `the line is found in a file with Windows line ends, and goes again`() throws {
    let others = Array("*.c text\r\n".utf8)
    let folder = try Self.repository(others + Array("\(Self.line)\r\n*.h text\r\n".utf8))
    let before = try folder.bytes(".gitattributes")
    #expect(try Self.run("install", in: folder).status == 0)
    #expect(try folder.bytes(".gitattributes") == before)
    let gone = try Self.run("uninstall", in: folder)
    #expect(gone.status == 0 && gone.output.contains("others lose it too"), "\(gone.output)")
    #expect(try folder.bytes(".gitattributes") == others + Array("*.h text\r\n".utf8))
    // There is nothing to take out any more, which is no failure.
    #expect(try Self.run("uninstall", in: folder).status == 0)
  }

  @Test func `a new line ends as the lines of the file do`() throws {
    let folder = try Self.repository(Array("*.c text\r\n".utf8))
    #expect(try Self.run("install", in: folder).status == 0)
    #expect(try folder.text(".gitattributes") == "*.c text\r\n\(Self.line)\r\n")
  }

  @Test func `a configuration that git cannot change is told, and nothing is claimed`() throws {
    let folder = try Self.repository([])
    #expect(try Self.run("install", in: folder).status == 0)
    try folder.write(".git/config.lock", "")
    let run = try Self.run("uninstall", in: folder)
    #expect(run.status == 2 && run.output.contains("config"), "\(run.output)")
    #expect(!run.output.contains("by itself again"), "\(run.output)")
    #expect(try folder.text(".gitattributes").contains(Self.line))
    #expect(try folder.text(".git/config").contains("[merge \"dragoman\"]"))
  }
}
