/// The literal pieces and conversions around up to three values, in line.
struct InlinePieces: Sendable {
  static let valueCount = 3

  /// One piece in front of each value, and one behind the last; empty where the literal has none there.
  var literals: (StaticString, StaticString, StaticString, StaticString) = ("", "", "", "")
  /// The conversion in the place of each value.
  private(set) var specifiers = (KeySpecifier.object, KeySpecifier.object, KeySpecifier.object)

  /// Takes the piece in front of a value; false where there is no room for it.
  @inline(__always)
  mutating func setLiteral(_ literal: StaticString, at place: Int) -> Bool {
    guard literal.hasPointerRepresentation else { return false }
    switch place {
    case 0: return Self.set(&literals.0, literal)
    case 1: return Self.set(&literals.1, literal)
    case 2: return Self.set(&literals.2, literal)
    case 3: return Self.set(&literals.3, literal)
    default: return false
    }
  }

  @inline(__always)
  private static func set(_ piece: inout StaticString, _ literal: StaticString) -> Bool {
    guard piece.utf8CodeUnitCount == 0 else { return false }
    piece = literal
    return true
  }

  /// Takes the conversion of a value; false where there is no room for it.
  mutating func setSpecifier(_ specifier: KeySpecifier, at place: Int) -> Bool {
    switch place {
    case 0: specifiers.0 = specifier
    case 1: specifiers.1 = specifier
    case 2: specifiers.2 = specifier
    default: return false
    }
    return true
  }

  func literal(at place: Int) -> StaticString? {
    switch place {
    case 0: literals.0
    case 1: literals.1
    case 2: literals.2
    case 3: literals.3
    default: nil
    }
  }

  func specifier(at place: Int) -> KeySpecifier? {
    switch place {
    case 0: specifiers.0
    case 1: specifiers.1
    case 2: specifiers.2
    default: nil
    }
  }
}

/// What does not fit in line: pieces behind a third value, long conversions, messages in messages.
final class RarePieces: Sendable {
  struct Content: Sendable {
    /// Pieces of the literal, each with the value that it stands in front of.
    var literals: [(place: Int, literal: StaticString)] = []
    var specifiers: [Int: String] = [:]
    var messages: [Int: LocalizedMessage] = [:]
  }

  let content: Content

  init(_ content: Content) { self.content = content }
}
