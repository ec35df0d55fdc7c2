import Foundation
import HTTPService
import ReceptionProtocol
@testable import ReceptionService
import ReceptionStorage

extension FuzzTarget {
  private static let device =
    #"{"platform":"ios","sdkVersion":"1","locale":"de_CH","timezone":"UTC","language":"fr-CA","name":"Zoë","#
    + #""metadata":{"a":"b"},"pushEnvironment":"SANDBOX","sequence":7}"#

  private static let words = [
    "\"platform\":", "\"sdkVersion\":", "\"locale\":", "\"timezone\":", "\"language\":", "\"metadata\":{",
    "\"sequence\":",
    "\"registrationKey\":", "\"pushEnvironment\":\"PRODUCTION\"", "\"reports\":[", "\"id\":", "\"text\":",
    "\"photoCount\":", "null", "true", "\\u0000", "\\ud83d", "1e9", "9007199254740993", "[[[[", "{\"a\":",
  ]

  /// The body of an update: the quick reader says what the general one says, or nothing, and what is stored reads back.
  static let update = FuzzTarget(
    name: "update-body", seeds: [Array(device.utf8), Array("{}".utf8)], words: words,
    read: { bytes in
      let general = try? JSONDecoder().decode(DeviceUpdate.self, from: Data(bytes))
      if let quick = PlainBody.update(bytes) { require(quick == general, "two readers differ") }
      guard let device = general?.device, let checked = try? device.checked() else { return }
      require(checked.overLimit.isEmpty, "something over its limit passes")
      require((checked.language?.utf16.count ?? 0) <= DeviceLimits.language, "a language is too long")
      var kept = checked
      kept.language = nil
      let stored = try? JSONDecoder().decode(
        DeviceDescription.self, from: Data(DescriptionJSON.text(of: checked).utf8))
      require(stored == kept, "a description does not read back as it is stored")
      require(
        DeviceSearchText.folded(DeviceSearchText.text(of: checked)) == DeviceSearchText.text(of: checked),
        "folded twice")
    })

  /// Every other body, and the file of texts that a team publishes.
  static let bodies = FuzzTarget(
    name: "bodies",
    seeds: [
      device, #"{"reports":[{"language":"de_de","key":"k","kind":"missing","count":2}]}"#,
      #"{"id":"1","text":"Hi","photoCount":2}"#, #"{"sequence":3}"#, #"{"title":{"de":"Hilfe","pt_BR":"Ajuda"}}"#,
      #"{"schemaVersion":1,"revision":7,"epoch":"a","appearance":{"text":{"title":{"de":"x"}}}}"#,
    ].map { Array($0.utf8) }, words: words,
    read: { bytes in
      let (decoder, data) = (JSONDecoder(), Data(bytes))
      if let message = try? decoder.decode(OutgoingMessage.self, from: data), let checked = try? message.checked() {
        let stored = ConversationMessage(number: 1, id: checked.id, author: .user, text: checked.text, sentAt: 0)
        let event = EventStream.event(stored)
        require(String(any: event).split(separator: "\n").count == 3, "a message breaks its event")
      }
      if let reports = try? decoder.decode(TextReports.self, from: data), let checked = try? reports.checked() {
        require(checked.allSatisfy { !$0.key.isEmpty && $0.count > 0 }, "an empty report passes")
      }
      if let registration = try? decoder.decode(DeviceRegistration.self, from: data), let key = registration.key {
        require(RegistrationKey(key.text) == key, "a key does not read back")
        require(DeviceIdentity(key: key, app: "a").id.rawValue > 0, "a number is not from 1 on")
      }
      _ = try? decoder.decode(DeviceLogout.self, from: data)
      if let file = try? AppearanceFile(bytes) {
        let texts = file.texts.flatMap { field, texts in texts.values.map { (field, $0) } }
        require(texts.allSatisfy { $0.accepts($1) }, "a text that no device shows is published")
      }
      _ = try? decoder.decode(AppearanceEnvelope.self, from: data)
    })
}
