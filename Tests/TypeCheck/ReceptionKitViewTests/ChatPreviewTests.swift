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

  @Test func `a screen reader says of the whole chat what it is and what it holds`() {
    let conversations = PreviewConversation.all.filter { $0.tag != "de" && !$0.isPseudo } + [.empty]
    let said = conversations.map { Self.spoken(ReceptionChatView($0.reception) {}) }
    #expect(
      said[0] == [
        "Support | heading", "Close | button", "Conversation with the team", "Date: May 28, 2026 | heading",
        "Your message, TIME: My parcel is not here yet.", "Delivered",
        "Message from the team, TIME: It arrives tomorrow before noon.", "Your message, TIME: Great!", "Delivered",
        "Your message | Write a message…", "Send | button | dimmed",
      ])
    #expect(
      said[1] == [
        "الدعم | heading", "إغلاق | button", "محادثة مع الفريق", "التاريخ: 28 مايو، 2026 | heading",
        "رسالتك، TIME: لم يصل طردي بعد.", "تم التسليم", "رسالة من الفريق، TIME: سيصل غدًا قبل الظهر.",
        "رسالتك، TIME: رائع، شكرًا!", "تم التسليم", "رسالتك | اكتب رسالة…", "إرسال | button | dimmed",
      ])
    #expect(
      said[2] == [
        "Support | heading", "Close | button", "Conversation with the team", "Questions, feedback, or a bug? | heading",
        "You're chatting directly with our team.", "Your message | Write a message…", "Send | button | dimmed",
      ])
  }

  /// What a screen reader says, without the hour, which is another in every time zone.
  private static func spoken(_ view: some View) -> [String] {
    Host(view).spoken.map { $0.replacing(#/\d{1,2}:\d\d([\s\u{202F}\u{A0}](AM|PM|ص|م))?/#, with: "TIME") }
  }
}
