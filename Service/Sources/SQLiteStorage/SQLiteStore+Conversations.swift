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
      case .success(let row): try Self.add(message, to: claim.device, row, at: time, connection)
      }
    }
  }

  /// Adds a message of the team and the push that tells of it.
  public func reply(
    _ reply: TeamReply, to device: DeviceID, at time: Double
  ) async throws(StoreFailure) -> StoredReply {
    try await writer.write { connection throws(SQLiteError) -> Result<StoredReply, StoreFailure> in
      guard let row = try DeviceRow.read(device, connection), let record = try Self.record(device, connection) else {
        return .failure(.notFound("device \(device.rawValue)"))
      }
      let (message, draftedFor) = (reply.message, reply.draftedFor)
      if let known = try Self.known(message.id, of: device, connection) {
        let isSame = known.says(message, by: .team) && known.asksForReview == (draftedFor != nil)
        let stored = StoredReply(message: known, isNew: false)
        return isSame ? .success(stored) : .failure(.conflict("Message \(message.id)"))
      }
      guard !row.standing.isBlocked else { return .failure(.blocked) }
      if let draftedFor, draftedFor != record.effectiveLanguage {
        return .failure(.languageChanged(record.effectiveLanguage))
      }
      let stored = try Self.insert(
        message, .team, asksForReview: draftedFor != nil, to: device, row, at: time, connection)
      let push = try reply.push?(record, stored).map { push throws(SQLiteError) in
        try Self.add(push, of: stored, to: record, connection)
      }
      return .success(StoredReply(message: stored, isNew: true, push: push))
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
            "\(select) AND number > ? ORDER BY number LIMIT ?", id, .integer(max(number, row.standing.shownAfter)),
            .integer(limit), read: Self.message))
      }
      let end = if case .before(let number) = range { number } else { Int.max }
      let newest = try connection.rows(
        "\(select) AND number > ? AND number < ? ORDER BY number DESC LIMIT ?", id, .integer(row.standing.shownAfter),
        .integer(end), .integer(limit), read: Self.message)
      return .success(newest.reversed())
    }
  }

  private static func add(
    _ message: OutgoingMessage, to device: DeviceID, _ row: DeviceRow, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Result<(message: ConversationMessage, isNew: Bool), StoreFailure> {
    if let known = try known(message.id, of: device, connection) {
      return known.says(message, by: .user) ? .success((known, false)) : .failure(.conflict("Message \(message.id)"))
    }
    let stored = try insert(message, .user, asksForReview: false, to: device, row, at: time, connection)
    return .success((stored, true))
  }

  private static func known(
    _ id: String, of device: DeviceID, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> ConversationMessage? {
    try connection.row(
      "SELECT \(messageColumns) FROM message WHERE device = ? AND id = ?", .integer(device.rawValue), .text(id),
      read: message)
  }

  private static func insert(
    _ message: OutgoingMessage, _ author: ConversationMessage.Author, asksForReview: Bool, to device: DeviceID,
    _ row: DeviceRow, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> ConversationMessage {
    let number = row.standing.lastMessage + 1
    try connection.run(
      "INSERT INTO message (device, \(messageColumns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      .integer(device.rawValue), .integer(number), .text(message.id), .text(author.rawValue), .text(message.text),
      .integer(message.photoCount), .real(time), .integer(asksForReview ? 1 : 0))
    try connection.run(
      "UPDATE device SET last_message = ?, last_message_at = ?, unread = iif(?, unread + 1, 0) WHERE id = ?",
      .integer(number), .real(time), .integer(author == .user ? 1 : 0), .integer(device.rawValue))
    return ConversationMessage(
      number: number, id: message.id, author: author, text: message.text, photoCount: message.photoCount, sentAt: time,
      asksForReview: asksForReview)
  }

  static let messageColumns = "number, id, author, text, photo_count, sent_at, asks_for_review"

  static func message(_ row: SQLiteStatement) throws(SQLiteError) -> ConversationMessage {
    ConversationMessage(
      number: row.integer(0), id: row.text(1), author: .init(rawValue: row.text(2)) ?? .team, text: row.text(3),
      photoCount: row.integer(4), sentAt: row.real(5), asksForReview: row.flag(6))
  }
}

extension ConversationMessage {
  /// Whether it is this message of this author, sent again.
  fileprivate func says(_ message: OutgoingMessage, by author: Author) -> Bool {
    (text, photoCount, self.author) == (message.text, message.photoCount, author)
  }
}
