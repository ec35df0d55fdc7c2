internal import ReceptionStorage

extension StoreCheck {
  static let agents = [
    StoreCheck("keeps the password that was there first") { test throws(StoreFailure) in
      _ = try await test.store.addAgentPassword(PasswordHash(stored: "$first"))
      let known = try await test.store.agentPassword()
      await test.expect(known != nil, "there is no password after one was added")
      let isAdded = try await test.store.addAgentPassword(PasswordHash(stored: "$second"))
      await test.expect(isAdded, is: false, "whether a second one was added")
      await test.expect(try await test.store.agentPassword(), is: known, "the password")
    },
    StoreCheck("knows a session until it ends, and extends only what is there") { test throws(StoreFailure) in
      let (secret, other) = (AgentSecret().hash, AgentSecret().hash)
      let session = AgentSession(secret: secret, begunAt: 1_000, expiresAt: 2_000)
      try await test.store.begin(session)
      await test.expect(try await test.store.agentSession(secret, at: 1_999), is: session, "the session")
      await test.expect(try await test.store.agentSession(secret, at: 2_000), is: nil, "the session at its end")
      await test.expect(try await test.store.agentSession(other, at: 1_500), is: nil, "an unknown session")
      try await test.store.extendAgentSession(secret, until: 3_000)
      try await test.store.extendAgentSession(secret, until: 2_500)
      await test.expect(
        try await test.store.agentSession(secret, at: 2_999)?.expiresAt, is: 3_000, "the end of the session")
      try await test.store.endAgentSession(secret)
      try await test.store.endAgentSession(other)
      try await test.store.extendAgentSession(secret, until: 9_000)
      await test.expect(try await test.store.agentSession(secret, at: 1_500), is: nil, "the session after its end")
    },
    StoreCheck("counts attempts, says how long to wait, and forgets") { test throws(StoreFailure) in
      let limit = AttemptLimit(attempts: 3, seconds: 60)
      let (key, other) = ("log-in \(test.app)", "log-in \(test.app)'s neighbour")
      let times: [(Double, Double?)] = [
        (1_000, nil), (1_010, nil), (1_020, nil), (1_020, 40), (1_059.5, 0.5), (1_060, nil), (1_061, nil),
        (1_062, nil), (1_063, 57),
        // A clock that was set back does not lock anybody out for longer than the limit says.
        (900, nil),
      ]
      for (time, expected) in times {
        await test.expect(
          try await test.store.countAttempt(key, limit: limit, at: time), is: expected, "the wait at \(time)")
      }
      await test.expect(try await test.store.countAttempt(other, limit: limit, at: 900), is: nil, "another's wait")
      for _ in 0..<3 { _ = try await test.store.countAttempt(key, limit: limit, at: 901) }
      try await test.store.forgetAttempts(key)
      await test.expect(try await test.store.countAttempt(key, limit: limit, at: 902), is: nil, "the wait after that")
    },
    StoreCheck("lets no more attempts through when many come at once") { test throws(StoreFailure) in
      let limit = AttemptLimit(attempts: 5, seconds: 60)
      let key = "at once \(test.app)"
      let allowed = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<40 {
          group.addTask {
            guard let wait = try? await test.store.countAttempt(key, limit: limit, at: 1_000) else { return 1 }
            return wait == 60 ? 0 : 100
          }
        }
        return await group.reduce(0, +)
      }
      await test.expect(allowed, is: 5, "how many went on")
    },
  ]

  static let passwords = [
    StoreCheck("replaces the password, ends every session and lets everybody try again") { test throws(StoreFailure) in
      let secret = AgentSecret().hash
      let (key, limit) = ("log-in \(test.app)", AttemptLimit(attempts: 1, seconds: 60))
      _ = try await test.store.countAttempt(key, limit: limit, at: 1_000)
      await test.expect(try await test.store.countAttempt(key, limit: limit, at: 1_001), is: 59, "the wait before")
      try await test.store.begin(AgentSession(secret: secret, begunAt: 1_000, expiresAt: 2_000))
      let password = PasswordHash(stored: "$new \(test.app)")
      try await test.store.replaceAgentPassword(password)
      await test.expect(try await test.store.agentPassword(), is: password, "the password")
      await test.expect(try await test.store.agentSession(secret, at: 1_500), is: nil, "the session")
      await test.expect(try await test.store.countAttempt(key, limit: limit, at: 1_002), is: nil, "the wait after")
    }
  ]
}
