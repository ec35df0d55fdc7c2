import Foundation
@testable import PostgresStorage
import Testing

/// The server that `Scripts/postgres run` starts for the tests, and servers of a test's own.
enum PostgresServer {
  /// Where it is; nil where the tests run without one.
  static let address = ProcessInfo.processInfo.environment["DRAGOMAN_POSTGRES"]
  static var isHere: Bool { address != nil }
  static let absence: Comment = "needs a PostgreSQL server: Scripts/postgres run swift test …"

  /// The script that starts servers.
  static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scripts/postgres")

  /// The address of another database on the same server.
  static func address(of database: String, on server: String) -> String {
    let end = server.lastIndex(of: "/") ?? server.endIndex
    return server[..<end] + "/" + database
  }

  /// Runs the script; what it printed.
  @discardableResult
  static func run(_ words: String...) throws -> String {
    let command = Process()
    let out = Pipe()
    command.executableURL = script
    command.arguments = words
    command.standardOutput = out
    try command.run()
    let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    command.waitUntilExit()
    try #require(command.terminationStatus == 0, "\(words)")
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A database of a test's own, gone after it.
final class ScratchDatabase {
  let address: String
  private let name = "dragoman_\(UInt64.random(in: 0...UInt64.max))"
  private let server: String

  /// - Parameter options: what `CREATE DATABASE` is told besides the name.
  init(options: String = "") throws {
    server = try #require(PostgresServer.address)
    address = PostgresServer.address(of: name, on: server)
    try Self.execute("CREATE DATABASE \(name) \(options)", on: server)
  }

  deinit { try? Self.execute("DROP DATABASE IF EXISTS \(name) WITH (FORCE)", on: server) }

  /// Runs a statement as another program would.
  func execute(_ sql: String) throws { try Self.execute(sql, on: address) }

  /// The first column of the first row.
  func text(_ sql: String) throws -> String? {
    let connection = try PostgresConnection(ConnectionSettings(address))
    return try connection.run(sql).first { row throws(PostgresError) in row.text(0) }
  }

  func store(connections: Int = 4) throws -> PostgresStore { try PostgresStore(address, connections: connections) }

  private static func execute(_ sql: String, on address: String) throws {
    try PostgresConnection(ConnectionSettings(address)).execute(sql)
  }
}

/// A server of a test's own, stopped and started as it wants.
final class OwnServer {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)").path
  let address: String

  /// - Parameter tls: whether it has a certificate, signed by `ca.pem` in its folder; `other.pem` signed nothing.
  init(tls: Bool = false) throws { address = try PostgresServer.run("start", folder, tls ? "tls" : "plain") }
  deinit { _ = try? PostgresServer.run("remove", folder) }

  func start() throws { try PostgresServer.run("start", folder) }
  /// As if the power failed.
  func crash() throws { try PostgresServer.run("stop", folder, "immediate") }
}
