import Dragoman
import Foundation
import LanguageTags
@_spi(Inspection) import SwiftUI
import TestGround
import Testing

@testable import ThemeKit

// The guide's code, between the marks; Tests/GuideTests compares it with the guide.
// snippet
struct Notice {
  let text: ThemeText  // follows
  let string: String  // does not
}

struct NoticeView: View {
  let notice: Notice
  var body: some View {
    Text(notice.text.string)
    Text(notice.string)
  }
}
// end

extension Views {
  /// The guide to what follows a switch, row by row.
  @MainActor @Suite struct Guide {
    struct Eager: View {
      let title: String
      init() { title = ColorChannel.hue.title }
      var body: some View { Text(verbatim: title) }
    }

    struct Computed: View {
      private var title: String { ColorChannel.hue.title }
      var body: some View { Text(verbatim: title) }
    }

    struct Late: View {
      @State private var said = ""
      var body: some View {
        Button(action: { said = ColorChannel.hue.title }) { Text(verbatim: said.isEmpty ? "–" : said) }
      }
    }

    @Test func `reads follow a switch as the guide says`() {
      struct Screen: View {
        let notice: Notice
        let eager = Eager()
        var body: some View {
          NoticeView(notice: notice)
          eager
          Computed()
          Text(verbatim: ColorChannel.hue.text.string(in: LanguageTag("ar")))
          Late()
        }
      }
      Views.with {
        let text = ColorChannel.hue.text
        let host = Host(Screen(notice: Notice(text: text, string: text.string)).themeKit(resetsIdentity: false))
        #expect(host.texts == ["Hue", "Hue", "Hue", "Hue", "درجة اللون", "–"])
        Theme.setLanguage("tr")
        host.update()
        #expect(host.texts == ["Renk tonu", "Hue", "Hue", "Renk tonu", "درجة اللون", "–"])
        host.tap("–")
        #expect(host.texts.last == "Renk tonu", "an action speaks the language of its moment")
        Theme.setLanguage("en")
        host.update()
        #expect(host.texts == ["Hue", "Hue", "Hue", "Hue", "درجة اللون", "Renk tonu"])
      }
    }
  }
}
