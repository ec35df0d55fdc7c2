internal import Foundation
internal import HTTPService
internal import LanguageTags
internal import ReceptionProtocol
internal import Synchronization

/// Something that a device says of itself and that means nothing. The device is served all the same, as the protocol wants
/// it; whoever writes its client is told, by a field of the answer and by a line of the service's log.
enum DeviceDoubt: String, Hashable, Sendable, CaseIterable {
  /// `!!!`, `German`.
  case language = "language is no language tag, and counts as en"
  /// `zz`, `!`; `C` and `POSIX` are locales of their own.
  case locale = "locale is no identifier of a locale"
  /// `Moon/X`.
  case timezone = "timezone is no time zone of the IANA database"

  /// The doubts about what a device says when it registers, but for its language.
  static func of(_ device: DeviceDescription) -> [DeviceDoubt] {
    let isLocale =
      ["C", "POSIX"].contains(device.locale.prefix { $0 != "." && $0 != "@" })
      || DeviceLocale(identifier: device.locale).language?.hasRegisteredLanguage == true
    return (isLocale ? [] : [.locale]) + (TimeZone(identifier: device.timezone) == nil ? [.timezone] : [])
  }
}

extension HTTPResponse {
  /// The field that says it.
  static let noteField = "Reception-Note"

  /// The same answer, with what was doubtful about its request.
  func noting(_ doubts: [DeviceDoubt]) -> HTTPResponse {
    guard !doubts.isEmpty else { return self }
    var answer = self
    answer.fields[Self.noteField] = doubts.map(\.rawValue).joined(separator: "; ")
    return answer
  }
}

/// Tells whoever runs the service what the clients of an app say wrong: each thing once, or a hundred thousand devices would
/// fill the log with it. Nothing of what they wrote is in it.
final class DoubtLog: Sendable {
  private let write: (@Sendable (String) -> Void)?
  private let told = Mutex<Set<String>>([])

  /// - Parameter write: takes a line; nil tells nobody.
  init(_ write: (@Sendable (String) -> Void)?) { self.write = write }

  /// Notes what is doubtful about a device of an app.
  func note(_ doubts: [DeviceDoubt], app: String) {
    guard let write else { return }
    for doubt in doubts {
      let line = "a device of the app \(app): \(doubt.rawValue)"
      if told.withLock({ $0.insert(line).inserted }) { write(line) }
    }
  }
}
