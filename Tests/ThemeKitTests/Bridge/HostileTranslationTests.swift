import Dragoman
import Testing

@testable import ThemeKit

@Suite struct HostileTranslationTests {
  @Test func `a translation that the values cannot fill is passed over and reported once`() {
    let rows: [String] = [
      "%lld üzerinden %lld", "%3$@ / %1$@", "%1$@ ve %@", "%@ %", "%@ %@ %@", "%@ %y", "%f", "%", "%1$",
      "%99999999999999999999$@", "%0$@", "%*d", String(repeating: "%@", count: 10_000),
    ]
    for translation in rows {
      let bridge = ThemeKitBridge(consumer(["en": [:], "tr": ["%@ out of %@": translation]]), device: ["tr"])
      let heard = HeardReports()
      bridge.reports.forward(to: heard.reporter)
      for _ in 1...3 { #expect(bridge.text("\("four") out of \("five")") == "four out of five", "\(translation)") }
      #expect(heard.refusals(of: "%@ out of %@") == 1, "\(translation): \(heard.all)")
    }
  }

  @Test func `the next step answers, not the end of the list`() {
    let catalog = consumer([
      "en": ["%@ left": "Only %@ to go"], "tr": ["%@ left": "Son %lld"], "de": ["%@ left": "Noch %@"],
    ])
    let bridge = ThemeKitBridge(catalog, device: ["de"])
    bridge.setLanguage("tr")
    #expect(bridge.text("\("three") left") == "Noch three")
    #expect(bridge.text("\(3) left") == "Son 3", "a whole number satisfies %lld")
    #expect(bridge.text("\(3.5) left") == "Noch 3.5", "a number with a fraction does not")
  }

  @Test func `who listens late hears what was reported before, and nothing twice`() {
    let bridge = ThemeKitBridge(consumer(["en": [:], "tr": ["%@ left": "%3$@"]]), device: ["tr"])
    #expect(bridge.text("\(3) left") == "3 left")
    let (late, later) = (HeardReports(), HeardReports())
    bridge.reports.forward(to: late.reporter)
    #expect(late.refusals(of: "%@ left") == 1)
    #expect(bridge.text("\(4) left") == "4 left")
    #expect(late.refusals(of: "%@ left") == 1)
    bridge.reports.forward(to: later.reporter)
    bridge.setLanguage("")
    #expect(later.all.count == late.all.count + 1)
  }

  @Test func `a translation may leave a value out`() {
    let bridge = ThemeKitBridge(consumer(["en": [:], "tr": ["%@ out of %@": "%2$@ yıldız"]]), device: ["tr"])
    #expect(bridge.text("\(4) out of \(5)") == "5 yıldız")
  }

  @Test func `placeholders within a value are never filled`() {
    let bridge = ThemeKitBridge(consumer(["en": [:], "tr": ["%@ applied": "%@ uygulandı"]]), device: ["tr"])
    #expect(bridge.text("\("%@%1$@%n{app}") applied") == "%@%1$@%n{app} uygulandı")
  }
}
