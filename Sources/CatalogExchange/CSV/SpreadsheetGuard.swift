/// Keeps a spreadsheet from computing what a cell says: a text that begins like a formula gets an apostrophe in front,
/// and so does one that begins with an apostrophe, so that it can be told apart on the way back.
enum SpreadsheetGuard {
  static let mark = "'"

  static func guarded(_ cell: String) -> String { needsGuard(cell) ? mark + cell : cell }

  static func unguarded(_ cell: String) -> String {
    cell.hasPrefix(mark) && needsGuard(String(cell.unicodeScalars.dropFirst()))
      ? String(cell.unicodeScalars.dropFirst()) : cell
  }

  /// Whether a cell begins as formulas do; white space in front does not keep a spreadsheet from it.
  private static func needsGuard(_ cell: String) -> Bool {
    switch cell.unicodeScalars.first {
    case "=", "+", "-", "@", "\t", "\r", "\n", "'", "＝", "＋", "－", "＠": true
    default: false
    }
  }
}
