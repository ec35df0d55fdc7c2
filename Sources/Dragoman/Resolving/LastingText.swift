import StringTables
import StringTemplates

/// Texts that nobody counts: they lie in memory that is never freed, as those of literals do, so that two threads that
/// read one text at once do not fight for its reference count. Decision record 0010.
enum LastingText {
  /// How many bytes a process keeps for ever, at most. Texts beyond are ordinary ones.
  static let byteLimit = 4 << 20

  private struct Kept {
    var byteCount = 0
    var texts: Set<String> = []
  }

  private static let kept = Guarded(Kept())

  /// The same text, uncounted where that is possible: one for all that are equal byte by byte.
  static func text(_ text: String) -> String {
    let count = text.utf8.count
    guard count > LiteralLayout.shortLimit, let layout = LiteralLayout.known else { return text }
    return kept.withLock { kept in
      if let known = kept.texts[exactly: text] { return known }
      guard kept.byteCount + count <= byteLimit else { return text }
      let made = lasting(text, layout)
      // Equal texts of other bytes, as é in one scalar and in two, stay apart: the second one is an ordinary text.
      guard kept.texts.insert(made).inserted else { return text }
      kept.byteCount += count
      return made
    }
  }

  /// How many bytes are kept, for tests.
  static var byteCount: Int { kept.withLock(\.byteCount) }

  /// A text of the bytes of a literal, which lie in the program for ever.
  static func text(of literal: StaticString) -> String {
    guard literal.hasPointerRepresentation, literal.utf8CodeUnitCount > LiteralLayout.shortLimit,
      let layout = LiteralLayout.known
    else { return literal.description }
    return layout.text(literal.utf8Start, count: literal.utf8CodeUnitCount, isASCII: literal.isASCII).text
  }

  private static func lasting(_ text: String, _ layout: LiteralLayout) -> String {
    var text = text
    return text.withUTF8 { bytes in
      // A literal ends with a zero byte, so this does.
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
      memory[bytes.count] = 0
      for index in bytes.indices { memory[index] = bytes[index] }
      return layout.text(memory, count: bytes.count, isASCII: bytes.allSatisfy { $0 < 0x80 }).text
    }
  }
}

extension Set<String> {
  /// The member that is the same byte by byte.
  fileprivate subscript(exactly text: String) -> String? {
    guard let place = firstIndex(of: text), self[place].utf8.elementsEqual(text.utf8) else { return nil }
    return self[place]
  }
}
