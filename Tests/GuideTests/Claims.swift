import Foundation
import Testing

/// Collects the values of a snippet's lines: what stands in a guide as `expression  // value` is evaluated, and the
/// value is compared with what the guide says it is. A comment in prose claims nothing.
@resultBuilder enum Claims {
  /// The value of an expression and the line that it stands in.
  struct Value: Sendable {
    let line: Int
    let spellings: [String]
  }

  static func buildExpression(_ nothing: Void) -> [Value] { [] }
  static func buildExpression<Result>(_ value: Result, line: Int = #line) -> [Value] {
    // As a string literal or an array of them, as a case, as a plain number.
    [Value(line: line, spellings: [String(reflecting: value), ".\(value)", "\(value)"])]
  }
  static func buildBlock(_ parts: [Value]...) -> [Value] { parts.flatMap { $0 } }
}

/// Runs a snippet, and fails for every value that is not what the comment behind it says.
func check(_ file: String = #filePath, @Claims _ snippet: () throws -> [Claims.Value]) throws {
  try compare(snippet(), in: file)
}

/// The same of an asynchronous snippet.
func check(_ file: String = #filePath, @Claims _ snippet: () async throws -> [Claims.Value]) async throws {
  try compare(await snippet(), in: file)
}

private func compare(_ values: [Claims.Value], in file: String) throws {
  let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  let wrong = values.compactMap { wrongClaim(about: $0, in: lines[$0.line - 1]) }
  #expect(wrong == [])
}

/// What is wrong with the comment of a line; nil where it is right, or where there is none.
func wrongClaim(about value: Claims.Value, in line: some StringProtocol) -> String? {
  guard let mark = line.range(of: "  // ") else { return nil }
  let claim = line[mark.upperBound...]
  guard String(claim).contains(#/^(["\[.\d]|Optional|true|false|nil)/#) else { return nil }
  let isRight = value.spellings.contains { spelling in
    claim.hasPrefix(spelling) && (claim.count == spelling.count || claim.dropFirst(spelling.count).hasPrefix(","))
  }
  return isRight ? nil : "line \(value.line) says \(claim), and it is \(value.spellings[0])"
}
