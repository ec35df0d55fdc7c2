package import ReceptionProtocol

/// What happens to a conversation that follows the service live.
package enum LiveUpdateEvent: Sendable, Equatable {
  /// The app came to the foreground.
  case becameActive
  /// The app left the foreground.
  case becameInactive
  /// With which token the conversation may be asked for now; nil while it may not.
  case token(String?)
  /// The user wants to know now.
  case asked
  /// The conversation is forgotten: what follows is another one.
  case cleared
  /// The messages that a device begins with have come, with the epoch of the service's data where it says one.
  case loaded(Int, [ConversationMessage], epoch: String? = nil)
  /// Messages that were fetched beside the stream.
  case fetched([ConversationMessage], epoch: String? = nil)
  /// The stream is open.
  case opened(Int, epoch: String? = nil)
  /// Something came down the stream: messages, or a sign of life.
  case heard(Int, [ConversationMessage])
  /// What was asked for did not come, or came to its end.
  case ended(Int, LiveUpdateEnd)
  /// A wait is over.
  case waited(Int)
}

/// Why messages stopped coming.
package enum LiveUpdateEnd: Sendable, Equatable {
  /// Nobody was reached; the device may know that it has no network.
  case unreachable(isOffline: Bool)
  /// Not now; with the seconds that `Retry-After` asks for.
  case transient(retryAfter: Int?)
  /// The token is not known.
  case unauthorized
  /// The service will not have it, however often it is asked; it has blocked the device, or this device's transport has no streams.
  case refused
  /// The app is not served.
  case halted
}

/// What a conversation that follows the service live wants done.
package enum LiveUpdateOrder: Sendable, Equatable {
  /// Ask for the last messages.
  case load(Int)
  /// Open the stream of the messages after a number. Never while another one is open.
  case open(Int, after: Int)
  /// End what was asked for last.
  case close
  /// Say so when this many seconds have passed; there is never more than one wait.
  case wait(Int, seconds: Double)
  /// Forget the wait.
  case stopWaiting
  /// Messages that were never taken before, in order.
  case take([ConversationMessage])
  /// What the service has, in order, in place of everything that was taken: its data were brought back from a copy.
  case replace([ConversationMessage])
  /// Say which epoch of the service's data it is that answers from now on.
  case tell(String)
  /// Tell the user how the conversation is connected.
  case show(ChatConnection)
  /// This token opened nothing; another one is needed.
  case renew(String)
}
