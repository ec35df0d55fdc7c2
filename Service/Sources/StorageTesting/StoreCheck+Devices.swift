internal import ReceptionProtocol
internal import ReceptionStorage

extension StoreCheck {
  static let devices = [
    StoreCheck("keeps what a device says of itself") { test throws(StoreFailure) in
      let device = try await test.device(language: "es-MX")
      let record = try await test.store.device(device.claim, at: 2_000)
      await test.expect(record.description, is: CheckedDevice.description("es-MX"), "the description")
      await test.expect(record.app, is: test.app, "the app")
      await test.expect([record.registeredAt, record.synchronizedAt], is: [1_000, 1_000], "the times")
      await test.expect(record.effectiveLanguage.identifier, is: "es-419", "the effective language")
    },
    StoreCheck("keeps the last language when an update has none") { test throws(StoreFailure) in
      let device = try await test.device(language: nil)
      await test.expect(try await test.record(device)?.description.language, is: nil, "the language before any")
      for (language, expected) in [("ar", "ar"), (nil, "ar"), ("is-IS", "is-IS"), (nil, "is-IS")] {
        try await test.store.update(device.claim, with: CheckedDevice.description(language), sequence: nil, at: 2_000)
        await test.expect(try await test.record(device)?.description.language, is: expected, "the language")
      }
    },
    StoreCheck("answers an older update and does not store it") { test throws(StoreFailure) in
      let device = try await test.device()
      for (sequence, language, expected) in [
        (2, "fr", "fr"), (1, "it", "fr"), (2, "it", "fr"), (nil, "ja", "ja"), (2, "it", "ja"), (3, "ko", "ko"),
      ] as [(Int?, String, String)] {
        try await test.store.update(
          device.claim, with: CheckedDevice.description(language), sequence: sequence, at: 2_000)
        await test.expect(
          try await test.record(device)?.description.language, is: expected, "after update \(sequence ?? -1)")
      }
      await test.expect(try await test.record(device)?.sequence, is: 3, "the sequence")
    },
    StoreCheck("forgets the user at a logout, and keeps device and language") { test throws(StoreFailure) in
      let device = try await test.device()
      try await test.store.update(device.claim, with: CheckedDevice.description("tr"), sequence: 5, at: 2_000)
      try await test.store.logOut(device.claim, sequence: 5, at: 2_100)
      await test.expect(try await test.record(device)?.description.name, is: "Ada", "the name after an older logout")
      try await test.store.logOut(device.claim, sequence: 6, at: 2_200)
      await test.expect(
        try await test.record(device)?.description, is: CheckedDevice.description("tr").anonymous, "the description")
      try await test.store.update(device.claim, with: CheckedDevice.description("de"), sequence: 6, at: 2_300)
      await test.expect(try await test.record(device)?.description.name, is: nil, "the name after an older update")
    },
    StoreCheck("lists an app's devices, the last registered first, in pages") { test throws(StoreFailure) in
      var ids: [DeviceID] = []
      for place in 0..<3 {
        let device = CheckedDevice(app: test.app)
        ids.append(device.id)
        try await test.store.register(
          NewDevice(
            id: device.id, app: test.app, description: CheckedDevice.description("de"),
            token: StoredToken(hash: device.token.hash, expiresAt: 9_000), session: device.session.hash),
          at: Double(place))
      }
      let pages = [
        try await test.store.devices(of: test.app, limit: 2, offset: 0),
        try await test.store.devices(of: test.app, limit: 2, offset: 2),
      ]
      await test.expect(pages.map { $0.map(\.id) }, is: [[ids[2], ids[1]], [ids[0]]], "the pages")
      await test.expect(
        try await test.store.devices(of: "nobody's", limit: 2, offset: 0).isEmpty, "another app has none")
    },
    StoreCheck("registers a device once, however often it asks, and keeps the newest of what it said") {
      test throws(StoreFailure) in
      let device = CheckedDevice(app: test.app)
      for (sequence, language, expected) in [(1, "fr", "fr"), (1, "it", "fr"), (3, "ja", "ja"), (2, "it", "ja")] {
        try await test.store.register(device.asking(language, sequence: sequence), at: 1_000 + Double(sequence))
        await test.expect(
          try await test.record(device)?.description.language, is: expected, "after registration \(sequence)")
      }
      await test.expect(
        try await test.store.devices(of: test.app, limit: 9, offset: 0).map(\.sequence), is: [3], "the devices")
      await test.expect(try await test.record(device)?.registeredAt, is: 1_001, "the time")
      try await test.store.update(device.claim, with: CheckedDevice.description("ko"), sequence: 4, at: 2_000)
      try await test.store.register(device.asking("it", sequence: 3), at: 2_100)
      await test.expect(try await test.record(device)?.description.language, is: "ko", "after an update")
    },
    StoreCheck("registers a device once that asks many times at once") { test throws(StoreFailure) in
      let device = CheckedDevice(app: test.app)
      let refused = await withTaskGroup(of: Bool.self) { group in
        for sequence in 1...12 {
          group.addTask {
            (try? await test.store.register(device.asking("fr", sequence: sequence), at: Double(sequence))) == nil
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      await test.expect(refused, is: 0, "how many registrations were refused")
      await test.expect(
        try await test.store.devices(of: test.app, limit: 9, offset: 0).map(\.sequence), is: [12], "the devices")
    },
    StoreCheck("registers again only whom it knows, and not whom it does not serve") { test throws(StoreFailure) in
      let device = CheckedDevice(app: test.app)
      try await test.store.register(device.asking("fr", sequence: 1), at: 1_000)
      let token = DeviceSecret(.token, of: device.id)
      try await test.store.renewToken(
        device.renewal, to: StoredToken(hash: token.hash, expiresAt: 9_000), at: 2_000)
      try await test.store.register(device.asking("fr", sequence: 2), at: 2_000)
      _ = try await test.store.device(DeviceClaim(app: test.app, secret: token), at: 2_000)
      var other = device.asking("it", sequence: 9)
      other.session = DeviceSecret(.session, of: device.id).hash
      let (stranger, id) = (other, device.id.rawValue)
      await test.expect(.conflict("Device \(id)"), "another's registration") { () async throws(StoreFailure) in
        try await test.store.register(stranger, at: 2_000)
      }
      try await test.store.setBlocked(true, device: device.id)
      await test.expect(.blocked, "a blocked device's registration") { () async throws(StoreFailure) in
        try await test.store.register(device.asking("it", sequence: 9), at: 2_000)
      }
      await test.expect(try await test.record(device)?.description.language, is: "fr", "the language")
    },
    StoreCheck("registers for an app that there is, and renames it") { test throws(StoreFailure) in
      await test.expect(.notFound("app nobody's"), "a registration") { () async throws(StoreFailure) in
        _ = try await test.device(app: "nobody's")
      }
      let renamed = AppRecord(id: test.app, name: "Renamed", isDemo: true)
      try await test.store.save(renamed)
      await test.expect(try await test.store.apps().filter { $0.id == test.app }, is: [renamed], "the app")
    },
    StoreCheck("renames an app that was switched meanwhile, and leaves the switch as it is") {
      test throws(StoreFailure) in
      for isDisabled in [true, false] {
        try await test.store.setDisabled(isDisabled, app: test.app)
        // As whoever read it before writes it back.
        try await test.store.save(AppRecord(id: test.app, name: "Renamed", isDisabled: !isDisabled))
        let expected = AppRecord(id: test.app, name: "Renamed", isDisabled: isDisabled)
        await test.expect(try await test.store.apps().filter { $0.id == test.app }, is: [expected], "the app")
      }
    },
    StoreCheck("switches an app off and on, and changes nothing else of it") { test throws(StoreFailure) in
      let app = AppRecord(id: test.app, name: "Port", isDemo: true)
      try await test.store.save(app)
      try await test.store.save(AppSettings(hidesTextInPushes: true), of: test.app)
      for isDisabled in [true, true, false] {
        try await test.store.setDisabled(isDisabled, app: test.app)
        var expected = app
        expected.isDisabled = isDisabled
        await test.expect(try await test.store.apps().filter { $0.id == test.app }, is: [expected], "the app")
      }
      await test.expect(try await test.store.settings(of: test.app).hidesTextInPushes, is: true, "the settings")
      await test.expect(.notFound("app nobody's"), "a switch") { () async throws(StoreFailure) in
        try await test.store.setDisabled(true, app: "nobody's")
      }
    },
  ]

  static let sessions = [
    StoreCheck("believes a token only of its device, in its app, until it expires") { test throws(StoreFailure) in
      let device = try await test.device(expiresAt: 3_000)
      let other = try await test.device()
      let claims = [
        ("another secret", device.impostor, 2_000), ("the session secret", device.renewal, 2_000),
        ("another app's claim", DeviceClaim(app: "other", secret: device.token), 2_000),
        ("another device's secret", DeviceClaim(app: test.app, device: other.id, hash: device.token.hash), 2_000),
        ("an expired token", device.claim, 3_000),
      ]
      for (name, claim, time) in claims {
        await test.expect(.unauthorized, "a look-up by \(name)") { () async throws(StoreFailure) in
          _ = try await test.store.device(claim, at: Double(time))
        }
        await test.expect(.unauthorized, "an update by \(name)") { () async throws(StoreFailure) in
          try await test.store.update(claim, with: CheckedDevice.description("it"), sequence: nil, at: Double(time))
        }
        await test.expect(.unauthorized, "a logout by \(name)") { () async throws(StoreFailure) in
          try await test.store.logOut(claim, sequence: nil, at: Double(time))
        }
        await test.expect(.unauthorized, "a deletion by \(name)") { () async throws(StoreFailure) in
          try await test.store.delete(claim, at: Double(time))
        }
        await test.expect(.unauthorized, "a message by \(name)") { () async throws(StoreFailure) in
          _ = try await test.store.append(OutgoingMessage(id: "1", text: "x"), from: claim, at: Double(time))
        }
        await test.expect(.unauthorized, "a report by \(name)") { () async throws(StoreFailure) in
          try await test.store.count(
            [TextReport(language: "de", key: "k", kind: .missing)], from: claim, at: Double(time))
        }
      }
      await test.expect(
        try await test.record(device)?.description, is: CheckedDevice.description("de"), "the description afterwards")
    },
    StoreCheck("renews a token for its session secret, and the old one opens nothing") { test throws(StoreFailure) in
      let device = try await test.device(expiresAt: 1_500)
      await test.expect(.sessionRevoked, "a renewal by the token") { () async throws(StoreFailure) in
        try await test.store.renewToken(device.claim, to: StoredToken(hash: device.token.hash, expiresAt: 9), at: 2_000)
      }
      let token = DeviceSecret(.token, of: device.id)
      try await test.store.renewToken(
        device.renewal, to: StoredToken(hash: token.hash, expiresAt: 9_000), at: 2_000)
      await test.expect(.unauthorized, "a look-up by the old token") { () async throws(StoreFailure) in
        _ = try await test.store.device(device.claim, at: 1_200)
      }
      _ = try await test.store.device(DeviceClaim(app: test.app, secret: token), at: 2_000)
    },
    StoreCheck("deletes a device with all it ever sent, and revokes its session") { test throws(StoreFailure) in
      let device = try await test.device()
      let other = try await test.device()
      for one in [device, other] {
        _ = try await test.store.append(OutgoingMessage(id: "1", text: "kept?"), from: one.claim, at: 2_000)
      }
      try await test.store.delete(device.claim, at: 2_000)
      await test.expect(try await test.record(device), is: nil, "the deleted device")
      await test.expect(try await test.shown(device), is: [], "its messages")
      await test.expect(try await test.shown(other), is: ["kept?"], "another's messages")
      await test.expect(.unauthorized, "an update of the deleted device") { () async throws(StoreFailure) in
        try await test.store.update(device.claim, with: CheckedDevice.description("it"), sequence: nil, at: 2_000)
      }
      await test.expect(.sessionRevoked, "a renewal of the deleted device") { () async throws(StoreFailure) in
        try await test.store.renewToken(
          device.renewal, to: StoredToken(hash: device.token.hash, expiresAt: 9), at: 2_000)
      }
      try await test.store.remove(other.id)
      await test.expect(try await test.record(other), is: nil, "the removed device")
      await test.expect(.notFound("device \(other.id.rawValue)"), "a second removal") { () async throws(StoreFailure) in
        try await test.store.remove(other.id)
      }
    },
    StoreCheck("serves a blocked device nothing but its deletion") { test throws(StoreFailure) in
      let device = try await test.device()
      try await test.store.setBlocked(true, device: device.id)
      await test.expect(.blocked, "an update") { () async throws(StoreFailure) in
        try await test.store.update(device.claim, with: CheckedDevice.description("it"), sequence: nil, at: 2_000)
      }
      await test.expect(.blocked, "a renewal") { () async throws(StoreFailure) in
        try await test.store.renewToken(
          device.renewal, to: StoredToken(hash: device.token.hash, expiresAt: 9), at: 2_000)
      }
      try await test.store.setBlocked(false, device: device.id)
      try await test.store.update(device.claim, with: CheckedDevice.description("it"), sequence: nil, at: 2_000)
      try await test.store.setBlocked(true, device: device.id)
      try await test.store.delete(device.claim, at: 2_000)
      await test.expect(.notFound("device \(device.id.rawValue)"), "blocking it again") {
        () async throws(StoreFailure) in
        try await test.store.setBlocked(true, device: device.id)
      }
    },
  ]
}
