/// One text of the chat's appearance that a team may publish in any language.
public enum AppearanceField: String, Sendable, Codable, CaseIterable {
  /// The title of the chat.
  case title
  /// The headline above an empty conversation.
  case welcomeTitle
  /// The sentence below it.
  case welcomeText

  /// How long its text may be, in UTF-16 units.
  public var longestText: Int {
    switch self {
    case .title: 80
    case .welcomeTitle: 160
    case .welcomeText: 1_000
    }
  }

  /// Whether a published text can be shown: neither blank nor too long. What cannot is passed over, and the search goes on.
  public func accepts(_ text: String) -> Bool {
    text.utf16.count <= longestText && !text.allSatisfy(\.isWhitespace)
  }
}
