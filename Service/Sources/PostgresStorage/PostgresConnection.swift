internal import CPostgres

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// One connection to a database, in libpq's pipeline mode: statements are sent together and answered together. Not safe for
/// threads: whoever has it takes turns.
final class PostgresConnection {
  /// How long the server is waited for; its own limit for a statement is shorter, so that this one is for a server that has
  /// stopped, or a network that swallows everything.
  static let patience = Duration.seconds(15)

  private let handle: OpaquePointer
  private var names: [String: String] = [:]
  private var nextName = 0

  /// Connects.
  ///
  /// - Throws: a lost connection, with libpq's words, which name host and user and never the password.
  init(_ settings: ConnectionSettings) throws(PostgresError) {
    guard let handle = settings.connect() else { throw PostgresError(message: "out of memory", isLost: true) }
    guard PQstatus(handle) == CONNECTION_OK, PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else {
      let error = Self.lost(handle)
      PQfinish(handle)
      throw error
    }
    self.handle = handle
    cpostgres_ignore_notices(handle)
  }

  deinit { PQfinish(handle) }

  /// Runs statements that have no values and answer nothing, one after the other.
  func execute(_ statements: String..., patience: Duration = patience) throws(PostgresError) {
    _ = try round(statements.map { PostgresQuery($0) }, patience: patience)
  }

  /// Runs one statement, prepared the first time.
  @discardableResult
  func run(_ sql: String, _ values: PostgresValue...) throws(PostgresError) -> PostgresRows {
    try round([PostgresQuery(sql, values: values)])[0]
  }

  /// Sends statements together and answers the rows of each, in the time of one round trip.
  ///
  /// Outside a transaction they are one of their own: all of them are done, or none.
  func round(_ queries: [PostgresQuery], patience: Duration = patience) throws(PostgresError) -> [PostgresRows] {
    let deadline = ContinuousClock.now + patience
    var unproven: [String] = []
    do throws(PostgresError) {
      var commands: [Bool] = []
      for query in queries {
        if names[query.sql] == nil {
          try prepare(query)
          unproven.append(query.sql)
          commands.append(false)
        }
        try send(query)
        commands.append(true)
      }
      guard PQpipelineSync(handle) == 1 else { throw Self.lost(handle) }
      return try answers(to: commands, deadline)
    } catch {
      // Whether the server prepared them is not known: they get new names.
      for sql in unproven { names[sql] = nil }
      throw error
    }
  }

  /// Whether a transaction is under way, or what became of one.
  var isInTransaction: Bool { PQtransactionStatus(handle) != PQTRANS_IDLE }

  // MARK: Sending

  private func prepare(_ query: PostgresQuery) throws(PostgresError) {
    nextName += 1
    let name = "s\(nextName)"
    names[query.sql] = name
    let types = query.values.map(\.type)
    guard PQsendPrepare(handle, name, query.sql, Int32(types.count), types) == 1 else { throw Self.lost(handle) }
  }

  private func send(_ query: PostgresQuery) throws(PostgresError) {
    var buffer: [UInt8] = []
    var ends: [Int?] = []
    for value in query.values { ends.append(value.encode(into: &buffer) ? buffer.count : nil) }
    // An empty text needs a place too, or it would be nothing.
    buffer.append(0)
    let sent = buffer.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
      var pointers: [UnsafePointer<CChar>?] = []
      var lengths: [Int32] = []
      var begin = 0
      for end in ends {
        pointers.append(end == nil ? nil : start?.advanced(by: begin))
        lengths.append(Int32((end ?? begin) - begin))
        begin = end ?? begin
      }
      let formats = [Int32](repeating: 1, count: ends.count)
      return PQsendQueryPrepared(handle, names[query.sql], Int32(ends.count), pointers, lengths, formats, 1)
    }
    guard sent == 1 else { throw Self.lost(handle) }
  }

  // MARK: Answers

  /// The rows of each command that is `true`, up to the end of the pipeline.
  private func answers(
    to commands: [Bool], _ deadline: ContinuousClock.Instant
  ) throws(PostgresError) -> [PostgresRows] {
    var rows: [PostgresRows] = []
    var failure: PostgresError?
    var place = 0
    while true {
      guard let result = try next(deadline) else {
        place += 1
        continue
      }
      switch PQresultStatus(result) {
      case PGRES_PIPELINE_SYNC:
        PQclear(result)
        if let failure { throw failure }
        guard rows.count == commands.count(where: { $0 }) else {
          throw PostgresError(message: "it answered less than it was asked", isLost: true)
        }
        return rows
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
        if place < commands.count, commands[place] { rows.append(PostgresRows(result)) } else { PQclear(result) }
      case PGRES_PIPELINE_ABORTED: PQclear(result)
      default:
        failure = failure ?? PostgresError(result)
        PQclear(result)
        if failure?.isLost == true { throw failure ?? Self.lost(handle) }
      }
    }
  }

  /// The next result; nil at the end of a command.
  private func next(_ deadline: ContinuousClock.Instant) throws(PostgresError) -> OpaquePointer? {
    while true {
      let unsent = PQflush(handle)
      guard unsent >= 0, PQstatus(handle) == CONNECTION_OK else { throw Self.lost(handle) }
      if unsent == 0, PQisBusy(handle) == 0 { return PQgetResult(handle) }
      try wait(writing: unsent > 0, until: deadline)
      guard PQconsumeInput(handle) == 1 else { throw Self.lost(handle) }
    }
  }

  private func wait(writing: Bool, until deadline: ContinuousClock.Instant) throws(PostgresError) {
    let left = ContinuousClock.now.duration(to: deadline)
    let milliseconds = max(0, left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000)
    var polled = pollfd(fd: PQsocket(handle), events: Int16(POLLIN) | (writing ? Int16(POLLOUT) : 0), revents: 0)
    guard polled.fd >= 0 else { throw Self.lost(handle) }
    let ready = poll(&polled, 1, Int32(clamping: milliseconds))
    // An interrupted wait is begun again by whoever called.
    if ready == 0 { throw .silence }
  }

  // MARK: Notices

  /// What other connections have told, once there is something. After a while without, the server has to give a sign of life.
  ///
  /// - Parameters:
  ///   - milliseconds: how long to wait.
  ///   - bell: a descriptor that ends the waiting when there is something to read.
  func notices(within milliseconds: Int32, or bell: Int32) throws(PostgresError) -> [String] {
    let waiting = takeNotices()
    guard waiting.isEmpty else { return waiting }
    var polled = [
      pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
    ]
    guard polled[0].fd >= 0 else { throw Self.lost(handle) }
    if poll(&polled, 2, milliseconds) == 0 { try execute("SELECT 1") }
    guard PQconsumeInput(handle) == 1 else { throw Self.lost(handle) }
    return takeNotices()
  }

  private func takeNotices() -> [String] {
    var texts: [String] = []
    while let notice = PQnotifies(handle) {
      texts.append(String(cString: notice.pointee.extra))
      PQfreemem(notice)
    }
    return texts
  }

  /// The loss of a connection, in libpq's words, on one line.
  private static func lost(_ handle: OpaquePointer) -> PostgresError {
    let words = PQerrorMessage(handle).map { String(cString: $0) } ?? ""
    let lines = words.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
    let message = lines.isEmpty ? "the connection is lost" : lines.joined(separator: " ")
    return PostgresError(message: message, isLost: true)
  }
}

extension PostgresConnection {
  /// Does something in a transaction; what fails, or is refused, has changed nothing.
  func transaction<Value, Refusal>(
    _ body: (PostgresConnection) throws(PostgresError) -> Result<Value, Refusal>
  ) throws(PostgresError) -> Result<Value, Refusal> {
    try execute("BEGIN")
    do throws(PostgresError) {
      let result = try body(self)
      if case .success = result { try commit() } else { try execute("ROLLBACK") }
      return result
    } catch {
      // Of one that is lost the server ends the transaction, and one that is silent would be waited for twice.
      if !error.isLost { rollBack() }
      throw error
    }
  }

  /// Commits; an error here may come after the deed.
  func commit() throws(PostgresError) {
    do throws(PostgresError) { try execute("COMMIT") } catch { throw error.uncertain }
  }

  /// Ends a transaction that failed, on a connection that is not lost.
  func rollBack() { if isInTransaction { try? execute("ROLLBACK") } }
}

extension PostgresError {
  /// The same error while a transaction was committed: with the connection, the answer is lost too.
  var uncertain: PostgresError {
    var error = self
    error.isUncertain = isLost
    return error
  }
}
