internal import ReceptionProtocol
internal import ReceptionStorage

extension StoreCheck {
  static let conversations = [
    StoreCheck("stores a message once, however often it is sent") { test throws(StoreFailure) in
      let device = try await test.device()
      let message = OutgoingMessage(id: "a", text: "Hallo", photoCount: 2)
      let first = try await test.store.append(message, from: device.claim, at: 2_000)
      let again = try await test.store.append(message, from: device.claim, at: 3_000)
      await test.expect([first.isNew, again.isNew], is: [true, false], "whether it was new")
      await test.expect(first.message, is: again.message, "the message")
      await test.expect(
        first.message,
        is: ConversationMessage(number: 1, id: "a", author: .user, text: "Hallo", photoCount: 2, sentAt: 2_000),
        "the message")
      await test.expect(.conflict("Message a"), "another message of the same name") { () async throws(StoreFailure) in
        _ = try await test.store.append(OutgoingMessage(id: "a", text: "Tschüs"), from: device.claim, at: 4_000)
      }
      let other = try await test.device()
      _ = try await test.store.append(OutgoingMessage(id: "a", text: "Tschüs"), from: other.claim, at: 4_000)
      await test.expect(try await test.shown(device), is: ["Hallo"], "the conversation")
      await test.expect(try await test.shown(other), is: ["Tschüs"], "another's conversation")
    },
    StoreCheck("answers messages after, before and last, in order") { test throws(StoreFailure) in
      let device = try await test.device()
      for number in 1...5 {
        let message = OutgoingMessage(id: "\(number)", text: "\(number)")
        if number == 3 {
          _ = try await test.store.reply(message, to: device.id, at: Double(number))
        } else {
          _ = try await test.store.append(message, from: device.claim, at: Double(number))
        }
      }
      let ranges: [(MessageRange, [Int])] = [
        (.after(0), [1, 2]), (.after(2), [3, 4]), (.after(4), [5]), (.after(5), []), (.latest, [4, 5]),
        (.before(4), [2, 3]), (.before(2), [1]), (.before(1), []), (.after(Int.max), []), (.before(0), []),
      ]
      for (range, expected) in ranges {
        await test.expect(
          try await test.store.messages(of: device.id, range, limit: 2).map(\.number), is: expected, "\(range)")
      }
      let third = try await test.store.messages(of: device.id, .after(2), limit: 1).first
      await test.expect(third?.author, is: .team, "the author of the reply")
      await test.expect(.notFound("device 1"), "a reply to nobody") { () async throws(StoreFailure) in
        _ = try await test.store.reply(OutgoingMessage(id: "x", text: "x"), to: DeviceID(rawValue: 1), at: 1)
      }
    },
    StoreCheck("hides a conversation at a logout, and numbers go on") { test throws(StoreFailure) in
      let device = try await test.device()
      _ = try await test.store.append(OutgoingMessage(id: "1", text: "mine"), from: device.claim, at: 2_000)
      try await test.store.logOut(device.claim, sequence: 1, at: 2_100)
      await test.expect(try await test.shown(device), is: [], "the conversation after the logout")
      await test.expect(try await test.shown(device, .latest), is: [], "its last messages")
      let next = try await test.store.append(OutgoingMessage(id: "2", text: "yours"), from: device.claim, at: 2_200)
      await test.expect(next.message.number, is: 2, "the number of the next message")
      await test.expect(try await test.shown(device, .before(9)), is: ["yours"], "the conversation of the next user")
    },
    StoreCheck("numbers what many send at once without a gap or a double") { test throws(StoreFailure) in
      let device = try await test.device()
      await withTaskGroup(of: Void.self) { group in
        for place in 0..<40 {
          group.addTask {
            _ = try? await test.store.append(
              OutgoingMessage(id: "\(place)", text: "\(place)"), from: device.claim, at: 2_000)
          }
        }
      }
      let messages = try await test.store.messages(of: device.id, .after(0), limit: 100)
      await test.expect(messages.map(\.number), is: Array(1...40), "the numbers")
      await test.expect(Set(messages.map(\.text)).count, is: 40, "how many different messages there are")
    },
  ]

  static let hostile = [
    StoreCheck("keeps every text as it is") { test throws(StoreFailure) in
      let device = try await test.device()
      let texts = [
        "'; DROP TABLE device; --", "a\u{0}b", "\u{202E}gnp.exe", "👩‍👩‍👧‍👦", "e\u{301} é", "\r\n\t", "\u{FFFD}\u{10FFFF}",
        "%@ {app} {{",
        String(repeating: "ශ්‍රී", count: 800),
      ]
      for (place, text) in texts.enumerated() {
        _ = try await test.store.append(OutgoingMessage(id: "\(place)", text: text), from: device.claim, at: 2_000)
      }
      let stored = try await test.shown(device)
      await test.expect(
        stored.map { Array($0.unicodeScalars) }, is: texts.map { Array($0.unicodeScalars) }, "the texts")
      var description = CheckedDevice.description("de")
      description.name = texts[1]
      description.metadata = Dictionary(uniqueKeysWithValues: texts.prefix(8).map { ($0, $0) })
      try await test.store.update(device.claim, with: description, sequence: 1, at: 2_000)
      await test.expect(try await test.record(device)?.description, is: description, "the description")
    }
  ]
}
