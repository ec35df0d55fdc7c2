public import ReceptionProtocol
public import ReceptionStorage

extension PostgresStore {
  /// Adds a device, once.
  public func register(_ device: NewDevice, at time: Double) async throws(StoreFailure) {
    let said = StatedDevice(device.description, sequence: device.sequence)
    let telling = telling(.device(device.id))
    try await writer.write(
      DeviceWrite<Void>(device: device.id, questions: [Self.asking(forApp: device.app)]) { known, answers in
        guard answers[0].count > 0 else { return .refused(.notFound("app \(device.app)")) }
        guard let known else { return .done((), [said.inserting(device, at: time)]) }
        guard known.app == device.app, known.session == device.session else {
          return .refused(.conflict("Device \(device.id.rawValue)"))
        }
        return known.isBlocked
          ? .refused(.blocked) : .done((), said.updating(device.id, known, at: time, telling: telling))
      })
  }

  /// Stores what a device says of itself.
  public func update(
    _ claim: DeviceClaim, with description: DeviceDescription, sequence: Int?, at time: Double
  ) async throws(StoreFailure) {
    let said = StatedDevice(description, sequence: sequence)
    let telling = telling(.device(claim.device))
    try await writer.write(
      DeviceWrite(device: claim.device) { row, _ in
        .of(row.served(claim, at: time)) { said.updating(claim.device, $0, at: time, telling: telling) }
      })
  }

  /// Replaces the token of a device.
  public func renewToken(_ claim: DeviceClaim, to token: StoredToken, at time: Double) async throws(StoreFailure) {
    try await writer.write(
      DeviceWrite(device: claim.device) { row, _ in
        .of(row.renewing(claim)) { _ in
          [
            PostgresQuery(
              "UPDATE device SET token = $1, token_expires_at = $2 WHERE id = $3", .bytes(token.hash.bytes),
              .real(token.expiresAt), .integer(claim.device.rawValue))
          ]
        }
      })
  }

  /// Forgets who the user is and hides the conversation.
  public func logOut(_ claim: DeviceClaim, sequence: Int?, at time: Double) async throws(StoreFailure) {
    let telling = telling(.conversation(claim.device))
    try await writer.write(
      DeviceWrite(device: claim.device, questions: [Self.asking(for: claim.device)]) {
        row, answers throws(PostgresError) in
        let known = try answers[0].first(Self.record)
        return .of(row.served(claim, at: time)) { row in
          guard !row.isOlder(sequence), let known else { return [] }
          return [
            PostgresQuery(
              """
              UPDATE device SET description = $1, sequence = $2, shown_after = last_message, search = '', unread = 0,
                last_message_at = NULL
              WHERE id = $3
              """, .text(DescriptionJSON.text(of: known.description.anonymous)), .integer(sequence ?? row.sequence),
              .integer(claim.device.rawValue)),
            Self.droppingPushes(of: claim.device, reason: "logged out", at: time), telling,
          ]
        }
      })
  }

  /// Forgets the device and all that it ever sent.
  public func delete(_ claim: DeviceClaim, at time: Double) async throws(StoreFailure) {
    let telling = telling(.removal(claim.device))
    try await writer.write(
      DeviceWrite(device: claim.device) { row, _ in
        .of(row.owner(claim, at: time)) { _ in
          [PostgresQuery("DELETE FROM device WHERE id = $1", .integer(claim.device.rawValue)), telling]
        }
      })
  }

  /// The device that a token is for.
  public func device(_ claim: DeviceClaim, at time: Double) async throws(StoreFailure) -> DeviceRecord {
    try await pool.read { connection throws(PostgresError) -> Result<DeviceRecord, StoreFailure> in
      switch try DeviceRow.read(claim.device, connection).served(claim, at: time) {
      case .failure(let failure): .failure(failure)
      case .success: try Self.record(claim.device, connection).map { .success($0) } ?? .failure(.unauthorized)
      }
    }
  }

  /// A device by its number; nil when it is gone.
  public func device(_ id: DeviceID) async throws(StoreFailure) -> DeviceRecord? {
    try await pool.read { connection throws(PostgresError) -> Result<DeviceRecord?, StoreFailure> in
      .success(try Self.record(id, connection))
    }
  }

  /// The devices of an app, the last registered first.
  public func devices(of app: String, limit: Int, offset: Int) async throws(StoreFailure) -> [DeviceRecord] {
    try await pool.read { connection throws(PostgresError) -> Result<[DeviceRecord], StoreFailure> in
      .success(
        try connection.run(
          "SELECT \(Self.deviceColumns("device")) FROM device WHERE app = $1 ORDER BY registered_at DESC, id LIMIT $2 OFFSET $3",
          .text(app), .integer(limit), .integer(offset)
        ).map(Self.record))
    }
  }

  /// Serves a device no more, or again.
  public func setBlocked(_ isBlocked: Bool, device: DeviceID) async throws(StoreFailure) {
    try await change(
      device,
      PostgresQuery("UPDATE device SET is_blocked = $1 WHERE id = $2", .flag(isBlocked), .integer(device.rawValue)),
      telling: .device(device))
  }

  /// Removes a device.
  public func remove(_ device: DeviceID) async throws(StoreFailure) {
    try await change(
      device, PostgresQuery("DELETE FROM device WHERE id = $1", .integer(device.rawValue)), telling: .removal(device))
  }

  func change(_ device: DeviceID, _ deed: PostgresQuery, telling change: StoreChange) async throws(StoreFailure) {
    let telling = telling(change)
    try await writer.write(
      DeviceWrite(device: device) { row, _ in
        row == nil ? .refused(.notFound("device \(device.rawValue)")) : .done((), [deed, telling])
      })
  }

  // MARK: Rows

  /// The columns of a device's record.
  static func deviceColumns(_ table: String) -> String {
    "id app description language sequence is_blocked registered_at synchronized_at".split(separator: " ")
      .map { "\(table).\($0)" }.joined(separator: ", ")
  }

  static func asking(forApp app: String) -> PostgresQuery {
    PostgresQuery("SELECT 1 FROM app WHERE id = $1", .text(app))
  }

  static func asking(for device: DeviceID) -> PostgresQuery {
    PostgresQuery("SELECT \(deviceColumns("device")) FROM device WHERE id = $1", .integer(device.rawValue))
  }

  static func record(_ id: DeviceID, _ connection: PostgresConnection) throws(PostgresError) -> DeviceRecord? {
    try connection.round([asking(for: id)])[0].first(record)
  }

  static func record(_ row: PostgresRow) throws(PostgresError) -> DeviceRecord { try record(row, from: 0) }

  /// The device whose columns begin at a place in the row.
  static func record(_ row: PostgresRow, from first: Int32) throws(PostgresError) -> DeviceRecord {
    guard let description = StoredForms.description(row.text(first + 2), language: row.optionalText(first + 3)) else {
      throw PostgresError(code: "XX001", message: "a device's description cannot be read")
    }
    return DeviceRecord(
      id: DeviceID(rawValue: Int64(row.integer(first))), app: row.text(first + 1), description: description,
      sequence: row.integer(first + 4), isBlocked: row.flag(first + 5), registeredAt: row.real(first + 6),
      synchronizedAt: row.real(first + 7))
  }
}

extension DeviceWrite<Void>.Decision {
  /// What a device that may is done for.
  static func of(
    _ standing: Result<DeviceStanding, StoreFailure>, _ deeds: (DeviceStanding) -> [PostgresQuery]
  ) -> Self {
    switch standing {
    case .failure(let failure): .refused(failure)
    case .success(let row): .done((), deeds(row))
    }
  }
}

/// What a device says of itself, as it is stored.
private struct StatedDevice: Sendable {
  private let description: String
  private let language: String?
  private let search: String
  /// Nil is newer than everything.
  private let sequence: Int?

  init(_ description: DeviceDescription, sequence: Int?) {
    self.description = DescriptionJSON.text(of: description)
    self.sequence = sequence
    language = description.language
    search = DeviceSearchText.text(of: description)
  }

  func inserting(_ device: NewDevice, at time: Double) -> PostgresQuery {
    PostgresQuery(
      """
      INSERT INTO device (id, app, token, token_expires_at, session, sequence, language, description, search,
        registered_at, synchronized_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
      """, .integer(device.id.rawValue), .text(device.app), .bytes(device.token.hash.bytes),
      .real(device.token.expiresAt), .bytes(device.session.bytes), .integer(device.sequence), .text(language),
      .text(description), .text(search), .real(time), .real(time))
  }

  /// Nothing where a newer one is stored. Only another language is told of: everything else is nobody's business at once.
  func updating(
    _ device: DeviceID, _ known: DeviceStanding, at time: Double, telling: PostgresQuery
  ) -> [PostgresQuery] {
    guard !known.isOlder(sequence) else { return [] }
    let isOther = language != nil && language != known.language
    return (isOther ? [telling] : []) + [
      PostgresQuery(
        """
        UPDATE device SET description = $1, search = $2, language = coalesce($3, language), sequence = $4,
          synchronized_at = $5
        WHERE id = $6
        """, .text(description), .text(search), .text(language), .integer(sequence ?? known.sequence), .real(time),
        .integer(device.rawValue))
    ]
  }
}
