import StringTables

/// Brings a catalog and the code together: what the code has is in the catalog afterwards, and what was translated stays.
///
/// | the key is in | what happens |
/// |---|---|
/// | the code alone | added, where Xcode would put it |
/// | both | translations stay; a changed English text marks them `needs_review`; one that was `stale` no longer is |
/// | the catalog alone, whole code read | `stale`; removed only when that is asked for |
/// | the catalog alone, part of the code read | nothing |
///
/// Entries that somebody keeps by hand (`extractionState` `manual`) are not touched at all.
///
/// ```swift
/// let catalog = try CatalogDocument(Array(#"{"sourceLanguage":"en","strings":{"Old":{}},"version":"1.0"}"#.utf8))
/// let synced = try CatalogSync(isComplete: true).applied([CodeString("New")], to: catalog)
/// synced.added            // ["New"]
/// synced.stale            // ["Old"]
/// synced.document.bytes   // the file with both
/// ```
public struct CatalogSync: Sendable {
  /// Whether the whole code was read, so that what was not found is not there.
  public var isComplete: Bool
  /// Whether what is stale is removed.
  public var prunes: Bool
  /// Whether a key may be in the code although it was not found: an interpolation whose type nobody knows, a literal in a
  /// place that nobody follows.
  public var mayBeInCode: @Sendable (String) -> Bool

  /// A way to bring both together.
  ///
  /// - Parameters:
  ///   - isComplete: whether the whole code was read.
  ///   - prunes: whether what is stale is removed; has a meaning only for the whole code.
  ///   - mayBeInCode: keys that stay as they are although they were not found; none unless given.
  public init(
    isComplete: Bool = false, prunes: Bool = false, mayBeInCode: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.isComplete = isComplete
    self.prunes = prunes
    self.mayBeInCode = mayBeInCode
  }

  /// The catalog with what the code has.
  ///
  /// - Parameters:
  ///   - strings: the texts of the code; the same key several times is joined.
  ///   - document: the catalog.
  /// - Throws: ``CatalogEditError/noStrings`` for a file without entries: `{}`.
  public func applied(
    _ strings: some Sequence<CodeString>, to document: CatalogDocument
  ) throws(CatalogEditError) -> SyncedCatalog {
    guard let node = document.strings else { throw .noStrings }
    let joined = CodeString.joined(strings)
    var writer = SyncWriter(document, node, updatesComments: isComplete)
    for string in joined { writer.take(string) }
    if isComplete { writer.leaveRest(joined, prunes: prunes, unless: mayBeInCode) }
    return writer.synced(document)
  }
}

/// A catalog after ``CatalogSync``, and what became of it.
///
/// ```swift
/// let synced = try CatalogSync().applied([CodeString("New")], to: catalog)
/// synced.added  // ["New"]
/// synced.isUnchanged  // false
/// ```
public struct SyncedCatalog: Sendable {
  /// The catalog; the same bytes when nothing was to be done.
  public var document: CatalogDocument
  /// The keys that are new.
  public var added: [String] = []
  /// The keys that no code has any more, marked `stale` now.
  public var stale: [String] = []
  /// The keys that were removed, because no code has them and that was asked for.
  public var removed: [String] = []
  /// The keys that were stale and are in the code again.
  public var revived: [String] = []
  /// The keys whose English text changed, with the languages whose translations are to be reviewed.
  public var reworded: [(key: String, languages: [String])] = []
  /// The keys whose comment changed.
  public var recommented: [String] = []

  /// Whether nothing was to be done.
  public var isUnchanged: Bool {
    added.isEmpty && stale.isEmpty && removed.isEmpty && revived.isEmpty && reworded.isEmpty && recommented.isEmpty
  }
}

extension CatalogDocument {
  /// Where a key stands in the file, the line and the column in characters, both from 1; nil for one that is not there.
  public func place(of key: String) -> (line: Int, column: Int)? {
    entry(key).map { LineMap(tape.bytes).place(of: $0.offset) }
  }
}
