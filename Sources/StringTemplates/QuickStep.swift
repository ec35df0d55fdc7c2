import LanguageNumbers

/// A step of a text that asks for nothing but its own bytes and values without any layout, as nearly all do.
struct QuickStep: Sendable {
  enum Value: UInt8, Sendable {
    /// The text ends here.
    case none
    /// `%@`: a text or a whole number.
    case object
    /// `%lld` and its like.
    case whole
  }

  /// The bytes in front of the value.
  var start: UInt32
  var count: UInt32
  var value: Value
  /// The place of the value among the arguments, from 0.
  var place: UInt8
}

extension QuickStep {
  /// The steps of a text; nil for one that asks for more.
  static func steps(of pieces: [ParsedText.Piece]) -> [QuickStep]? {
    var steps: [QuickStep] = []
    var front: Range<Int>?
    for piece in pieces {
      switch piece {
      case .literal(let range):
        if let front { steps.append(QuickStep(front, .none, place: 0)) }
        front = range
      case .conversion(let conversion):
        let position = conversion.place.position(from: 1)
        guard conversion.printsBareWhole, 1...256 ~= position else { return nil }
        steps.append(QuickStep(front ?? 0..<0, conversion.kind == .object ? .object : .whole, place: position - 1))
        front = nil
      case .substitution: return nil
      }
    }
    if let front { steps.append(QuickStep(front, .none, place: 0)) }
    return steps
  }

  private init(_ range: Range<Int>, _ value: Value, place: Int) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    count = UInt32(truncatingIfNeeded: range.count)
    self.value = value
    self.place = UInt8(truncatingIfNeeded: place)
  }
}
