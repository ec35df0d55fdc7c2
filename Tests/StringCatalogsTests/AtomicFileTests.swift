import Foundation
import TestGround
import Testing

@testable import StringCatalogs

@Suite struct AtomicFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("atomic-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a file keeps its permissions whatever the process masks`() throws {
    try withFolder { folder in
      let path = folder + "/a"
      for permissions in [0o664, 0o600, 0o755] {
        _ = FileManager.default.createFile(
          atPath: path, contents: Data("old".utf8), attributes: [.posixPermissions: permissions])
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        try AtomicFile.replace(path, by: Array("new".utf8))
        #expect(try mode(path) == permissions)
        #expect(FileManager.default.contents(atPath: path) == Data("new".utf8))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  @Test func `a link stays one, also one that leads nowhere yet`() throws {
    try withFolder { folder in
      let link = folder + "/link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target")
      for text in ["first", "second"] {
        try AtomicFile.replace(link, by: Array(text.utf8))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
        #expect(FileManager.default.contents(atPath: folder + "/target") == Data(text.utf8))
      }
    }
  }

  @Test func `a pipe and a device stay what they are`() throws {
    try AtomicFile.replace("/dev/null", by: [1])
    let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(kind == .typeCharacterSpecial)
    try withFolder { folder in
      let path = folder + "/pipe"
      try #require(mkfifo(path, 0o600) == 0)
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      try AtomicFile.replace(path, by: Array("through".utf8))
      var bytes = [UInt8](repeating: 0, count: 16)
      #expect(read(reader, &bytes, 16) == 7)
      #expect(throws: FileWriteError.self) { try AtomicFile.replace(folder, by: [1]) }
    }
  }

  @Test func `what killed writers left is removed, and what a living one writes is not`() throws {
    try withFolder { folder in
      let path = folder + "/a.xcstrings"
      let (dead, alive, young) = (path + ".99991~", path + ".99992~", path + ".99993~")
      let others = [folder + "/b.xcstrings.9~", path + ".x~", path + ".~", path + ".12"]
      for file in others + [path, dead, alive] { try Data([1]).write(to: URL(fileURLWithPath: file)) }
      try Data().write(to: URL(fileURLWithPath: young))
      let descriptor = open(alive, O_RDONLY)
      defer { close(descriptor) }
      try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
      try AtomicFile.replace(path, by: [2])
      let left = Set(try FileManager.default.contentsOfDirectory(atPath: folder).map { folder + "/" + $0 })
      #expect(left == Set(others + [path, alive, young]))
      let old = Date(timeIntervalSinceNow: -3600)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: young)
      try AtomicFile.replace(path, by: [3])
      #expect(!FileManager.default.fileExists(atPath: young))
      #expect(FileManager.default.contents(atPath: path) == Data([3]))
    }
  }

  /// A catalog that takes more than one block of a disk.
  private static let large = ValidationTests.catalog("Done", ["de": String(repeating: "Fertig ", count: 2000)])

  @Test func `a writer that is killed leaves the old file or the new one, and the next one cleans up`() throws {
    let folder = try TestFolder(["a.xcstrings": Self.large])
    let run = try ShellRun(
      """
      for i in 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20; do
        "$DRAGOMAN" set a.xcstrings Done --text fr=$i & pid=$!
        sleep 0.0$i; kill -9 $pid; wait $pid
        "$DRAGOMAN" fmt --check --keep-style a.xcstrings || echo broken
      done 2>/dev/null
      "$DRAGOMAN" set a.xcstrings Done --text fr=Fini && ls
      """, in: folder.url)
    #expect(run.output == "a.xcstrings\n")
    let document = try CatalogDocument(folder.bytes("a.xcstrings"))
    #expect(document.entry("Done")?.localization("fr")?.leaves.first?.text == "Fini")
  }

  @Test func `a disk that is full leaves the old file and says so`() throws {
    let folder = try TestFolder(["a.xcstrings": Self.large])
    // Where the signal is ignored, a file at its limit answers as a full disk does: with an error of write.
    let run = try ShellRun(
      """
      trap '' XFSZ; ulimit -f 1; "$DRAGOMAN" set a.xcstrings Done --text fr=Fini; echo "exit $?"
      "$DRAGOMAN" fmt a.xcstrings --output /dev/full; echo "exit $?"
      """, in: folder.url)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines[1] == "exit 2" && lines[3] == "exit 2", "\(run.output)")
    #expect(lines[0].contains("a.xcstrings: File too large") && lines[2].contains("No space left"), "\(run.output)")
    #expect(try folder.text("a.xcstrings") == Self.large)
    #expect(folder.names == ["a.xcstrings"])
  }
}
