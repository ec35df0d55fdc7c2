internal import ReceptionProtocol
public import ReceptionStorage

extension PostgresStore {
  /// A page of devices.
  public func devices(_ query: DeviceQuery, limit: Int) async throws(StoreFailure) -> [DeviceSummary] {
    try await pool.read { connection throws(PostgresError) -> Result<[DeviceSummary], StoreFailure> in
      let page = DirectoryPage(query, limit: limit)
      let devices = try connection.round([page.select])[0].map(Self.summary)
      return .success(page.isReversed ? devices.reversed() : devices)
    }
  }

  /// How many devices a query finds in all.
  public func deviceCount(_ query: DeviceQuery) async throws(StoreFailure) -> Int {
    var query = query
    query.position = nil
    let page = DirectoryPage(query, limit: 0)
    return try await pool.read { connection throws(PostgresError) -> Result<Int, StoreFailure> in
      .success(try connection.round([page.count])[0].first { row throws(PostgresError) in row.integer(0) } ?? 0)
    }
  }

  /// A device as the lists show it.
  public func deviceSummary(_ device: DeviceID) async throws(StoreFailure) -> DeviceSummary? {
    try await pool.read { connection throws(PostgresError) -> Result<DeviceSummary?, StoreFailure> in
      .success(
        try connection.run(
          DirectoryPage.summaries(of: "SELECT * FROM device WHERE id = $1"), .integer(device.rawValue)
        ).first(Self.summary))
    }
  }

  /// The team has read a conversation up to a message.
  public func markRead(_ device: DeviceID, upTo number: Int) async throws(StoreFailure) {
    let deed = PostgresQuery(
      """
      UPDATE device SET unread = least(unread, (
        SELECT count(*) FROM message
        WHERE message.device = device.id AND number > greatest($1, shown_after) AND author = 'user'))
      WHERE id = $2
      """, .integer(number), .integer(device.rawValue))
    try await change(device, deed, telling: .conversation(device))
  }

  private static func summary(_ row: PostgresRow) throws(PostgresError) -> DeviceSummary {
    DeviceSummary(
      record: try record(row), lastMessage: row.isNull(9) ? nil : message(row, from: 9), unread: row.integer(8))
  }
}

/// A query of the directory as SQL. No value is ever pasted.
private struct DirectoryPage {
  let select: PostgresQuery
  let count: PostgresQuery
  /// Whether the rows come last first.
  let isReversed: Bool

  init(_ query: DeviceQuery, limit: Int) {
    let time = query.order == .registration ? "registered_at" : "last_message_at"
    var conditions = ["app = $1"]
    var values: [PostgresValue] = [.text(query.app)]
    func place(_ value: PostgresValue) -> String {
      values.append(value)
      return "$\(values.count)"
    }
    if query.order == .lastMessage { conditions.append("last_message_at IS NOT NULL") }
    switch query.part {
    case .all: break
    case .unread: conditions.append("unread > 0")
    case .blocked: conditions.append("is_blocked")
    }
    for word in query.words { conditions.append("position(\(place(.text(word))) IN search) > 0") }
    var isReversed = false
    switch query.position {
    case nil: break
    case .after(let mark):
      conditions.append("(\(time), id) < (\(place(.real(mark.time))), \(place(.integer(mark.id.rawValue))))")
    case .before(let mark):
      conditions.append("(\(time), id) > (\(place(.real(mark.time))), \(place(.integer(mark.id.rawValue))))")
      isReversed = true
    }
    let source = "FROM device WHERE " + conditions.joined(separator: " AND ")
    count = PostgresQuery("SELECT count(*) \(source)", values: values)
    let order = isReversed ? "device.\(time), device.id" : "device.\(time) DESC, device.id DESC"
    let page = "SELECT * \(source) ORDER BY \(order) LIMIT \(place(.integer(limit)))"
    select = PostgresQuery(Self.summaries(of: page) + " ORDER BY \(order)", values: values)
    self.isReversed = isReversed
  }

  /// The devices of a query, each with the last message that is shown.
  static func summaries(of devices: String) -> String {
    """
    SELECT \(PostgresStore.deviceColumns("device")), unread, \(PostgresStore.messageColumns)
    FROM (\(devices)) AS device
    LEFT JOIN message ON message.device = device.id AND number = last_message AND number > shown_after
    """
  }
}
