/// A Swift source as tokens, with what is wrong with it.
struct SwiftSource: Sendable {
  /// The bytes, and eight zeros behind them.
  private let padded: [UInt8]
  let count: Int
  let tokens: [SourceToken]
  let faults: [(offset: Int, fault: SourceFault)]

  /// The largest source that is read, in bytes: offsets are kept in 32 bits.
  static let sizeLimit = 1 << 30

  init(_ bytes: [UInt8]) {
    count = min(bytes.count, Self.sizeLimit)
    var padded: [UInt8] = []
    padded.reserveCapacity(count + 8)
    padded += bytes.prefix(count)
    padded += repeatElement(0, count: 8)
    self.padded = padded
    let count = count
    (tokens, faults) = padded.withUnsafeBufferPointer { buffer in
      let start = buffer.baseAddress.unsafelyUnwrapped
      var lexer = SwiftLexer(start, count: count)
      lexer.run()
      if let offset = UTF8Check.firstFault(start, count: count) { lexer.report(.notUTF8, at: offset) }
      return (lexer.tokens, lexer.faults)
    }
  }

  subscript(offset: Int) -> UInt8 { padded[offset] }

  /// Bytes of the source.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { padded[range] }

  /// The text of a token, the backticks of a quoted name left out.
  func text(_ token: Int) -> String {
    let range = tokens[token].range
    let isQuoted = range.count > 2 && padded[range.lowerBound] == UInt8(ascii: "`")
    return String(decoding: isQuoted ? padded[range].dropFirst().dropLast() : padded[range], as: UTF8.self)
  }

  /// The source from one token to another, as it is written.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(decoding: padded[Int(tokens[first].start)..<Int(tokens[last].end)], as: UTF8.self)
  }

  /// Whether a token is this word or symbol.
  func isToken(_ token: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let range = tokens[token].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    return padded[range].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  func kind(_ token: Int) -> SourceToken.Kind? { tokens.indices.contains(token) ? tokens[token].kind : nil }

  /// The token behind a token or behind the bracket that it opens.
  func next(_ token: Int) -> Int { max(token, Int(tokens[token].partner)) + 1 }

  /// Where each line starts.
  func lineStarts() -> [Int] {
    var starts = [0]
    for offset in 0..<count {
      let byte = padded[offset]
      if byte == 0x0A || (byte == 0x0D && padded[offset + 1] != 0x0A) { starts.append(offset + 1) }
    }
    return starts
  }
}
