extension StringResolver {
  /// The text of a message, in the language spoken now.
  ///
  /// It is never empty-handed: a message that no step knows is said in the words of the code.
  public func text(_ message: LocalizedMessage) -> String {
    MessageAnswer(resolver: self, snapshot: snapshot()).text(of: message)
  }

  /// The text of a message with the language it is in, what gave it, and what was refused on the way.
  public func resolve(_ message: LocalizedMessage) -> Resolution {
    MessageAnswer(resolver: self, snapshot: snapshot()).resolution(of: message)
  }
}
