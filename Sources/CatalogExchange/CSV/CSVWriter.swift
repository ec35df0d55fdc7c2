import StringCatalogs

/// Writes the texts of one language as comma-separated values (RFC 4180, UTF-8): a row for each text.
///
/// ```swift
/// let german = document.translations(into: "de", original: "Localizable.xcstrings")
/// CSVWriter.bytes(of: german)
/// // key,variation,comment,en,de,state
/// // Done,,A button,Done,Fertig,translated
/// // %lld files,plural.one,,%lld file,%lld Datei,translated
/// ```
///
/// A text that nobody has translated has an empty cell and no state.
public enum CSVWriter {
  /// The names of the columns that are the same in every language.
  static let columns = (key: "key", variation: "variation", comment: "comment", state: "state")

  /// The file.
  ///
  /// - Parameters:
  ///   - file: the texts.
  ///   - forSpreadsheets: whether a spreadsheet is going to open it. Then cells that begin as a formula does get an
  ///     apostrophe in front, the first of the header among them, which tells the way back, and a byte order mark names
  ///     the encoding.
  public static func bytes(of file: TranslationFile, forSpreadsheets: Bool = false) -> [UInt8] {
    var output: [UInt8] = forSpreadsheets ? [0xEF, 0xBB, 0xBF] : []
    let key = forSpreadsheets ? SpreadsheetGuard.mark + columns.key : columns.key
    CSVRows.append(
      [key, columns.variation, columns.comment, file.sourceLanguage, file.targetLanguage, columns.state], to: &output)
    for unit in file.units {
      let cells = [
        unit.key, UnitIdentifier.spelled(unit.path), unit.comment ?? "", unit.source ?? "", unit.target?.text ?? "",
        unit.target.map { $0.state ?? "translated" } ?? "",
      ]
      CSVRows.append(forSpreadsheets ? cells.map(SpreadsheetGuard.guarded) : cells, to: &output)
    }
    return output
  }
}
