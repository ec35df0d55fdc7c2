import StringTables

/// Every key, language and text of a document in flat lists, made in one pass over it: for whoever looks at all of them.
///
/// The lists refer to each other by index, and hold no `String`: texts are made when asked for.
///
/// ```swift
/// let model = CatalogModel(document)
/// for leaf in model.leaves where leaf.state == .new { print(model.key(of: leaf), model.language(of: leaf)) }
/// ```
///
/// For one key at a time, see ``CatalogDocument/entry(_:)``.
public struct CatalogModel: Sendable {
  /// The document that the lists are about.
  public let document: CatalogDocument
  /// The languages that localizations are in, as the file spells them, in the order of their first.
  public let languages: [String]
  /// The keys, in the order of the file. One that is written twice is there twice.
  public let entries: [Entry]
  /// What there is of each key in each language, key by key.
  public let localizations: [Localization]
  /// The texts, localization by localization: each plural form and each device is one, and so is a set of phrases.
  public let leaves: [Leaf]
  /// The variations that occur, each once; the first is that of a plain text.
  package let paths: [VariationPath]

  /// Looks through a document.
  public init(_ document: CatalogDocument) {
    var builder = ModelBuilder()
    builder.build(document)
    self.document = document
    languages = builder.languages.spellings
    entries = builder.entries
    localizations = builder.localizations
    leaves = builder.leaves
    paths = builder.paths.all
  }

  /// One key.
  public struct Entry: Sendable {
    let name: UInt32
    let value: UInt32
    let start: UInt32
    let end: UInt32

    /// Its localizations, as indices of ``CatalogModel/localizations``.
    public var localizations: Range<Int> { Int(start)..<Int(end) }
    /// The node of the key, and that of the entry's value.
    package var nameNode: Int { Int(name) }
    package var valueNode: Int { Int(value) }
  }

  /// What a catalog has for one key in one language.
  public struct Localization: Sendable {
    let name: UInt32
    let owner: UInt32
    let language: UInt32
    let start: UInt32
    let end: UInt32

    /// The index of its key in ``CatalogModel/entries``.
    public var entryIndex: Int { Int(owner) }
    /// The index of its language in ``CatalogModel/languages``.
    public var languageIndex: Int { Int(language) }
    /// Its texts, as indices of ``CatalogModel/leaves``.
    public var leaves: Range<Int> { Int(start)..<Int(end) }
    /// The node of the language's name, and that of the localization.
    package var nameNode: Int { Int(name) }
    package var valueNode: Int { Int(name) + 1 }
  }

  /// One text: a unit with its state, or a set of phrases.
  public struct Leaf: Sendable {
    let unit: UInt32
    let value: UInt32
    let owner: UInt32
    let path: UInt32
    /// How far the text is.
    public let state: TextState
    /// Whether it is a set of phrases rather than one text.
    public let isSet: Bool
    /// Whether it is all that its localization has: one unit of a state and a text, as nearly all are.
    let isPlain: Bool

    /// The index of its localization in ``CatalogModel/localizations``.
    public var localizationIndex: Int { Int(owner) }
    /// The index of its variation; zero for a plain text.
    package var pathIndex: Int { Int(path) }
    /// The node of the `stringUnit` or `stringSet`.
    package var unitNode: Int { Int(unit) }
    /// The node of the text or of the phrases; `nil` when there is none.
    package var valueNode: Int? { value == 0 ? nil : Int(value) }
  }

  var tape: JSONTape { document.tape }
}

/// How far a text is, by the file's own word.
public enum TextState: UInt8, Sendable, CaseIterable {
  /// The unit does not say.
  case absent
  /// Nobody has translated it yet.
  case new
  /// Somebody who can has said that it is right.
  case translated
  /// It was right once, or is a guess.
  case needsReview
  /// A machine has translated it.
  case machineTranslated
  /// Its key is gone from the code.
  case stale
  /// A word that is not known.
  case other
}

// What the indices stand for.
extension CatalogModel {
  /// The key that a text belongs to.
  public func key(of leaf: Leaf) -> String { tape.string(entry(of: leaf).nameNode) }

  /// The language that a text is in, as the file spells it.
  public func language(of leaf: Leaf) -> String { languages[localizations[leaf.localizationIndex].languageIndex] }

  /// The variations that lead to a text.
  public func path(of leaf: Leaf) -> LeafPath { paths[leaf.pathIndex].path }

  /// The text; `nil` for a set of phrases, and where there is none.
  public func text(of leaf: Leaf) -> String? {
    guard !leaf.isSet, let node = leaf.valueNode, tape.isString(node) else { return nil }
    return tape.string(node)
  }

  /// The state as the file spells it; `nil` when there is none.
  func spelledState(of leaf: Leaf) -> String? {
    guard leaf.state != .absent, let node = tape.member("state", of: leaf.unitNode), tape.isString(node) else {
      return nil
    }
    return tape.string(node)
  }

  /// The key that a text belongs to, with its fields.
  func entry(of leaf: Leaf) -> Entry { entries[localizations[leaf.localizationIndex].entryIndex] }

  /// Where a text stands, as an offset in bytes.
  func offset(of leaf: Leaf) -> Int { tape.offset(leaf.valueNode ?? leaf.unitNode) }
}
