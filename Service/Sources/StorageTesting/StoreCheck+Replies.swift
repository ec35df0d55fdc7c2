internal import ReceptionProtocol
internal import ReceptionStorage

extension StoreCheck {
  static let replies = [
    StoreCheck("stores a reply and its push together, once") { test throws(StoreFailure) in
      let device = try await test.device(language: "de-CH")
      let reply = TeamReply(OutgoingMessage(id: "r", text: "Hallo %@ {app}", photoCount: 2), push: CheckedPush.make)
      let first = try await test.store.reply(reply, to: device.id, at: 2_000)
      let again = try await test.store.reply(reply, to: device.id, at: 3_000)
      await test.expect([first.isNew, again.isNew], is: [true, false], "whether it was new")
      await test.expect(again.push, is: nil, "the second push")
      await test.expect(first.message, is: again.message, "the message")
      let pushes = try await test.pushes()
      let expected = PushRecord(
        id: first.push ?? PushID(rawValue: 0), app: test.app, device: device.id, message: 1,
        push: NewPush(payload: "de 1 Hallo %@ {app} 2", language: CheckedPush.german), madeAt: 2_000,
        nextAttemptAt: 2_000, changedAt: 2_000)
      await test.expect(pushes, is: [expected], "the outbox")
      await test.expect(.conflict("Message r"), "another reply of the same name") { () async throws(StoreFailure) in
        _ = try await test.store.reply(OutgoingMessage(id: "r", text: "Tschüs"), to: device.id, at: 4_000)
      }
      let quiet = TeamReply(OutgoingMessage(id: "q", text: "leise")) { _, _ in nil }
      await test.expect(try await test.store.reply(quiet, to: device.id, at: 4_000).push, is: nil, "a push of nothing")
      await test.expect(.notFound("device 1"), "a reply to nobody") { () async throws(StoreFailure) in
        _ = try await test.store.reply(reply, to: DeviceID(rawValue: 1), at: 4_000)
      }
      await test.expect(try await test.pushes().count, is: 1, "how many pushes there are")
    },
    StoreCheck("stores no reply to a blocked device, and answers one that it had before") { test throws(StoreFailure) in
      let device = try await test.device(language: "de")
      let before = TeamReply(OutgoingMessage(id: "before", text: "Hallo"), push: CheckedPush.make)
      let after = TeamReply(OutgoingMessage(id: "after", text: "Noch da?"), push: CheckedPush.make)
      let stored = try await test.store.reply(before, to: device.id, at: 2_000)
      try await test.store.setBlocked(true, device: device.id)
      await test.expect(.blocked, "a reply to a blocked device") { () async throws(StoreFailure) in
        _ = try await test.store.reply(after, to: device.id, at: 2_000)
      }
      await test.expect(
        try await test.store.reply(before, to: device.id, at: 2_000).message, is: stored.message, "the reply sent again"
      )
      await test.expect(try await test.pushes().count, is: 1, "how many pushes there are")
      try await test.store.setBlocked(false, device: device.id)
      await test.expect(
        try await test.store.reply(after, to: device.id, at: 3_000).message.number, is: 2, "the reply after that")
      await test.expect(try await test.pushes().count, is: 2, "how many pushes there are by then")
    },
    StoreCheck("stores a draft only for the language it was made in") { test throws(StoreFailure) in
      let device = try await test.device(language: "es-MX")
      @Sendable func draft(_ id: String, _ language: String) -> TeamReply {
        TeamReply(
          OutgoingMessage(id: id, text: "¿Una reseña?"), draftedFor: ReceptionLanguage(identifier: language),
          push: CheckedPush.make)
      }
      let first = try await test.store.reply(draft("1", "es-419"), to: device.id, at: 2_000)
      await test.expect(first.message.asksForReview, is: true, "whether it asks for a review")
      // Another region of one language is no change; another language is, also on the way back.
      for (reported, kept, refused) in [("es-AR", "es-419", "es"), ("ar", "ar", "es-419"), ("is-IS", "en", "ar")] {
        try await test.store.update(device.claim, with: CheckedDevice.description(reported), sequence: nil, at: 2_000)
        guard let current = ReceptionLanguage(identifier: kept) else { continue }
        await test.expect(.languageChanged(current), "a draft in \(refused) for \(reported)") {
          () async throws(StoreFailure) in
          _ = try await test.store.reply(draft("to " + reported, refused), to: device.id, at: 2_000)
        }
        let stored = try await test.store.reply(draft("to " + reported, kept), to: device.id, at: 2_000)
        await test.expect(stored.isNew, is: true, "whether a draft in \(kept) for \(reported) was stored")
      }
      // What is stored already is answered, whatever the language is by now.
      let again = try await test.store.reply(draft("1", "es-419"), to: device.id, at: 3_000)
      await test.expect(again.message, is: first.message, "the first draft sent again")
      let shown = try await test.store.messages(of: device.id, .after(0), limit: 50)
      await test.expect(shown.map(\.asksForReview), is: [true, true, true, true], "the conversation")
      await test.expect(
        try await test.pushes().map(\.push.language.identifier), is: ["en", "ar", "es-419", "es-419"], "the languages")
    },
    StoreCheck("renders a push in the language that the device has when its message is stored") {
      test throws(StoreFailure) in
      let device = try await test.device(language: "de")
      await withTaskGroup(of: Void.self) { group in
        for place in 0..<20 {
          group.addTask {
            let description = CheckedDevice.description(place.isMultiple(of: 2) ? "ar" : "de")
            _ = try? await test.store.update(device.claim, with: description, sequence: nil, at: 2_000)
          }
          group.addTask {
            let reply = TeamReply(OutgoingMessage(id: "\(place)", text: "x"), push: CheckedPush.make)
            _ = try? await test.store.reply(reply, to: device.id, at: 2_000)
          }
        }
      }
      let pushes = try await test.pushes()
      await test.expect(pushes.map(\.message).sorted(), is: Array(1...20), "the messages")
      let mixed = pushes.filter { !$0.push.payload.hasPrefix($0.push.language.identifier + " ") }
      await test.expect(mixed, is: [], "pushes in two languages")
    },
  ]
}

/// Pushes that are easily told apart.
enum CheckedPush {
  static let german = ReceptionLanguage(identifier: "de") ?? .english

  /// A push that says everything it was made from.
  @Sendable static func make(_ device: DeviceRecord, _ message: ConversationMessage) -> NewPush? {
    let language = device.effectiveLanguage
    return NewPush(
      payload: "\(language.identifier) \(message.number) \(message.text) \(message.photoCount)", language: language)
  }
}
