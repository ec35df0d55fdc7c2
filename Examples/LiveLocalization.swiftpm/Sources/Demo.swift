import Foundation
import ThemeKit

/// The screens of the demo. Their names are the app's own words, and stay as they are.
enum Demo: String, Hashable, CaseIterable, Identifiable {
  case components = "Components"
  case liveLocalization = "Live Localization"
  case twoLanguages = "Two Languages"

  static let listTitle = "ThemeKit"

  var id: Self { self }

  /// The screen that a launch asks for: `-openDemo "Live Localization"`.
  init?(arguments: [String]) {
    guard let place = arguments.firstIndex(of: "-openDemo"), place + 1 < arguments.count else { return nil }
    self.init(rawValue: arguments[place + 1])
  }

  /// The screen that an address asks for: `globalcomponents-demo://open?openDemo=Live%20Localization`.
  init?(url: URL) {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    guard url.scheme == "globalcomponents-demo", let name = items.first(where: { $0.name == "openDemo" })?.value
    else { return nil }
    self.init(rawValue: name)
  }

  @MainActor @ViewBuilder var screen: some View {
    switch self {
    case .components: ComponentsScreen()
    case .liveLocalization: LiveLocalizationScreen()
    case .twoLanguages: TwoLanguagesScreen()
    }
  }
}
