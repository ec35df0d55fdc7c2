import Dragoman

@testable import ThemeKit

/// The file of the specification, character for character.
enum SeedCatalog {
  static let json = #"""
    {
      "sourceLanguage" : "en",
      "version" : "1.0",
      "strings" : {
        "Card number" : {
          "extractionState" : "manual",
          "shouldTranslate" : true,
          "localizations" : {
            "tr" : { "stringUnit" : { "state" : "translated", "value" : "Kart numarası" } }
          }
        },
        "Promo code:" : {
          "localizations" : {
            "tr" : { "stringUnit" : { "state" : "translated", "value" : "Promosyon kodu:" } }
          }
        },
        "%@ out of %@" : {
          "comment" : "Rating VoiceOver value — interpolated keys use %@ for every value; reorder with %1$@/%2$@ if your grammar needs it.",
          "localizations" : {
            "tr" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ üzerinden %1$@" } }
          }
        }
      }
    }
    """#

  static let bytes = [UInt8](json.utf8)

  static func source() throws -> CatalogSource { try CatalogSource(xcstrings: bytes, name: "ThemeKit") }
}
