import Foundation
import TestGround

/// The keys of ThemeKit's own call sites, read out of its source by a scan that knows nothing of the library: every
/// literal after `themeKit:`, both branches of a ternary included.
enum SourceKeys {
  static func all() throws -> Set<String> {
    let folder = TestGround.root.appendingPathComponent("Sources/ThemeKit").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var keys: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      keys.formUnion(try Self.keys(in: String(decoding: TestGround.bytes("Sources/ThemeKit/" + file), as: UTF8.self)))
    }
    return keys
  }

  static func keys(in source: String) -> Set<String> {
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
    var keys: Set<String> = []
    for site in code.components(separatedBy: "themeKit:").dropFirst() {
      var rest = Substring(site).drop(while: \.isWhitespace)
      if !rest.hasPrefix("\"") {
        guard let question = rest.firstIndex(of: "?"), !rest[..<question].contains("\n") else { continue }
        rest = rest[rest.index(after: question)...].drop(while: \.isWhitespace)
      }
      guard let first = literal(&rest) else { continue }
      keys.insert(first)
      rest = rest.drop(while: \.isWhitespace)
      guard rest.hasPrefix(":") else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      if let second = literal(&rest) { keys.insert(second) }
    }
    return keys
  }

  /// Takes a literal and makes its key.
  static func literal(_ rest: inout Substring) -> String? {
    guard rest.popFirst() == "\"" else { return nil }
    var pieces = [""]
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", rest.first == "(" else {
        pieces[pieces.count - 1].append(character)
        continue
      }
      skipParentheses(&rest)
      pieces.append("")
    }
    guard pieces.count > 1 else { return pieces[0] }
    return pieces.map { $0.replacingOccurrences(of: "%", with: "%%") }.joined(separator: "%@")
  }

  private static func skipParentheses(_ rest: inout Substring) {
    var depth = 0
    repeat {
      guard let character = rest.popFirst() else { return }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "\"", let end = rest.firstIndex(of: "\"") { rest = rest[rest.index(after: end)...] }
    } while depth > 0
  }
}
