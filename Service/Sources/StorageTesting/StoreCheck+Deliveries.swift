internal import ReceptionProtocol
internal import ReceptionStorage

extension StoreCheck {
  /// The outbox as workers take from it.
  static let deliveries = [
    StoreCheck("gives a push to one worker at a time, until its claim ends") { test throws(StoreFailure) in
      let device = try await test.device()
      let push = try await test.push("a", to: device, at: 1_000)
      await test.expect(try await test.claim(at: 999).map(\.record.id), is: [], "what is due too early")
      let first = try await test.claim(by: "one", until: 1_060, at: 1_000)
      await test.expect(first.map(\.record.attempts), is: [1], "the attempts")
      await test.expect(try await test.claim(by: "two", until: 1_090, at: 1_059).count, is: 0, "what another claims")
      // The first worker is gone; the second takes over, and what the first says late counts for nothing.
      let second = try await test.claim(by: "two", until: 1_120, at: 1_060)
      await test.expect(second.map(\.record.id), is: [push], "what is claimed after the end")
      await test.expect(second.map(\.record.attempts), is: [2], "the attempts by then")
      await test.expect(
        try await test.store.settle(push, by: "one", as: .failed(reason: "late"), at: 1_061), is: false, "a late end")
      await test.expect(
        try await test.store.settle(push, by: "two", as: .sent(gatewayID: "A"), at: 1_062), is: true, "an end in time")
      await test.expect(
        try await test.store.settle(push, by: "two", as: .failed(reason: "twice"), at: 1_063), is: false, "a second end"
      )
      let settled = try await test.pushes().first
      await test.expect(settled?.state, is: .sent, "the state")
      await test.expect(settled?.gatewayID, is: "A", "the gateway's name for it")
      await test.expect(try await test.claim(at: 9_000).count, is: 0, "what is due afterwards")
    },
    StoreCheck("brings a push back when it is to be tried again, and not once it has failed") {
      test throws(StoreFailure) in
      let first = try await test.push("a", to: try await test.device(), at: 1_000)
      let second = try await test.push("b", to: try await test.device(), at: 1_001)
      let claimed = try await test.claim(at: 1_002)
      await test.expect(claimed.map(\.record.id), is: [first, second], "what is due, in order")
      try await test.store.settle(first, by: test.app, as: .waiting(until: 1_500, reason: "busy"), at: 1_003)
      try await test.store.settle(second, by: test.app, as: .failed(reason: "BadDeviceToken"), at: 1_003)
      await test.expect(try await test.claim(at: 1_499).count, is: 0, "what is due before its time")
      let again = try await test.claim(at: 1_500)
      await test.expect(again.map(\.record.id), is: [first], "what is due again")
      await test.expect(again.map(\.record.reason), is: ["busy"], "why it was not delivered")
      try await test.store.settle(first, by: test.app, as: .dropped(reason: "too old"), at: 1_501)
      let pushes = try await test.pushes()
      await test.expect(pushes.map(\.state), is: [.failed, .dropped], "the states")
      await test.expect(pushes.map(\.reason), is: ["BadDeviceToken", "too old"], "the reasons")
    },
    StoreCheck("gives of each device one push at a time, in the order in which they were written") {
      test throws(StoreFailure) in
      let (device, other) = (try await test.device(), try await test.device())
      var ids: [PushID] = []
      for name in ["a", "b", "c"] { ids.append(try await test.push(name, to: device, at: 1_000)) }
      let others = try await test.push("x", to: other, at: 1_001)
      await test.expect(try await test.claim(at: 1_001).map(\.record.id), is: [ids[0], others], "what is due first")
      try await test.store.settle(others, by: test.app, as: .sent(gatewayID: nil), at: 1_002)
      await test.expect(try await test.claim(at: 1_002).count, is: 0, "what is due while it is under way")
      try await test.store.settle(ids[0], by: test.app, as: .waiting(until: 1_500, reason: "busy"), at: 1_003)
      await test.expect(try await test.claim(at: 1_499).count, is: 0, "what is due while the first has to wait")
      await test.expect(try await test.claim(at: 1_500).map(\.record.id), is: [ids[0]], "what is due again")
      try await test.store.settle(ids[0], by: test.app, as: .sent(gatewayID: nil), at: 1_501)
      await test.expect(try await test.claim(at: 1_501).map(\.record.id), is: [ids[1]], "what is due after it")
      try await test.store.settle(ids[1], by: test.app, as: .failed(reason: "BadTopic"), at: 1_502)
      await test.expect(try await test.claim(at: 1_502).map(\.record.id), is: [ids[2]], "what is due at last")
    },
    StoreCheck("lets many workers share what is due without a gap or a double") { test throws(StoreFailure) in
      var made: Set<PushID> = []
      for number in 0..<30 {
        made.insert(try await test.push("\(number)", to: try await test.device(), at: 1_000))
      }
      let claimed = await withTaskGroup(of: [PushID].self) { group in
        for worker in 0..<10 {
          group.addTask { ((try? await test.claim(by: "\(worker)", limit: 7, at: 1_000)) ?? []).map(\.record.id) }
        }
        return await group.reduce(into: []) { $0 += $1 }
      }
      await test.expect(claimed.count, is: 30, "how many were claimed")
      await test.expect(Set(claimed), is: made, "what was claimed")
    },
    StoreCheck("says where a push goes now, and forgets a push token only while it is the same") {
      test throws(StoreFailure) in
      let device = try await test.device()
      let push = try await test.push("a", to: device, at: 1_000)
      await test.expect(try await test.claim(until: 1_001, at: 1_000).map(\.token), is: [nil], "the token before any")
      var description = CheckedDevice.description("de")
      (description.pushToken, description.pushEnvironment, description.bundleId) = ("00ff", .sandbox, "org.example")
      try await test.store.update(device.claim, with: description, sequence: nil, at: 1_001)
      try await test.store.setBlocked(true, device: device.id)
      let claimed = try await test.claim(until: 1_002, at: 1_001).first
      await test.expect(claimed?.record.id, is: push, "the push")
      await test.expect([claimed?.token, claimed?.bundleID], is: ["00ff", "org.example"], "the token and the bundle")
      await test.expect(claimed?.environment, is: .sandbox, "the push service")
      await test.expect(claimed?.isBlocked, is: true, "whether the device is blocked")
      await test.expect(
        try await test.store.forgetPushToken("other", of: device.id), is: false, "whether it was another")
      await test.expect(
        try await test.record(device)?.description.pushToken, is: "00ff", "the token after another's end")
      await test.expect(
        try await test.store.forgetPushToken("00ff", of: device.id), is: true, "whether it was this one")
      let record = try await test.record(device)
      await test.expect(record?.description.pushToken, is: nil, "the token after its end")
      await test.expect(record?.description.name, is: "Ada", "the name")
      await test.expect(record?.description.language, is: "de", "the language")
      await test.expect(
        try await test.store.forgetPushToken("00ff", of: device.id), is: false, "whether it was there still")
      await test.expect(
        try await test.store.forgetPushToken("00ff", of: DeviceID(rawValue: 1)), is: false, "whether nobody had it")
    },
  ]
}

extension CheckedStore {
  /// What a worker claims.
  nonisolated func claim(
    by worker: String? = nil, limit: Int = 50, until end: Double? = nil, at time: Double
  ) async throws(StoreFailure) -> [ClaimedPush] {
    try await store.claimPushes(of: app, limit: limit, by: worker ?? app, until: end ?? time + 60, at: time)
  }
}
