import Foundation
import ReceptionProtocol
import ReceptionStorage
import Testing

@testable import ReceptionService

/// The quick reader of updates says what the general one says, or nothing.
@Suite struct PlainBodyTests {
  private static let required = #""platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC""#

  @Test func `an update as a client writes it is read at once`() throws {
    var device = DeviceDescription(platform: "ios", sdkVersion: "1.0", locale: "de_CH", timezone: "Europe/Zurich")
    (device.appVersion, device.appBuild, device.osVersion) = ("5", "4711", "18.4")
    (device.deviceModel, device.language, device.bundleId) = ("iPhone17,1", "fr-CA", "org.example")
    (device.externalUserId, device.name, device.email) = ("u-1", "Ada ليلى 佐藤", "a@example.org")
    (device.metadata, device.pushToken, device.pushEnvironment) = (["plan": "pro", "": ""], "t", .sandbox)
    for update in [DeviceUpdate(device, sequence: 999_999_999_999_999), DeviceUpdate(device, sequence: nil)] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      #expect(PlainBody.update([UInt8](try encoder.encode(update))) == update)
      encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
      #expect(PlainBody.update([UInt8](try encoder.encode(update))) == update)
    }
  }

  @Test func `what it is not sure of it leaves to the general reader`() throws {
    let more = [
      #","name":"a\nb""#, #","name":null"#, #","name":7"#, #","other":"x""#, #","sequence":1.0"#,
      #","sequence":0"#, #","sequence":-1"#, #","sequence":01"#, #","sequence":1e3"#, #","sequence":9999999999999999"#,
      #","sequence":"1""#, #","sequence":1 2"#, #","platform":"macos""#, #","metadata":{"a":"b","a":"c"}"#,
      #","metadata":{"a":1}"#, #","metadata":{"a":"b",}"#, #","metadata":[]"#, #","pushEnvironment":"sandbox""#, ",",
      #","name""#, #","name":"#, #","name":"x"#, #","name":"x"}}"#, "}x", #","name":"\#u{1}""#, #"}{"#,
    ]
    let bodies =
      more.map { Array("{\(Self.required)\($0)}".utf8) } + [
        [], Array("{}".utf8), Array("[]".utf8), Array("{\"platform\":\"ios\"}".utf8), Array("null".utf8),
        Array("{\(Self.required),\"name\":\"".utf8) + [0xFF, 0x22, 0x7D],
        [0xEF, 0xBB, 0xBF] + Array("{\(Self.required)}".utf8),
      ]
    let read = bodies.filter { PlainBody.update($0) != nil }.map { String(decoding: $0, as: UTF8.self) }
    #expect(read == [])
  }

  @Test func `where it reads, the general reader reads the same, whatever happens to a body`() {
    let whole = Array(
      #"{\#(Self.required), "language" : "fr-CA","name":"Zoë","metadata":{"a":"b","c":"d"},"sequence":17,"pushEnvironment":"PRODUCTION"}"#
        .utf8)
    var generator = SystemRandomNumberGenerator()
    let signs = Array(#"{}[]",:\0129enull aà"#.utf8)
    var (read, differ) = (0, [String]())
    for _ in 0..<20_000 {
      var body = whole
      for _ in 0..<Int.random(in: 0...2) {
        let place = Int.random(in: 0..<body.count)
        switch UInt8.random(in: 0...2) {
        case 0: body[place] = signs.randomElement() ?? 0
        case 1: body.remove(at: place)
        default: body.insert(signs.randomElement(using: &generator) ?? 0, at: place)
        }
      }
      guard let update = PlainBody.update(body) else { continue }
      read += 1
      if (try? JSONDecoder().decode(DeviceUpdate.self, from: Data(body))) != update {
        differ.append(String(decoding: body, as: UTF8.self))
      }
    }
    #expect(differ.isEmpty, "\(differ.prefix(3))")
    #expect(read > 5_000)
  }

  @Test func `what the stores keep of a description has every member of it but the language`() throws {
    var device = DeviceDescription(platform: "a", sdkVersion: "b", locale: "c", timezone: "d")
    (device.appVersion, device.appBuild, device.osVersion, device.deviceModel) = ("e", "f", "g", "h")
    (device.bundleId, device.externalUserId, device.name, device.email) = ("i", "j", "k", "l")
    (device.metadata, device.pushToken, device.pushEnvironment) = (["m": "n"], "o", .sandbox)
    device.language = "de"
    let json = DescriptionJSON.text(of: device)
    let written = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    // A member that is new in the description, and nobody has given a value here or written there, is missed.
    let members = Mirror(reflecting: device).children.compactMap(\.label)
    #expect(Set(written.keys) == Set(members).subtracting(["language"]) && members.count == 16)
    device.language = nil
    #expect(try JSONDecoder().decode(DeviceDescription.self, from: Data(json.utf8)) == device)
  }

  @Test func `what the stores keep of a description is read back as it was`() throws {
    var device = DeviceDescription(
      platform: "\"\\/\u{0}\u{1F}\u{7F}", sdkVersion: "\u{202E}abc", locale: "", timezone: "é\n\t")
    for text in ["", "x", "👩‍👩‍👧‍👦", "\u{2028}\"}", String(repeating: "\\", count: 300)] {
      device.name = text
      device.metadata = [text: text, "k": "\u{8}"]
      device.pushEnvironment = .production
      let json = DescriptionJSON.text(of: device)
      #expect(try JSONDecoder().decode(DeviceDescription.self, from: Data(json.utf8)) == device)
    }
    device.language = "de"
    #expect(!DescriptionJSON.text(of: device).contains("language"))
    device = DeviceDescription(platform: "a", sdkVersion: "b", locale: "c", timezone: "d")
    device.metadata = [:]
    #expect(
      DescriptionJSON.text(of: device)
        == #"{"platform":"a","sdkVersion":"b","locale":"c","timezone":"d","metadata":{}}"#)
  }
}
