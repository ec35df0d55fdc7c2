internal import CPostgres

/// A database of a test's own, gone after it. What it is asked goes past the store, as another program's questions would.
public final class ScratchDatabase {
  /// Its connection string.
  public let address: String
  private let name = "dragoman_\(UInt64.random(in: 0...UInt64.max))"
  private let server: String

  /// Makes one.
  ///
  /// - Parameter options: what `CREATE DATABASE` is told besides the name.
  public init(options: String = "") throws {
    guard let server = PostgresServer.address else {
      throw PostgresServer.Trouble(description: PostgresServer.absence)
    }
    self.server = server
    address = PostgresServer.address(of: name, on: server)
    _ = try Self.rows("CREATE DATABASE \(name) \(options)", on: server)
  }

  deinit { _ = try? Self.rows("DROP DATABASE IF EXISTS \(name) WITH (FORCE)", on: server) }

  /// Runs statements.
  public func execute(_ sql: String) throws { _ = try rows(sql) }

  /// The first column of the first row.
  public func text(_ sql: String) throws -> String? { try rows(sql).first?.first ?? nil }

  /// Every row of the last statement, its columns as texts.
  public func rows(_ sql: String) throws -> [[String?]] { try Self.rows(sql, on: address) }

  private static func rows(_ sql: String, on address: String) throws -> [[String?]] {
    let connection = PQconnectdb(address)
    defer { PQfinish(connection) }
    let result = PQexec(connection, sql)
    defer { PQclear(result) }
    guard [PGRES_COMMAND_OK, PGRES_TUPLES_OK].contains(PQresultStatus(result)) else {
      throw PostgresServer.Trouble(description: String(cString: PQerrorMessage(connection)))
    }
    return (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { column in
        PQgetisnull(result, row, column) != 0 ? nil : String(cString: PQgetvalue(result, row, column))
      }
    }
  }
}
