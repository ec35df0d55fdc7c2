internal import Foundation
internal import PostgresStorage
internal import ReceptionStorage
internal import SQLiteStorage

/// Where the service keeps things: a SQLite file in a folder of one service's own, or a PostgreSQL database that several share.
public enum StorePlace: Hashable, Sendable {
  /// A folder with the file in it.
  case folder(String)
  /// A database by its connection string, which may hold a password: never print it.
  case database(String)

  /// The variables of the environment that say it, and no option does.
  init(environment: [String: String]) throws(ConfigurationError) {
    if let address = environment["DATABASE_URL"], !address.isEmpty {
      self = try .init(database: address, from: "DATABASE_URL")
    } else {
      self = .folder(environment["DATA_DIR"].flatMap { $0.isEmpty ? nil : $0 } ?? ".data")
    }
  }

  /// A database by what an option or a variable says.
  init(database address: String, from origin: String) throws(ConfigurationError) {
    guard ["postgres://", "postgresql://"].contains(where: { address.hasPrefix($0) }) else {
      throw .badDatabase(from: origin)
    }
    self = .database(address)
  }

  /// Where the devices of the live page's visitors are kept; nil where that is not this process's alone.
  var visitors: URL? {
    guard case .folder(let path) = self else { return nil }
    return URL(fileURLWithPath: path).appendingPathComponent("visitors", isDirectory: true)
  }

  /// Opens what is there.
  ///
  /// - Parameter alone: whether nobody else may serve the same; of a database several may.
  func store(alone: Bool) throws -> any Store {
    switch self {
    case .database(let address): return try PostgresStore(address)
    case .folder(let path):
      let folder = try DataFolder(preparing: path)
      // Held until the process ends.
      if alone { _ = try FolderLock(folder: folder) }
      return try SQLiteStore(path: folder.database)
    }
  }
}
