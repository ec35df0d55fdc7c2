internal import Foundation
internal import ReceptionProtocol
internal import ReceptionStorage

/// What decides whether a device is answered.
struct DeviceRow {
  static let columns = "app, token, token_expires_at, session, is_blocked, sequence, last_message, shown_after, search"

  var app: String
  var token: StoredToken
  var session: SecretHash
  var isBlocked: Bool
  var sequence: Int
  var lastMessage: Int
  var shownAfter: Int
  var search: String

  private static let selection = "SELECT \(columns) FROM device WHERE id = ?"

  /// Reads the row of a device; nil when it is gone.
  static func read(_ id: DeviceID, _ connection: SQLiteConnection) throws(SQLiteError) -> DeviceRow? {
    try connection.row(selection, .integer(id.rawValue)) { row throws(SQLiteError) in
      DeviceRow(
        app: row.text(0), token: StoredToken(hash: SecretHash(stored: row.bytes(1)), expiresAt: row.real(2)),
        session: SecretHash(stored: row.bytes(3)), isBlocked: row.flag(4), sequence: row.integer(5),
        lastMessage: row.integer(6), shownAfter: row.integer(7), search: row.text(8))
    }
  }

  /// The row of the device that a token is for, whether it is served or not.
  static func owner(
    _ claim: DeviceClaim, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Result<DeviceRow, StoreFailure> {
    guard let row = try read(claim.device, connection), row.token.hash == claim.hash, row.app == claim.app,
      time < row.token.expiresAt
    else { return .failure(.unauthorized) }
    return .success(row)
  }

  /// The row of the device that a token is for.
  static func served(
    _ claim: DeviceClaim, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Result<DeviceRow, StoreFailure> {
    let owner = try owner(claim, at: time, connection)
    if case .success(let row) = owner, row.isBlocked { return .failure(.blocked) }
    return owner
  }

  /// Whether an update or a logout is newer than the last one.
  func isOlder(_ sequence: Int?) -> Bool { sequence.map { $0 <= self.sequence } ?? false }
}

/// What a device says of itself, as it is stored.
struct StatedDevice: Sendable {
  var description: String
  var language: String?
  var search: String
  /// Nil is newer than everything.
  var sequence: Int?

  init(_ description: DeviceDescription, sequence: Int?) {
    self.description = StoredDescription.text(description)
    self.sequence = sequence
    language = description.language
    search = DeviceSearchText.text(of: description)
  }
}

/// A description on its way into the file and out of it: JSON without the language, which has a column of its own.
enum StoredDescription {
  static func text(_ description: DeviceDescription) -> String { DescriptionJSON.text(of: description) }

  static func description(_ text: String, language: String?) throws(SQLiteError) -> DeviceDescription {
    guard var description = try? JSONDecoder().decode(DeviceDescription.self, from: Data(text.utf8)) else {
      throw SQLiteError.unreadable("a device's description")
    }
    description.language = language
    return description
  }
}
