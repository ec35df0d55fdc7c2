internal import ReceptionProtocol
public import ReceptionStorage

extension SQLiteStore {
  /// A page of devices.
  public func devices(_ query: DeviceQuery, limit: Int) async throws(StoreFailure) -> [DeviceSummary] {
    try await reader.read { connection throws(SQLiteError) -> Result<[DeviceSummary], StoreFailure> in
      let page = DevicePageSQL(query)
      let rows = try connection.rows(page.select, values: page.values + [.integer(limit)]) { row throws(SQLiteError) in
        DeviceSummary(record: try Self.record(row), unread: row.integer(8))
      }
      var devices = page.isReversed ? rows.reversed() : rows
      for place in devices.indices {
        devices[place].lastMessage = try Self.lastMessage(of: devices[place].record.id, connection)
      }
      return .success(devices)
    }
  }

  /// How many devices a query finds in all.
  public func deviceCount(_ query: DeviceQuery) async throws(StoreFailure) -> Int {
    try await reader.read { connection throws(SQLiteError) -> Result<Int, StoreFailure> in
      var query = query
      query.position = nil
      let page = DevicePageSQL(query)
      return .success(
        try connection.rows(page.count, values: page.values) { row throws(SQLiteError) in row.integer(0) }.first ?? 0)
    }
  }

  /// A device as the lists show it.
  public func deviceSummary(_ device: DeviceID) async throws(StoreFailure) -> DeviceSummary? {
    try await reader.read { connection throws(SQLiteError) -> Result<DeviceSummary?, StoreFailure> in
      let found = try connection.row(
        "SELECT \(Self.deviceColumns), unread FROM device WHERE id = ?", .integer(device.rawValue)
      ) { row throws(SQLiteError) in DeviceSummary(record: try Self.record(row), unread: row.integer(8)) }
      guard var found else { return .success(nil) }
      found.lastMessage = try Self.lastMessage(of: device, connection)
      return .success(found)
    }
  }

  /// The team has read a conversation up to a message.
  public func markRead(_ device: DeviceID, upTo number: Int) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run(
        """
        UPDATE device SET unread = min(unread, (
          SELECT count(*) FROM message
          WHERE message.device = device.id AND number > max(?, shown_after) AND author = 'user'))
        WHERE id = ?
        """, .integer(number), .integer(device.rawValue))
      return connection.changes > 0 ? .success(()) : .failure(.notFound("device \(device.rawValue)"))
    }
  }

  private static func lastMessage(
    of device: DeviceID, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> ConversationMessage? {
    try connection.row(
      """
      SELECT \(messageColumns) FROM message WHERE device = ?1 AND number =
        (SELECT last_message FROM device WHERE device.id = ?1 AND last_message > shown_after)
      """, .integer(device.rawValue), read: message)
  }
}

/// A query of the directory as SQL, answered out of an index that holds all that it asks about. No value is ever pasted.
private struct DevicePageSQL {
  let select: String
  let count: String
  /// In order, but for the page's length.
  let values: [SQLiteValue]
  /// Whether the rows come last first.
  let isReversed: Bool

  init(_ query: DeviceQuery) {
    let time = query.order == .registration ? "registered_at" : "last_message_at"
    var conditions = ["app = ?"]
    var values: [SQLiteValue] = [.text(query.app)]
    if query.order == .lastMessage { conditions.append("last_message_at IS NOT NULL") }
    switch query.part {
    case .all: break
    case .unread: conditions.append("unread > 0")
    case .blocked: conditions.append("is_blocked = 1")
    }
    for word in query.words {
      conditions.append("instr(search, ?) > 0")
      values.append(.text(word))
    }
    var isReversed = false
    switch query.position {
    case nil: break
    case .after(let mark):
      conditions.append("(\(time), id) < (?, ?)")
      values += [.real(mark.time), .integer(mark.id.rawValue)]
    case .before(let mark):
      conditions.append("(\(time), id) > (?, ?)")
      values += [.real(mark.time), .integer(mark.id.rawValue)]
      isReversed = true
    }
    let direction = isReversed ? "ASC" : "DESC"
    let source = "FROM device WHERE " + conditions.joined(separator: " AND ")
    select =
      "SELECT \(SQLiteStore.deviceColumns), unread \(source) ORDER BY \(time) \(direction), id \(direction) LIMIT ?"
    count = "SELECT count(*) \(source)"
    self.values = values
    self.isReversed = isReversed
  }
}
