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
    StoreCheck("counts so many texts of an app, and lets those go that were not reported for the longest time") {
      test throws(StoreFailure) in
      let device = try await test.device()
      let (other, most) = (try await test.device(), TextCount.mostOfApp)
      // A hundred at 1, a hundred at 2 and so on; what is new twice in one request is one text.
      try await test.store.count(Self.missing(0..<100) + Self.missing(0..<100), from: device.claim, at: 1)
      for start in stride(from: 100, to: most, by: 100) {
        try await test.store.count(Self.missing(start..<start + 100), from: device.claim, at: Double(start / 100 + 1))
      }
      await test.expect(try await test.ages(below: 4), is: [1: 100, 2: 100, 3: 100], "what a full app has")
      // Two of the oldest are reported once more: three others make room.
      let new = ["x", "y", "z"].map { TextReport(language: "ar", key: $0, kind: .refused) }
      try await test.store.count(Self.missing(0..<1), from: device.claim, at: 1_000)
      try await test.store.count([new[0]] + Self.missing(7..<8) + new[1...], from: other.claim, at: 1_001)
      await test.expect(try await test.ages(below: 4), is: [1: 95, 2: 100, 3: 100], "what was not reported again")
      await test.expect(
        try await test.store.textTotals(of: test.app),
        is: [
          TextTotal(language: "ar", missing: 0, refused: 3, reports: 3, lastAt: 1_001),
          // A hundred were reported twice, three of them are gone, and two came once more.
          TextTotal(language: "de", missing: most - 3, refused: 0, reports: most + 100 - 3 * 2 + 2, lastAt: 1_001),
        ], "the totals")
      // Whoever has many devices report more than there is room for takes nothing from what is still reported.
      for start in stride(from: most, to: most + 300, by: 100) {
        try await test.store.count(Self.missing(start..<start + 100), from: other.claim, at: 2_000)
        try await test.store.count(new, from: device.claim, at: 2_000)
      }
      await test.expect(
        try await test.store.textTotals(of: test.app).map { [$0.missing, $0.refused, $0.reports - $0.missing] },
        is: [[0, 3, 12], [most - 3, 0, 4]], "the totals after many more")
      await test.expect(try await test.ages(below: 7), is: [4: 95, 5: 100, 6: 100], "what was old")
      // What is removed makes room: as many come in its place before anything has to go.
      await test.expect(
        try await test.store.removeTextCounts(of: test.app, lastReportedBefore: 5), is: 95, "how many were removed")
      try await test.store.count(Self.missing(20_000..<20_095), from: device.claim, at: 3_000)
      await test.expect(try await test.ages(below: 7), is: [5: 100, 6: 100], "what is old where there is room")
      try await test.store.count(Self.missing(20_095..<20_096), from: device.claim, at: 3_000)
      await test.expect(try await test.ages(below: 7), is: [5: 99, 6: 100], "what is old once there is none")
      await test.expect(try await test.store.removeTextCounts(of: test.app), is: most, "how many there were")
    },
    StoreCheck("counts so many texts of an app, however many devices report at once") { test throws(StoreFailure) in
      let (device, most) = (try await test.device(), TextCount.mostOfApp)
      for start in stride(from: 0, to: most, by: 100) {
        try await test.store.count(Self.missing(start..<start + 100), from: device.claim, at: 1)
      }
      var devices: [CheckedDevice] = []
      for _ in 0..<8 { devices.append(try await test.device()) }
      let refused = await withTaskGroup(of: Int.self) { group in
        for (place, device) in devices.enumerated() {
          group.addTask {
            var refused = 0
            for round in 0..<4 {
              // Each brings some of its own and some that all bring, and some that there were.
              let start = most + (place * 4 + round) * 10
              let reports = Self.missing(start..<start + 10) + Self.missing(50_000..<50_005) + Self.missing(0..<5)
              do throws(StoreFailure) { try await test.store.count(reports, from: device.claim, at: 2) } catch {
                refused += 1
              }
            }
            return refused
          }
        }
        return await group.reduce(0, +)
      }
      await test.expect(refused, is: 0, "how many reports were refused")
      try await test.store.count(Self.missing(60_000..<60_001), from: device.claim, at: 3)
      await test.expect(try await test.store.textTotals(of: test.app).map(\.missing), is: [most], "the texts")
      await test.expect(
        try await test.ages(below: 4), is: [1: most - 331, 2: 330, 3: 1], "when they were last reported")
    },
    StoreCheck("removes what devices have not reported for long, and what an app's team has dealt with") {
      test throws(StoreFailure) in
      let (device, other) = (try await test.device(), test.app + "-other")
      try await test.store.save(AppRecord(id: other, name: "Other"))
      let stranger = try await test.device(app: other)
      for (key, time) in [("a", 10), ("b", 20), ("c", 30), ("a", 25)] {
        for claim in [device.claim, stranger.claim] {
          try await test.store.count(
            [TextReport(language: "de", key: key, kind: .missing)], from: claim, at: Double(time))
        }
      }
      await test.expect(
        try await test.store.removeTextCounts(of: test.app, lastReportedBefore: 25), is: 1, "how many were old")
      await test.expect(
        try await test.store.textCounts(of: test.app, limit: 9, offset: 0).map(\.report.key), is: ["a", "c"],
        "the others")
      await test.expect(try await test.store.removeTextCounts(of: test.app), is: 2, "how many were left")
      await test.expect(try await test.store.textTotals(of: test.app), is: [], "the totals afterwards")
      await test.expect(try await test.store.removeTextCounts(of: test.app), is: 0, "how many there are then")
      await test.expect(try await test.store.removeTextCounts(of: "nobody's"), is: 0, "how many are nobody's")
      await test.expect(
        try await test.store.textTotals(of: other).map(\.missing), is: [3], "what another app's devices reported")
      // What is reported from then on is counted from nothing.
      try await test.store.count(Self.missing(0..<2), from: device.claim, at: 40)
      await test.expect(try await test.store.textTotals(of: test.app).map(\.reports), is: [2], "what is reported later")
    },
  ]

  /// A report of each of these texts.
  private static func missing(_ keys: Range<Int>) -> [TextReport] {
    keys.map { TextReport(language: "de", key: "k\($0)", kind: .missing) }
  }
}

extension CheckedStore {
  /// How many texts were last reported at each time before another.
  fileprivate nonisolated func ages(below time: Double) async throws(StoreFailure) -> [Double: Int] {
    let counts = try await store.textCounts(of: app, limit: 2 * TextCount.mostOfApp, offset: 0)
    return Dictionary(grouping: counts.map(\.lastAt).filter { $0 < time }) { $0 }.mapValues(\.count)
  }
}
