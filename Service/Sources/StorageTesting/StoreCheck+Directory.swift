internal import ReceptionProtocol
internal import ReceptionStorage

extension StoreCheck {
  static let directory = [
    StoreCheck("pages through devices in both directions, none twice and none left out") { test throws(StoreFailure) in
      // Four register at once, so that their numbers decide.
      let times: [Double] = [10, 20, 20, 20, 20, 30, 40]
      var devices: [(Double, DeviceID)] = []
      for time in times { devices.append((time, try await test.named("Ada", at: time).id)) }
      let expected = devices.sorted { ($0.0, $0.1.rawValue) > ($1.0, $1.1.rawValue) }.map(\.1)
      var query = DeviceQuery(app: test.app)
      var forth: [DeviceSummary] = []
      repeat {
        let page = try await test.store.devices(query, limit: 2)
        forth += page
        query.position = page.last.map { .after(DeviceMark($0, in: .registration)) }
      } while query.position != nil && forth.count < 20
      await test.expect(forth.map(\.record.id), is: expected, "the devices")
      guard let last = forth.last else { return }
      query.position = .before(DeviceMark(last, in: .registration))
      let back = try await test.store.devices(query, limit: 3)
      await test.expect(back.map(\.record.id), is: Array(expected.dropLast().suffix(3)), "the page before the last")
      await test.expect(try await test.store.deviceCount(query), is: 7, "how many there are")
      await test.expect(
        try await test.store.devices(DeviceQuery(app: "nobody's"), limit: 2).isEmpty, "another app has none")
    },
    StoreCheck("finds devices by who their user is, whatever the case, and by nothing else") {
      test throws(StoreFailure) in
      for name in ["Jürgen Öztürk", "ليلى منصور", "佐藤 美咲", "100% _ '; --", "𝐀𝐝𝐚 𝐋𝐨𝐯𝐞𝐥𝐚𝐜𝐞"] {
        _ = try await test.named(name, at: 1)
      }
      let finds: [(String, Int)] = [
        ("", 5), ("  ", 5), ("JU\u{308}RGEN", 1), ("öz jür", 1), ("ليلى", 1), ("美咲", 1), ("%", 1), ("_", 1),
        ("'; --", 1),
        ("jürgen 美咲", 0), ("*", 0), ("Zurich", 0), ("u-1", 5), ("ada@example", 5), ("lovelace", 1),
        ("𝐋𝐎𝐕𝐄𝐋𝐀𝐂𝐄 ＡＤＡ", 1),
      ]
      for (search, count) in finds {
        var query = DeviceQuery(app: test.app)
        query.search = search
        await test.expect(try await test.store.deviceCount(query), is: count, "how many are “\(search)”")
        await test.expect(
          try await test.store.devices(query, limit: 9).count, is: count, "the page of “\(search)”")
      }
    },
    StoreCheck("finds a user under the new name and not under the old one") { test throws(StoreFailure) in
      let device = try await test.named("Ada", at: 1)
      var description = CheckedDevice.description("de")
      description.name = "Grace"
      try await test.store.update(device.claim, with: description, sequence: 1, at: 2)
      await test.expect(try await test.found("grace"), is: [device.id], "who is Grace")
      await test.expect(try await test.found("ada"), is: [], "who is Ada then")
      await test.expect(try await test.found("u-1 grace"), is: [device.id], "who is Grace by her identifier")
      try await test.store.logOut(device.claim, sequence: 2, at: 3)
      for name in ["ada", "grace", "u-1"] {
        await test.expect(try await test.found(name), is: [], "who is \(name) after the logout")
      }
    },
    StoreCheck("tells the blocked apart") { test throws(StoreFailure) in
      let (good, bad) = (try await test.named("Good", at: 1), try await test.named("Bad", at: 2))
      try await test.store.setBlocked(true, device: bad.id)
      let query = DeviceQuery(app: test.app, part: .blocked)
      await test.expect(try await test.store.devices(query, limit: 9).map(\.record.id), is: [bad.id], "the blocked")
      try await test.store.setBlocked(false, device: bad.id)
      await test.expect(try await test.store.deviceCount(query), is: 0, "how many are blocked")
      await test.expect(try await test.store.deviceSummary(good.id)?.record.isBlocked, is: false, "whether the good is")
    },
    StoreCheck("lists conversations by their last message, and counts what is unread") { test throws(StoreFailure) in
      let (first, second) = (try await test.named("A", at: 1), try await test.named("B", at: 2))
      _ = try await test.named("Silent", at: 3)
      for (number, device) in [first, second, first].enumerated() {
        let message = OutgoingMessage(id: "\(number)", text: "\(number)")
        _ = try await test.store.append(message, from: device.claim, at: Double(100 + number))
        _ = try await test.store.append(message, from: device.claim, at: 900)
      }
      await test.expect(try await test.listed(.all), is: ["2: 2", "1: 1"], "the conversations")
      _ = try await test.store.reply(OutgoingMessage(id: "r", text: "reply"), to: second.id, at: 200)
      await test.expect(try await test.listed(.all), is: ["reply: 0", "2: 2"], "the conversations after a reply")
      await test.expect(try await test.listed(.unread), is: ["2: 2"], "what is unread")
      try await test.store.markRead(first.id, upTo: 1)
      await test.expect(try await test.listed(.unread), is: ["2: 1"], "what is unread then")
      try await test.store.markRead(first.id, upTo: 0)
      await test.expect(try await test.listed(.unread), is: ["2: 1"], "what is unread after an older reading")
      try await test.store.markRead(first.id, upTo: 2)
      await test.expect(try await test.listed(.unread), is: [], "what is unread at last")
      await test.expect(.notFound("device 1"), "a reading of nobody's conversation") { () async throws(StoreFailure) in
        try await test.store.markRead(DeviceID(rawValue: 1), upTo: 1)
      }
      try await test.store.logOut(second.claim, sequence: nil, at: 300)
      await test.expect(try await test.listed(.all), is: ["2: 0"], "the conversations after a logout")
      await test.expect(try await test.store.deviceSummary(second.id)?.lastMessage, is: nil, "the hidden message")
      _ = try await test.store.append(OutgoingMessage(id: "n", text: "new"), from: second.claim, at: 400)
      await test.expect(try await test.listed(.all), is: ["new: 1", "2: 0"], "the conversations of the next user")
    },
  ]
}

extension CheckedStore {
  /// A device of a user with a name, registered at a time.
  nonisolated func named(_ name: String, at time: Double) async throws(StoreFailure) -> CheckedDevice {
    let device = CheckedDevice(app: app)
    var description = CheckedDevice.description("de")
    description.name = name
    description.email = "ada@example.org"
    try await store.register(
      NewDevice(
        id: device.id, app: app, description: description,
        token: StoredToken(hash: device.token.hash, expiresAt: 1_000_000), session: device.session.hash), at: time)
    return device
  }

  /// The devices that a search finds.
  nonisolated func found(_ search: String) async throws(StoreFailure) -> [DeviceID] {
    var query = DeviceQuery(app: app)
    query.search = search
    return try await store.devices(query, limit: 9).map(\.record.id)
  }

  /// The last message and the number of unread ones of each conversation, in order.
  nonisolated func listed(_ part: DeviceQuery.Part) async throws(StoreFailure) -> [String] {
    let query = DeviceQuery(app: app, order: .lastMessage, part: part)
    let page = try await store.devices(query, limit: 9)
    guard page.count == (try await store.deviceCount(query)) else { return ["the count differs"] }
    return page.map { "\($0.lastMessage?.text ?? "none"): \($0.unread)" }
  }
}
