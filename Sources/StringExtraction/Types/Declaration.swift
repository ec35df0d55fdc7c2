/// What a source says of a name's type.
enum DeclaredType: Hashable, Sendable {
  /// A type is written: these tokens.
  case annotated(Range<Int>)
  /// What it is set to: these tokens.
  case initial(Range<Int>)
  /// What an optional holds: `if let name = tokens`.
  case unwrapped(Range<Int>)
  /// What a loop goes through: `for name in tokens`.
  case element(Range<Int>)
  /// Nothing that can be told without the compiler.
  case unknown
}

/// A name with what is known of its type, and from where on it counts.
struct Declaration: Hashable, Sendable {
  var name: String
  var type: DeclaredType
  /// The token of the name.
  var token: Int
  /// Whether it is a stored property or variable; what it is set to at once.
  var isStored = false
  var value: Range<Int>?
}

/// A part of a source between braces, or the whole of it.
struct Scope: Sendable {
  enum Kind: Hashable, Sendable {
    case file
    case type(String)
    case code
  }
  var kind: Kind
  /// The index of the scope around it; negative for the file.
  var parent: Int
  /// Its tokens.
  var tokens: Range<Int>
}
