import Foundation
import TestGround
import Testing

/// Type grows as its reader wants it: a view names styles, not sizes, and gives text the height that it needs.
@Suite struct DynamicTypeTests {
  @Test func `no view fixes the size of its type, its lines or the height of what holds text`() throws {
    let views = try Self.views()
    #expect(views.count > 30)
    let wrong = views.flatMap { view in Self.fixed(in: view.source).map { "\(view.name): \($0)" } }
    #expect(wrong == [])
  }

  @Test func `a fixed size is found, and one that is scaled is none`() {
    let source = """
      Text(verbatim: a).font(.system(size: 17)).lineLimit(1)
      Text(verbatim: b).font(.headline).frame(width: 3, height: 44).minimumScaleFactor(0.5)
      Text(verbatim: c).frame(width: size, height: size).frame(minHeight: 44).lineLimit(nil)
      """
    #expect(Self.fixed(in: source) == ["system(size:", "lineLimit(1", "height: 44", "minimumScaleFactor("])
  }

  private static func fixed(in source: String) -> [String] {
    source.matches(of: #/system\(size:|lineLimit\(\d|[( ]height: \d+|minimumScaleFactor\(|allowsTightening\(true/#)
      .map { $0.output.trimmingCharacters(in: ["(", " "]) + ($0.output.hasSuffix("(") ? "(" : "") }
  }

  /// The sources behind `canImport(SwiftUI)`.
  private static func views() throws -> [(name: String, source: String)] {
    let base = TestGround.root.appendingPathComponent("Sources").resolvingSymlinksInPath()
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.map {
      ($0, try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8))
    }.filter { $0.1.contains("canImport(SwiftUI)") && !$0.1.contains("PreviewProvider") }
  }
}
