public import ReceptionProtocol
public import ReceptionStorage

extension SQLiteStore {
  /// Adds a device, once.
  public func register(_ device: NewDevice, at time: Double) async throws(StoreFailure) {
    let said = StatedDevice(device.description, sequence: device.sequence)
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      guard try Self.isApp(device.app, connection) else { return .failure(.notFound("app \(device.app)")) }
      if let known = try DeviceRow.read(device.id, connection) {
        return try Self.registerAgain(device, said, known, at: time, connection)
      }
      try connection.run(
        """
        INSERT INTO device (
          id, app, token, token_expires_at, session, sequence, language, description, search, registered_at,
          synchronized_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, .integer(device.id.rawValue), .text(device.app), .blob(device.token.hash.bytes),
        .real(device.token.expiresAt), .blob(device.session.bytes), .integer(device.sequence), .text(said.language),
        .text(said.description), .text(said.search), .real(time), .real(time))
      return .success(())
    }
  }

  private static func registerAgain(
    _ device: NewDevice, _ said: StatedDevice, _ known: DeviceRow, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Result<Void, StoreFailure> {
    guard known.standing.app == device.app, known.standing.session == device.session else {
      return .failure(.conflict("Device \(device.id.rawValue)"))
    }
    guard !known.standing.isBlocked else { return .failure(.blocked) }
    try store(said, of: device.id, known, at: time, connection)
    return .success(())
  }

  /// Stores what a device says of itself.
  public func update(
    _ claim: DeviceClaim, with description: DeviceDescription, sequence: Int?, at time: Double
  ) async throws(StoreFailure) {
    let said = StatedDevice(description, sequence: sequence)
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try DeviceRow.served(claim, at: time, connection).tryMap { row throws(SQLiteError) in
        try Self.store(said, of: claim.device, row, at: time, connection)
      }
    }
  }

  private static func store(
    _ said: StatedDevice, of device: DeviceID, _ known: DeviceRow, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) {
    guard !known.standing.isOlder(said.sequence) else { return }
    try connection.run(
      """
      UPDATE device SET description = ?, language = coalesce(?, language), sequence = ?, synchronized_at = ? WHERE id = ?
      """, .text(said.description), .text(said.language), .integer(said.sequence ?? known.standing.sequence),
      .real(time),
      .integer(device.rawValue))
    if said.search != known.search { try setSearch(said.search, device, connection) }
  }

  /// Apart from the rest, since who a user is changes seldom, and the directories must be written anew.
  private static func setSearch(
    _ search: String, _ device: DeviceID, _ connection: SQLiteConnection
  ) throws(SQLiteError) {
    try connection.run("UPDATE device SET search = ? WHERE id = ?", .text(search), .integer(device.rawValue))
  }

  /// Replaces the token of a device.
  public func renewToken(_ claim: DeviceClaim, to token: StoredToken, at time: Double) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try DeviceRow.renewing(claim, connection).tryMap { _ throws(SQLiteError) in
        try connection.run(
          "UPDATE device SET token = ?, token_expires_at = ? WHERE id = ?", .blob(token.hash.bytes),
          .real(token.expiresAt), .integer(claim.device.rawValue))
      }
    }
  }

  /// Forgets who the user is and hides the conversation.
  public func logOut(_ claim: DeviceClaim, sequence: Int?, at time: Double) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try DeviceRow.served(claim, at: time, connection).tryMap { row throws(SQLiteError) in
        guard !row.standing.isOlder(sequence), let device = try Self.record(claim.device, connection) else { return }
        try connection.run(
          """
          UPDATE device SET description = ?, sequence = ?, shown_after = last_message, search = '', unread = 0,
            last_message_at = NULL
          WHERE id = ?
          """,
          .text(DescriptionJSON.text(of: device.description.anonymous)), .integer(sequence ?? row.standing.sequence),
          .integer(claim.device.rawValue))
        // What was written to one user is not shown to the next.
        try Self.dropPushes(of: claim.device, reason: "logged out", at: time, connection)
      }
    }
  }

  /// Forgets the device and all that it ever sent.
  public func delete(_ claim: DeviceClaim, at time: Double) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try DeviceRow.owner(claim, at: time, connection).tryMap { _ throws(SQLiteError) in
        try connection.run("DELETE FROM device WHERE id = ?", .integer(claim.device.rawValue))
      }
    }
  }

  /// The device that a token is for.
  public func device(_ claim: DeviceClaim, at time: Double) async throws(StoreFailure) -> DeviceRecord {
    try await reader.read { connection throws(SQLiteError) -> Result<DeviceRecord, StoreFailure> in
      switch try DeviceRow.served(claim, at: time, connection) {
      case .failure(let failure): .failure(failure)
      case .success: try Self.record(claim.device, connection).map { .success($0) } ?? .failure(.unauthorized)
      }
    }
  }

  /// A device by its number; nil when it is gone.
  public func device(_ id: DeviceID) async throws(StoreFailure) -> DeviceRecord? {
    try await reader.read { connection throws(SQLiteError) -> Result<DeviceRecord?, StoreFailure> in
      .success(try Self.record(id, connection))
    }
  }

  /// The devices of an app, the last registered first.
  public func devices(of app: String, limit: Int, offset: Int) async throws(StoreFailure) -> [DeviceRecord] {
    try await reader.read { connection throws(SQLiteError) -> Result<[DeviceRecord], StoreFailure> in
      .success(
        try connection.rows(
          "SELECT \(Self.deviceColumns) FROM device WHERE app = ? ORDER BY registered_at DESC, id LIMIT ? OFFSET ?",
          .text(app),
          .integer(limit), .integer(offset), read: Self.record))
    }
  }

  /// Serves a device no more, or again.
  public func setBlocked(_ isBlocked: Bool, device: DeviceID) async throws(StoreFailure) {
    try await change(device, "UPDATE device SET is_blocked = \(isBlocked ? 1 : 0) WHERE id = ?")
  }

  /// Removes a device.
  public func remove(_ device: DeviceID) async throws(StoreFailure) {
    try await change(device, "DELETE FROM device WHERE id = ?")
  }

  private func change(_ device: DeviceID, _ sql: String) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run(sql, .integer(device.rawValue))
      return connection.changes > 0 ? .success(()) : .failure(.notFound("device \(device.rawValue)"))
    }
  }

  // MARK: Rows

  static let deviceColumns = "id, app, description, language, sequence, is_blocked, registered_at, synchronized_at"

  static func record(_ id: DeviceID, _ connection: SQLiteConnection) throws(SQLiteError) -> DeviceRecord? {
    try connection.row("SELECT \(deviceColumns) FROM device WHERE id = ?", .integer(id.rawValue), read: record)
  }

  static func record(_ row: SQLiteStatement) throws(SQLiteError) -> DeviceRecord {
    DeviceRecord(
      id: DeviceID(rawValue: Int64(row.integer(0))), app: row.text(1),
      description: try DeviceDescription(stored: row.text(2), language: row.optionalText(3)),
      sequence: row.integer(4), isBlocked: row.flag(5), registeredAt: row.real(6), synchronizedAt: row.real(7))
  }
}

extension Result where Failure == StoreFailure {
  /// The same for a success, with what the database makes of it.
  func tryMap<Value>(
    _ body: (Success) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Result<Value, StoreFailure> {
    switch self {
    case .success(let value): .success(try body(value))
    case .failure(let failure): .failure(failure)
    }
  }
}
