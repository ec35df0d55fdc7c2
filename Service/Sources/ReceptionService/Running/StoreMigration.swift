internal import Foundation
internal import PostgresStorage
internal import ReceptionStorage
internal import SQLiteStorage

/// Copies a SQLite file into an empty PostgreSQL database: the file as it was at one moment, while a service may go on
/// writing to it; every row compared before anything is kept; all of it or nothing.
struct StoreMigration {
  /// So many rows are on their way at once.
  private static let chunk = 400

  /// The file, or the folder that it is in.
  private let source: String
  private let target: String

  /// A copy from a file, or the data folder that it is in, to a database by its connection string.
  init(from source: String, to target: String) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: source, isDirectory: &isFolder)
    self.source = isThere && isFolder.boolValue ? source + "/reception.sqlite" : source
    self.target = target
  }

  /// Copies, and says what.
  ///
  /// - Throws: a `MigrationError`, or what the file or the database is not fit for.
  func run() throws -> String {
    guard FileManager.default.fileExists(atPath: source) else { throw MigrationError.noFile(source) }
    let file = try SQLiteExport(path: source)
    let database = try PostgresImport(target)
    var rows = 0
    for table in file.tables { rows += try copy(table, from: file, to: database) }
    for table in file.tables { try verify(table, in: file, and: database) }
    try database.commit()
    let copied = "\(rows) rows of \(file.tables.count) tables are copied, and each was compared."
    guard try file.end() else { return copied }
    return copied + " The file was written to meanwhile, and what came later is not in the database: stop the service, "
      + "and migrate into an empty database again."
  }

  private func copy(_ table: StoredTable, from file: SQLiteExport, to database: PostgresImport) throws -> Int {
    let rows = try file.rows(of: table)
    var count = 0
    while case let chunk = try rows.next(Self.chunk), !chunk.isEmpty {
      try database.add(chunk, to: table)
      count += chunk.count
    }
    if let last = try file.lastNumber(of: table) { try database.goOn(after: last, in: table) }
    return count
  }

  private func verify(_ table: StoredTable, in file: SQLiteExport, and database: PostgresImport) throws {
    let rows = try file.rows(of: table)
    var count = 0
    while case let chunk = try rows.next(Self.chunk), !chunk.isEmpty {
      try database.verify(chunk, of: table)
      count += chunk.count
    }
    let stored = try database.count(of: table.name)
    guard stored == count else { throw MigrationError.count(table: table.name, file: count, database: stored) }
  }
}

/// Why nothing was copied.
enum MigrationError: Error, Hashable, CustomStringConvertible {
  /// There is no such file.
  case noFile(String)
  /// A table has more rows, or fewer, than were copied.
  case count(table: String, file: Int, database: Int)

  var description: String {
    switch self {
    case .noFile(let path): "There is no file \(path); --from takes sqlite:PATH, a file or the data folder it is in."
    case .count(let table, let file, let database):
      "\(table) has \(file) rows in the file and \(database) in the database; nothing was kept."
    }
  }
}
