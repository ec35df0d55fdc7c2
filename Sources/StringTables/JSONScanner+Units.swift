// The units that a catalog consists of.
extension JSONScanner {
  /// How many nodes a usual localization is: `{"stringUnit": {"state": …, "value": …}}`.
  static var unitLength: Int { 7 }

  /// Remembers an object that was just closed, where it is a member's value and a localization as Xcode writes nearly all
  /// of them: one unit, its state in front of its text, neither with an escape in it.
  mutating func rememberUnit(_ object: Int, in container: Int) {
    guard container >= 0, nodes[container].kind == .object, nodes[object].kind == .object,
      nodes[object + 2].kind == .object,
      nodes[object + 2].next == nodes[object].next, isString(object + 4), isString(object + 6),
      isName(object + 1, "stringUnit"), isName(object + 3, "state"), isName(object + 5, "value")
    else { return }
    nodes[object].isUsualUnit = true
    unit = object
  }

  private func isString(_ node: Int) -> Bool { nodes[node].kind == .string }

  private func isName(_ node: Int, _ name: StaticString) -> Bool {
    isString(node)
      && name.withUTF8Buffer { $0.elementsEqual(bytes[Int(nodes[node].start)..<Int(nodes[node].end)]) }
  }

  /// Passes the value behind a member's name where it is the remembered unit byte by byte, but for its state and its
  /// text, which have no escape either: then its nodes are those of that unit, moved. False where it is anything else,
  /// and nothing is passed.
  @inline(__always)
  mutating func scanRepeatedUnit() -> Bool {
    guard unit > 0, depth + 2 <= Self.depthLimit else { return false }
    let (first, name, state, text) = (nodes[unit], nodes[unit - 1], nodes[unit + 4], nodes[unit + 6])
    guard let stateStart = repeated(from: Int(name.end) + 1, to: Int(state.start), at: index) else { return false }
    let (stateEnd, isASCII) = ordinary(from: stateStart)
    guard isASCII, let textStart = repeated(from: Int(state.end), to: Int(text.start), at: stateEnd) else {
      return false
    }
    let (textEnd, isTextASCII) = ordinary(from: textStart)
    guard let end = repeated(from: Int(text.end), to: Int(first.end), at: textEnd),
      isTextASCII || UTF8Check.firstFault(in: bytes, from: textStart, to: textEnd) == nil
    else { return false }
    appendUnit(stateEnd: stateEnd, textStart: textStart, textEnd: textEnd, end: end)
    index = end
    return true
  }

  /// Where the bytes of a range end that stand at another place as well; nil when they do not. A range that begins with
  /// a closing quote finds one there.
  @inline(__always)
  private func repeated(from start: Int, to end: Int, at place: Int) -> Int? {
    let count = end - start
    guard place + count <= bytes.count, let base = bytes.baseAddress else { return nil }
    // Both ranges are inside of the bytes: the first was scanned before, the second was just held against their end.
    return KeyBytes(base + start, count: count).equals(base + place) ? place + count : nil
  }

  /// Appends the nodes of the remembered unit once more, each as far away as what stands around it, and remembers those.
  @inline(__always)
  private mutating func appendUnit(stateEnd: Int, textStart: Int, textEnd: Int, end: Int) {
    nodes.reserve(Self.unitLength)
    let (model, count) = (unit, nodes.count)
    let head = UInt32(truncatingIfNeeded: index - Int(nodes[model - 1].end) - 1)
    let middle = UInt32(truncatingIfNeeded: textStart - Int(nodes[model + 6].start))
    let tail = UInt32(truncatingIfNeeded: end - Int(nodes[model].end))
    let place = UInt32(truncatingIfNeeded: count - model)
    append(nodes[model], starts: head, ends: tail, place)
    append(nodes[model + 1], starts: head, ends: head, place)
    append(nodes[model + 2], starts: head, ends: tail, place)
    append(nodes[model + 3], starts: head, ends: head, place)
    append(nodes[model + 4], starts: head, ends: middle, place)
    append(nodes[model + 5], starts: middle, ends: middle, place)
    append(nodes[model + 6], starts: middle, ends: tail, place)
    unit = count
  }

  /// Appends a node moved: the file is smaller than 2 GB, so that every sum fits.
  @inline(__always)
  private mutating func append(_ node: JSONTape.Node, starts: UInt32, ends: UInt32, _ place: UInt32) {
    var node = node
    node.start &+= starts
    node.end &+= ends
    node.next &+= place
    nodes.append(node)
  }
}
