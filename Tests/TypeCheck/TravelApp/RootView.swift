import SwiftUI
import ThemeKit

/// What the sample leaves to the host: a screen with texts of ThemeKit inside and outside the view graph.
struct RootView: View {
  var body: some View {
    VStack {
      Text(verbatim: Theme.currentLanguage)
      Text(verbatim: String(themeKit: "Card number"))
      Text(verbatim: ColorChannel.hue.title)
      AvailabilityBadge(.left(3))
    }
  }
}
