import Foundation
import LanguageTags
import ReceptionProtocol
import Testing

/// What device and service say to each other.
@Suite struct WireTests {
  @Test func `a device's region is that of its locale, never a place`() {
    let rows: [(identifier: String, language: String?, region: String?)] = [
      ("de_CH", "de-CH", "CH"), ("de_DE@rg=chzzzz", "de-DE", "CH"), ("ar_EG.UTF-8", "ar-EG", "EG"),
      ("en_US_POSIX", "en-US-posix", "US"), ("en-DE-u-rg-gbsct", "en-DE", "GB"), ("zh_Hans_CN", "zh-Hans-CN", "CN"),
      ("de", "de", nil), ("es_419@currency=USD", "es-419", "419"), ("", nil, nil), ("@rg=chzzzz", nil, "CH"),
      ("de_DE@rg=", "de-DE", "DE"), ("de_DE@rg=ch", "de-DE", "DE"), ("de_DE@currency=EUR;rg=atzzzz", "de-DE", "AT"),
    ]
    let failures = rows.filter { row in
      let locale = DeviceLocale(identifier: row.identifier)
      return locale.language?.description != row.language || locale.region != row.region
        || locale.identifier != row.identifier
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `the device's locale answers only for a device that never reported a language`() {
    let rows: [(reported: String?, locale: String, language: String)] = [
      ("es-MX", "de_DE", "es-419"), ("is-IS", "de_DE", "en"), (nil, "de_CH", "de"), ("", "fr_CA", "fr-CA"),
      ("  ", "pt_AO", "pt-BR"), ("German", "de_DE", "en"), (nil, "C", "en"), (nil, "", "en"), (nil, "is_IS", "en"),
      (nil, "de_DE@rg=chzzzz", "de"),
    ]
    let failures = rows.filter { row in
      ReceptionLanguage.effective(reported: row.reported, locale: DeviceLocale(identifier: row.locale)).identifier
        != row.language
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `a message that asks for a review says so, every other one is as it always was`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var message = ConversationMessage(number: 3, id: "r", author: .team, text: "Hi", photoCount: 1, sentAt: 9)
    let plain = #"{"author":"team","id":"r","number":3,"photoCount":1,"sentAt":9,"text":"Hi"}"#
    #expect(String(decoding: try encoder.encode(message), as: UTF8.self) == plain)
    #expect(try JSONDecoder().decode(ConversationMessage.self, from: Data(plain.utf8)) == message)
    message.asksForReview = true
    let asking = #"{"asksForReview":true,"#.appending(plain.dropFirst())
    #expect(String(decoding: try encoder.encode(message), as: UTF8.self) == asking)
    #expect(try JSONDecoder().decode(ConversationMessage.self, from: Data(asking.utf8)) == message)
  }

  @Test func `bodies are written and read as documented`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var device = DeviceDescription(platform: "ios", sdkVersion: "1.0", locale: "de_CH", timezone: "Europe/Zurich")
    device.language = "es-MX"
    device.pushEnvironment = .production
    let failure = ServiceFailure(code: .rateLimited, message: "Later.", retryScope: .address)
    let update = DeviceUpdate(device, sequence: 7)
    let envelope = AppearanceEnvelope(revision: 7, epoch: "a1", texts: [.title: ["de": "Hilfe"]])
    let rows: [(found: Data, expected: String)] = [
      (
        try encoder.encode(update),
        #"{"language":"es-MX","locale":"de_CH","platform":"ios","pushEnvironment":"PRODUCTION","sdkVersion":"1.0","sequence":7,"timezone":"Europe/Zurich"}"#
      ),
      (
        try encoder.encode(failure),
        #"{"error":{"code":"rate_limited","message":"Later.","retryScope":"address"}}"#
      ),
      (
        try encoder.encode(DeviceRegistration(device, key: RegistrationKey(Self.key), sequence: 1)),
        #"{"language":"es-MX","locale":"de_CH","platform":"ios","pushEnvironment":"PRODUCTION","registrationKey":"\#(Self.key)","sdkVersion":"1.0","sequence":1,"timezone":"Europe/Zurich"}"#
      ),
      (try encoder.encode(RenewedToken(token: "t")), #"{"token":"t"}"#),
      (try encoder.encode(DeviceLogout(sequence: 8)), #"{"sequence":8}"#),
      (
        try encoder.encode(envelope),
        #"{"appearance":{"text":{"title":{"de":"Hilfe"}}},"epoch":"a1","revision":7,"schemaVersion":1}"#
      ),
    ]
    let failures = rows.filter { String(decoding: $0.found, as: UTF8.self) != $0.expected }
    #expect(failures.isEmpty, "\(failures.map { String(decoding: $0.found, as: UTF8.self) })")
    let decoder = JSONDecoder()
    #expect(try decoder.decode(DeviceUpdate.self, from: rows[0].found) == update)
    #expect(try decoder.decode(ServiceFailure.self, from: rows[1].found) == failure)
    #expect(try decoder.decode(DeviceRegistration.self, from: rows[2].found).key?.text == Self.key)
    #expect(try decoder.decode(AppearanceEnvelope.self, from: rows[5].found) == envelope)
    let newer = Data(#"{"error":{"code":"new_code","retryScope":"planet"},"hint":1}"#.utf8)
    #expect(try decoder.decode(ServiceFailure.self, from: newer).code.rawValue == "new_code")
  }

  private static let key = String(repeating: "0123456789abcdef", count: 4)

  @Test func `a registration key is 64 hexadecimal digits, new each time`() throws {
    let key = RegistrationKey()
    #expect(key != RegistrationKey() && RegistrationKey(key.text) == key && key.bytes.count == 32)
    #expect(RegistrationKey(Self.key)?.bytes.prefix(3) == [0x01, 0x23, 0x45])
    #expect(RegistrationKey(Self.key.uppercased())?.text == Self.key)
    let none = [
      "", "a", Self.key + "0", String(Self.key.dropLast()), Self.key.dropLast() + "g", Self.key.dropLast() + "é",
    ]
    #expect(none.filter { RegistrationKey($0) != nil } == [])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(RegistrationKey.self, from: Data(#""a1""#.utf8)) }
  }

  @Test func `a description within the limits is left as it is, and twenty entries stay of more`() {
    var device = DeviceDescription(platform: "ios", sdkVersion: "1", locale: "en", timezone: "UTC")
    device.name = String(repeating: "𝄞", count: 128)
    device.metadata = ["plan": "pro"]
    #expect(device.withinLimits().device == device && device.overLimit.isEmpty)
    device.name = String(repeating: "𝄞", count: 129)
    device.metadata = Dictionary(uniqueKeysWithValues: (10..<31).map { ("k\($0)", "v") })
    device.metadata?[String(repeating: "k", count: 65)] = "v"
    #expect(device.overLimit == ["name", "metadata.k30", "metadata." + String(repeating: "k", count: 65)])
    #expect(device.withinLimits().device.overLimit.isEmpty)
  }
}
