/// The body of `POST /v1/conversation/messages`: what a user wrote.
///
/// ```swift
/// OutgoingMessage(id: "A1", text: "Where is my parcel?").photoCount  // 0
/// ```
public struct OutgoingMessage: Hashable, Sendable, Codable {
  /// The device's own name for the message: sent again under the same name, it is stored once.
  public var id: String
  /// Its text, which nobody translates.
  public var text: String
  /// How many photos go with it.
  public var photoCount: Int

  /// A message.
  public init(id: String, text: String, photoCount: Int = 0) {
    self.id = id
    self.text = text
    self.photoCount = photoCount
  }
}

/// A message of a conversation, as the service stores it.
///
/// ```swift
/// let body = #"{"number":1,"id":"A1","author":"team","text":"Tomorrow.","photoCount":0,"sentAt":1780000000}"#
/// let message = try JSONDecoder().decode(ConversationMessage.self, from: Data(body.utf8))
/// message.author  // .team
/// ```
public struct ConversationMessage: Hashable, Sendable, Codable {
  /// Who wrote it.
  public enum Author: String, Hashable, Sendable, Codable {
    /// The user of the app.
    case user
    /// The team.
    case team
  }

  /// Its place in the conversation: grows with each message.
  public var number: Int
  /// The name under which its device sent it; the service's own for a message of the team.
  public var id: String
  /// Who wrote it.
  public var author: Author
  /// Its text as it was written.
  public var text: String
  /// How many photos it has.
  public var photoCount: Int
  /// When the service stored it, in seconds since 1970.
  public var sentAt: Double
  /// Whether the team asks for a review of the app with it; in JSON only where it does.
  public var asksForReview: Bool

  /// A message.
  public init(
    number: Int, id: String, author: Author, text: String, photoCount: Int = 0, sentAt: Double,
    asksForReview: Bool = false
  ) {
    self.number = number
    self.id = id
    self.author = author
    self.text = text
    self.photoCount = photoCount
    self.sentAt = sentAt
    self.asksForReview = asksForReview
  }
}

extension ConversationMessage {
  private enum CodingKeys: String, CodingKey {
    case number, id, author, text, photoCount, sentAt, asksForReview
  }

  /// Reads a message; one that does not say so asks for no review.
  ///
  /// - Throws: a `DecodingError` for JSON without one of the other members.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    number = try members.decode(Int.self, forKey: .number)
    id = try members.decode(String.self, forKey: .id)
    author = try members.decode(Author.self, forKey: .author)
    text = try members.decode(String.self, forKey: .text)
    photoCount = try members.decode(Int.self, forKey: .photoCount)
    sentAt = try members.decode(Double.self, forKey: .sentAt)
    asksForReview = try members.decodeIfPresent(Bool.self, forKey: .asksForReview) ?? false
  }

  /// Writes the message.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(number, forKey: .number)
    try members.encode(id, forKey: .id)
    try members.encode(author, forKey: .author)
    try members.encode(text, forKey: .text)
    try members.encode(photoCount, forKey: .photoCount)
    try members.encode(sentAt, forKey: .sentAt)
    if asksForReview { try members.encode(true, forKey: .asksForReview) }
  }
}

/// What `GET /v1/conversation/messages` answers.
///
/// ```swift
/// try JSONDecoder().decode(ConversationPage.self, from: Data(#"{"messages":[]}"#.utf8)).messages.count  // 0
/// ```
public struct ConversationPage: Hashable, Sendable, Codable {
  /// The field in the head of its answer, and of the event stream's, that says the epoch of the service's data: another one
  /// than before where they were brought back from a copy, and the numbers of messages begin again where the copy was made.
  public static let epochField = "Reception-Epoch"

  /// Messages by their number.
  public var messages: [ConversationMessage]
  /// Whether the conversation has messages before these; nil where the service does not say, as of messages after a number.
  public var hasEarlier: Bool?

  /// A page.
  public init(messages: [ConversationMessage]) { self.messages = messages }
}
