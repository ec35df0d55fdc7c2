import Dragoman
import Foundation
import HTMLMarkup
import HTTPService
import LanguageTags
import ReceptionService
import Testing

@Suite struct `The code that the page shows` {
  private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snippets.swift")

  /// The lines between the marks, without their common indentation.
  private func marked(_ name: String) throws -> String {
    let lines = try String(contentsOf: Self.source, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("// snippet: \(name)") })
    let body = lines[(start + 1)...].prefix { !$0.hasSuffix("// end") }
    return body.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }.joined(separator: "\n") + "\n"
  }

  @Test func `is what is compiled here`() throws {
    for name in ["live", "following", "beside", "components", "chat", "markdown"] {
      let shown = try String(decoding: Ground.resources.bytes("Snippets/\(name).txt"), as: UTF8.self)
      #expect(shown == (try marked(name)), "copy the lines of Snippets.swift into Resources/Snippets/\(name).txt")
      #expect((3...8).contains(shown.split(separator: "\n").count))
    }
  }

  @Test func `says what the page says`() throws {
    _ = try Ground.routes
    let matcher = LanguageMatcher(
      supported: [.english, try LanguageTag(parsing: "tr"), try LanguageTag(parsing: "ar")])
    #expect(
      liveTexts(header: "fr;q=0.5, tr-TR", matcher: matcher)
        == ["Henüz bir şey yok", "Renk tonu", "Doygunluk", "Parlaklık", "Opaklık"])
    #expect(try renderedAnswer("    x").markup.contains(">拷贝</button>"))
    #expect(chatTexts([], language: "es-MX").wait == "Podrás enviar más mensajes en 2 minutos.")
    let (turkish, arabic) = (try LanguageTag(parsing: "tr"), try LanguageTag(parsing: "ar"))
    #expect(withLanguage(.english) { keptTexts(reader: turkish) } == ["Renk tonu", "Hue"])
    #expect(withLanguage(.english) { textsBeside(arabic: arabic) } == ["3 left", "بقيت 3 قطع"])
    #expect(componentTexts(reader: try LanguageTag(parsing: "tr")) == ["5 üzerinden 4", "Son 5 ürün"])
  }
}
