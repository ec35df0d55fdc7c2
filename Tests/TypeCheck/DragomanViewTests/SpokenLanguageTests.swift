import Dragoman
import DragomanViews
import Foundation
import LanguageTags
@_spi(Inspection) import SwiftUI
import Testing

// snippet
struct TideTable: View {
  private let say: SpokenText
  let minutes: Int

  init(_ texts: StringResolver, minutes: Int) {
    say = SpokenText(texts)
    self.minutes = minutes
  }

  var body: some View {
    Text(verbatim: say("High tide"))
    Text(verbatim: say("\(minutes) minutes to high tide"))
  }
}
// end

/// Two languages on one screen, for any SDK.
@MainActor @Suite struct SpokenLanguageTests {
  private let texts: StringResolver = {
    let words = MemorySource(
      "tides",
      [
        "en": ["High tide": "High tide", "%lld minutes to high tide": "%lld minutes to high tide"],
        "ar": ["High tide": "أعلى مد", "%lld minutes to high tide": "%lld دقيقة حتى أعلى مد"],
        "fr": ["High tide": "Pleine mer", "%lld minutes to high tide": "%lld minutes avant la pleine mer"],
      ])
    return StringResolver(policy: .pinned(.english), steps: [.matched(words), .fixed(.english, words)])
  }()

  /// Says what surrounds it.
  private struct Probe: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    var body: some View {
      Text(verbatim: "\(locale.identifier) \(direction == .rightToLeft ? "rtl" : "ltr")")
    }
  }

  private struct Screen: View {
    let texts: StringResolver
    var body: some View {
      TideTable(texts, minutes: 20)
      VStack {
        TideTable(texts, minutes: 20)
        Probe()
        Probe().spokenLanguage(nil)
      }
      .spokenLanguage(LanguageTag("ar"))
    }
  }

  @Test func `a part has a language, a locale and a direction of its own`() {
    let host = Host(Screen(texts: texts))
    #expect(
      host.texts == [
        "High tide", "20 minutes to high tide", "أعلى مد", "20 دقيقة حتى أعلى مد", "ar rtl", "ar rtl",
      ])
  }

  @Test func `a switch draws the rest again and leaves the part alone`() {
    let host = Host(Screen(texts: texts))
    host.evaluations = []
    texts.setLanguage(LanguageTag("fr"))
    host.update()
    #expect(host.texts[0...2] == ["Pleine mer", "20 minutes avant la pleine mer", "أعلى مد"])
    #expect(host.evaluations == ["TideTable"])
  }

  @Test func `every language of the right-to-left scripts turns its part`() {
    let seen = ["ar", "he", "ur", "fa-IR", "az-Arab", "tr", "ur-Latn"].map { tag in
      Host(Probe().spokenLanguage(LanguageTag(tag))).texts.joined()
    }
    #expect(
      seen == ["ar rtl", "he rtl", "ur rtl", "fa-IR rtl", "az-Arab rtl", "tr ltr", "ur-Latn ltr"])
  }
}
