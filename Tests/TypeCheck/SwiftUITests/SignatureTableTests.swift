import Foundation
import TestGround
import Testing

/// The list of what the stand-in declares, for a reader who compares it with Apple's documentation.
///
/// To write it anew: `DRAGOMAN_RECORD=1 DRAGOMAN_TYPECHECK=1 swift test --filter SignatureTableTests …`.
@Suite struct SignatureTableTests {
  /// One declaration of the stand-in.
  struct Signature {
    var declaration: String
    var availability: String
    var page: String
  }

  private static let file = "Tests/TypeCheck/Signatures.md"

  @Test func `the list has every signature, its page and its availability`() throws {
    let table = try Self.table()
    #expect(table.components(separatedBy: "\n").count > 300)
    let written = try? String(decoding: TestGround.bytes(Self.file), as: UTF8.self)
    guard table != written else { return }
    Issue.record("\(Self.file) is stale: run this test again with DRAGOMAN_RECORD=1")
    if ProcessInfo.processInfo.environment["DRAGOMAN_RECORD"] != nil {
      try Data(table.utf8).write(to: TestGround.root.appendingPathComponent(Self.file))
    }
  }

  @Test func `where a page was read, the signature has its availability`() throws {
    let signatures = try Self.signatures()
    let pages = Dictionary(grouping: signatures, by: \.page).mapValues { $0.map(\.availability) }
    let compared = try Self.compared()
    #expect(compared.count > 80)
    let wrong = compared.filter { page, availability in !(pages[page] ?? []).contains(availability) }
    #expect(wrong.map { "\($0): \($1), here \(pages[$0] ?? [])" } == [])
  }

  @Test func `declarations are read over several lines, with the availability around them`() {
    let source = """
      /// swiftui/view
      @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
      @MainActor @preconcurrency public protocol View {
      }

      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      extension View {
        /// swiftui/view/long(_:)
        @_disfavoredOverload
        nonisolated public func long<S>(
          _ label: S
        ) -> some View where S: StringProtocol {
          self
        }

        /// swiftui/view/short
        @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
        public var short: Int { 1 }
      }
      """
    let lines = Self.signatures(of: source).map { "\($0.page) | \($0.availability) | \($0.declaration)" }
    #expect(
      lines == [
        "swiftui/view | iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0 | @MainActor @preconcurrency protocol View",
        "swiftui/view/long(_:) | iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0 | "
          + "nonisolated func long<S>(_ label: S) -> some View where S: StringProtocol",
        "swiftui/view/short | iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0 | var short: Int",
      ])
  }

  // MARK: Reading

  private static func signatures() throws -> [Signature] {
    let base = TestGround.root.appendingPathComponent("Tests/TypeCheck/SwiftUI").resolvingSymlinksInPath()
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") && !$0.contains("Inspection/") }.sorted().flatMap {
      signatures(of: try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8))
    }
  }

  private static func signatures(of source: String) -> [Signature] {
    var found: [Signature] = []
    var around: [(indent: Int, availability: String)] = []
    var (page, own, open) = ("", "", "")
    for line in source.split(separator: "\n") {
      let code = line.trimmingCharacters(in: .whitespaces)
      let indent = line.prefix { $0 == " " }.count
      if let match = code.wholeMatch(of: #/\/\/\/ ((swiftui|foundation)\/\S+)/#) { page = String(match.1) }
      if let match = code.wholeMatch(of: #/@available\((iOS [^*]*), \*\)/#) { own = String(match.1) }
      guard !code.hasPrefix("//"), !code.hasPrefix("@available"), open.isEmpty == false || !isAttribute(code) else {
        continue
      }
      around.removeAll { $0.indent >= indent && code != "}" && open.isEmpty }
      open += open.isEmpty ? code : " " + code
      if open.contains("("), open.filter({ $0 == "(" }).count > open.filter({ $0 == ")" }).count { continue }
      // A type may have its conditions on lines of their own, and its brace after them.
      if open.contains(#/\b(extension|struct|enum|protocol) /#), !code.hasSuffix("{"), !code.hasSuffix("}") { continue }
      let availability = own.isEmpty ? around.last?.availability ?? "" : own
      if !page.isEmpty {
        found.append(Signature(declaration: declaration(open), availability: availability, page: page))
      }
      if code.hasSuffix("{") || open.hasPrefix("extension") { around.append((indent, availability)) }
      (page, own, open) = ("", "", "")
    }
    return found
  }

  private static func isAttribute(_ code: String) -> Bool {
    code.hasPrefix("@") && !code.contains(#/\b(public|case|var|func|init|associatedtype|typealias)\b/#)
  }

  /// A declaration without its body and without what says that it is public.
  private static func declaration(_ code: String) -> String {
    let head = code.replacing(#/ (\{.*|= [A-Z]\w*\(.*)$/#, with: "").replacing("public ", with: "")
    return head.replacing("( ", with: "(").replacing(" )", with: ")")
  }

  private static func compared() throws -> [String: String] {
    let text = String(decoding: try TestGround.bytes("Tests/TypeCheck/Compared.tsv"), as: UTF8.self)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    return Dictionary(rows.map { (String($0[0]), String($0[1])) }) { first, _ in first }
  }

  private static func table() throws -> String {
    let compared = try compared()
    let rows = try signatures().map { signature in
      let isRead = compared[signature.page] != nil
      let declaration = signature.declaration.replacing("|", with: "\\|")
      let link = "[\(signature.page)](https://developer.apple.com/documentation/\(signature.page))"
      return "| `\(declaration)` | \(signature.availability) | \(link) | \(isRead ? "read" : "–") |\n"
    }
    return """
      # What the stand-in declares

      Made by `SignatureTableTests` from the stand-in; nobody edits it. *Read* are those whose page was read, in its state
      of spring 2025 (iOS 18.4), beside the signature; a page with several declarations shows one of them. The others are
      written as they are known, and were compared with no page.

      | declaration | available from | page | compared |
      |---|---|---|---|

      """ + rows.joined()
  }
}
