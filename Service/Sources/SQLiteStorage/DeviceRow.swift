internal import ReceptionProtocol
internal import ReceptionStorage

/// What is read of a device in the transaction that does what it asks.
struct DeviceRow {
  private static let columns =
    "app, token, token_expires_at, session, is_blocked, sequence, last_message, shown_after, language, search"
  private static let selection = "SELECT \(columns) FROM device WHERE id = ?"

  /// What decides whether it is answered.
  var standing: DeviceStanding
  /// What the directory finds it by.
  var search: String

  /// Reads the row of a device; nil when it is gone.
  static func read(_ id: DeviceID, _ connection: SQLiteConnection) throws(SQLiteError) -> DeviceRow? {
    try connection.row(selection, .integer(id.rawValue)) { row throws(SQLiteError) in
      let standing = DeviceStanding(
        app: row.text(0), token: StoredToken(hash: SecretHash(stored: row.bytes(1)), expiresAt: row.real(2)),
        session: SecretHash(stored: row.bytes(3)), isBlocked: row.flag(4), sequence: row.integer(5),
        lastMessage: row.integer(6), shownAfter: row.integer(7), language: row.optionalText(8))
      return DeviceRow(standing: standing, search: row.text(9))
    }
  }

  /// The row of the device that a token is for, whether it is served or not.
  static func owner(
    _ claim: DeviceClaim, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Result<DeviceRow, StoreFailure> {
    try checked(claim, connection) { $0.owner(claim, at: time) }
  }

  /// The row of the device that a token is for.
  static func served(
    _ claim: DeviceClaim, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Result<DeviceRow, StoreFailure> {
    try checked(claim, connection) { $0.served(claim, at: time) }
  }

  /// The row of the device that a session secret is for.
  static func renewing(
    _ claim: DeviceClaim, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Result<DeviceRow, StoreFailure> {
    try checked(claim, connection) { $0.renewing(claim) }
  }

  private static func checked(
    _ claim: DeviceClaim, _ connection: SQLiteConnection,
    _ check: (DeviceStanding?) -> Result<DeviceStanding, StoreFailure>
  ) throws(SQLiteError) -> Result<DeviceRow, StoreFailure> {
    let row = try read(claim.device, connection)
    return check(row?.standing).map { DeviceRow(standing: $0, search: row?.search ?? "") }
  }
}

/// What a device says of itself, as it is stored.
struct StatedDevice: Sendable {
  var description: String
  var language: String?
  var search: String
  /// Nil is newer than everything.
  var sequence: Int?

  init(_ description: DeviceDescription, sequence: Int?) {
    self.description = DescriptionJSON.text(of: description)
    self.sequence = sequence
    language = description.language
    search = DeviceSearchText.text(of: description)
  }
}

extension DeviceDescription {
  /// What is stored of a description, read back; its language has a column of its own.
  init(stored text: String, language: String?) throws(SQLiteError) {
    guard let description = StoredForms.description(text, language: language) else {
      throw .unreadable("a device's description")
    }
    self = description
  }
}
