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
    unitContainer = container
  }

  /// Remembers what stands between the remembered unit and the name that was just scanned in an object, where they are
  /// neighbours: where the unit is a member of the same object, and nothing else was scanned since.
  @inline(__always)
  mutating func rememberSeparator(in object: Int) {
    guard unit > 0, unitContainer == object, unit + Self.unitLength == nodes.count - 1 else { return }
    separator = Int(nodes[unit].end)..<Int(nodes[nodes.count - 1].start)
  }

  /// Passes a comma and a member's name where they stand behind a unit as they did behind an earlier one, but for the
  /// name, which is ASCII and has no escape. False where it is anything else, and nothing is passed.
  @inline(__always)
  mutating func scanRepeatedName() -> Bool {
    guard !separator.isEmpty, let start = repeated(separator, at: index) else { return false }
    let (end, isASCII) = ordinary(from: start)
    guard isASCII, end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return false }
    append(.string, from: start, to: end)
    index = end + 1
    return true
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
  mutating func scanRepeatedUnit(in object: Int) -> Bool {
    guard unit > 0, depth + 2 <= Self.depthLimit else { return false }
    let model = nodes.unit(at: unit)
    guard let stateStart = repeated(model.head, at: index) else { return false }
    let (stateEnd, isASCII) = ordinary(from: stateStart)
    guard isASCII, let textStart = repeated(model.middle, at: stateEnd) else { return false }
    let (textEnd, isTextASCII) = ordinary(from: textStart)
    guard let end = repeated(model.tail, at: textEnd),
      isTextASCII || UTF8Check.firstFault(in: bytes, from: textStart, to: textEnd) == nil
    else { return false }
    unit = nodes.repeatUnit(
      at: unit, head: index - model.head.lowerBound, middle: stateEnd - model.middle.lowerBound,
      tail: textEnd - model.tail.lowerBound)
    unitContainer = object
    index = end
    return true
  }

  /// Where the bytes of a range end that stand at another place as well; nil when they do not. A range that begins with
  /// a closing quote finds one there.
  @inline(__always)
  private func repeated(_ range: Range<Int>, at place: Int) -> Int? {
    guard place + range.count <= bytes.count, let base = bytes.baseAddress else { return nil }
    // Both ranges are inside of the bytes: the first was scanned before, the second was just held against their end.
    return KeyBytes(base + range.lowerBound, count: range.count).equals(base + place) ? place + range.count : nil
  }
}
