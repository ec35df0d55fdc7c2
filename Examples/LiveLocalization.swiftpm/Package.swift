// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app that Xcode opens by a double click on this folder. Its parts are type-checked and tested without Xcode in
// Tests/TypeCheck of the package above.
let package = Package(
  name: "LiveLocalization",
  defaultLocalization: "en",
  platforms: [.iOS(.v18)],
  products: [
    .iOSApplication(
      name: "LiveLocalization", targets: ["LiveLocalization"], bundleIdentifier: "com.globalcomponents.Demo",
      displayVersion: "1.0", bundleVersion: "1", appIcon: .placeholder(icon: .map), accentColor: .presetColor(.teal),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  dependencies: [.package(name: "dragoman", path: "../..")],
  targets: [
    .executableTarget(
      name: "LiveLocalization", dependencies: [.product(name: "ThemeKit", package: "dragoman")], path: "Sources",
      resources: [.process("ThemeKit.xcstrings")])
  ],
  swiftLanguageModes: [.v6]
)
