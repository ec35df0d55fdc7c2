internal import ReceptionStorage

/// The rows of devices, as far as they decide who is answered.
enum DeviceRow {
  private static let columns =
    "id, app, token, token_expires_at, session, is_blocked, sequence, last_message, shown_after, language"

  /// Asks for the rows of some devices and keeps others from changing them, in the order of their numbers.
  static func locking(_ devices: [DeviceID]) -> PostgresQuery {
    PostgresQuery(
      "SELECT \(columns) FROM device WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE",
      .integers(devices.map(\.rawValue)))
  }

  /// The answer of ``locking(_:)``.
  static func byNumber(_ rows: PostgresRows) throws(PostgresError) -> [DeviceID: DeviceStanding] {
    var standings: [DeviceID: DeviceStanding] = [:]
    _ = try rows.map { row throws(PostgresError) in standings[DeviceID(rawValue: Int64(row.integer(0)))] = standing(row)
    }
    return standings
  }

  /// The row of one device, which others cannot change until the transaction ends; nil when it is gone.
  static func locked(_ device: DeviceID, _ connection: PostgresConnection) throws(PostgresError) -> DeviceStanding? {
    try byNumber(connection.round([locking([device])])[0])[device]
  }

  /// The row of one device, to be looked at; nil when it is gone.
  static func read(_ device: DeviceID, _ connection: PostgresConnection) throws(PostgresError) -> DeviceStanding? {
    try connection.run("SELECT \(columns) FROM device WHERE id = $1", .integer(device.rawValue))
      .first { row throws(PostgresError) in standing(row) }
  }

  private static func standing(_ row: PostgresRow) -> DeviceStanding {
    DeviceStanding(
      app: row.text(1), token: StoredToken(hash: SecretHash(stored: row.bytes(2)), expiresAt: row.real(3)),
      session: SecretHash(stored: row.bytes(4)), isBlocked: row.flag(5), sequence: row.integer(6),
      lastMessage: row.integer(7), shownAfter: row.integer(8), language: row.optionalText(9))
  }
}
