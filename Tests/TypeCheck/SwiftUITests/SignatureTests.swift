import Foundation
import TestGround
import Testing

/// What is in the stand-in may be used by our views, so nothing may be in it that a device at our floor has not.
@Suite struct SignatureTests {
  @Test func `every signature names its documentation page, and every platform of ours has it at the floor`() throws {
    let files = try Self.signatures()
    let manifest = String(decoding: try TestGround.bytes("Package.swift"), as: UTF8.self)
    let floor = Self.floor(of: manifest)
    #expect(floor == ["iOS": 18, "macOS": 15, "tvOS": 18, "watchOS": 11])
    let wrong = files.flatMap { file in
      Self.problems(in: file.source, floor: floor).map { "\(file.name):\($0)" }
    }
    #expect(files.count > 10)
    #expect(wrong == [])
  }

  @Test func `a signature without a page, without a platform or above the floor is found`() {
    let source = """
      /// swiftui/view
      @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
      public protocol View {
        func hidden()
        public func nameless() {}
        /// swiftui/view/new()
        @available(iOS 26.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
        public func new() {}
        /// swiftui/view/old()
        public func old() {}
      }

      @available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
      extension View {
        /// swiftui/view/slider()
        public func slider() {}
      }

      extension View {
        /// swiftui/view/anywhere()
        public func anywhere() {}
      }
      """
    let floor = ["iOS": 18, "macOS": 15, "tvOS": 18, "watchOS": 11]
    #expect(
      Self.problems(in: source, floor: floor) == [
        "5: no documentation page", "8: above the floor on iOS", "16: not on tvOS", "21: no availability",
      ])
  }

  @Test func `every target that asks for SwiftUI is type-checked`() throws {
    let manifest = String(decoding: try TestGround.bytes("Package.swift"), as: UTF8.self)
    let listed = manifest.firstMatch(of: /let views = \[([^\]]*)\]/)?.1.matches(of: /"(\w+)"/).map { String($0.1) }
    let asking = try Self.sources(below: "Sources").filter { path in
      String(decoding: try TestGround.bytes(path), as: UTF8.self).contains(/(canI|i)mport\(?.?SwiftUI/)
    }
    let targets = Set(asking.map { String($0.split(separator: "/")[1]) })
    #expect(targets == Set(listed ?? []))
    #expect(!targets.isEmpty)
  }

  private static func signatures() throws -> [(name: String, source: String)] {
    try Self.sources(below: "Tests/TypeCheck/SwiftUI").filter { !$0.contains("/Inspection/") }
      .map { ($0, String(decoding: try TestGround.bytes($0), as: UTF8.self)) }
  }

  /// The Swift files below a folder of the project.
  private static func sources(below folder: String) throws -> [String] {
    let base = TestGround.root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
  }

  private static func floor(of manifest: String) -> [String: Int] {
    let platforms = manifest.matches(of: /\.(iOS|macOS|tvOS|watchOS)\(\.v(\d+)\)/).map {
      (String($0.1), Int($0.2) ?? 0)
    }
    return Dictionary(platforms, uniquingKeysWith: { first, _ in first })
  }

  /// What is wrong with the public declarations of a file, by line.
  private static func problems(in source: String, floor: [String: Int]) -> [String] {
    var problems: [String] = []
    var hasPage = false
    var own: [String: Int]?
    var enclosing: [(indent: Int, versions: [String: Int]?)] = []
    var unopened: (indent: Int, versions: [String: Int]?)?
    for (place, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.trimmingPrefix(while: \.isWhitespace)
      let indent = line.count - code.count
      enclosing.removeAll { $0.indent >= indent && !code.isEmpty && code != "}" }
      if code.hasPrefix("/// swiftui/") || code.hasPrefix("/// foundation/") { hasPage = true }
      if let found = versions(in: code) { own = found }
      guard !code.isEmpty, !code.hasPrefix("//"), !code.hasPrefix("@available") else { continue }
      // An attribute on a line of its own belongs to what follows.
      if code.hasPrefix("@"), !code.contains("public ") { continue }
      let isExtension = code.hasPrefix("extension ")
      let scope = own ?? enclosing.last?.versions
      if code.contains(#/\bpublic (?!import)/#) {
        if !hasPage { problems.append("\(place + 1): no documentation page") }
        problems += lacks(scope, floor).map { "\(place + 1): \($0)" }
      }
      let opens = isExtension || code.contains(#/\b(struct|enum|protocol|class) /#)
      if code.hasSuffix("{"), opens { enclosing.append((indent, scope)) }
      // A long declaration has its conditions on lines of their own, and its brace after them.
      if opens, !code.hasSuffix("{") { unopened = (indent, scope) }
      if code == "{", let begun = unopened {
        enclosing.append(begun)
        unopened = nil
      }
      (hasPage, own) = (false, nil)
    }
    return problems
  }

  private static func versions(in code: some StringProtocol) -> [String: Int]? {
    guard code.hasPrefix("@available(iOS") else { return nil }
    let found = String(code).matches(of: /(iOS|macOS|tvOS|watchOS) (\d+)/).map { (String($0.1), Int($0.2) ?? .max) }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  private static func lacks(_ versions: [String: Int]?, _ floor: [String: Int]) -> [String] {
    guard let versions else { return ["no availability"] }
    return floor.sorted { $0.key < $1.key }.compactMap { platform, least in
      guard let version = versions[platform] else { return "not on \(platform)" }
      return version > least ? "above the floor on \(platform)" : nil
    }
  }
}
