#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  extension LanguageSwitcher: View {
    /// The menu: each language in its own name.
    public var body: some View { LanguageMenu(content: self) }
  }

  private struct LanguageMenu: View {
    let content: LanguageSwitcher
    private var say = Speech()

    init(content: LanguageSwitcher) { self.content = content }

    var body: some View {
      // A menu over the language of the moment shows another one chosen after a switch, whoever made it.
      let _ = ThemeKitStrings.observable.value
      Picker(selection: content.choice) {
        ForEach(content.languages) { Text(verbatim: $0.name).tag($0.code) }
      } label: {
        Text(verbatim: say(content.accessibilityLabel))
      }
    }
  }
#endif
