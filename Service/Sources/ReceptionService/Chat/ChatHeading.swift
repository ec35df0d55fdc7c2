internal import Dragoman

/// What a chat says of itself, and a team may word otherwise.
enum ChatHeading: CaseIterable, Hashable, Sendable {
  case title, welcome

  var message: LocalizedMessage {
    switch self {
    case .title: LocalizedMessage(key: "chat.title")
    case .welcome: LocalizedMessage(key: "chat.welcome.text")
    }
  }

  /// Where it stands on the page.
  var marks: [String] {
    switch self {
    case .title: ["chat.title", "chat.open"]
    case .welcome: ["chat.welcome"]
    }
  }
}
