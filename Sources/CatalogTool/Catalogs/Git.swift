import Foundation

/// Calls to git.
enum Git {
  /// Runs git in a folder.
  ///
  /// - Returns: what it printed.
  /// - Throws: ``ToolFailure`` with git's own complaint when it ends with an error, or is not there.
  static func output(_ words: [String], in folder: String = ".") throws(ToolFailure) -> [UInt8] {
    let answer = try run(words, in: folder)
    guard answer.status == 0 else { throw answer.failure }
    return answer.output
  }

  /// Whether git finds what it is asked for: it ends with 1 where there is none.
  ///
  /// - Throws: ``ToolFailure`` with git's own complaint when it cannot tell.
  static func finds(_ words: [String], in folder: String = ".") throws(ToolFailure) -> Bool {
    let answer = try run(words, in: folder)
    guard answer.status <= 1 else { throw answer.failure }
    return answer.status == 0
  }

  /// What git answered.
  private struct Answer {
    let output: [UInt8]
    let status: Int32
    let complaint: String?

    var failure: ToolFailure { ToolFailure(complaint ?? "git ended with an error") }
  }

  private static func run(_ words: [String], in folder: String) throws(ToolFailure) -> Answer {
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder] + words
      let (output, complaints) = (Pipe(), tmpfile())
      defer { if let complaints { fclose(complaints) } }
      process.standardOutput = output
      // A file holds whatever git complains of. A second pipe would fill up, and both would wait for ever.
      process.standardError =
        complaints.map { FileHandle(fileDescriptor: fileno($0), closeOnDealloc: false) } ?? FileHandle.nullDevice
      do { try process.run() } catch { throw ToolFailure("git cannot be called", next: "install git") }
      let answer = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
      process.waitUntilExit()
      let status = process.terminationStatus
      return Answer(output: answer, status: status, complaint: status == 0 ? nil : complaints.flatMap(firstLine))
    #else
      throw ToolFailure("there is no git here", next: "call this on a computer")
    #endif
  }

  /// The first line of a file that somebody else has written; nil when it is empty.
  private static func firstLine(of file: UnsafeMutablePointer<FILE>) -> String? {
    rewind(file)
    var line = [CChar](repeating: 0, count: 1024)
    guard fgets(&line, CInt(line.count), file) != nil else { return nil }
    let text = String(decoding: line.prefix { $0 != 0 && $0 != 0x0A }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// The first line that git prints.
  static func line(_ words: [String], in folder: String = ".") throws(ToolFailure) -> String {
    String(String(decoding: try output(words, in: folder), as: UTF8.self).prefix { $0 != "\n" })
  }
}
