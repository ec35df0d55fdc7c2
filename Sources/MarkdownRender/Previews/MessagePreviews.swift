#if DEBUG && canImport(SwiftUI)
  import Dragoman
  import Foundation
  import LanguageTags
  import SwiftUI

  /// A message on Xcode's canvas: in the two languages that ship, in German and Arabic as an app words them itself, and in
  /// a pseudo-language, once in the largest type.
  struct MessagePreviews: PreviewProvider {
    static var previews: some View {
      ForEach(PreviewWording.all, id: \.name) { wording in
        PreviewMessages(options: wording.options).environment(\.layoutDirection, wording.direction)
          .previewDisplayName(wording.name)
      }
      PreviewMessages(options: PreviewWording.german.options)
        .dynamicTypeSize(.accessibility5).previewDisplayName("Deutsch, AX5")
    }
  }

  /// A finished answer with code and reasoning, and one that is still thought about.
  private struct PreviewMessages: View {
    let options: MarkdownRenderOptions

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          MarkdownMessageView(
            MarkdownChatMessage(
              id: "1", author: .assistant, name: "Ada", text: "It is **four**:\n\n```swift\n2 + 2\n```",
              reasoning: "2 and 2",
              reasoningSeconds: 5), options: options)
          MarkdownMessageView(
            MarkdownChatMessage(id: "2", author: .assistant, text: "<think>Add them", isFinished: false),
            options: options)
        }
        .padding()
      }
    }
  }

  /// The words of a preview.
  struct PreviewWording {
    let name: String
    let options: MarkdownRenderOptions
    var direction = LayoutDirection.leftToRight

    static let german = PreviewWording(
      name: "Deutsch",
      options: options("Kopieren", "Kopiert", thinking: "Denkt nach …", done: "Überlegung", "Nachricht kopieren"))
    static let all = [
      shipped("English", .english),
      LanguageTag("zh-Hans").map { shipped("简体中文", $0) },
      german,
      PreviewWording(
        name: "العربية", options: options("نسخ", "تم النسخ", thinking: "يفكّر…", done: "التفكير", "نسخ الرسالة"),
        direction: .rightToLeft),
      PreviewWording(
        name: "Pseudo-language",
        options: options(
          pseudo("Copy"), pseudo("Copied"), thinking: pseudo("Thinking…"), done: pseudo("Reasoning"),
          pseudo("Copy message"))),
    ].compactMap { $0 }

    private static func shipped(_ name: String, _ language: LanguageTag) -> PreviewWording {
      PreviewWording(name: name, options: withLanguage(language) { MarkdownRenderOptions() })
    }

    private static func pseudo(_ text: String) -> String { PseudoLanguage.accented.text(of: text) }

    private static func options(
      _ copy: String, _ copied: String, thinking: String, done: String, _ copyMessage: String
    ) -> MarkdownRenderOptions {
      var options = MarkdownRenderOptions(copyText: copy, copiedText: copied)
      options.markdown.reasoning = MarkdownChatReasoningConfiguration(
        thinkingLabel: thinking, completedLabel: done, durationLabelFormat: "\(done): {seconds} s")
      options.messageActions = MarkdownRenderOptions.MessageActions(copyLabel: copyMessage, ofAssistant: [.copy])
      return options
    }
  }
#endif
