extension StringResolver {
  /// The text of a literal without values, in the language spoken now: one probe of the flattened table, without a
  /// lock or an allocation. It says what the message of the same literal says.
  public func text(_ key: StaticString) -> String {
    switch publishedPlainText(of: key) {
    case .text(let text): text
    case .absent where reporter == nil: LastingText.text(of: key)
    case .absent, .involved: involvedText(of: key)
    }
  }

  /// Apart, so that the short way has a short frame.
  @inline(never)
  private func involvedText(of key: StaticString) -> String { text(LocalizedMessage(stringLiteral: key)) }

  /// The text of a message, in the language spoken now.
  ///
  /// It is never empty-handed: a message that no step knows is said in the words of the code.
  @_disfavoredOverload
  public func text(_ message: LocalizedMessage) -> String {
    if message.hasArguments, let text = publishedUsualText(of: message) { return text }
    return MessageAnswer(resolver: self, snapshot: snapshot()).text(of: message)
  }

  /// The text of a message with the language it is in, what gave it, and what was refused on the way.
  public func resolve(_ message: LocalizedMessage) -> Resolution {
    MessageAnswer(resolver: self, snapshot: snapshot()).resolution(of: message)
  }
}
