#if canImport(SwiftUI)
  public import Foundation
  import LanguageTags
  public import SwiftUI

  /// The support chat.
  ///
  /// ```swift
  /// .sheet(isPresented: $isSupportShown) { ReceptionChatView() }
  /// ```
  ///
  /// It brings its own language, locale and direction, whatever surrounds it: an outer `.environment(\.locale, …)` does not
  /// change it, and it changes nothing outside.
  ///
  /// Where it is told what the app is called and where it is reviewed, a card stands below a message that asks for a review,
  /// with a button that leads there:
  ///
  /// ```swift
  /// ReceptionChatView(appName: "Parcels", reviewURL: URL(string: "https://apps.apple.com/app/id1?action=write-review")!)
  /// ```
  public struct ReceptionChatView: View {
    private let reception: Reception
    private let close: (@MainActor () -> Void)?
    private var review: ReviewPlace?
    @Environment(\.scenePhase) private var phase

    /// A chat.
    ///
    /// - Parameters:
    ///   - reception: whose chat it is.
    ///   - close: leaves the chat; without it there is no button for it.
    public init(_ reception: Reception = .shared, close: (@MainActor () -> Void)? = nil) {
      self.reception = reception
      self.close = close
    }

    /// A chat that shows a card below each message that asks for a review.
    ///
    /// - Parameters:
    ///   - reception: whose chat it is.
    ///   - appName: what the app is called, as its user knows it.
    ///   - reviewURL: where it is reviewed. It is opened by the environment's `openURL`; with `?action=write-review` behind
    ///     its page the App Store begins a review.
    ///   - close: leaves the chat; without it there is no button for it.
    public init(
      _ reception: Reception = .shared, appName: String, reviewURL: URL, close: (@MainActor () -> Void)? = nil
    ) {
      self.init(reception, close: close)
      review = ReviewPlace(app: appName, url: reviewURL)
    }

    /// Header, conversation and composer, in the chat's direction.
    public var body: some View {
      VStack(spacing: 0) {
        ChatHeader(title: reception.labels.title, closeTitle: reception.labels.close, close: close)
        Divider()
        ChatConnectionLine(reception: reception)
        ChatConversation(reception: reception, review: review)
        Divider()
        ChatComposer(reception: reception)
      }
      .environment(\.locale, reception.locale)
      .environment(\.layoutDirection, LayoutDirection(reception.layoutDirection))
      .onAppear {
        reception.setActive(phase == .active)
        reception.openChat()
      }
      .onDisappear { reception.closeChat() }
      .onChange(of: phase) { _, phase in reception.setActive(phase == .active) }
    }
  }

  extension LayoutDirection {
    init(_ direction: WritingDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }
  }

  /// How the conversation is connected, where that is worth a word, and messages by hand while live updates pause.
  struct ChatConnectionLine: View {
    let reception: Reception

    var body: some View {
      if let said = reception.labels.connection(reception.connection) {
        HStack {
          Text(verbatim: said).font(.footnote).foregroundStyle(.secondary)
          if reception.connection == .paused {
            Button {
              Task { await reception.refreshMessages() }
            } label: {
              Text(verbatim: reception.labels.refresh).font(.footnote)
            }
          }
        }
        .padding(8)
        .accessibilityElement(children: .contain)
      }
    }
  }

  /// The chat's title, and the way out.
  struct ChatHeader: View {
    let title: String
    let closeTitle: String
    let close: (@MainActor () -> Void)?

    var body: some View {
      HStack {
        Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
        Spacer()
        if let close {
          Button(action: close) { Image(systemName: "xmark") }.accessibilityLabel(Text(verbatim: closeTitle))
        }
      }
      .padding()
    }
  }
#endif
