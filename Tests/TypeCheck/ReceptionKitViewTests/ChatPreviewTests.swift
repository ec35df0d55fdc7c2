@_spi(Inspection) import SwiftUI
import Testing

@testable import ReceptionKit

/// What Xcode's canvas shows of the chat.
@MainActor @Suite struct ChatPreviewTests {
  private let host = Host(ChatPreviews.previews)

  @Test func `the chat is previewed in four languages, in the largest type and empty, each as it is written`() {
    #expect(
      host.elements.compactMap(\.title) == [
        "English", "Deutsch", "العربية", "Pseudo-language", "Deutsch, AX5", "English, empty",
      ])
    let directions = host.elements.map { element in
      element.all.contains { $0.environment.layoutDirection == .rightToLeft }
    }
    #expect(directions == [false, false, true, false, false, false])
    #expect(host.elements[4].all.contains { $0.environment.dynamicTypeSize == .accessibility5 })
  }

  @Test func `the words around the messages are those of each preview's language, the messages are their authors'`() {
    let spoken = host.elements.map { element in [element].spoken.map(\.line).joined(separator: "\n") }
    for (place, words) in [
      (0, ["Support | heading", "Send", "It arrives tomorrow before noon."]),
      (1, ["Senden", "Es kommt morgen vor zwölf."]), (2, ["إرسال", "سيصل غدًا قبل الظهر."]),
      (3, ["Šûþþöŕţ", "It arrives tomorrow."]), (5, ["Questions, feedback, or a bug?"]),
    ] {
      let missing = words.filter { !spoken[place].contains($0) }
      #expect(missing == [], "\(place): \(spoken[place])")
    }
    #expect(!spoken[3].contains("Send"), "every word of the chat has accents")
  }
}
