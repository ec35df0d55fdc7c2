import Foundation
import Testing

@testable import Dragoman

@Suite struct FileAccessTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("access-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func refusal(_ path: String) -> String {
    do throws(FileAccessError) { return "\(try FileAccess.bytes(of: path).count) bytes" } catch { return error.reason }
  }

  @Test func `what is no file is told from one, and never waited for`() throws {
    try withFolder { folder in
      try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "/file"))
      try #require(mkfifo(folder + "/pipe", 0o600) == 0)
      try FileManager.default.createSymbolicLink(atPath: folder + "/circle", withDestinationPath: "circle")
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "file")
      let expected: [(String, FileAccess.Kind?, String)] = [
        ("/file", .file, "4 bytes"), ("/link", .file, "4 bytes"), ("/pipe", .pipe, "it is a pipe, not a file"),
        ("", .folder, "it is a folder"), ("/none", nil, "there is no such file"),
        ("/file/inside", nil, "there is no such file"), ("/circle", nil, "its links lead in a circle"),
      ]
      for (name, kind, said) in expected {
        #expect(FileAccess.kind(of: folder + name) == kind, "\(name)")
        #expect(refusal(folder + name) == said, "\(name)")
      }
    }
    #expect(refusal("/dev/zero") == "it is a device, not a file")
  }

  @Test func `a pipe is read where somebody named it`() throws {
    try withFolder { folder in
      let path = folder + "/pipe"
      try #require(mkfifo(path, 0o600) == 0)
      let writer = Thread {
        try? FileHandle(forWritingTo: URL(fileURLWithPath: path)).write(contentsOf: Data("text".utf8))
      }
      writer.start()
      #expect(try FileAccess.bytes(of: path, orPipe: true) == Array("text".utf8))
    }
  }

  @Test func `a file larger than memory stands is refused unread`() throws {
    try withFolder { folder in
      let path = folder + "/sparse"
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      try FileHandle(forWritingTo: URL(fileURLWithPath: path)).truncate(atOffset: 1 << 36)
      #expect(refusal(path) == "it is larger than 1 GiB")
    }
  }
}
