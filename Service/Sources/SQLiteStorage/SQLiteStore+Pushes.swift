internal import ReceptionProtocol
public import ReceptionStorage

extension SQLiteStore {
  /// Claims waiting pushes of an app whose time has come. A claim is nothing but a later time: when it ends, the push is due again.
  public func claimPushes(
    of app: String, limit: Int, by worker: String, until end: Double, at time: Double
  ) async throws(StoreFailure) -> [ClaimedPush] {
    try await writer.write { connection throws(SQLiteError) -> Result<[ClaimedPush], StoreFailure> in
      let due = try connection.rows(
        """
        SELECT id FROM push WHERE app = ? AND state = 'waiting' AND next_attempt_at <= ? AND NOT EXISTS (
          SELECT 1 FROM push AS earlier WHERE earlier.device = push.device AND earlier.state = 'waiting'
            AND earlier.id < push.id)
        ORDER BY next_attempt_at, id LIMIT ?
        """, .text(app), .real(time), .integer(max(0, limit))
      ) { row throws(SQLiteError) in row.integer(0) }
      var claimed: [ClaimedPush] = []
      for id in due {
        try connection.run(
          """
          UPDATE push SET worker = ?, attempts = attempts + 1, next_attempt_at = ?, changed_at = ? WHERE id = ?
          """, .text(worker), .real(end), .real(time), .integer(id))
        if let push = try Self.claimed(id, connection) { claimed.append(push) }
      }
      return .success(claimed)
    }
  }

  /// Says what became of a push that a worker has claimed.
  @discardableResult
  public func settle(
    _ push: PushID, by worker: String, as outcome: PushOutcome, at time: Double
  ) async throws(StoreFailure) -> Bool {
    let (next, gatewayID, reason) = outcome.columns
    return try await writer.write { connection throws(SQLiteError) -> Result<Bool, StoreFailure> in
      try connection.run(
        """
        UPDATE push SET state = ?, next_attempt_at = coalesce(?, next_attempt_at), gateway_id = ?, reason = ?,
          worker = NULL, changed_at = ?
        WHERE id = ? AND worker = ? AND state = 'waiting'
        """, .text(outcome.state.rawValue), next, .text(gatewayID), .text(reason), .real(time),
        .integer(push.rawValue), .text(worker))
      return .success(connection.changes > 0)
    }
  }

  /// Forgets the push token of a device if it is still this one.
  @discardableResult
  public func forgetPushToken(_ token: String, of device: DeviceID) async throws(StoreFailure) -> Bool {
    try await writer.write { connection throws(SQLiteError) -> Result<Bool, StoreFailure> in
      guard let record = try Self.record(device, connection), record.description.pushToken == token else {
        return .success(false)
      }
      try connection.run(
        "UPDATE device SET description = ? WHERE id = ?",
        .text(DescriptionJSON.text(of: record.description.withoutPushToken)), .integer(device.rawValue))
      return .success(true)
    }
  }

  /// Pushes of an app, the newest first.
  public func pushes(_ question: PushQuestion, limit: Int) async throws(StoreFailure) -> [PushRecord] {
    var conditions = "app = ?1 AND id < ?2"
    if question.device != nil { conditions += " AND device = ?3" }
    if question.state != nil { conditions += " AND state = ?4" }
    let select = "SELECT \(Self.columns) FROM push WHERE \(conditions) ORDER BY id DESC LIMIT ?5"
    return try await reader.read { connection throws(SQLiteError) -> Result<[PushRecord], StoreFailure> in
      .success(
        try connection.rows(
          select, .text(question.app), .integer(question.before?.rawValue ?? .max),
          question.device.map { .integer($0.rawValue) } ?? .null, .text(question.state?.rawValue),
          .integer(max(0, limit)), read: Self.push))
    }
  }

  /// How many pushes of an app there are in each state.
  public func pushCounts(of app: String) async throws(StoreFailure) -> [PushState: Int] {
    try await reader.read { connection throws(SQLiteError) -> Result<[PushState: Int], StoreFailure> in
      let rows = try connection.rows(
        "SELECT state, count(*) FROM push WHERE app = ? GROUP BY state", .text(app)
      ) { row throws(SQLiteError) in (row.text(0), row.integer(1)) }
      return .success(rows.reduce(into: [:]) { counts, row in PushState(rawValue: row.0).map { counts[$0] = row.1 } })
    }
  }

  /// Removes the pushes of an app that were made before a time.
  @discardableResult
  public func removePushes(of app: String, madeBefore time: Double) async throws(StoreFailure) -> Int {
    var all = 0
    while case let count = try await removeSomePushes(of: app, madeBefore: time), count > 0 { all += count }
    return all
  }

  private func removeSomePushes(of app: String, madeBefore time: Double) async throws(StoreFailure) -> Int {
    try await writer.write { connection throws(SQLiteError) -> Result<Int, StoreFailure> in
      try connection.run(
        """
        DELETE FROM push WHERE id IN (SELECT id FROM push WHERE app = ? AND made_at < ? ORDER BY made_at LIMIT 1000)
        """, .text(app), .real(time))
      return .success(connection.changes)
    }
  }

  // MARK: Rows

  /// Stores the push that tells of a message.
  static func add(
    _ push: NewPush, of message: ConversationMessage, to device: DeviceRecord, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> PushID {
    try connection.run(
      """
      INSERT INTO push (app, device, message, language, payload, made_at, next_attempt_at, changed_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?6)
      """, .text(device.app), .integer(device.id.rawValue), .integer(message.number),
      .text(push.language.identifier), .text(push.payload), .real(message.sentAt))
    return PushID(rawValue: connection.lastRow)
  }

  /// Drops what still waits for a device whose user has gone.
  static func dropPushes(
    of device: DeviceID, reason: String, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) {
    try connection.run(
      """
      UPDATE push SET state = 'dropped', reason = ?, worker = NULL, changed_at = ? WHERE device = ? AND state = 'waiting'
      """, .text(reason), .real(time), .integer(device.rawValue))
  }

  private static let columns = """
    id, app, device, message, language, payload, state, attempts, made_at, next_attempt_at, changed_at, gateway_id, reason
    """

  private static func claimed(_ id: Int, _ connection: SQLiteConnection) throws(SQLiteError) -> ClaimedPush? {
    guard
      let push = try connection.row("SELECT \(columns) FROM push WHERE id = ?", .integer(id), read: push),
      let device = try record(push.device, connection)
    else { return nil }
    return ClaimedPush(
      record: push, token: device.description.pushToken, environment: device.description.pushEnvironment,
      bundleID: device.description.bundleId, isBlocked: device.isBlocked)
  }

  private static func push(_ row: SQLiteStatement) throws(SQLiteError) -> PushRecord {
    guard let language = ReceptionLanguage(identifier: row.text(4)), let state = PushState(rawValue: row.text(6)) else {
      throw SQLiteError.unreadable("a push")
    }
    return PushRecord(
      id: PushID(rawValue: Int64(row.integer(0))), app: row.text(1), device: DeviceID(rawValue: Int64(row.integer(2))),
      message: row.integer(3), push: NewPush(payload: row.text(5), language: language), state: state,
      attempts: row.integer(7), madeAt: row.real(8), nextAttemptAt: row.real(9), changedAt: row.real(10),
      gatewayID: row.optionalText(11), reason: row.optionalText(12))
  }
}

extension PushOutcome {
  /// When it is due again, the gateway's name for it, and why it was not delivered.
  fileprivate var columns: (next: SQLiteValue, gatewayID: String?, reason: String?) {
    switch self {
    case .sent(let gatewayID): (.null, gatewayID, nil)
    case .waiting(let time, let reason): (.real(time), nil, reason)
    case .failed(let reason), .dropped(let reason): (.null, nil, reason)
    }
  }
}
