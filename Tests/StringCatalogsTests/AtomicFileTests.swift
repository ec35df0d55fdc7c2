import Foundation
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
}
