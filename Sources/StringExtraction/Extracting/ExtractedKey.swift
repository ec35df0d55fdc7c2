/// Where something stands in a source: what an editor jumps to.
public struct SourcePlace: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The file, as it was named.
  public var file: String
  /// The line and the column, counted from 1; columns are bytes, as the compiler counts them.
  public var line: Int, column: Int

  /// A place.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `Sources/Card.swift:12:9`.
  public var description: String { "\(file):\(line):\(column)" }

  /// By file, then from top to bottom.
  public static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}

/// How the values of a literal are written in its key.
public enum KeyStyle: Hashable, Sendable {
  /// As Apple's are, by the type of each value: `%lld`, `%lf`, `%@`.
  case typed
  /// `%@` for every value, whatever it is.
  case uniform
}

/// One literal of the source that is a key.
///
/// ```swift
/// let source = SourceFile(name: "Card.swift", text: #"let title = Text("\(5) cards", comment: "A heading")"#)
/// let key = StringExtractor().extract([source]).keys[0]
/// key.key                // "%lld cards"
/// key.comment            // "A heading"
/// key.place.description  // "Card.swift:1:18"
/// ```
public struct ExtractedKey: Hashable, Sendable {
  /// The key as the catalog has it.
  public var key: String
  /// What stands for each value in the key, in order: `%@`, `%lld`.
  public var specifiers: [String]
  /// The text that the code gives where the key is only a name (`defaultValue:`); nil when the key is the text.
  public var defaultText: String?
  /// What stands for each value of the default text.
  public var defaultSpecifiers: [String]
  /// What the code tells the translator.
  public var comment: String?
  /// The table that the call names.
  public var table: String?
  /// The bundle that the call names, as it is written.
  public var bundle: String?
  /// The signature of the bridge.
  public var bridge: String
  /// Whether the bridge is one of Apple's, where a call that names no bundle means the app's.
  public var isApples: Bool
  /// Where the literal begins.
  public var place: SourcePlace
}

/// What was found in a source that its author should know.
public struct ExtractionFinding: Hashable, Sendable, CustomStringConvertible {
  /// What is the matter.
  public enum Kind: Hashable, Sendable {
    /// The source is not whole there, or no Swift.
    case source(SourceFault)
    /// The key depends on the type of a value, which cannot be told: of `\(count)` in `"\(count) cards"`.
    case unknownType(value: String)
    /// Whether a literal is a key depends on the type of another value, which cannot be told: `Text(title ?? "None")`.
    case unknownKind(value: String)
    /// What a bridge is given is made of literals and is none: `"a" + "b"`.
    case noLiteral(text: String)
    /// The literal has an escape that Swift does not know, or a `specifier:` that is no literal.
    case unreadable
  }

  /// What is the matter.
  public var kind: Kind
  /// Where.
  public var place: SourcePlace

  /// The finding as compilers write theirs.
  public var description: String { "\(place): error: \(message)" }

  /// The finding in words.
  public var message: String {
    switch kind {
    case .source(let fault): fault.description
    case .unknownType(let value):
      "type unknown: the key depends on the type of \(value); annotate it where it is declared, or add specifier:"
    case .unknownKind(let value): "type unknown: whether this is a key depends on the type of \(value)"
    case .noLiteral(let text): "no key can be read from \(text): write one literal, or one on each side of ? :"
    case .unreadable: "this literal cannot be read"
    }
  }
}

/// What was found in sources.
public struct Extraction: Sendable {
  /// Every literal that is a key, in the order of the files and from top to bottom. A key can be there several times.
  public var keys: [ExtractedKey] = []
  /// What their authors should know.
  public var findings: [ExtractionFinding] = []

  /// Whether every key was found: no literal was passed over and no source was broken.
  public var isWhole: Bool { findings.isEmpty }
}
