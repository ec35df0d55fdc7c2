import StringCatalogs
import StringTables

extension CatalogImport {
  /// Takes comma-separated values as ``CSVWriter`` writes them, also from a spreadsheet that wrote them with semicolons
  /// or tabs.
  ///
  /// The header names the columns; their order does not matter, and those with other names are passed over. The columns
  /// of the source and the target language are called as the languages; a column `state` may be missing. A row with more
  /// or fewer cells than the header, or with a state that catalogs do not have, is left with a finding: its cells may
  /// have been moved by a comma that lost its quotes. Rows of empty cells are passed over.
  public mutating func take(csv bytes: [UInt8]) -> ImportReport {
    var report = ImportReport(language: "")
    do throws(TableReadError) {
      let text = try FileText.utf8(bytes)
      let table = try CSVTable(text, source: lookup.source)
      let language = try languageOf(table, text)
      report.language = language
      let units = table.rows.compactMap { unit($0, table, &report) }
      take(IncomingFile(language: language, units: units, lines: table.lines), &report)
    } catch {
      report.report(.error, "FileIsReadable", (error.line, error.column), error.message)
    }
    return report
  }

  private func languageOf(_ table: CSVTable, _ text: [UInt8]) throws(TableReadError) -> String {
    do throws(LanguageLookup.Refusal) { return try lookup.language(for: table.language) } catch {
      throw TableReadError(at: 0, of: text, error.reason)
    }
  }

  /// What a row says; nil where it is left, with a finding.
  private func unit(_ row: CSVRows.Row, _ table: CSVTable, _ report: inout ImportReport) -> IncomingUnit? {
    let place = table.lines.place(of: row.offset)
    let key = table.cell(table.key, of: row) ?? ""
    // A comma without its quotes moves all that follows it: no cell is to be trusted then.
    guard row.cells.count == table.width else {
      report.left += 1
      report.report(
        .error, "RowIsWhole", place,
        "left: the row has \(row.cells.count) cells, the header \(table.width); a separator in a text stands in quotes",
        key: key)
      return nil
    }
    let variation = table.cell(table.variation, of: row) ?? ""
    guard let path = variation.isEmpty ? LeafPath() : UnitIdentifier.path(variation) else {
      report.left += 1
      report.report(.warning, "UnitIsKnown", place, "left: \"\(variation)\" is no variation", key: key)
      return nil
    }
    let state = table.cell(table.state, of: row).flatMap { $0.isEmpty ? nil : $0 }
    guard state.map({ isState($0, of: key, path, report.language) }) ?? true else {
      report.left += 1
      report.report(.error, "StatesAreKnown", place, "left: \"\(state ?? "")\" is no state", key: key, path: path)
      return nil
    }
    return IncomingUnit(
      name: .leaf(key: key, path: path), source: table.cell(table.source, of: row),
      text: table.cell(table.target, of: row), state: state, offset: row.offset,
      comment: table.cell(table.comment, of: row).flatMap { $0.isEmpty ? nil : $0 })
  }

  private static let states: Set = ["translated", "needs_review", "new", "stale", "machine_translated"]

  /// Whether a state is one that catalogs have, or what this text has in the catalog and was exported with.
  private func isState(_ state: String, of key: String, _ path: LeafPath, _ language: String) -> Bool {
    if Self.states.contains(state) { return true }
    guard let node = nodes(of: key, language)?.target else { return false }
    return VariationTree(tape, node).unit(at: path)?.state == state
  }
}

/// The rows of a file, and which of their cells are what.
struct CSVTable {
  let rows: [CSVRows.Row]
  let lines: LineMap
  /// How many cells the header has.
  let width: Int
  let key: Int
  let variation: Int?
  let comment: Int?
  let source: Int?
  let target: Int
  let state: Int?
  /// The target language, as the header calls it.
  let language: String
  private let isGuarded: Bool

  init(_ text: [UInt8], source: String) throws(TableReadError) {
    lines = LineMap(text)
    let declared = Self.declaredSeparator(of: text)
    let separator = declared ?? Self.separator(of: text)
    var all: [CSVRows.Row]
    do throws(CSVRows.Fault) { all = try CSVRows.rows(of: text, separator: separator) } catch {
      throw TableReadError(at: error.offset, of: text, error.message)
    }
    if declared != nil { all.removeFirst() }
    guard let header = all.first?.cells, let first = header.first else {
      throw TableReadError(at: 0, of: text, "the file has no header: key,variation,comment,en,de,state")
    }
    isGuarded = first.lowercased() == SpreadsheetGuard.mark + CSVWriter.columns.key
    let spelled = isGuarded ? [CSVWriter.columns.key] + header.dropFirst().map(SpreadsheetGuard.unguarded) : header
    let names = spelled.map(Self.columnName)
    let columns = CSVWriter.columns
    guard let key = names.firstIndex(of: columns.key) else {
      throw TableReadError(at: 0, of: text, "the header names no column \"key\"")
    }
    width = header.count
    self.key = key
    variation = names.firstIndex(of: columns.variation)
    comment = names.firstIndex(of: columns.comment)
    state = names.firstIndex(of: columns.state)
    (self.source, target, language) = try Self.languages(names, columns, source, text)
    rows = all.dropFirst().filter { !$0.cells.allSatisfy(\.isEmpty) }
  }

  /// The columns of the languages: what is left of the names. Where the source language is the target, it is there twice.
  private static func languages(
    _ names: [String], _ columns: (key: String, variation: String, comment: String, state: String), _ source: String,
    _ text: [UInt8]
  ) throws(TableReadError) -> (source: Int?, target: Int, language: String) {
    let other = names.indices.filter {
      ![columns.key, columns.variation, columns.comment, columns.state, ""].contains(names[$0])
    }
    let sources = other.filter { names[$0] == source }
    let targets = sources.count > 1 ? [sources[1]] : other.filter { names[$0] != source }
    guard let target = targets.first else {
      throw TableReadError(at: 0, of: text, "the header names no language but \(source)")
    }
    guard targets.count == 1 else {
      let found = targets.map { names[$0] }.joined(separator: ", ")
      throw TableReadError(at: 0, of: text, "the header names several languages: \(found); a file is of one")
    }
    return (sources.first, target, names[target])
  }

  /// The name of a column: ours in whatever case a spreadsheet wrote it, a language as it is.
  private static func columnName(_ cell: String) -> String {
    let columns = CSVWriter.columns
    let name = cell.lowercased().trimmingPrefix(while: \.isWhitespace)
    let trimmed = name.reversed().trimmingPrefix(while: \.isWhitespace).reversed()
    return [columns.key, columns.variation, columns.comment, columns.state].first { $0.elementsEqual(trimmed) } ?? cell
  }

  /// The separator that a first line `sep=;` declares, as spreadsheets understand it.
  private static func declaredSeparator(of text: [UInt8]) -> UInt8? {
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    guard line.count == 5, line.starts(with: "sep=".utf8) else { return nil }
    return line.last
  }

  /// What the header's cells are separated by.
  private static func separator(of text: [UInt8]) -> UInt8 {
    let header = text.prefix { $0 != 0x0A && $0 != 0x0D }
    let counted = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09].map { sign in (sign, header.count { $0 == sign }) }
    return counted.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil } ?? UInt8(ascii: ",")
  }

  /// A cell of a row; nil where the row or the file has none.
  func cell(_ column: Int?, of row: CSVRows.Row) -> String? {
    guard let column, column < row.cells.count else { return nil }
    return isGuarded ? SpreadsheetGuard.unguarded(row.cells[column]) : row.cells[column]
  }
}
