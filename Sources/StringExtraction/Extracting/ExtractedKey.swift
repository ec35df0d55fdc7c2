/// Where something stands in a source: what an editor jumps to.
///
/// ```swift
/// SourcePlace(file: "Tides.swift", line: 12, column: 9).description  // "Tides.swift:12:9"
/// ```
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

extension ExtractedKey {
  /// The key with its values numbered, `%1$@ of %2$lld`; nil for fewer than two, and for specifiers that cannot be.
  public var numberedKey: String? { Self.numbered(key, specifiers) }

  /// The default text with its values numbered where it has several.
  public var numberedDefaultText: String? {
    defaultText.map { Self.numbered($0, defaultSpecifiers) ?? $0 }
  }

  private static func numbered(_ text: String, _ specifiers: [String]) -> String? {
    guard specifiers.count > 1, specifiers.allSatisfy({ $0.hasPrefix("%") && $0.count > 1 }) else { return nil }
    var result = ""
    var rest = text[...]
    for (index, specifier) in specifiers.enumerated() {
      while !rest.hasPrefix(specifier) || rest.hasPrefix("%%") {
        guard let first = rest.first else { return nil }
        let length = first == "%" && rest.hasPrefix("%%") ? 2 : 1
        result += rest.prefix(length)
        rest = rest.dropFirst(length)
      }
      result += "%\(index + 1)$" + specifier.dropFirst()
      rest = rest.dropFirst(specifier.count)
    }
    return result + rest
  }
}

/// A literal whose key is not known whole, because the type of a value is not.
///
/// ```swift
/// let pattern = KeyPattern(texts: ["", " cores"])
/// pattern.matches("%lld cores")  // true
/// pattern.matches("%@ cores")    // true
/// pattern.matches("4 cores")     // false
/// ```
public struct KeyPattern: Hashable, Sendable {
  /// The texts around the values, as they are in the key.
  public var texts: [String]

  /// A pattern from its texts: one more than there are values.
  public init(texts: [String]) { self.texts = texts }

  /// Whether two patterns are the same, byte for byte: `é` in one character and in two make two keys.
  public static func == (one: KeyPattern, other: KeyPattern) -> Bool {
    one.texts.elementsEqual(other.texts) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Whether a key can be this literal's.
  public func matches(_ key: String) -> Bool {
    var rest = Array(key.utf8)[...]
    for (index, text) in texts.enumerated() {
      if index > 0, !Self.dropSpecifier(&rest) { return false }
      guard rest.starts(with: text.utf8) else { return false }
      rest = rest.dropFirst(text.utf8.count)
    }
    return rest.isEmpty
  }

  /// `%@`, `%lld`, `%.2f`.
  private static func dropSpecifier(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.popFirst() == UInt8(ascii: "%") else { return false }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "l"),
        UInt8(ascii: "h"),
        UInt8(ascii: "q"),
        UInt8(ascii: "z"):
        continue
      default: return byte != UInt8(ascii: "%")
      }
    }
    return false
  }
}

/// What was found in a source that its author should know.
///
/// ```swift
/// let source = SourceFile(name: "Tides.swift", text: #"String(localized: "High " + "tide")"#)
/// StringExtractor().extract([source]).findings.map(\.place.description)  // ["Tides.swift:1:19"]
/// ```
public struct ExtractionFinding: Hashable, Sendable, CustomStringConvertible {
  /// What is the matter.
  public enum Kind: Hashable, Sendable {
    /// The source is not whole there, or no Swift.
    case source(SourceFault)
    /// The key depends on the type of a value, which cannot be told: of `\(count)` in `"\(count) cards"`.
    case unknownType(value: String)
    /// The key depends on a `specifier:` that is no literal: `"\(size, specifier: format) MB"`.
    case unknownSpecifier(value: String)
    /// Whether a literal is a key depends on the type of another value, which cannot be told: `Text(title ?? "None")`.
    case unknownKind(value: String)
    /// What a bridge is given is made of literals and is none: `"a" + "b"`.
    case noLiteral(text: String)
    /// The literal has an escape that Swift does not know.
    case unreadable
    /// The key has another English text elsewhere in the code, and a catalog has one: the first is taken.
    case otherText(key: String, first: SourcePlace)
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
    case .unknownSpecifier(let value): "the key depends on the specifier \(value): write it as a literal"
    case .unknownKind(let value): "type unknown: whether this is a key depends on the type of \(value)"
    case .noLiteral(let text): "no key can be read from \(text): write one literal, or one on each side of ? :"
    case .unreadable: "this literal cannot be read"
    case .otherText(let key, let first): "\(key) has another text here than at \(first); a catalog has one, the first"
    }
  }
}

/// What was found in sources.
///
/// ```swift
/// let source = SourceFile(name: "Tides.swift", text: #"Text("High tide"); Text("\(name) today")"#)
/// let found = StringExtractor().extract([source])
/// found.keys.map(\.key)  // ["High tide"]
/// found.patterns.count  // 1
/// ```
public struct Extraction: Sendable {
  /// Every literal that is a key, in the order of the files and from top to bottom. A key can be there several times.
  public var keys: [ExtractedKey] = []
  /// What their authors should know.
  public var findings: [ExtractionFinding] = []
  /// The literals whose keys are not known whole.
  public var patterns: [KeyPattern] = []
  /// The values whose types are not known, the first of each literal.
  public var unknownValues: [ValuePlace] = []
  /// Every literal, a key or not; none unless ``StringExtractor/keepsLiterals`` asks for them.
  public var literals = SourceLiterals()

  /// Whether every literal was found, so that a catalog's key that is neither here nor fits a pattern is not in the code.
  public var isComplete: Bool {
    findings.allSatisfy {
      switch $0.kind {
      case .unknownType, .unknownSpecifier, .otherText: true
      default: false
      }
    }
  }
}
