import Foundation
import Localization
import Testing

/// The program as its user runs it.
@Suite struct GreetTests {
  @Test func `it follows the environment`() throws {
    let rows: [(environment: [String: String], words: [String], said: String)] = [
      (["LANG": "tr_TR.UTF-8"], ["Ada", "3"], "Merhaba Ada!\n3 yeni mesajınız var\n"),
      (["LANG": "de_AT.UTF-8"], ["Ada"], "Hallo, Ada!\n"),
      (["LANGUAGE": "ru:de", "LANG": "de_DE.UTF-8"], ["Ada", "21"], "Здравствуйте, Ada!\nУ вас 21 новое сообщение\n"),
      (["LANGUAGE": "de", "LANG": "C"], ["Ada", "1"], "Hello, Ada!\nYou have 1 new message\n"),
      (["LC_ALL": "ar_EG.UTF-8", "LANG": "tr_TR.UTF-8"], ["Ada", "0"], "مرحبًا Ada!\nليس لديك رسائل جديدة\n"),
      (["LANG": "C"], ["Ada", "-AppleLanguages", "(de)"], "Hallo, Ada!\n"),
      ([:], ["Ada"], "Hello, Ada!\n"),
      (["LANG": "de_DE.UTF-8"], [], "Aufruf: greet NAME [NACHRICHTEN]\n"),
      (["LANG": "tr_TR.UTF-8"], [], "kullanım: greet AD [MESAJ SAYISI]\n"),
      (["LANG": "ja_JP.UTF-8"], [], "usage: greet NAME [MESSAGES]\n"),
    ]
    for row in rows {
      let said = try Self.run(row.words, row.environment)
      #expect(said == row.said, "\(row.environment) \(row.words)")
    }
  }

  @Test func `the module Localization keeps its own names`() {
    #expect(StringTable(rows: 3).rows == 3)
    #expect(!Localization.usage.isEmpty)
  }

  private static func run(_ words: [String], _ environment: [String: String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = words
    process.environment = environment
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The program as it was built beside these tests.
  private static var program: URL {
    let tests = ProcessInfo.processInfo.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let folder = tests.components(separatedBy: "/").prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
    return URL(fileURLWithPath: folder).appendingPathComponent("greet")
  }
}
