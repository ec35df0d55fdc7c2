import Foundation
import ReceptionStorage
import Testing

@Suite struct `The agents' password` {
  @Test func `is hashed by Argon2id with a salt, and matches itself alone`() throws {
    let password = "correct horse 🐴 battery\u{0}staple"
    let (one, two) = (
      try #require(PasswordHash(of: password, strength: .least)),
      try #require(PasswordHash(of: password, strength: .least))
    )
    #expect(one != two && one.text.hasPrefix("$argon2id$v=19$"))
    #expect(one.matches(password) && PasswordHash(stored: two.text).matches(password))
    let others = ["", "correct horse 🐴 battery", password + " ", password.uppercased(), one.text]
    #expect(others.filter { one.matches($0) } == [])
  }

  @Test func `is slow to try: 64 MiB and two passes`() throws {
    let hash = try #require(PasswordHash(of: "x"))
    #expect(hash.text.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
    #expect(hash.matches("x"))
  }

  @Test func `that was stored damaged matches nothing`() {
    let damaged = ["", "$argon2id$", "x", String(repeating: "$", count: 9_000), "$argon2id$v=19$m=8,t=1,p=1$$"]
    #expect(damaged.filter { PasswordHash(stored: $0).matches("") || PasswordHash(stored: $0).matches($0) } == [])
  }

  @Test func `that the service makes is easy to copy and never the same`() {
    let made = (0..<50).map { _ in AgentSecret.newPassword() }
    #expect(Set(made).count == 50)
    let shape = /[a-hj-km-np-z2-9]{5}(-[a-hj-km-np-z2-9]{5}){3}/
    #expect(made.filter { $0.wholeMatch(of: shape) == nil } == [])
  }
}

@Suite struct `An agent's secret` {
  @Test func `is read back as it was sent, and has a token for forms that does not tell it`() throws {
    let secret = AgentSecret()
    let read = try #require(AgentSecret(parsing: secret.text))
    #expect(read.hash == secret.hash && read.formToken == secret.formToken)
    #expect(AgentSecret().hash != secret.hash)
    #expect(secret.isFormToken(secret.formToken) && secret.text.count == 64)
    let others = [
      "", secret.text, AgentSecret().formToken, secret.formToken + "0", String(secret.formToken.dropLast()),
    ]
    #expect(others.filter(secret.isFormToken) == [])
    let none = [
      "", secret.text + "00", String(secret.text.dropLast()), "g" + secret.text.dropFirst(), secret.text + "\u{0}",
    ]
    #expect(none.filter { AgentSecret(parsing: $0) != nil } == [])
  }
}
