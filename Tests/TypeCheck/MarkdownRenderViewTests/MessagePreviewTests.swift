@_spi(Inspection) import SwiftUI
import Testing

@testable import MarkdownRender

/// What Xcode's canvas shows of a message.
@MainActor @Suite struct MessagePreviewTests {
  @Test func `a message is previewed in the languages that ship, in an app's own words, and in the largest type`() {
    let host = Host(MessagePreviews.previews)
    #expect(
      host.elements.compactMap(\.title) == [
        "English", "简体中文", "Deutsch", "العربية", "Pseudo-language", "Deutsch, AX5",
      ])
    let spoken = host.elements.map { element in [element].spoken.map(\.line).joined(separator: "\n") }
    let words = ["Thinking…", "复制", "Überlegung: 5 s", "نسخ الرسالة", "Ţĥîñķîñĝ", "Kopieren"]
    #expect(zip(spoken, words).filter { !$0.contains($1) }.map(\.1) == [], "\(spoken)")
    #expect(host.elements[3].all.contains { $0.environment.layoutDirection == .rightToLeft })
    #expect(host.elements.last?.all.contains { $0.environment.dynamicTypeSize == .accessibility5 } == true)
  }
}
