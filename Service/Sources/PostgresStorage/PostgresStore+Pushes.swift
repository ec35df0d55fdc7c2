internal import ReceptionProtocol
public import ReceptionStorage

extension PostgresStore {
  /// Claims waiting pushes of an app whose time has come; those that another process is claiming at this moment are passed
  /// over, so that nobody waits. A claim is nothing but a later time: when it ends, the push is due again.
  public func claimPushes(
    of app: String, limit: Int, by worker: String, until end: Double, at time: Double
  ) async throws(StoreFailure) -> [ClaimedPush] {
    try await pool.write { connection throws(PostgresError) -> Result<[ClaimedPush], StoreFailure> in
      let claimed = try connection.run(
        """
        WITH due AS (
          SELECT id FROM push WHERE app = $1 AND state = 'waiting' AND next_attempt_at <= $2 AND NOT EXISTS (
            SELECT 1 FROM push AS earlier WHERE earlier.device = push.device AND earlier.state = 'waiting'
              AND earlier.id < push.id)
          ORDER BY next_attempt_at, id LIMIT $3 FOR UPDATE SKIP LOCKED
        ), before AS (SELECT push.id, next_attempt_at FROM push JOIN due USING (id)),
        claimed AS (
          UPDATE push SET worker = $4, attempts = attempts + 1, next_attempt_at = $5, changed_at = $2
          FROM due WHERE push.id = due.id RETURNING push.*
        )
        SELECT \(Self.columns("claimed")), \(Self.deviceColumns("device"))
        FROM claimed JOIN device ON device.id = claimed.device JOIN before ON before.id = claimed.id
        ORDER BY before.next_attempt_at, claimed.id
        """, .text(app), .real(time), .integer(max(0, limit)), .text(worker), .real(end)
      ).map(Self.claimed)
      return .success(claimed)
    }
  }

  /// Says what became of a push that a worker has claimed.
  @discardableResult
  public func settle(
    _ push: PushID, by worker: String, as outcome: PushOutcome, at time: Double
  ) async throws(StoreFailure) -> Bool {
    let (next, gatewayID, reason) = outcome.columns
    return try await pool.write { connection throws(PostgresError) -> Result<Bool, StoreFailure> in
      let changes = try connection.run(
        """
        UPDATE push SET state = $1, next_attempt_at = coalesce($2, next_attempt_at), gateway_id = $3, reason = $4,
          worker = NULL, changed_at = $5
        WHERE id = $6 AND worker = $7 AND state = 'waiting'
        """, .text(outcome.state.rawValue), .real(next), .text(gatewayID), .text(reason), .real(time),
        .integer(push.rawValue), .text(worker)
      ).changes
      return .success(changes > 0)
    }
  }

  /// Forgets the push token of a device if it is still this one.
  @discardableResult
  public func forgetPushToken(_ token: String, of device: DeviceID) async throws(StoreFailure) -> Bool {
    try await writer.write(
      DeviceWrite(device: device, questions: [Self.asking(for: device)]) { _, answers throws(PostgresError) in
        guard let record = try answers[0].first(Self.record), record.description.pushToken == token else {
          return .done(false)
        }
        let text = DescriptionJSON.text(of: record.description.withoutPushToken)
        return .done(
          true,
          [
            PostgresQuery(
              "UPDATE device SET description = $1 WHERE id = $2", .text(text), .integer(device.rawValue))
          ])
      })
  }

  /// Pushes of an app, the newest first.
  public func pushes(_ question: PushQuestion, limit: Int) async throws(StoreFailure) -> [PushRecord] {
    var conditions = ["app = $1"]
    var values: [PostgresValue] = [.text(question.app)]
    func place(_ value: PostgresValue) -> String {
      values.append(value)
      return "$\(values.count)"
    }
    if let device = question.device { conditions.append("device = \(place(.integer(device.rawValue)))") }
    if let state = question.state { conditions.append("state = \(place(.text(state.rawValue)))") }
    if let before = question.before { conditions.append("id < \(place(.integer(before.rawValue)))") }
    let query = PostgresQuery(
      """
      SELECT \(Self.columns("push")) FROM push WHERE \(conditions.joined(separator: " AND "))
      ORDER BY id DESC LIMIT \(place(.integer(max(0, limit))))
      """, values: values)
    return try await pool.read { connection throws(PostgresError) -> Result<[PushRecord], StoreFailure> in
      .success(try connection.round([query])[0].map(Self.push))
    }
  }

  /// How many pushes of an app there are in each state.
  public func pushCounts(of app: String) async throws(StoreFailure) -> [PushState: Int] {
    try await pool.read { connection throws(PostgresError) -> Result<[PushState: Int], StoreFailure> in
      let counts = try connection.run("SELECT state, count(*) FROM push WHERE app = $1 GROUP BY state", .text(app))
        .map { row throws(PostgresError) in (PushState(rawValue: row.text(0)), row.integer(1)) }
      return .success(counts.reduce(into: [:]) { known, count in if let state = count.0 { known[state] = count.1 } })
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
    try await pool.write { connection throws(PostgresError) -> Result<Int, StoreFailure> in
      .success(
        try connection.run(
          """
          DELETE FROM push WHERE id IN (
            SELECT id FROM push WHERE app = $1 AND made_at < $2 ORDER BY made_at LIMIT 1000)
          """, .text(app), .real(time)
        ).changes)
    }
  }

  // MARK: Rows

  /// Stores the push that tells of a message, and answers its number.
  static func adding(_ push: NewPush, of message: ConversationMessage, to device: DeviceRecord) -> PostgresQuery {
    PostgresQuery(
      """
      INSERT INTO push (app, device, message, language, payload, made_at, next_attempt_at, changed_at)
      VALUES ($1, $2, $3, $4, $5, $6, $6, $6) RETURNING id
      """, .text(device.app), .integer(device.id.rawValue), .integer(message.number),
      .text(push.language.identifier), .text(push.payload), .real(message.sentAt))
  }

  /// Drops what still waits for a device whose user has gone.
  static func droppingPushes(of device: DeviceID, reason: String, at time: Double) -> PostgresQuery {
    PostgresQuery(
      """
      UPDATE push SET state = 'dropped', reason = $1, worker = NULL, changed_at = $2
      WHERE device = $3 AND state = 'waiting'
      """, .text(reason), .real(time), .integer(device.rawValue))
  }

  private static let names =
    "id app device message language payload state attempts made_at next_attempt_at changed_at gateway_id reason"

  private static func columns(_ table: String) -> String {
    names.split(separator: " ").map { "\(table).\($0)" }.joined(separator: ", ")
  }

  private static func claimed(_ row: PostgresRow) throws(PostgresError) -> ClaimedPush {
    let device = try record(row, from: 13)
    return ClaimedPush(
      record: try push(row), token: device.description.pushToken, environment: device.description.pushEnvironment,
      bundleID: device.description.bundleId, isBlocked: device.isBlocked)
  }

  private static func push(_ row: PostgresRow) throws(PostgresError) -> PushRecord {
    guard let language = ReceptionLanguage(identifier: row.text(4)), let state = PushState(rawValue: row.text(6)) else {
      throw PostgresError(code: "XX001", message: "a push cannot be read")
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
  fileprivate var columns: (next: Double?, gatewayID: String?, reason: String?) {
    switch self {
    case .sent(let gatewayID): (nil, gatewayID, nil)
    case .waiting(let time, let reason): (time, nil, reason)
    case .failed(let reason), .dropped(let reason): (nil, nil, reason)
    }
  }
}
