import Dragoman
import Foundation
import Observation
import Synchronization
import Testing

@testable import ThemeKit

/// The forced locale: announced when it changes, and of one mind with the language.
@Suite struct LocaleSettingTests {
  private let arabic = Locale(identifier: "ar_EG")
  private let arabicInWesternDigits = Locale(identifier: "ar_EG@numbers=latn")

  private func bridge() -> ThemeKitBridge {
    ThemeKitBridge(consumer(["en": ["Hue": "Hue"], "ar": ["Hue": "درجة اللون"], "tr": ["Hue": "Ton"]]), device: ["en"])
  }

  @Test func `another locale of the same language is announced`() {
    let bridge = bridge()
    bridge.setLocale(arabic)
    let before = bridge.revision.value
    let told = Mutex<[String]>([])
    withObservationTracking {
      _ = bridge.revision.value
    } onChange: {
      told.withLock { $0.append(bridge.effectiveLocale.identifier) }
    }
    withObservationTracking {
      _ = bridge.effectiveLocale
    } onChange: {
      told.withLock { $0.append(bridge.effectiveLocale.identifier) }
    }
    bridge.setLocale(arabicInWesternDigits)
    #expect(told.withLock { $0 } == Array(repeating: arabicInWesternDigits.identifier, count: 2))
    #expect(bridge.revision.value == before + 1)
    bridge.setLocale(arabicInWesternDigits)
    #expect(bridge.revision.value == before + 1, "the same locale again is no change")
    bridge.setLanguage("tr")
    #expect(bridge.revision.value == before + 2, "a new language with its locale is one change")
    bridge.setLocale(nil)
    #expect(bridge.revision.value == before + 3)
  }

  @Test func `an observer that switches in turn has the last word`() {
    let bridge = bridge()
    let subscription = bridge.resolver.onChange { choice in
      if choice.appLanguage == tag("ar-EG") { bridge.setLanguage("tr") }
    }
    bridge.setLocale(arabic)
    #expect(bridge.text("Hue") == "Ton")
    #expect(bridge.effectiveLocale == Locale(identifier: "tr"))
    subscription.cancel()
  }
}
