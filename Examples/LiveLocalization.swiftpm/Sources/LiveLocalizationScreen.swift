import Foundation
import ThemeKit

/// A view's string and the titles of an enum that is no view flip together, and Arabic mirrors the layout.
struct LiveLocalizationScreen: View {
  @State private var channels: [ColorChannel: Double] = [.hue: 0.58, .saturation: 0.62, .brightness: 0.78, .opacity: 1]
  @State private var before = "en"

  var body: some View {
    LocalizedPart(channels: $channels, isArabic: isArabic).themeKitLocalized()
  }

  /// Arabic and back to the language of before.
  private var isArabic: Binding<Bool> {
    Binding(
      get: { Theme.currentLanguage == "ar" },
      set: { isOn in
        if isOn { before = Theme.currentLanguage }
        Theme.setLanguage(isOn ? "ar" : before)
      })
  }
}

private struct LocalizedPart: View {
  @Binding var channels: [ColorChannel: Double]
  @Binding var isArabic: Bool

  var body: some View {
    Form {
      LanguageSwitcher([.init(code: "en"), .init(code: "tr")], selection: ThemeKitStrings.languageBinding)
      Toggle(isOn: $isArabic) { Text(verbatim: "العربية") }
      EmptyState()
      ForEach(ColorChannel.allCases, id: \.self) { channel in
        ColorSlider(channel, value: Binding(get: { channels[channel] ?? 0 }, set: { channels[channel] = $0 }))
      }
    }
  }
}
