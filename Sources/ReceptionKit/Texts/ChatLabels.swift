import Dragoman
import StringTemplates

/// The words of the chat that are neither the team's nor the user's, in the language of the chat, asked anew each time.
///
/// ```swift
/// Reception.shared.labels.send              // "Senden"
/// Reception.shared.labels.unread(3)         // "3 ungelesene Nachrichten"
/// ```
///
/// Reading one in a SwiftUI body, or in `withObservationTracking`, follows a change of language.
public struct ChatLabels: Sendable {
  let texts: StringResolver

  // MARK: Chat
  /// The title, from the appearance.
  public var title: String { texts.text("chat.title") }
  /// The headline above an empty conversation, from the appearance.
  public var welcomeTitle: String { texts.text("chat.welcome.title") }
  /// The sentence below it, from the appearance.
  public var welcomeText: String { texts.text("chat.welcome.text") }
  /// Closes the chat.
  public var close: String { texts.text("chat.close") }
  /// While the conversation is loaded.
  public var loading: String { texts.text("chat.loading") }
  /// Loads older messages.
  public var loadEarlier: String { texts.text("chat.loadEarlier") }
  /// Scrolls to the end.
  public var jumpToLatest: String { texts.text("chat.jumpToLatest") }
  /// Above the first unread message.
  public var newMessages: String { texts.text("chat.newMessages") }
  /// While an agent writes.
  public var typing: String { texts.text("chat.typing") }
  /// Says a badge with this many unread messages.
  public func unread(_ count: Int) -> String { text("chat.unread", count) }
  /// Names the list of messages to a screen reader.
  public var conversation: String { texts.text("chat.accessibility.conversation") }

  // MARK: Composer
  /// Stands in the empty field.
  public var placeholder: String { texts.text("composer.placeholder") }
  /// Names the field to a screen reader.
  public var field: String { texts.text("composer.accessibility.field") }
  /// Sends.
  public var send: String { texts.text("composer.send") }
  /// Adds a photo.
  public var attachPhoto: String { texts.text("composer.attachPhoto") }
  /// A photo from the library.
  public var photoLibrary: String { texts.text("composer.photoLibrary") }
  /// A photo from the camera.
  public var camera: String { texts.text("composer.camera") }
  /// Takes a photo out again.
  public var removePhoto: String { texts.text("composer.removePhoto") }
  /// How many photos go with the message.
  public func photosSelected(_ count: Int) -> String { text("composer.photosSelected", count) }
  /// How many characters still fit.
  public func charactersLeft(_ count: Int) -> String { text("composer.charactersLeft", count) }

  // MARK: Delivery and connection
  /// What became of a message; nothing for a message that has arrived from the team.
  public func delivery(_ state: ChatMessage.Delivery) -> String? {
    switch state {
    case .waiting: texts.text("delivery.waiting")
    case .sending: texts.text("delivery.sending")
    case .sent: texts.text("delivery.sent")
    case .delivered: texts.text("delivery.delivered")
    case .failed: texts.text("delivery.failed")
    case .received: nil
    }
  }
  /// Below a message that was not sent.
  public var retryHint: String { texts.text("delivery.retryHint") }
  /// Tries again.
  public var retry: String { texts.text("action.retry") }
  /// How the connection is; nothing while it is as it should be.
  public func connection(_ state: ChatConnection) -> String? {
    switch state {
    case .connecting: texts.text("connection.connecting")
    case .offline: texts.text("connection.offline")
    case .reconnecting: texts.text("connection.reconnecting")
    case .paused: texts.text("connection.paused")
    case .connected: nil
    }
  }
  /// Loads by hand while live updates are paused.
  public var refresh: String { texts.text("connection.refresh") }

  // MARK: Messages
  /// How a screen reader says a message of the user.
  public func mine(at time: String, _ content: String) -> String { text("message.accessibility.you", time, content) }
  /// How a screen reader says a message of the team.
  public func theirs(at time: String, _ content: String) -> String {
    text("message.accessibility.team", time, content)
  }
  /// A number of photos.
  public func photos(_ count: Int) -> String { text("message.photos", count) }
  /// Between messages of two days.
  public var today: String { texts.text("date.today") }
  /// Between messages of two days.
  public var yesterday: String { texts.text("date.yesterday") }
  /// How a screen reader says the line between two days.
  public func separator(_ day: String) -> String { text("date.accessibility.separator", day) }

  // MARK: Review card
  /// Opens the App Store.
  public var reviewButton: String { texts.text("review.button") }
  /// The headline of the card.
  public func reviewTitle(app: String) -> String { text("review.card.title", app) }
  /// The sentence of the card.
  public var reviewText: String { texts.text("review.card.text") }

  private func text(_ key: String, _ count: Int) -> String {
    texts.text(LocalizedMessage(key: key, arguments: [.integer(Int64(count))]))
  }

  private func text(_ key: String, _ values: String...) -> String {
    texts.text(LocalizedMessage(key: key, arguments: values.map { .text($0) }))
  }
}
