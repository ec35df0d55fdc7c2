internal import CPostgres

/// Where a database is and how it is reached, as a connection string of libpq says it: `postgres://user@host/name?sslmode=…`
/// or `host=… dbname=…`. What it does not say comes from libpq's environment (`PGPASSWORD`, `PGSSLROOTCERT`), password file
/// and service file.
struct ConnectionSettings: Sendable, Hashable {
  /// The string as it was given. It may hold a password: never print it.
  fileprivate let text: String
  /// The place without any secret, for messages: `127.0.0.1:5432/reception`.
  let place: String

  /// Understood before the string, so that it may say otherwise.
  private static let defaults = [
    ("connect_timeout", "5"), ("keepalives_idle", "20"), ("keepalives_interval", "5"), ("keepalives_count", "3"),
    // The system's own patience with a machine that vanished is a quarter of an hour.
    ("tcp_user_timeout", "15000"), ("fallback_application_name", "reception-service"),
  ]

  /// Reads a connection string.
  ///
  /// - Throws: `.badAddress` for what libpq cannot read; libpq's own words would quote the string.
  init(_ text: String) throws(PostgresStoreError) {
    guard !text.isEmpty, !text.utf8.contains(0), let parsed = PQconninfoParse(text, nil) else { throw .badAddress }
    defer { PQconninfoFree(parsed) }
    self.text = text
    var values: [String: String] = [:]
    var option = parsed
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
      option += 1
    }
    let host = values["host"] ?? values["hostaddr"] ?? "localhost"
    place = "\(host):\(values["port"] ?? "5432")/\(values["dbname"] ?? values["user"] ?? "")"
  }

  /// Connects; the connection may have failed, and then says why.
  func connect() -> OpaquePointer? {
    // The string goes in as `dbname`, which libpq takes apart in its place among the others.
    let pairs = Self.defaults + [("dbname", text), ("client_encoding", "UTF8")]
    return withCStrings(pairs.map(\.0)) { keywords in
      withCStrings(pairs.map(\.1)) { values in PQconnectdbParams(keywords, values, 1) }
    }
  }
}

/// Lends texts to C as pointers, the last of them null.
private func withCStrings<Value>(_ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Value) -> Value {
  var pointers: [UnsafePointer<CChar>?] = []
  func lend(_ rest: ArraySlice<String>) -> Value {
    guard let text = rest.first else { return body(pointers + [nil]) }
    return text.withCString { pointer in
      pointers.append(pointer)
      return lend(rest.dropFirst())
    }
  }
  return lend(texts[...])
}
