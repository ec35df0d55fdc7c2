internal import ReceptionProtocol
internal import ReceptionStorage

extension StoreCheck {
  static let appearances = [
    StoreCheck("publishes revisions that only grow, and rolls back by another") { test throws(StoreFailure) in
      await test.expect(try await test.store.appearance(of: test.app), is: nil, "the appearance before any")
      await test.expect(.notFound("revision -1 of \(test.app)"), "a rollback of nothing") {
        () async throws(StoreFailure) in
        _ = try await test.store.rollBack(app: test.app, to: nil, at: 1)
      }
      let one: [AppearanceField: [String: String]] = [.title: ["de": "Eins", "ar-EG": "واحد"]]
      let two: [AppearanceField: [String: String]] = [.title: ["de": "Zwei"], .welcomeText: ["en": "100% {app} %@"]]
      _ = try await test.store.publish(one, app: test.app, base: nil, at: 1)
      _ = try await test.store.publish(two, app: test.app, base: nil, at: 2)
      await test.expect(
        try await test.store.appearance(of: test.app), is: AppearanceRevision(revision: 2, texts: two, publishedAt: 2),
        "the second revision")
      let back = try await test.store.rollBack(app: test.app, to: nil, at: 3)
      await test.expect(
        back, is: AppearanceRevision(revision: 3, texts: one, publishedAt: 3, restores: 1), "the rollback")
      let forth = try await test.store.rollBack(app: test.app, to: 2, at: 4)
      await test.expect(forth, is: AppearanceRevision(revision: 4, texts: two, publishedAt: 4, restores: 2), "the next")
      let all = try await test.store.appearances(of: test.app, limit: 3, offset: 1)
      await test.expect(all.map(\.revision), is: [3, 2, 1], "the earlier revisions")
      await test.expect(.notFound("revision 9 of \(test.app)"), "a rollback to nothing") {
        () async throws(StoreFailure) in
        _ = try await test.store.rollBack(app: test.app, to: 9, at: 5)
      }
      await test.expect(.notFound("app nobody's"), "a publication for nobody") { () async throws(StoreFailure) in
        _ = try await test.store.publish(one, app: "nobody's", base: nil, at: 5)
      }
    },
    StoreCheck("counts the revisions of each app for itself, also at once") { test throws(StoreFailure) in
      let other = test.app + "-other"
      try await test.store.save(AppRecord(id: other, name: "Other"))
      await withTaskGroup(of: Void.self) { group in
        for place in 0..<10 {
          for app in [test.app, other] {
            group.addTask {
              _ = try? await test.store.publish([.title: ["de": "\(place)"]], app: app, base: nil, at: 1)
            }
          }
        }
      }
      for app in [test.app, other] {
        let revisions = try await test.store.appearances(of: app, limit: 20, offset: 0).map(\.revision)
        await test.expect(revisions, is: (1...10).reversed(), "the revisions of \(app)")
      }
    },
    StoreCheck("lets one of many publish who began with the same texts") { test throws(StoreFailure) in
      await withTaskGroup(of: Void.self) { group in
        for place in 0..<10 {
          group.addTask {
            _ = try? await test.store.publish([.title: ["de": "\(place)"]], app: test.app, base: 0, at: 1)
          }
        }
      }
      let revisions = try await test.store.appearances(of: test.app, limit: 20, offset: 0)
      await test.expect(revisions.map(\.revision), is: [1], "what was published")
      await test.expect(.conflict("Revision 1 of \(test.app)"), "a publication over another") {
        () async throws(StoreFailure) in
        _ = try await test.store.publish([:], app: test.app, base: 0, at: 2)
      }
      let next = try await test.store.publish([:], app: test.app, base: 1, at: 2)
      await test.expect(next.revision, is: 2, "a publication on top of the other")
    },
  ]

  static let reports = [
    StoreCheck("adds up what devices report, by app, language, text and kind") { test throws(StoreFailure) in
      let (first, second) = (try await test.device(), try await test.device())
      let missing = TextReport(language: "de", key: "chat.title", kind: .missing, count: 2)
      let refused = TextReport(language: "ar", key: "chat.unread", kind: .refused)
      try await test.store.count([missing, refused], from: first.claim, at: 2_000)
      try await test.store.count([missing, missing], from: second.claim, at: 3_000)
      let counts = try await test.store.textCounts(of: test.app, limit: 10, offset: 0)
      let expected = [
        TextCount(report: refused, lastAt: 2_000),
        TextCount(report: TextReport(language: "de", key: "chat.title", kind: .missing, count: 6), lastAt: 3_000),
      ]
      await test.expect(counts, is: expected, "the counts")
      await test.expect(
        try await test.store.textCounts(of: test.app, limit: 1, offset: 1), is: [expected[1]], "the second page")
      await test.expect(
        try await test.store.textCounts(of: test.app, in: "de", limit: 10, offset: 0), is: [expected[1]], "the German")
      await test.expect(
        try await test.store.textCounts(of: test.app, in: "d%", limit: 10, offset: 0), is: [], "those of no language")
      let other = TextReport(language: "de", key: "chat.close", kind: .refused, count: 5)
      try await test.store.count([other], from: second.claim, at: 2_500)
      await test.expect(
        try await test.store.textTotals(of: test.app),
        is: [
          TextTotal(language: "ar", missing: 0, refused: 1, reports: 1, lastAt: 2_000),
          TextTotal(language: "de", missing: 1, refused: 1, reports: 11, lastAt: 3_000),
        ], "the totals")
      await test.expect(try await test.store.textTotals(of: "nobody's"), is: [], "nobody's totals")
    },
    StoreCheck("counts once what a device reports again, or late, under a sequence") { test throws(StoreFailure) in
      let (device, other) = (try await test.device(), try await test.device())
      let report = TextReport(language: "de", key: "chat.title", kind: .missing)
      for sequence in [7, 7, 6, 8, 7, 1, nil] {
        try await test.store.count([report], sequence: sequence, from: device.claim, at: 2_000)
      }
      // Each device counts for itself.
      try await test.store.count([report], sequence: 1, from: other.claim, at: 2_000)
      await test.expect(
        try await test.store.textCounts(of: test.app, limit: 9, offset: 0).map(\.report.count), is: [4], "the count")
      await test.expect(.unauthorized, "a stranger's report") { () async throws(StoreFailure) in
        try await test.store.count([report], sequence: 9, from: device.impostor, at: 2_000)
      }
      try await test.store.count([report], sequence: 9, from: device.claim, at: 2_000)
      await test.expect(
        try await test.store.textCounts(of: test.app, limit: 9, offset: 0).map(\.report.count), is: [5], "the end")
    },
    StoreCheck("counts so many texts of an app and no more, and those that it knows") { test throws(StoreFailure) in
      let device = try await test.device()
      let most = TextCount.mostOfApp
      for start in stride(from: 0, to: most, by: 100) {
        let reports = (start..<min(start + 100, most - 1)).map {
          TextReport(language: "de", key: "k\($0)", kind: .missing)
        }
        try await test.store.count(reports, from: device.claim, at: 1)
      }
      let known = TextReport(language: "de", key: "k7", kind: .missing, count: 5)
      let new = ["x", "y"].map { TextReport(language: "ar", key: $0, kind: .refused) }
      try await test.store.count([new[0], known, new[1]], from: device.claim, at: 2)
      await test.expect(
        try await test.store.textTotals(of: test.app),
        is: [
          TextTotal(language: "ar", missing: 0, refused: 1, reports: 1, lastAt: 2),
          TextTotal(language: "de", missing: most - 1, refused: 0, reports: most + 4, lastAt: 2),
        ], "the totals")
    },
  ]
}
