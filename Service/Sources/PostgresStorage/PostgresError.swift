internal import CPostgres
internal import ReceptionStorage

/// What went wrong with a database: a code of SQLSTATE and the server's words, or the loss of the connection.
struct PostgresError: Error, Hashable, CustomStringConvertible {
  /// SQLSTATE; empty where no server said anything.
  let code: String
  /// The server's words: its message alone, since its details may quote a row.
  let message: String
  /// Whether the connection is of no use any more.
  let isLost: Bool
  /// Whether the server was waited for in vain, and will be the next time too.
  var isSilent = false
  /// Whether the transaction may have been committed nevertheless: the connection was lost while it was.
  var isUncertain = false

  init(code: String = "", message: String, isLost: Bool = false) {
    self.code = code
    self.message = message
    self.isLost = isLost
  }

  /// No answer in time.
  static var silence: PostgresError {
    var error = PostgresError(message: "it does not answer", isLost: true)
    error.isSilent = true
    return error
  }

  /// An error that the server answered.
  init(_ result: OpaquePointer) {
    let code = cpostgres_error_code(result).map { String(cString: $0) } ?? ""
    let message = cpostgres_error_text(result).map { String(cString: $0) } ?? "no reason was given"
    self.init(code: code, message: message, isLost: Self.endsConnection(code) || code.isEmpty)
  }

  /// The server goes away (class 57P), says that the connection is none (class 08), or takes no writes (25006): it became a
  /// standby, and the next connection may find the one that does.
  private static func endsConnection(_ code: String) -> Bool {
    code.hasPrefix("08") || code.hasPrefix("57P") || code == readOnly
  }

  private static let readOnly = "25006"

  /// Whether the server takes no writes. One more connection may lead to another server; a third would not.
  var isReadOnly: Bool { code == Self.readOnly }

  /// Whether two transactions stood in each other's way, and one of them has to be done again.
  var isCollision: Bool { code == "40001" || code == "40P01" }

  /// Whether something of that key is there already.
  var isDouble: Bool { code == "23505" }

  var description: String { message }

  /// What whoever asked the store is told.
  var failure: StoreFailure { .unavailable(message) }
}
