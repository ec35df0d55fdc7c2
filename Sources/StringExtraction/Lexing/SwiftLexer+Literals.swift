// Literals: The Swift Programming Language, Lexical Structure, String Literals.
extension SwiftLexer {
  /// At the first `#` or quote of a literal.
  mutating func openLiteral(hashes: Int) {
    let quote = at + hashes
    let isMulti = isMultiLineQuote(quote) && !(hashes > 0 && closesOnItsLine(from: quote + 1, hashes: hashes))
    guard isMulti else {
      add(.literalOpen, to: quote + 1)
      return push(.single, hashes: hashes)
    }
    add(.literalOpen, to: quote + 3)
    if multiLineTrials > 0 { push(.multi, hashes: hashes) } else { report(.unterminatedLiteral, at: quote) }
  }

  private func isMultiLineQuote(_ offset: Int) -> Bool {
    (0..<3).allSatisfy { bytes[offset + $0] == UInt8(ascii: "\"") } && offset + 2 < count
  }

  /// `#"""#` is a quote in a literal of one line.
  private func closesOnItsLine(from start: Int, hashes: Int) -> Bool {
    var offset = start
    while offset < count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == UInt8(ascii: "\""), hasHashes(hashes, at: offset + 1) { return true }
      offset += 1
    }
    return false
  }

  func hasHashes(_ hashes: Int, at offset: Int) -> Bool {
    guard offset + hashes <= count else { return false }
    for step in 0..<hashes where bytes[offset + step] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Reads text up to an interpolation, the literal's end, or where it breaks off.
  mutating func lexText() {
    let frame = frames[frames.count - 1]
    let isMulti = frame.kind == .multi
    var end = at
    while end < count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        if isMulti ? isMultiLineQuote(end) : true, hasHashes(frame.hashes, at: end + (isMulti ? 3 : 1)) {
          return closeLiteral(frame, at: end)
        }
        end += 1
      } else if byte == UInt8(ascii: "\\") {
        guard hasHashes(frame.hashes, at: end + 1) else {
          end += 1
          continue
        }
        let escaped = end + 1 + frame.hashes
        if bytes[escaped] == UInt8(ascii: "("), escaped < count { return openInterpolation(at: end, to: escaped + 1) }
        end = bytes[escaped] == 0x0A || bytes[escaped] == 0x0D ? escaped : escaped + 1
      } else if !isMulti, byte == 0x0A || byte == 0x0D {
        break
      } else {
        end += 1
      }
    }
    addText(to: min(end, count))
    if !isMulti { breakLiterals() }
  }

  private mutating func addText(to end: Int) { if at < end { add(.text, to: end) } }

  private mutating func openInterpolation(at offset: Int, to end: Int) {
    addText(to: offset)
    add(.interpolationOpen, to: end)
    push(.interpolation)
  }

  private mutating func closeLiteral(_ frame: Frame, at offset: Int) {
    let isMulti = frame.kind == .multi
    if isMulti, !isFirstOnItsLine(offset, after: tokens[frame.token].range.upperBound) {
      return giveUpMultiLine(frames.count - 1)
    }
    addText(to: offset)
    link(frame.token, tokens.count)
    add(.literalClose, to: offset + (isMulti ? 3 : 1) + frame.hashes)
    tokens[tokens.count - 1].partner = Int32(frame.token)
    pop(to: frames.count - 1)
  }

  /// The closing quotes of a multi-line literal stand on a line of their own. Where something stands before them, they
  /// open the next literal, and the one before has no end.
  private func isFirstOnItsLine(_ offset: Int, after opening: Int) -> Bool {
    var start = offset
    while start > opening, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start > opening ? bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D : false
  }

  /// A multi-line literal has no end: what follows its first line is read as code.
  mutating func giveUpMultiLine(_ index: Int) {
    let frame = frames[index]
    pop(to: index)
    tokens.removeSubrange((frame.token + 1)...)
    faults.removeSubrange(frame.faults...)
    multiLineTrials -= 1
    at = tokens[frame.token].range.upperBound
    report(.unterminatedLiteral, at: Int(tokens[frame.token].start))
    skipLine()
  }

  /// A line ends, and a literal of one line is open: it has no end, nor has what is open in it.
  mutating func breakLiterals() {
    var index = frames.count
    while index > 0, singles > 0 {
      index -= 1
      if frames[index].kind == .single { singles -= 1 }
    }
    report(.unterminatedLiteral, at: Int(tokens[frames[index].token].start))
    pop(to: index)
  }
}
