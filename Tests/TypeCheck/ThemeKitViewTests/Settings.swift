import Dragoman
import Foundation
import LanguageTags
@_spi(Inspection) import SwiftUI
import TestGround
import Testing

@testable import ThemeKit

/// The tests of views: they touch what a process has once, the language and the consumer's catalog, one after the other.
@MainActor @Suite(.serialized) struct Views {
  /// Runs with the demo's catalog on a device that prefers English, and gives everything back.
  static func with(_ source: (any StringSource)? = demo, device: String = "en-US", _ body: () throws -> Void) rethrows {
    ThemeKitBridge.shared.follow(.fixed(preferred: [LanguageTag(device)!]))
    ThemeKitBridge.shared.register(source)
    defer {
      Theme.setLanguage(nil)
      ThemeKitBridge.shared.register(nil)
      ThemeKitBridge.shared.follow(.ofThisProcess)
    }
    try body()
  }

  /// Turkish and Arabic, every key.
  static let demo: any StringSource = {
    let bytes = try? TestGround.bytes("Service/Sources/ReceptionService/Resources/ThemeKit.xcstrings")
    return (try? CatalogSource(xcstrings: bytes ?? [], name: "ThemeKit")) ?? MemorySource("none", [:])
  }()

  static let english = {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return environment
  }()

  /// What a screen reader says of a view.
  static func spoken(_ view: some View) -> [String] { Host(view, environment: english).spoken }
}
