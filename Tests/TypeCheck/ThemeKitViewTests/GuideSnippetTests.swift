import Dragoman
import LanguageTags
@_spi(Inspection) import SwiftUI
import Testing

@testable import ThemeKit

// snippet
struct Root: View {
  var body: some View {
    VStack {
      LanguageSwitcher([.init(code: "en"), .init(code: "tr")], selection: ThemeKitStrings.languageBinding)
      Rating(score: 4.5)
    }
    .themeKit()
  }
}
// end

// snippet
struct Ratings: View {
  var body: some View {
    Rating(score: 4.5)
    Rating(score: 4.5).themeKitLanguage("ar")
  }
}
// end

// snippet
struct ChannelName: View {
  let channel: ColorChannel
  @Environment(\.themeKitLanguage) private var language

  var body: some View { Text(verbatim: channel.text.string(in: language)) }
}
// end

extension Views {
  /// The views of the guides.
  @MainActor @Suite struct GuideSnippets {
    @Test func `a switcher below the provider switches what is beside it`() {
      Views.with {
        let host = Host(Root(), environment: Views.english)
        #expect(host.spoken.last == "Rating | 4.5 out of 5")
        host.stops[0].element.choose?(AnyHashable("tr"))
        host.update()
        #expect(host.spoken.last == "Puan | 5 üzerinden 4.5")
        #expect(Theme.currentLanguage == "tr")
      }
    }

    @Test func `one part speaks Arabic, and a view of the app's own asks in that language`() {
      Views.with {
        #expect(Views.spoken(Ratings()) == ["Rating | 4.5 out of 5", "التقييم | 4.5 من 5"])
        #expect(Host(ChannelName(channel: .hue).themeKitLanguage("ar")).texts == ["درجة اللون"])
        #expect(Host(ChannelName(channel: .hue)).texts == ["Hue"])
      }
    }
  }
}
