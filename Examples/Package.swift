// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Examples",
  defaultLocalization: "en",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "dragoman", path: "..")],
  targets: [
    .target(
      name: "GreeterKit",
      dependencies: [
        .product(name: "Dragoman", package: "dragoman"), .product(name: "LanguageTags", package: "dragoman"),
      ],
      resources: [.copy("Resources/GreeterKit.xcstrings")]),
    .testTarget(
      name: "GreeterKitTests",
      dependencies: [
        "GreeterKit", .product(name: "Dragoman", package: "dragoman"),
        .product(name: "LanguageTags", package: "dragoman"),
      ]),
    .target(
      name: "WelcomeServer",
      dependencies: [
        "GreeterKit", .product(name: "Dragoman", package: "dragoman"),
        .product(name: "LanguageTags", package: "dragoman"),
      ]),
    .executableTarget(name: "welcome-server", dependencies: ["WelcomeServer"]),
    .testTarget(name: "WelcomeServerTests", dependencies: ["WelcomeServer"]),
    // The program's own module has the name that localization libraries like to take. Dragoman leaves it free.
    .target(
      name: "Localization", dependencies: [.product(name: "FoundationStrings", package: "dragoman")],
      resources: [.process("Resources")]),
    .executableTarget(
      name: "greet",
      dependencies: [
        "GreeterKit", "Localization", .product(name: "Dragoman", package: "dragoman"),
        .product(name: "LanguageTags", package: "dragoman"),
      ]),
    .testTarget(name: "GreetTests", dependencies: ["greet", "GreeterKit", "Localization"]),
  ],
  swiftLanguageModes: [.v6]
)

// As a careful client would build: nothing of the engine may be needed by those who import an SDK on it.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
