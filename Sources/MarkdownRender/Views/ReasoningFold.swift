#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// The fold that holds a model's reasoning: open while it thinks, folded when the answer starts. A reader who has opened
  /// or closed it is not overruled.
  struct ReasoningFold: View {
    private let section: ViewSection
    private let words: MarkdownChatReasoningConfiguration
    private let options: MarkdownRenderOptions
    @State private var chosen: Bool?

    init(_ section: ViewSection, words: MarkdownChatReasoningConfiguration, options: MarkdownRenderOptions) {
      self.section = section
      self.words = words
      self.options = options
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Button {
          chosen = !isOpen
        } label: {
          HStack(spacing: 4) {
            Image(systemName: isOpen ? "chevron.down" : "chevron.forward").accessibilityHidden(true)
            Text(verbatim: label).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .buttonStyle(.plain)
        if isOpen { MarkdownText(section.text, options: options).foregroundStyle(.secondary) }
      }
    }

    private var isOpen: Bool { chosen ?? !section.isFollowed }

    private var label: String {
      section.isThinking ? words.thinkingLabel : words.label(seconds: section.seconds)
    }
  }
#endif
