/// A body with everything in place but the message, escaped for JSON: what stands before, between and behind the message.
struct PushFrame: Sendable {
  /// One more part than the message has places.
  let parts: [[UInt8]]
  /// How many bytes the parts take.
  let width: Int

  /// The most bytes that the parts may take, so that the message has room.
  static let longest = 1_800

  /// A frame from the parts of its text. What is longer than ``longest`` is cut off, with the message's places in it.
  init(_ texts: [String]) {
    var parts: [[UInt8]] = []
    var room = Self.longest
    for text in texts {
      let fit = Shortening.shortened(text, toEscaped: room)
      parts.append(EscapedText.bytes(fit))
      room -= parts[parts.count - 1].count
      if fit != text || room <= Shortening.ellipsis.utf8.count { break }
    }
    self.parts = parts
    width = parts.reduce(0) { $0 + $1.count }
  }

  /// How often the message stands in it.
  var places: Int { parts.count - 1 }
}
