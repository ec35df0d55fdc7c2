import Foundation
import ProcessGround

/// The server that `Scripts/postgres run` starts for the tests, and servers of a test's own.
public enum PostgresServer {
  /// Where it is; nil where the tests run without one.
  public static let address = ProcessInfo.processInfo.environment["DRAGOMAN_POSTGRES"]
  /// Whether there is one.
  public static var isHere: Bool { address != nil }
  /// Why tests are skipped without.
  public static let absence = "needs a PostgreSQL server: Scripts/postgres run swift test …"

  /// What went wrong around a test, not in it.
  public struct Trouble: Error, CustomStringConvertible {
    /// A sentence.
    public var description: String
  }

  /// The script that starts servers.
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scripts/postgres")

  /// The address of another database on the same server.
  public static func address(of database: String, on server: String) -> String {
    let end = server.lastIndex(of: "/") ?? server.endIndex
    return server[..<end] + "/" + database
  }

  /// Runs the script; what it printed.
  @discardableResult
  static func run(_ words: String...) throws -> String {
    // A file and no pipe: a process that another test starts meanwhile would inherit its end, and keep it open.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: file) }
    let command = Process()
    command.executableURL = script
    command.arguments = words
    command.standardOutput = try FileHandle(forWritingTo: file)
    try command.run()
    let code = command.ending()
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard code == 0 else { throw Trouble(description: "Scripts/postgres \(words) failed") }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A server of a test's own, stopped and started as it wants.
public final class OwnServer {
  /// Where everything of it is.
  public let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
    .path
  /// Where it answers.
  public let address: String

  /// Starts one.
  ///
  /// - Parameter tls: whether it has a certificate, signed by `ca.pem` in its folder; `other.pem` signed nothing.
  public init(tls: Bool = false) throws { address = try PostgresServer.run("start", folder, tls ? "tls" : "plain") }
  deinit { _ = try? PostgresServer.run("remove", folder) }

  /// Starts it again, on the same port.
  public func start() throws { try PostgresServer.run("start", folder) }
  /// As if the power failed.
  public func crash() throws { try PostgresServer.run("stop", folder, "immediate") }
}
