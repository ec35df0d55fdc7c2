import Dragoman
import Foundation
import TestGround
import Testing

@testable import ThemeKit

/// The tests that touch what a process has once: the language, the consumer's catalog. They run one after the other.
@Suite(.serialized, .processSettings) struct ProcessSettings {
  /// Runs with a consumer's catalog on a device that prefers English, whatever this one prefers, and follows this one
  /// again afterwards, without a catalog.
  static func with<Result>(_ source: (any StringSource)?, _ body: () throws -> Result) rethrows -> Result {
    begin(source)
    defer { end() }
    return try body()
  }

  static func begin(_ source: (any StringSource)?) {
    ThemeKitBridge.shared.follow(.fixed(preferred: [tag("en-US")]))
    ThemeKitBridge.shared.register(source)
  }

  static func end() {
    Theme.setLanguage(nil)
    ThemeKitBridge.shared.register(nil)
    ThemeKitBridge.shared.follow(.ofThisProcess)
  }
}
