import Dragoman
import LanguageTags
import StringTables
import StringTemplates

@testable import ThemeKit

/// A tag from a literal of a test.
func tag(_ text: String) -> LanguageTag { LanguageTag(text)! }

extension ThemeKitBridge {
  /// A bridge of its own on a device with a list of preferred languages.
  convenience init(_ consumer: (any StringSource)?, device: [String], hostDeclares: [String] = []) {
    self.init(consumer: consumer, host: .fixed(hostDeclares.map(tag), preferred: device.map(tag)))
  }

  /// The seed's three texts.
  var seedTexts: [String] {
    [text("Card number"), text("Promo code:"), text("\(4.5) out of \(5)")]
  }
}

/// Texts in code as a consumer's catalog, English being the source language.
func consumer(_ texts: KeyValuePairs<String, [String: String]>) -> any StringSource {
  MemorySource("consumer", texts)
}
