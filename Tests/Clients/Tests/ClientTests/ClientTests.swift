import EveryModule
import Foundation
import Localization
import LocalizedClient
import MarkdownRender
import StrictClient
import Swift5Client
import Testing

/// What clients say with what they imported.
@MainActor @Suite(.serialized) struct ClientTests {
  @Test func `an app in Swift 5 switches everything from its picker`() {
    let model = ShopModel(["en": ["Basket": "Basket"], "de": ["Basket": "Warenkorb"]])
    var heard: [String] = []
    model.onSwitch = { heard.append($0) }
    model.choose("de")
    model.choose(nil)
    #expect(heard == ["Warenkorb", "Basket"])
    #expect(model.titles == ["Hue", "Saturation", "Brightness", "Opacity"])
    #expect(model.rules().count == 3)
    #expect(model.options().copyText == "拷贝")
    #expect(model.price(80).contains("80"))
  }

  @Test func `a strict client says texts in its reader's language`() async {
    let desk = Desk()
    #expect(await desk.guests(3, in: "de") == "3 Gäste")
    #expect(await desk.guestsLater(3, in: "de") == "3 Gäste")
    #expect(await desk.guests(3, in: "en") == "3 guests")
    let sentences = Sentences()
    #expect(sentences.rating(4.5) == "4.5 out of 5")
    #expect(sentences.title() == "Harbour 2")
    #expect(sentences.send() == "Send")
    #expect(!sentences.copy().isEmpty)
  }

  @Test func `an app has a module Localization and types of our names`() {
    let screen = Screen()
    #expect(screen.map() == "Karte")
    #expect(screen.answer() == "Map")
    #expect(screen.component() == "Select")
    #expect(screen.size.width + screen.table.rows == 643)
  }

  @Test func `every library is imported at once`() async throws {
    let said = try await Everything.said()
    #expect(
      said == [
        "Karte", "Mop", "Mop", "true", "Map", "1", "de.lproj/Own.strings", "Ja!", "1.234",
        "Deutsch",
        "enzh-Hans", "en",
      ])
  }
}
