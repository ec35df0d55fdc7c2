internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import LanguageTags
internal import ReceptionProtocol
internal import ReceptionStorage

/// What a device says of itself, as the dashboard writes it.
struct DeviceFacts {
  let record: DeviceRecord
  let texts: DashboardTexts

  init(_ record: DeviceRecord, _ texts: DashboardTexts) {
    self.record = record
    self.texts = texts
  }

  /// Who the user is, as well as it is known, in their own direction.
  var user: HTML {
    let named = [record.description.name, record.description.email, record.description.externalUserId]
    guard let name = named.lazy.compactMap({ $0 }).first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      return texts("No name").element(.span, .class("soft"))
    }
    return .element(.bdi, .class("name")) { texts.written(name) }
  }

  /// The app language as it was reported.
  var appLanguage: HTML {
    guard let tag = record.description.language else {
      return texts("Never reported").element(.span, .class("soft"))
    }
    return coded(tag, name: texts.name(ofLanguage: tag))
  }

  /// The language that the service speaks to the device.
  var shownIn: HTML {
    let language = record.effectiveLanguage
    return coded(language.identifier, name: texts.name(ofLanguage: language.identifier))
  }

  /// The device's locale as it was reported.
  var locale: HTML { code(record.description.locale) }

  /// The region of that locale; never that of a network address.
  var region: HTML {
    guard let region = record.locale.region else { return texts("None").element(.span, .class("soft")) }
    return coded(region, name: texts.name(ofRegion: region))
  }

  /// The version of the app, and what it runs on.
  var version: HTML {
    let app = [record.description.appVersion, record.description.appBuild.map { "(\($0))" }].compactMap { $0 }
    let platform = record.description.platform
    let system = [Self.platforms[platform] ?? platform, record.description.osVersion].compactMap { $0 }
    return .element(.span, .class("two")) {
      HTML.element(.bdi, .named(.dir, "ltr")) { HTML.text(app.isEmpty ? "–" : app.joined(separator: " ")) }
      HTML.element(.small, .named(.dir, "ltr")) { HTML.text(system.joined(separator: " ")) }
    }
  }

  /// Platforms as their makers write them.
  private static let platforms = [
    "ios": "iOS", "ipados": "iPadOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    "linux": "Linux",
  ]

  /// When the device last said what it is.
  var lastSync: HTML { texts.time(record.synchronizedAt) }

  private func coded(_ code: String, name: String?) -> HTML {
    .element(.span, .class("two")) {
      if let name { HTML.element(.bdi) { HTML.text(name) } }
      self.code(code)
    }
  }

  private func code(_ code: String) -> HTML {
    .element(.code, .named(.dir, "ltr"), .named(.translate, "no")) { HTML.text(code) }
  }
}
