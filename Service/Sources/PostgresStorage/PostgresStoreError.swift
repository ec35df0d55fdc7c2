/// Why a database cannot be used as the store.
public enum PostgresStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No connection string: `postgres://host:port:name`.
  case badAddress
  /// Nobody answers there, or not to this user; with libpq's words.
  case unreachable(place: String, reason: String)
  /// Tables of another program bear our names.
  case foreign(place: String)
  /// Written by a later version of this program.
  case newer(place: String)
  /// The database does not hold every text: `SQL_ASCII`, `LATIN1`.
  case wrongEncoding(place: String, encoding: String)
  /// Too old a server.
  case oldServer(place: String, version: String)
  /// Something is stored already where everything is to be copied to.
  case notEmpty(place: String, table: String)
  /// A row that was copied is not there, or another one.
  case differs(place: String, table: String, key: String)
  /// Not to be read or written, with the server's words.
  case unusable(place: String, reason: String)

  /// One sentence that says what to do. It holds no password.
  public var description: String {
    switch self {
    case .badAddress: "The database's address cannot be read; it is postgres://USER@HOST:PORT/NAME."
    case .unreachable(let place, let reason): "The database \(place) cannot be reached: \(reason)."
    case .foreign(let place):
      "\(place) holds tables of another program under this service's names; give it a database of its own."
    case .newer(let place): "\(place) was written by a newer version of this service; run that version."
    case .wrongEncoding(let place, let encoding):
      "\(place) is encoded in \(encoding), which does not hold every text; make one with ENCODING 'UTF8'."
    case .oldServer(let place, let version):
      "\(place) is PostgreSQL \(version); this service needs 13 or newer."
    case .notEmpty(let place, let table):
      "\(place) is not empty: there are rows in \(table); choose an empty database, nothing was copied."
    case .differs(let place, let table, let key):
      "The row \(key) of \(table) in \(place) is not the one that was copied; nothing was kept."
    case .unusable(let place, let reason): "\(place) cannot be used: \(reason)."
    }
  }
}
