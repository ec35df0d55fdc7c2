// swift-format-ignore-file
import ThemeKit

@main
struct TravelApp: App {
    @AppStorage("appLanguage") private var appLanguage = "en"
    var body: some Scene {
        WindowGroup {
            RootView()
                .themeKit()                                            // root, once — folds in localization
                .onAppear { Theme.setLanguage(appLanguage) }
        }
    }
}
