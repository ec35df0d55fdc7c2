import Dragoman
import Foundation
import LanguageTags
@_spi(Inspection) import SwiftUI
import TestGround
import Testing
import ThemeKit

@testable import LiveLocalization

extension Views {
  /// The demo app: its screens, and the two ways to open one from outside.
  @MainActor @Suite struct DemoAppTests {
    private static let english = ["Nothing here yet", "Hue", "Saturation", "Brightness", "Opacity"]
    private static let turkish = ["Henüz bir şey yok", "Renk tonu", "Doygunluk", "Parlaklık", "Opaklık"]

    /// The heading and the titles of the enum.
    private func said(_ host: SwiftUI.Host) -> [String] {
      host.spoken.compactMap { line in
        line.hasSuffix("| heading") || line.hasSuffix("| adjustable")
          ? String(line.prefix { $0 != "|" }).trimmingCharacters(in: .whitespaces) : nil
      }
    }

    @Test func `the titles of an enum and a view's string flip live, and Arabic mirrors the layout`() {
      Views.with {
        let host = Host(LiveLocalizationScreen())
        #expect(said(host) == Self.english)
        host.stops[0].element.choose?(AnyHashable("tr"))
        host.update()
        #expect(said(host) == Self.turkish)
        host.tap("العربية")
        #expect(said(host).first == "لا يوجد شيء هنا بعد")
        #expect(host.stops.last?.element.environment.layoutDirection == .rightToLeft)
        host.tap("العربية")
        #expect(said(host) == Self.turkish, "the language of before")
        #expect(host.stops.last?.element.environment.layoutDirection == .leftToRight)
      }
    }

    @Test func `a launch and an address open a screen`() throws {
      #expect(Demo(arguments: ["Demo", "-openDemo", "Live Localization"]) == .liveLocalization)
      #expect(Demo(arguments: ["Demo", "-openDemo"]) == nil)
      #expect(Demo(arguments: ["Demo", "-openDemo", "Nothing"]) == nil)
      #expect(Demo(arguments: ["Demo"]) == nil)
      let addresses: KeyValuePairs<String, Demo?> = [
        "globalcomponents-demo://open?openDemo=Live%20Localization": .liveLocalization,
        "globalcomponents-demo://open?x=1&openDemo=Components": .components,
        "globalcomponents-demo://open?openDemo=": nil, "globalcomponents-demo://open": nil,
        "https://example.org/?openDemo=Components": nil,
      ]
      for (address, demo) in addresses { #expect(Demo(url: try #require(URL(string: address))) == demo, "\(address)") }
    }

    @Test func `the reader stays on the screen when the language changes`() throws {
      struct Root: View {
        @State private var path: [Demo] = []
        var body: some View {
          DemoList(path: $path)
            .onOpenURL { url in if let demo = Demo(url: url) { path = [demo] } }
            .themeKit()
        }
      }
      try Views.with {
        let host = Host(Root())
        #expect(host.texts == ["Components", "Live Localization", "Two Languages"])
        host.tap("Two Languages")
        #expect(host.spoken.contains("Rating | 4.5 out of 5"))
        host.open(try #require(URL(string: "globalcomponents-demo://open?openDemo=Live%20Localization")))
        #expect(said(host) == Self.english)
        Theme.setLanguage("tr")
        host.update()
        #expect(said(host) == Self.turkish, "navigation state survives a new identity")
      }
    }

    @Test func `the launch argument opens the screen in a process of its own`() throws {
      let app = BuiltProgram("LiveLocalization")
      let catalog = String(
        decoding: try TestGround.bytes("Examples/LiveLocalization.swiftpm/Sources/ThemeKit.xcstrings"), as: UTF8.self)
      let said = try app.lines(
        beside: ["ThemeKit.xcstrings": catalog], environment: ["LANG": "tr_TR.UTF-8"],
        words: ["-openDemo", "Live Localization"])
      #expect(said.contains("Renk tonu"))
      let list = try app.lines(beside: [:], environment: ["LANG": "tr_TR.UTF-8"], words: [])
      #expect(list == ["Components", "Live Localization", "Two Languages"])
    }

    @Test func `two languages stand on one screen`() {
      Views.with {
        Theme.setLanguage("tr")
        let host = Host(TwoLanguagesScreen().themeKit())
        #expect(host.spoken.contains("Puan | 5 üzerinden 4.5"))
        #expect(host.spoken.contains("التقييم | 4.5 من 5"))
      }
    }

    @Test func `every component is at work, and nothing says English words in Turkish`() {
      Views.with {
        Theme.setLanguage("tr")
        let host = Host(ComponentsScreen().themeKit())
        #expect(host.spoken.count > 35)
        let english = [
          "Card number", "Promo code:", "Search", "Select", "Quantity", "Passengers", "Next page", "Progress",
        ]
        #expect(english.filter { word in host.spoken.contains { $0.contains(word) } } == [])
      }
    }

    @Test func `the app and the page have one catalog`() throws {
      let page = try TestGround.bytes("Service/Sources/ReceptionService/Resources/ThemeKit.xcstrings")
      let app = try TestGround.bytes("Examples/LiveLocalization.swiftpm/Sources/ThemeKit.xcstrings")
      #expect(page == app, "copy the service's ThemeKit.xcstrings into Examples/LiveLocalization.swiftpm/Sources")
    }
  }
}
