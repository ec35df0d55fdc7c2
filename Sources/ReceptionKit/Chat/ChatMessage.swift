public import Foundation
public import ReceptionProtocol

/// One message of the conversation. Its text is its author's, and no change of language touches it.
///
/// ```swift
/// let message = ChatMessage(id: "A1", author: .user, text: "Hello", date: .now, delivery: .sending)
/// message.delivery  // .sending
/// ```
public struct ChatMessage: Identifiable, Hashable, Sendable, Codable {
  /// Who wrote it.
  public typealias Author = ConversationMessage.Author

  /// What became of it.
  public enum Delivery: String, Hashable, Sendable, Codable {
    /// Written while nothing can be sent.
    case waiting
    /// On its way.
    case sending
    /// The service has it.
    case sent
    /// The team has it.
    case delivered
    /// It was not sent, and will not be unless the user asks for it.
    case failed
    /// It came from the team.
    case received
  }

  /// The device's own name for it, the same however often it is sent.
  public let id: String
  /// Who wrote it.
  public let author: Author
  /// Its text as it was written.
  public let text: String
  /// How many photos it has.
  public let photoCount: Int
  /// When it was written.
  public let date: Date
  /// What became of it.
  public var delivery: Delivery
  /// Whether the team asks with it for a review of the app: the card with the App Store's button belongs below it.
  public var asksForReview: Bool {
    get { reviewRequest ?? false }
    set { reviewRequest = newValue ? true : nil }
  }
  /// Absent from what was written without it.
  private var reviewRequest: Bool?

  /// A message.
  public init(
    id: String, author: Author, text: String, photoCount: Int = 0, date: Date, delivery: Delivery
  ) {
    self.id = id
    self.author = author
    self.text = text
    self.photoCount = photoCount
    self.date = date
    self.delivery = delivery
  }
}

/// How the chat is connected.
public enum ChatConnection: String, Hashable, Sendable {
  /// Not yet.
  case connecting
  /// As it should be.
  case connected
  /// The device has no network.
  case offline
  /// It was lost and is being made anew.
  case reconnecting
  /// Messages arrive only when the user asks for them.
  case paused
}
