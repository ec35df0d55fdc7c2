import DatabaseGround
import Foundation
@testable import PostgresStorage
import Testing

@Suite(.enabled(if: PostgresServer.isHere, "\(PostgresServer.absence)")) struct `A database that is no store` {
  private func refusal(_ address: String) -> PostgresStoreError? {
    do { _ = try PostgresStore(address) } catch { return error }
    return nil
  }

  @Test func `is refused with a sentence, and left as it is`() throws {
    let foreign = try ScratchDatabase()
    try foreign.execute("CREATE TABLE message (subject TEXT)")
    #expect(refusal(foreign.address)?.description.contains("holds tables of another program") == true)
    #expect(
      try foreign.text("SELECT string_agg(tablename, ' ') FROM pg_tables WHERE schemaname = 'public'") == "message")

    let newer = try ScratchDatabase()
    _ = try newer.store()
    try newer.execute("UPDATE reception_schema SET version = 99")
    #expect(refusal(newer.address)?.description.contains("newer version of this service") == true)

    let narrow = try ScratchDatabase(options: "TEMPLATE template0 ENCODING 'SQL_ASCII'")
    #expect(refusal(narrow.address)?.description.contains("is encoded in SQL_ASCII") == true)
    #expect(try narrow.text("SELECT count(*)::text FROM pg_tables WHERE schemaname = 'public'") == "0")
  }

  @Test func `that is not there, or not for this user, says why and never the password`() throws {
    let server = try #require(PostgresServer.address)
    let password = try #require(server.split(separator: ":").dropFirst(2).first?.split(separator: "@").first)
    let cases: [(String, String)] = [
      (PostgresServer.address(of: "nowhere", on: server), "database \"nowhere\" does not exist"),
      (server.replacingOccurrences(of: password, with: "sesame"), "password authentication failed"),
      ("postgres://u:sesame@127.0.0.1:1/x", "Connection refused"),
      ("postgres://u:sesame@127.0.0.1:5432/x?sslmode=verify", "cannot be reached"),
      ("postgres://u:sesame@127.0.0.1:port/x", "127.0.0.1:port/x cannot be reached"),
      ("postgres://u:sesame@[::1/x", "address cannot be read"), ("sesame", "address cannot be read"),
      ("postgres://u:sesame@h/x?nonsense=1", "address cannot be read"), ("", "address cannot be read"),
      ("host=\u{0}sesame", "address cannot be read"),
    ]
    var failures: [String] = []
    for (address, sentence) in cases {
      let said = refusal(address)?.description ?? "nothing"
      if !said.contains(sentence) || said.contains("sesame") || said.contains(password) || said.contains("\n") {
        failures.append("\(address): \(said)")
      }
    }
    #expect(failures == [])
  }

  @Test func `is reached over TLS where the address asks for it, and not without a certificate it trusts`() throws {
    let server = try OwnServer(tls: true)
    let rooted = server.address + "?sslmode=verify-ca&sslrootcert=\(server.folder)/ca.pem"
    let store = try PostgresStore(rooted)
    _ = store
    let connection = try PostgresConnection(ConnectionSettings(rooted))
    let isEncrypted = try connection.run("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
      .first { row throws(PostgresError) in row.flag(0) }
    #expect(isEncrypted == true)
    let stranger = refusal(server.address + "?sslmode=verify-ca&sslrootcert=\(server.folder)/other.pem")
    #expect(stranger?.description.contains("certificate verify failed") == true, "\(String(describing: stranger))")
  }
}
