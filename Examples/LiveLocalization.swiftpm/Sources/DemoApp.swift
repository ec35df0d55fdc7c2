import Foundation
import ThemeKit

/// The demo: a list of screens, one of which can be opened from outside.
@main
struct DemoApp: App {
  @State private var path: [Demo] = Demo(arguments: ProcessInfo.processInfo.arguments).map { [$0] } ?? []

  var body: some Scene {
    WindowGroup {
      DemoList(path: $path)
        .onOpenURL { url in if let demo = Demo(url: url) { path = [demo] } }
        .themeKit()
    }
  }
}

/// The list of screens. Its path is kept above the provider, so a switch of the language leaves the reader where they are.
struct DemoList: View {
  @Binding var path: [Demo]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(Demo.allCases) { demo in NavigationLink(value: demo) { Text(verbatim: demo.rawValue) } }
      }
      .navigationTitle(Demo.listTitle)
      .navigationDestination(for: Demo.self) { $0.screen.navigationTitle($0.rawValue) }
    }
  }
}
