import Foundation

/// Calls to git.
enum Git {
  /// Runs git in a folder.
  ///
  /// - Returns: what it printed.
  /// - Throws: ``ToolFailure`` with git's own complaint when it ends with an error, or is not there.
  static func output(_ words: [String], in folder: String = ".") throws(ToolFailure) -> [UInt8] {
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "-C", folder] + words
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      do { try process.run() } catch { throw ToolFailure("git cannot be called", next: "install git") }
      let answer = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
      let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw ToolFailure(complaint.split(separator: "\n").first.map(String.init) ?? "git ended with an error")
      }
      return answer
    #else
      throw ToolFailure("there is no git here", next: "call this on a computer")
    #endif
  }

  /// The first line that git prints.
  static func line(_ words: [String], in folder: String = ".") throws(ToolFailure) -> String {
    String(String(decoding: try output(words, in: folder), as: UTF8.self).prefix { $0 != "\n" })
  }
}
