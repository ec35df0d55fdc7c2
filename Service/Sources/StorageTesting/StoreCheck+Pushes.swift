internal import ReceptionProtocol
internal import ReceptionStorage

extension StoreCheck {
  /// The outbox as it is looked at.
  static let outbox = [
    StoreCheck("answers the pushes of an app page by page, by device and by state") { test throws(StoreFailure) in
      let (first, second) = (try await test.device(), try await test.device())
      for number in 1...6 {
        _ = try await test.push("\(number)", to: number.isMultiple(of: 3) ? second : first, at: Double(number))
      }
      var seen: [String] = []
      var question = PushQuestion(app: test.app)
      while true {
        let page = try await test.store.pushes(question, limit: 4)
        guard let last = page.last else { break }
        seen += page.map { String($0.push.payload.split(separator: " ")[2]) }
        question.before = last.id
      }
      await test.expect(seen, is: ["6", "5", "4", "3", "2", "1"], "the pages")
      let ofSecond = try await test.store.pushes(PushQuestion(app: test.app, device: second.id), limit: 9)
      await test.expect(ofSecond.map(\.madeAt), is: [6, 3], "the pushes of a device")
      let failed = try await test.store.pushes(PushQuestion(app: test.app, state: .failed), limit: 9)
      await test.expect(failed, is: [], "the failed pushes")
      await test.expect(try await test.store.pushCounts(of: test.app)[.waiting], is: 6, "how many wait")
      await test.expect(
        try await test.store.pushCounts(of: "nobody's")[.waiting] ?? 0, is: 0, "how many wait of nobody")
    },
    StoreCheck("drops what waits at a logout, and forgets the pushes of a device that is gone") {
      test throws(StoreFailure) in
      let (leaving, removed) = (try await test.device(), try await test.device())
      let sent = try await test.push("sent", to: leaving, at: 1_000)
      let claimed = try await test.claim(at: 1_000)
      await test.expect(claimed.map(\.record.id), is: [sent], "what was claimed")
      await test.expect(
        try await test.store.settle(sent, by: test.app, as: .sent(gatewayID: "A-1"), at: 1_001), is: true, "its end")
      let waiting = try await test.push("waiting", to: leaving, at: 1_002)
      _ = try await test.push("removed", to: removed, at: 1_003)
      try await test.store.logOut(leaving.claim, sequence: 1, at: 1_010)
      try await test.store.remove(removed.id)
      let pushes = try await test.pushes()
      await test.expect(pushes.map(\.id), is: [waiting, sent], "what is left")
      await test.expect(pushes.map(\.state), is: [.dropped, .sent], "the states")
      await test.expect(pushes.map(\.changedAt), is: [1_010, 1_001], "when they changed")
      await test.expect(pushes.last?.gatewayID, is: "A-1", "the gateway's name for it")
      await test.expect(
        try await test.store.pushCounts(of: test.app).filter { $0.value > 0 }, is: [.dropped: 1, .sent: 1], "the counts"
      )
    },
    StoreCheck("removes pushes by their age") { test throws(StoreFailure) in
      let device = try await test.device()
      for number in [-3, -2, 5] { _ = try await test.push("\(number)", to: device, at: Double(number)) }
      await test.expect(try await test.store.removePushes(of: test.app, madeBefore: 0), is: 2, "how many went")
      await test.expect(try await test.pushes().map(\.madeAt), is: [5], "what is left")
      await test.expect(try await test.shown(device).count, is: 3, "how many messages are left")
    },
  ]
}

extension CheckedStore {
  /// Stores a reply and its push.
  nonisolated func push(_ text: String, to device: CheckedDevice, at time: Double) async throws(StoreFailure) -> PushID
  {
    let reply = TeamReply(OutgoingMessage(id: text, text: text), push: CheckedPush.make)
    return try await store.reply(reply, to: device.id, at: time).push ?? PushID(rawValue: 0)
  }

  /// Every push of the app, the newest first.
  nonisolated func pushes() async throws(StoreFailure) -> [PushRecord] {
    try await store.pushes(PushQuestion(app: app), limit: 100)
  }
}
