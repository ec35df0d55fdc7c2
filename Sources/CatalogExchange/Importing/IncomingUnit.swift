import StringCatalogs

/// One text that came back, whatever kind of file it stood in.
struct IncomingUnit {
  /// How the file names the text.
  enum Name {
    /// A key and a variation.
    case leaf(key: String, path: LeafPath)
    /// The identifier of an XLIFF unit, which the catalog's keys take apart.
    case identifier(String)
  }

  var name: Name
  /// The text in the source language that was translated; nil when the file does not say.
  var source: String?
  /// The translation; nil when there is none.
  var text: String?
  /// Its state as catalogs spell it; nil when the file does not say.
  var state: String?
  /// Where it stands in the file.
  var offset: Int
  /// What tells where the text is used.
  var comment: String?
  /// The conversion of the substitution that the text belongs to; nil when the text itself has it.
  var specifier: String?
}

/// The texts of one language that came back for one catalog.
struct IncomingFile {
  var language: String
  var units: [IncomingUnit]
  /// Where the file's lines begin.
  var lines: LineMap
}
