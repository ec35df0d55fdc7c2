public import ReceptionProtocol
public import ReceptionStorage

extension SQLiteStore {
  /// Adds a message of the user, once.
  public func append(
    _ message: OutgoingMessage, from claim: DeviceClaim, at time: Double
  ) async throws(StoreFailure) -> (message: ConversationMessage, isNew: Bool) {
    try await writer.write {
      connection throws(SQLiteError) -> Result<(message: ConversationMessage, isNew: Bool), StoreFailure> in
      switch try DeviceRow.served(claim, at: time, connection) {
      case .failure(let failure): .failure(failure)
      case .success(let row): try Self.add(message, .user, to: claim.device, row, at: time, connection)
      }
    }
  }

  /// Adds a message of the team.
  public func reply(
    _ message: OutgoingMessage, to device: DeviceID, at time: Double
  ) async throws(StoreFailure) -> ConversationMessage {
    try await writer.write { connection throws(SQLiteError) -> Result<ConversationMessage, StoreFailure> in
      guard let row = try DeviceRow.read(device, connection) else {
        return .failure(.notFound("device \(device.rawValue)"))
      }
      return try Self.add(message, .team, to: device, row, at: time, connection).map(\.message)
    }
  }

  /// Messages of the conversation that is shown, by number.
  public func messages(
    of device: DeviceID, _ range: MessageRange, limit: Int
  ) async throws(StoreFailure) -> [ConversationMessage] {
    try await reader.read { connection throws(SQLiteError) -> Result<[ConversationMessage], StoreFailure> in
      guard let row = try DeviceRow.read(device, connection) else { return .success([]) }
      let id = SQLiteValue.integer(device.rawValue)
      let select = "SELECT \(Self.messageColumns) FROM message WHERE device = ?"
      if case .after(let number) = range {
        return .success(
          try connection.rows(
            "\(select) AND number > ? ORDER BY number LIMIT ?", id, .integer(max(number, row.shownAfter)),
            .integer(limit), read: Self.message))
      }
      let end = if case .before(let number) = range { number } else { Int.max }
      let newest = try connection.rows(
        "\(select) AND number > ? AND number < ? ORDER BY number DESC LIMIT ?", id, .integer(row.shownAfter),
        .integer(end), .integer(limit), read: Self.message)
      return .success(newest.reversed())
    }
  }

  private static func add(
    _ message: OutgoingMessage, _ author: ConversationMessage.Author, to device: DeviceID, _ row: DeviceRow,
    at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Result<(message: ConversationMessage, isNew: Bool), StoreFailure> {
    let known = try connection.row(
      "SELECT \(messageColumns) FROM message WHERE device = ? AND id = ?",
      .integer(device.rawValue), .text(message.id), read: Self.message)
    if let known {
      let isSame = (known.text, known.photoCount, known.author) == (message.text, message.photoCount, author)
      return isSame ? .success((known, false)) : .failure(.conflict("Message \(message.id)"))
    }
    let number = row.lastMessage + 1
    try connection.run(
      "INSERT INTO message (device, number, id, author, text, photo_count, sent_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
      .integer(device.rawValue), .integer(number), .text(message.id), .text(author.rawValue), .text(message.text),
      .integer(message.photoCount), .real(time))
    try connection.run(
      "UPDATE device SET last_message = ?, last_message_at = ?, unread = iif(?, unread + 1, 0) WHERE id = ?",
      .integer(number), .real(time), .integer(author == .user ? 1 : 0), .integer(device.rawValue))
    let stored = ConversationMessage(
      number: number, id: message.id, author: author, text: message.text, photoCount: message.photoCount, sentAt: time)
    return .success((stored, true))
  }

  static let messageColumns = "number, id, author, text, photo_count, sent_at"

  static func message(_ row: SQLiteStatement) throws(SQLiteError) -> ConversationMessage {
    ConversationMessage(
      number: row.integer(0), id: row.text(1), author: .init(rawValue: row.text(2)) ?? .team, text: row.text(3),
      photoCount: row.integer(4), sentAt: row.real(5))
  }
}
