public import ReceptionProtocol

/// A reply of the team, as a push tells of it.
public struct PushEvent: Hashable, Sendable {
  /// The text of the reply as the agent wrote it; empty for photos alone.
  public var text: String
  /// How many photos it has.
  public var photoCount: Int
  /// Its number in the conversation, which the app opens.
  public var message: Int

  /// A reply.
  public init(text: String, photoCount: Int = 0, message: Int = 0) {
    self.text = text
    self.photoCount = photoCount
    self.message = message
  }

  /// The reply that a stored message is.
  public init(_ message: ConversationMessage) {
    self.init(text: message.text, photoCount: message.photoCount, message: message.number)
  }

  /// Which body tells of it while texts are shown.
  var field: PushField {
    if photoCount <= 0 { return .text }
    return text.isEmpty || text.allSatisfy(\.isWhitespace) ? .photos : .textAndPhotos
  }
}

/// Who gets a push, as far as its text goes: what the device last reported.
public struct PushRecipient: Hashable, Sendable {
  /// The app language, nil where none was ever reported.
  public var reportedLanguage: String?
  /// The device's locale, which counts only where no app language was ever reported.
  public var locale: String

  /// A recipient.
  public init(reportedLanguage: String?, locale: String) {
    self.reportedLanguage = reportedLanguage
    self.locale = locale
  }

  /// The device that describes itself so.
  public init(_ device: DeviceDescription) {
    self.init(reportedLanguage: device.language, locale: device.locale)
  }

  /// The language that it is spoken to in.
  public var language: ReceptionLanguage {
    .effective(reported: reportedLanguage, locale: DeviceLocale(identifier: locale))
  }
}

/// A push as a person sees it.
public struct PushAlert: Hashable, Sendable {
  /// The line above.
  public var title: String
  /// The line below.
  public var body: String

  /// An alert.
  public init(title: String, body: String) {
    self.title = title
    self.body = body
  }
}
