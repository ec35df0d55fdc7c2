/// What makes a literal a key: a call that takes one, or a type whose values are written as literals.
///
/// A bridge is declared by its signature, as Swift writes it. The first parameter is the key. Whatever a call has
/// besides is read by its label: `table:` and `tableName:` name the table, `bundle:` says whose catalog it is,
/// `comment:` is for the translator, `defaultValue:` is the text where the key is only a name.
///
/// ```swift
/// try Bridge(parsing: "String(themeKit:)")       // the argument with that label, wherever it stands
/// try Bridge(parsing: "Text(_:)")                // the first argument, when it has no label
/// try Bridge(parsing: "L10n.text(_:)")           // only behind that name
/// try Bridge(parsing: ".navigationTitle(_:)")    // only as a method
/// try Bridge(parsing: "ThemeKitLocalizationValue")  // a type: wherever a value of it is written as a literal
/// ```
public struct Bridge: Hashable, Sendable, CustomStringConvertible {
  /// What the key is handed to.
  enum Kind: Hashable, Sendable {
    /// A call: the last part of its name, what stands before it, and whether a point must stand there.
    case call(name: String, receiver: [String], isMethod: Bool)
    /// A type.
    case type(String)
  }

  let kind: Kind
  /// The label of the key; nil for none.
  let keyLabel: String?
  /// Labels that the call must have besides.
  let otherLabels: [String]
  /// Whether it is one of Apple's, where the call's bundle decides whose catalog the key is in. The keys of anybody
  /// else's bridge are in that bridge's own.
  let isApples: Bool

  /// The signature as it was declared.
  public let description: String

  init(
    _ description: String, kind: Kind, keyLabel: String? = nil, otherLabels: [String] = [], isApples: Bool = false
  ) {
    self.description = description
    self.kind = kind
    self.keyLabel = keyLabel
    self.otherLabels = otherLabels
    self.isApples = isApples
  }

  /// Whether the call takes an ordinary `String` too, as `Text(_:)` does, which then is no key.
  var takesStrings: Bool {
    if case .call(let name, _, _) = kind { keyLabel == nil && Self.takesStrings(name) } else { false }
  }

  /// Reads a signature.
  ///
  /// - Throws: ``BridgeError`` for what is none: `Text(`, `Text()`, `1x(_:)`, an empty text.
  public init(parsing signature: String) throws(BridgeError) {
    guard let opening = signature.firstIndex(of: "(") else {
      guard Self.isPath(signature) else { throw .noName(signature) }
      self = Self.known(signature) ?? Bridge(signature, kind: .type(signature))
      return
    }
    if let known = Self.known(signature) {
      self = known
      return
    }
    var path = String(signature[..<opening])
    let isMethod = path.hasPrefix(".")
    if isMethod { path.removeFirst() }
    guard Self.isPath(path) else { throw .noName(signature) }
    let labels = try Self.labels(signature, signature[opening...])
    let names = path.split(separator: ".").map(String.init)
    self.init(
      signature,
      kind: .call(name: names[names.count - 1], receiver: names.dropLast(), isMethod: isMethod),
      keyLabel: labels[0], otherLabels: labels.dropFirst().compactMap(\.self).filter { CallRole($0) == nil })
  }

  private static func known(_ signature: String) -> Bridge? { apple.first { $0.description == signature } }

  /// `(_:comment:)` as its labels; nil stands for `_`.
  private static func labels(_ signature: String, _ list: Substring) throws(BridgeError) -> [String?] {
    guard list.last == ")" else { throw .noEnd(signature) }
    let inner = list.dropFirst().dropLast()
    guard !inner.isEmpty else { throw .noKey(signature) }
    guard inner.last == ":" else { throw .noColon(signature) }
    var labels: [String?] = []
    for part in inner.dropLast().split(separator: ":", omittingEmptySubsequences: false) {
      guard part == "_" || isName(part) else { throw .noLabel(String(part), signature) }
      labels.append(part == "_" ? nil : String(part))
    }
    return labels
  }

  private static func isPath(_ path: String) -> Bool {
    path.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName($0) }
  }

  private static func isName(_ name: some StringProtocol) -> Bool {
    let letters = name.hasPrefix("#") ? name.utf8.dropFirst() : name.utf8[...]
    guard let first = letters.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else { return false }
    return letters.allSatisfy(SwiftLexer.isWordByte)
  }
}

/// Why a signature declares no bridge.
public enum BridgeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is called has no name: `(_:)`, `1x(_:)`.
  case noName(String)
  /// The parameters have no end: `Text(_:`.
  case noEnd(String)
  /// There is no parameter: `Text()`.
  case noKey(String)
  /// A label without its colon: `Text(_)`.
  case noColon(String)
  /// A label that is no name: `Text(1x:)`.
  case noLabel(String, String)

  /// The reason in words.
  public var description: String {
    switch self {
    case .noName(let signature): "\(signature) names no call and no type"
    case .noEnd(let signature): "\(signature) has no closing parenthesis"
    case .noKey(let signature): "\(signature) takes no key"
    case .noColon(let signature): "\(signature) has a label without a colon"
    case .noLabel(let label, let signature): "\(label) in \(signature) is no label"
    }
  }
}

/// What an argument beside the key says.
enum CallRole: Hashable, Sendable {
  case table, bundle, comment, defaultText

  init?(_ label: String) {
    switch label {
    case "table", "tableName": self = .table
    case "bundle": self = .bundle
    case "comment": self = .comment
    case "defaultValue", "value": self = .defaultText
    default: return nil
    }
  }
}
