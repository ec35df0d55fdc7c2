#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// The messages from their end on, or what welcomes an empty conversation.
  struct ChatConversation: View {
    let reception: Reception
    let review: ReviewPlace?

    var body: some View {
      let labels = reception.labels
      content(labels)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: labels.conversation))
    }

    // Two views: one that has begun at its top would stay there when the messages come.
    @ViewBuilder private func content(_ labels: ChatLabels) -> some View {
      if reception.messages.isEmpty {
        ScrollView { ChatWelcome(title: labels.welcomeTitle, text: labels.welcomeText) }
      } else {
        ScrollView { rows(labels) }.defaultScrollAnchor(.bottom)
      }
    }

    private func rows(_ labels: ChatLabels) -> some View {
      LazyVStack(spacing: 12) {
        if reception.hasEarlierMessages { EarlierMessages(reception: reception) }
        ForEach(ChatTranscript(reception.messages, labels: labels, locale: reception.locale).rows) { row in
          ChatRow(row: row, labels: labels, review: review, onRetry: retry)
        }
      }
      .padding()
    }

    private func retry(_ id: String) {
      guard let message = reception.messages.first(where: { $0.id == id }) else { return }
      reception.retry(message)
    }
  }

  /// Fetches what was written before.
  struct EarlierMessages: View {
    let reception: Reception

    var body: some View {
      Button {
        Task { await reception.loadEarlierMessages() }
      } label: {
        let labels = reception.labels
        Text(verbatim: reception.isLoadingEarlierMessages ? labels.loading : labels.loadEarlier).font(.footnote)
      }
      .disabled(reception.isLoadingEarlierMessages)
    }
  }

  /// What stands where no message does.
  struct ChatWelcome: View {
    let title: String
    let text: String

    var body: some View {
      VStack(spacing: 8) {
        Text(verbatim: title).font(.title2).accessibilityAddTraits(.isHeader)
        Text(verbatim: text).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
      .padding(32)
    }
  }

  /// One line of the conversation.
  struct ChatRow: View {
    let row: ChatTranscript.Row
    let labels: ChatLabels
    let review: ReviewPlace?
    let onRetry: @MainActor (String) -> Void

    var body: some View {
      switch row {
      case .day(let day):
        Text(verbatim: day.label).font(.footnote).foregroundStyle(.secondary)
          .accessibilityLabel(Text(verbatim: day.accessibilityLabel)).accessibilityAddTraits(.isHeader)
      case .message(let message):
        VStack(spacing: 12) {
          ChatBubble(message: message, retry: labels.retryHint, onRetry: onRetry)
          if message.asksForReview, let review { ReviewCard(labels: labels, review: review) }
        }
      }
    }
  }

  /// A message on its author's side: the user's on the trailing one.
  struct ChatBubble: View {
    let message: ChatTranscript.Message
    let retry: String
    let onRetry: @MainActor (String) -> Void

    var body: some View {
      HStack {
        if message.isMine { Spacer(minLength: 48) }
        VStack(alignment: message.isMine ? .trailing : .leading, spacing: 4) {
          bubble
          if let delivery = message.delivery { Text(verbatim: delivery).font(.caption).foregroundStyle(.secondary) }
          if message.canRetry {
            Button {
              onRetry(message.id)
            } label: {
              Text(verbatim: retry).font(.caption)
            }
          }
        }
        if !message.isMine { Spacer(minLength: 48) }
      }
    }

    private var bubble: some View {
      VStack(alignment: .leading, spacing: 4) {
        if !message.text.isEmpty { Text(verbatim: message.text) }
        if let photos = message.photos { Text(verbatim: photos).font(.footnote) }
      }
      .padding(12)
      .background(
        message.isMine ? Color.accentColor.opacity(0.2) : Color.secondary.opacity(0.15),
        in: RoundedRectangle(cornerRadius: 16)
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: message.accessibilityLabel))
    }
  }
#endif
