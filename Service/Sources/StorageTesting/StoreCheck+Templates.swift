internal import ReceptionProtocol
internal import ReceptionStorage

extension StoreCheck {
  static let templates = [
    StoreCheck("publishes templates of each kind as revisions, and rolls back by another") {
      test throws(StoreFailure) in
      await test.expect(try await test.store.template(.push, of: test.app), is: nil, "the template before any")
      await test.expect(.notFound("revision -1 of \(test.app)"), "a rollback of nothing") {
        () async throws(StoreFailure) in
        _ = try await test.store.rollBack(.push, app: test.app, to: nil, at: 1)
      }
      let (one, two) = (#"{"title":"{{ %@ \u0000"}"#, "\u{202E}{\u{0}\"'; DROP TABLE app; --")
      _ = try await test.store.publish(one, as: .push, app: test.app, base: nil, at: 1)
      let second = try await test.store.publish(two, as: .push, app: test.app, base: 1, at: 2)
      await test.expect(second, is: TemplateRevision(revision: 2, document: two, publishedAt: 2), "the second revision")
      await test.expect(try await test.store.template(.push, of: test.app), is: second, "the last revision")
      await test.expect(try await test.store.template(.review, of: test.app), is: nil, "the other kind")
      let back = try await test.store.rollBack(.push, app: test.app, to: nil, at: 3)
      await test.expect(
        back, is: TemplateRevision(revision: 3, document: one, publishedAt: 3, restores: 1), "the rollback")
      let forth = try await test.store.rollBack(.push, app: test.app, to: 2, at: 4)
      await test.expect(
        forth, is: TemplateRevision(revision: 4, document: two, publishedAt: 4, restores: 2), "the next")
      let earlier = try await test.store.templates(.push, of: test.app, limit: 2, offset: 1)
      await test.expect(earlier.map(\.revision), is: [3, 2], "the earlier revisions")
      await test.expect(.notFound("revision 9 of \(test.app)"), "a rollback to nothing") {
        () async throws(StoreFailure) in
        _ = try await test.store.rollBack(.push, app: test.app, to: 9, at: 5)
      }
      await test.expect(.notFound("app nobody's"), "a publication for nobody") { () async throws(StoreFailure) in
        _ = try await test.store.publish(one, as: .review, app: "nobody's", base: nil, at: 5)
      }
    },
    StoreCheck("lets one of many publish who began with the same templates") { test throws(StoreFailure) in
      await withTaskGroup(of: Void.self) { group in
        for place in 0..<10 {
          group.addTask {
            _ = try? await test.store.publish("\(place)", as: .review, app: test.app, base: 0, at: 1)
          }
        }
      }
      let revisions = try await test.store.templates(.review, of: test.app, limit: 20, offset: 0)
      await test.expect(revisions.map(\.revision), is: [1], "what was published")
      await test.expect(.conflict("Revision 1 of \(test.app)"), "a publication over another") {
        () async throws(StoreFailure) in
        _ = try await test.store.publish("late", as: .review, app: test.app, base: 0, at: 2)
      }
    },
    StoreCheck("keeps an app's settings, also when the app is saved again") { test throws(StoreFailure) in
      await test.expect(try await test.store.settings(of: test.app), is: AppSettings(), "the settings before any")
      await test.expect(try await test.store.settings(of: "nobody's"), is: AppSettings(), "the settings of nobody")
      let settings = AppSettings(hidesTextInPushes: true)
      try await test.store.save(settings, of: test.app)
      try await test.store.save(AppRecord(id: test.app, name: "Check again"))
      await test.expect(try await test.store.settings(of: test.app), is: settings, "the settings")
      await test.expect(.notFound("app nobody's"), "settings for nobody") { () async throws(StoreFailure) in
        try await test.store.save(settings, of: "nobody's")
      }
    },
  ]
}
