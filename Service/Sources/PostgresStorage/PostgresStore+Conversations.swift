public import ReceptionProtocol
public import ReceptionStorage

extension PostgresStore {
  /// Adds a message of the user, once.
  public func append(
    _ message: OutgoingMessage, from claim: DeviceClaim, at time: Double
  ) async throws(StoreFailure) -> (message: ConversationMessage, isNew: Bool) {
    let telling = telling(.conversation(claim.device))
    return try await writer.write(
      DeviceWrite(device: claim.device, questions: [Self.asking(for: message, of: claim.device)]) {
        row, answers throws(PostgresError) in
        switch row.served(claim, at: time) {
        case .failure(let failure): return .refused(failure)
        case .success(let row):
          if let known = try answers[0].first(Self.message) {
            return known.says(message, by: .user) ? .done((known, false)) : .refused(.conflict("Message \(message.id)"))
          }
          let stored = message.stored(by: .user, after: row, at: time)
          return .done((stored, true), Self.adding(stored, to: claim.device) + [telling])
        }
      })
  }

  /// Adds a message of the team and the push that tells of it.
  public func reply(_ reply: TeamReply, to device: DeviceID, at time: Double) async throws(StoreFailure) -> StoredReply
  {
    // The push's number is given by the table, and only known once it is stored: such a write is not one of a group's.
    let telling = telling(.conversation(device))
    return try await pool.write { connection throws(PostgresError) -> Result<StoredReply, StoreFailure> in
      guard let row = try DeviceRow.locked(device, connection), let record = try Self.record(device, connection) else {
        return .failure(.notFound("device \(device.rawValue)"))
      }
      let (message, draftedFor) = (reply.message, reply.draftedFor)
      if let known = try connection.round([Self.asking(for: message, of: device)])[0].first(Self.message) {
        let isSame = known.says(message, by: .team) && known.asksForReview == (draftedFor != nil)
        return isSame
          ? .success(StoredReply(message: known, isNew: false)) : .failure(.conflict("Message \(message.id)"))
      }
      guard !record.isBlocked else { return .failure(.blocked) }
      if let draftedFor, draftedFor != record.effectiveLanguage {
        return .failure(.languageChanged(record.effectiveLanguage))
      }
      let stored = message.stored(by: .team, after: row, at: time, asksForReview: draftedFor != nil)
      let push = reply.push?(record, stored).map { Self.adding($0, of: stored, to: record) }
      let rows = try connection.round(Self.adding(stored, to: device) + [telling] + (push.map { [$0] } ?? []))
      let id = try push == nil ? nil : rows.last?.first { row throws(PostgresError) in Int64(row.integer(0)) }
      return .success(StoredReply(message: stored, isNew: true, push: id.map { PushID(rawValue: $0) }))
    }
  }

  /// Messages of the conversation that is shown, by number.
  public func messages(
    of device: DeviceID, _ range: MessageRange, limit: Int
  ) async throws(StoreFailure) -> [ConversationMessage] {
    let shown =
      "SELECT \(Self.messageColumns) FROM message JOIN device ON device.id = device WHERE device = $1 AND number > shown_after"
    let id = PostgresValue.integer(device.rawValue)
    return try await pool.read { connection throws(PostgresError) -> Result<[ConversationMessage], StoreFailure> in
      if case .after(let number) = range {
        return .success(
          try connection.run(
            "\(shown) AND number > $2 ORDER BY number LIMIT $3", id, .integer(number), .integer(limit)
          ).map(Self.message))
      }
      let end = if case .before(let number) = range { number } else { Int.max }
      let newest = try connection.run(
        "\(shown) AND number < $2 ORDER BY number DESC LIMIT $3", id, .integer(end), .integer(limit))
      return .success(try newest.map(Self.message).reversed())
    }
  }

  static let messageColumns = "number, message.id, author, text, photo_count, sent_at, asks_for_review"

  private static func asking(for message: OutgoingMessage, of device: DeviceID) -> PostgresQuery {
    PostgresQuery(
      "SELECT \(messageColumns) FROM message WHERE device = $1 AND id = $2", .integer(device.rawValue),
      .text(message.id))
  }

  private static func adding(_ message: ConversationMessage, to device: DeviceID) -> [PostgresQuery] {
    [
      PostgresQuery(
        """
        INSERT INTO message (device, number, id, author, text, photo_count, sent_at, asks_for_review)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
        """, .integer(device.rawValue), .integer(message.number), .text(message.id), .text(message.author.rawValue),
        .text(message.text), .integer(message.photoCount), .real(message.sentAt), .flag(message.asksForReview)),
      PostgresQuery(
        """
        UPDATE device SET last_message = $1, last_message_at = $2, unread = CASE WHEN $3 THEN unread + 1 ELSE 0 END
        WHERE id = $4
        """, .integer(message.number), .real(message.sentAt), .flag(message.author == .user),
        .integer(device.rawValue)),
    ]
  }

  static func message(_ row: PostgresRow) throws(PostgresError) -> ConversationMessage { message(row, from: 0) }

  /// The message whose columns begin at a place in the row.
  static func message(_ row: PostgresRow, from first: Int32) -> ConversationMessage {
    ConversationMessage(
      number: row.integer(first), id: row.text(first + 1), author: .init(rawValue: row.text(first + 2)) ?? .team,
      text: row.text(first + 3), photoCount: row.integer(first + 4), sentAt: row.real(first + 5),
      asksForReview: row.flag(first + 6))
  }
}

extension OutgoingMessage {
  /// The message as it is stored, after the last one of a device.
  fileprivate func stored(
    by author: ConversationMessage.Author, after device: DeviceStanding, at time: Double, asksForReview: Bool = false
  ) -> ConversationMessage {
    ConversationMessage(
      number: device.lastMessage + 1, id: id, author: author, text: text, photoCount: photoCount, sentAt: time,
      asksForReview: asksForReview)
  }
}

extension ConversationMessage {
  /// Whether it is this message of this author, sent again.
  fileprivate func says(_ message: OutgoingMessage, by author: Author) -> Bool {
    (text, photoCount, self.author) == (message.text, message.photoCount, author)
  }
}
