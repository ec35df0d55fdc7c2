#if DEBUG && canImport(SwiftUI)
  import Foundation
  import SwiftUI

  /// The components on Xcode's canvas in English, German, Arabic and a pseudo-language, and once in the largest type.
  struct ComponentPreviews: PreviewProvider {
    static var previews: some View {
      let _ = ThemeKitStrings.register(PreviewTexts.source)
      ForEach(PreviewTexts.languages, id: \.self) { code in
        PreviewGallery().themeKitLanguage(code).previewDisplayName(AppLanguage(code: code).name)
      }
      PreviewGallery().themeKitLanguage("de").dynamicTypeSize(.accessibility5).previewDisplayName("Deutsch, AX5")
    }
  }

  private struct PreviewGallery: View {
    @State private var adults = 3
    @State private var children = 4
    @State private var infants = 0
    @State private var code = ""

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Rating(score: 4.5, reviews: 128)
          AvailabilityBadge(.left(3))
          PriceTag(Price(80, "EUR"), before: Price(100, "EUR"))
          PromoCode(code: $code, state: .rejected) {}
          PassengerPicker(adults: $adults, children: $children, infants: $infants)
          Steps(["Cart", "Address", "Payment"], current: 1)
          EmptyState(.noMatches) {}
        }
        .padding()
      }
    }
  }
#endif
